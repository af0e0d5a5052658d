import { createLocator } from '../../problem/position.ts';
import type { Place } from '../../problem/problem.ts';

/**
 * The place of a URL itself in the link or tag that begins at `place`, in the text of its file; that of a reference
 * stands in its definition. `place` where it is not found.
 */
export function pointAtUrl(text: string, place: Place, written: string): Place {
  const start = findOffset(text, place);
  if (start === undefined || written === '') return place;
  const rest = text.slice(start, start + 4000);
  const isTag = rest.startsWith('<');
  const end = isTag ? findTagEnd(rest) : findParagraphEnd(rest);
  // Markdown's parser gives "/über uns" as "/%C3%BCber%20uns".
  const quoted = [...new Set([written, decode(written)])].map(quote).join('|');
  const before = isTag ? /(?:=\s*(?:\{\s*)?["'`]\s*|=|<)/ : /(?:\]\(\s*<?\s*|<|=\s*["'])/;
  const find = (form: string, where: string) =>
    new RegExp(`${form}(?<url>${quoted})(?![\\w/-])`, 'dm').exec(where)?.indices?.groups?.['url']?.[0];
  const at = find(before.source, rest.slice(0, end));
  const locate = createLocator(place.file, text);
  if (at !== undefined) return locate(start + at);
  const definition = isTag ? undefined : find('^[ \\t>]*\\[[^\\]\\n]+\\]:[ \\t]*<?', text);
  return definition === undefined ? place : locate(definition);
}

/** The first place of a URL in a text, whole and not as a part of a longer one. */
export function findUrl(file: string, text: string, url: string): Place | undefined {
  const found = new RegExp(`(?<![\\w/.-])${quote(url)}(?![\\w/-])`).exec(text);
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

function quote(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
