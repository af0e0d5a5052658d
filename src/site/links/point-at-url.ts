import { createLocator } from '../../problem/position.ts';
import type { Place } from '../../problem/problem.ts';

/**
 * The place of a URL itself in the link or tag that begins at `place`, in the text of its file; `place` where the URL
 * stands elsewhere, as that of a reference does.
 */
export function pointAtUrl(text: string, place: Place, written: string): Place {
  const start = findOffset(text, place);
  if (start === undefined || written === '') return place;
  const rest = text.slice(start, start + 4000);
  const isTag = rest.startsWith('<');
  const end = isTag ? findTagEnd(rest) : findParagraphEnd(rest);
  const quoted = written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = isTag ? /(?:=\s*(?:\{\s*)?["'`]\s*|=|<)/ : /(?:\]\(\s*<?\s*|<|=\s*["'])/;
  const found = new RegExp(`${before.source}(?<url>${quoted})`, 'd').exec(rest.slice(0, end));
  const at = found?.indices?.groups?.['url']?.[0];
  return at === undefined ? place : createLocator(place.file, text)(start + at);
}

/** The first place of a URL in a text, whole and not as a part of a longer one. */
export function findUrl(file: string, text: string, url: string): Place | undefined {
  const quoted = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = new RegExp(`(?<![\\w/.-])${quoted}(?![\\w/-])`).exec(text);
  return found ? createLocator(file, text)(found.index) : undefined;
}

function findOffset(text: string, { line, column }: Place): number | undefined {
  const breaks = /\r\n|\n|\r/g;
  for (let current = 1; current < line; current++) if (!breaks.exec(text)) return undefined;
  const offset = (line === 1 ? 0 : breaks.lastIndex) + column - 1;
  return offset < text.length ? offset : undefined;
}

function findTagEnd(text: string): number {
  const tag = /^<[^\s>"'{]*(?:[^>"'{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|\{)*>/.exec(text);
  return tag?.[0].length ?? text.length;
}

function findParagraphEnd(text: string): number {
  return /(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/.exec(text)?.index ?? text.length;
}
