import { type MdastNode, markdownToMdast, mdxToMdast } from 'satteri';
import { readFrontmatter } from '../../content/files/frontmatter.ts';
import { applyEdits, type TextEdit } from '../../lib/html/tags.ts';
import { createLocator } from '../../problem/position.ts';
import type { Place } from '../../problem/problem.ts';
import type { ChangeKind } from '../draft.ts';
import type { ImportLog } from '../project/import-log.ts';

/** A node of a page's Markdown, as far as an import looks at it; offsets are UTF-16 units of the page's text. */
export interface MarkdownNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly children: readonly MarkdownNode[];
  /** The node itself, for what only its type has. */
  readonly raw: MdastNode;
}

/** A page that is edited: its text stays, what is to be different is in `edits`. */
export interface PageEditor {
  /** In the project. */
  readonly file: string;
  readonly text: string;
  /** Where its Markdown begins. */
  readonly bodyStart: number;
  readonly root: MarkdownNode;
  /** Whether it could be read as MDX. */
  readonly isMdx: boolean;
  readonly edits: TextEdit[];
  readonly replace: (start: number, end: number, text: string) => void;
  readonly place: (offset: number) => Place;
  readonly note: (kind: ChangeKind, offset: number, what: string, why?: string) => void;
}

const features = { gfm: true, frontmatter: false, headingAttributes: true } as const;

/** Fenced code, which closes with as many marks as it opens, and code in a line. */
const CODE =
  /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*\r?$|(?![\s\S]))|(`+)(?!`)[^\n]*?[^`\n]\3(?!`)/gm;

/**
 * Parses a page. Comments of HTML, which MDX does not have, become comments of MDX, and those that Docusaurus takes for the
 * id of a heading become what Octavo has for it. A page that is not MDX is read as Markdown, and so is one of the format
 * `md`, which `escapeMarkdown` makes MDX of.
 */
export function openPage(
  text: string,
  file: string,
  log: ImportLog,
  format: 'md' | 'mdx' = 'mdx',
): PageEditor {
  const { bodyOffset } = readFrontmatter(text, file);
  const edits: TextEdit[] = [];
  const locate = createLocator(file, text);
  const hidden = text.slice(0, bodyOffset).replace(/[^\r\n]/g, ' ') + text.slice(bodyOffset);
  const unwrapped = blankFences(hidden, edits);
  const code = [...unwrapped.matchAll(CODE)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  const isCode = isInRanges(code);
  const swaps: { readonly edit: TextEdit; readonly shown: string }[] = [];
  const swap = (start: number, end: number, fresh: string) =>
    swaps.push({ edit: { start, end, text: fresh }, shown: fresh.padEnd(end - start) });
  for (const { index, 0: comment } of unwrapped.matchAll(/<!--([\s\S]*?)-->/g)) {
    if (isCode(index)) continue;
    const inner = comment.slice(4, -3).replaceAll('*/', '* ');
    swap(index, index + comment.length, `{/*${inner}*/}`);
  }
  for (const { index, 0: mark, 1: id = '' } of unwrapped.matchAll(
    /(?<=^#{1,6}[ \t][^\n]*)\{\/\*[ \t]*#([\w-]+)[ \t]*\*\/\}/gm,
  ))
    if (!isCode(index)) swap(index, index + mark.length, `{#${id}}`);
  edits.push(...swaps.map(({ edit }) => edit));
  const masked = applyEdits(
    unwrapped,
    swaps.map(({ edit, shown }) => ({ ...edit, text: shown })),
  );
  const parsed = format === 'md' ? parseMarkdown(hidden) : parsePage(masked, unwrapped);
  const kept = parsed.isMdx || format === 'md' ? edits : [];
  return {
    file,
    text,
    bodyStart: bodyOffset,
    root: toMarkdownNode(parsed.root, text),
    isMdx: parsed.isMdx,
    edits: kept,
    replace: (start, end, fresh) => void kept.push({ start, end, text: fresh }),
    place: locate,
    note: (kind, offset, what, why) => log.note(kind, locate(offset), what, why),
  };
}

/** Blanks the lines around `mdx-code-block`, by which Docusaurus keeps MDX from other programs, and takes them out. */
function blankFences(text: string, edits: TextEdit[]): string {
  return text.replace(
    /^([ \t]*(`{3,})mdx-code-block[ \t]*)(\r?\n)([\s\S]*?)^([ \t]*\2[ \t]*)$/gm,
    (all, head: string, _marks, lineBreak: string, inner: string, tail: string, offset: number) => {
      edits.push({ start: offset, end: offset + head.length, text: '' });
      edits.push({ start: offset + all.length - tail.length, end: offset + all.length, text: '' });
      return `${' '.repeat(head.length)}${lineBreak}${inner}${' '.repeat(tail.length)}`;
    },
  );
}

function parsePage(masked: string, plain: string): { readonly root: MdastNode; readonly isMdx: boolean } {
  try {
    return { root: mdxToMdast(masked, { features }), isMdx: true };
  } catch {
    return parseMarkdown(plain);
  }
}

function parseMarkdown(text: string): { readonly root: MdastNode; readonly isMdx: boolean } {
  return { root: markdownToMdast(text, { features }), isMdx: false };
}

function toMarkdownNode(raw: MdastNode, text: string): MarkdownNode {
  const children = 'children' in raw ? raw.children : [];
  return {
    type: raw.type,
    start: raw.position?.start.offset ?? 0,
    end: raw.position?.end.offset ?? text.length,
    children: children.map((child) => toMarkdownNode(child, text)),
    raw,
  };
}

/** Calls `visit` with each node of a page, outer ones first; what it gives false for is not gone into. */
export function walkPage(
  node: MarkdownNode,
  visit: (node: MarkdownNode, parents: readonly MarkdownNode[]) => boolean | undefined,
  parents: readonly MarkdownNode[] = [],
): void {
  if (visit(node, parents) === false) return;
  const inner = [...parents, node];
  for (const child of node.children) walkPage(child, visit, inner);
}

/** Whether an offset is in one of some ranges, which are in order and apart from each other. */
export function isInRanges(ranges: readonly (readonly [number, number])[]): (offset: number) => boolean {
  return (offset) => {
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.[0] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return offset < (ranges[low - 1]?.[1] ?? 0);
  };
}

/** What a node says to readers, without marks. */
export function readShownText(node: MarkdownNode): string {
  const { raw } = node;
  if ('value' in raw && typeof raw.value === 'string' && /^(?:text|inlineCode)$/.test(node.type))
    return raw.value;
  if ('alt' in raw && typeof raw.alt === 'string') return raw.alt;
  return node.children.map(readShownText).join('');
}
