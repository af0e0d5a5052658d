import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { isIconPath } from '../../content/icons/icon-name.ts';
import { createLocator } from '../../problem/position.ts';
import type { Place } from '../../problem/problem.ts';

/** A URL where a writer typed it. */
export interface PlacedLink {
  readonly written: string;
  /** As it is published. */
  readonly url: string;
  /** Where the link, its tag or its value begins. */
  readonly place: Place;
}

/** The links of a page and of the snippets that it shows. */
export function listPageLinks({ file, links, imports }: CompiledPage): readonly PlacedLink[] {
  return [
    ...links.map(({ written, url, line, column }) => ({ written, url, place: { file, line, column } })),
    ...imports.flatMap(({ snippet }) => listPageLinks(snippet)),
  ];
}

/** The links of `site.json`: every `url` and `href` in it, the social ones and images as icons; `publish` gives them as pages have them. */
export function listConfigLinks(
  config: SiteConfig,
  placeOf: PlaceOf,
  publish: (url: string) => string,
): readonly PlacedLink[] {
  const links: PlacedLink[] = [];
  const walk = (value: unknown, path: readonly (string | number)[]): void => {
    const key = path.at(-1);
    if (typeof value === 'string') {
      const isUrl = key === 'url' || key === 'href' || (key === 'src' && path[0] === 'head');
      if (isUrl || path[0] === 'footerSocials' || (key === 'icon' && isIconPath(value)))
        links.push({ written: value, url: publish(value), place: placeOf(path) });
    } else if (Array.isArray(value))
      for (const [index, item] of value.entries()) walk(item, [...path, index]);
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) walk(item, [...path, name]);
  };
  walk(config, []);
  return links;
}

/**
 * The place of a URL itself in the link or tag that begins at `place`, in the text of its file; that of a reference
 * is in its definition. `place` where it is not found.
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

/** What is kept of a compiled page to find its links' places once it is rendered. */
export interface PageLinks {
  readonly links: readonly PlacedLink[];
  /** The page's file and the snippets that it shows, relative to the site root. */
  readonly files: readonly string[];
  readonly isBroken: boolean;
}

/** Takes from a compiled page what `createLinkPlaces` needs. */
export function keepPageLinks(compiled: CompiledPage): PageLinks {
  const { file, dependencies, isBroken } = compiled;
  const files = [file, ...dependencies.filter((name) => /\.(?:mdx?|[jt]sx?)$/.test(name))];
  return { links: listPageLinks(compiled), files, isBroken };
}
