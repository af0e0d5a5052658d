import { createLocator } from '../../../problem/position.ts';
import type { Place } from '../../../problem/problem.ts';
import { type Holder, moveImport, moveUrl, type Renaming } from './moves.ts';

/** One address that a rename rewrites. */
export interface Rewrite {
  /** In the file as it was. */
  readonly place: Place;
  readonly from: string;
  readonly to: string;
}

/** The text of a page or snippet after a rename: only addresses change, code keeps every character. */
export function rewritePage(
  text: string,
  holder: Holder,
  renaming: Renaming,
): { readonly text: string; readonly rewrites: readonly Rewrite[] } {
  const locate = createLocator(holder.oldFile, text);
  const rewrites: Rewrite[] = [];
  let written = '';
  let at = 0;
  for (const { start, url, kind } of findUrls(text)) {
    const move = kind === 'import' ? moveImport : moveUrl;
    const moved = move(url, holder, renaming);
    if (moved === undefined || moved === url || start < at) continue;
    rewrites.push({ place: locate(start), from: url, to: moved });
    written += text.slice(at, start) + moved;
    at = start + url.length;
  }
  return { text: written + text.slice(at), rewrites };
}

/** A URL or an import's path as it is in the text of a page. */
interface UrlInText {
  readonly start: number;
  readonly url: string;
  readonly kind: 'link' | 'import';
}

const quoted = `"(?<a>[^"\\n]*)"|'(?<b>[^'\\n]*)'`;

const forms: readonly (readonly [UrlInText['kind'], RegExp])[] = [
  // [text](url) and ![text](url), the address between angle brackets or not
  ['link', /\]\(\s*(?:<(?<a>[^<>\n]*)>|(?<b>[^\s<>()]+(?:\([^\s()]*\)[^\s()]*)*))/dg],
  // [name]: url
  ['link', /^[ \t>]*\[[^\]\n]+\]:[ \t]*(?:<(?<a>[^<>\n]*)>|(?<b>[^\s<>]+))/dgm],
  // href="url", href={'url'}
  ['link', new RegExp(`(?<=\\s)(?:href|src|img|poster)\\s*=\\s*\\{?\\s*(?:${quoted})`, 'dg')],
  // icon="/a.svg", and { href: '/a' } in an export: only what is a path for certain
  [
    'link',
    new RegExp(
      `\\b(?:icon\\s*=|(?:href|url|src|img)["']?\\s*:)\\s*\\{?\\s*(?=["']\\.{0,2}/)(?:${quoted})`,
      'dg',
    ),
  ],
  ['import', new RegExp(`^(?:import|export)\\b[^'"\\n]*?(?:\\bfrom\\s*)?(?:${quoted})`, 'dgm')],
];

const frontmatter = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?^---[ \t]*$/m;
const frontmatterUrl = /^url[ \t]*:[ \t]*(?:"(?<a>[^"\n]*)"|'(?<b>[^'\n]*)'|(?<c>[^\s"'#][^\s#]*))/dgm;

/** The URLs in the text of a page or a snippet, in their order, those in code left out; `url` of frontmatter is one. */
export function findUrls(text: string): readonly UrlInText[] {
  const head = frontmatter.exec(text);
  const headText = head?.index === 0 ? head[0] : '';
  const body = headText.replace(/[^\r\n]/g, ' ') + maskCode(text.slice(headText.length));
  const found = [
    ...listMatches(headText, frontmatterUrl, 'link'),
    ...forms.flatMap(([kind, form]) => listMatches(body, form, kind)),
  ];
  const byStart = new Map(found.map((one) => [one.start, one]));
  return [...byStart.values()].sort((a, b) => a.start - b.start);
}

function listMatches(text: string, form: RegExp, kind: UrlInText['kind']): readonly UrlInText[] {
  return [...text.matchAll(form)].flatMap(({ groups, indices }) => {
    const name = ['a', 'b', 'c'].find((key) => groups?.[key] !== undefined);
    const [start] = (name === undefined ? undefined : indices?.groups?.[name]) ?? [];
    const url = name === undefined ? undefined : groups?.[name];
    return start === undefined || url === undefined ? [] : [{ start, url, kind }];
  });
}

const fence = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})([^\n]*)$/;

/**
 * A page's text with its fenced blocks and code spans blanked out, every other character where it was.
 * https://spec.commonmark.org/0.31.2/#fenced-code-blocks and #code-spans; in MDX indented text is not code.
 */
export function maskCode(text: string): string {
  const shown: string[] = [];
  let mark: string | undefined;
  let prose: string[] = [];
  const flush = () => {
    if (prose.length > 0) shown.push(maskSpans(prose.join('')));
    prose = [];
  };
  for (const line of text.split(/(?<=\n)/)) {
    const bare = line.replace(/\r?\n$/, '');
    const [, opening = '', info = ''] = fence.exec(bare) ?? [];
    if (mark !== undefined) {
      shown.push(blank(line));
      const isEnd = opening.startsWith(mark) && info.trim() === '';
      if (isEnd) mark = undefined;
    } else if (opening !== '' && !(opening.startsWith('`') && info.includes('`'))) {
      flush();
      mark = opening;
      shown.push(blank(line));
    } else {
      prose.push(line);
      if (bare.trim() === '') flush();
    }
  }
  flush();
  return shown.join('');
}

/** A run of backticks ends at the next run of the same length in the paragraph; a lone run is text. */
function maskSpans(paragraph: string): string {
  let masked = '';
  let at = 0;
  for (;;) {
    const found = /(?<![\\`])`+/.exec(paragraph.slice(at));
    if (!found) return masked + paragraph.slice(at);
    const [run] = found;
    const start = at + found.index;
    const rest = paragraph.slice(start + run.length);
    const end = new RegExp(`(?<!\`)\`{${run.length}}(?!\`)`).exec(rest);
    const stop = start + run.length + (end ? end.index + run.length : 0);
    masked += paragraph.slice(at, start) + (end ? blank(paragraph.slice(start, stop)) : run);
    at = stop;
  }
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}
