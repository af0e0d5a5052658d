import { findTablePadding, listLines } from '../../lib/text/table-padding.ts';
import { createLocator } from '../../problem/position.ts';
import { type Problem, startOf } from '../../problem/problem.ts';
import { describeOpenBraces, markdownProblem } from '../compile/markdown-problems.ts';
import type { Root, TreeNode } from '../transform/tree-node.ts';

/** Characters of a page or a snippet. */
export const longestPage = 2_000_000;
/** Elements within each other, components and quotations among them. */
export const deepestNesting = 100;
/** Braces that nothing closes: the parser reads the rest of the page for each of them. */
const mostOpenBraces = 1000;
/** Cells that the rows of a table lack. */
const mostPadding = 10_000;

const quotes = new RegExp(`>(?:[ \\t]*>){${deepestNesting}}`);
const fence = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

/** What keeps a text from being parsed in time and memory that grow with its length alone: its size, or its nesting. */
export function findOversize(text: string, file: string): Problem | undefined {
  if (text.length > longestPage) return markdownProblem('too-long', startOf(file), text.length, longestPage);
  const padded = findTablePadding(text, mostPadding);
  if (padded !== undefined)
    return markdownProblem('padded-table', createLocator(file, text)(padded), mostPadding);
  const counted =
    text.length > mostOpenBraces && text.split('{', mostOpenBraces + 2).length > mostOpenBraces + 1;
  if (!counted && !quotes.test(text)) return undefined;
  const found = findNested(text, counted);
  if (!found) return undefined;
  const place = createLocator(file, text)(found.offset);
  return found.isQuote
    ? markdownProblem('too-deep', place, deepestNesting)
    : describeOpenBraces(place, mostOpenBraces);
}

/** The first line outside of code with too many quotations in each other, or the first of too many open braces. */
function findNested(
  text: string,
  countsBraces: boolean,
): { readonly offset: number; readonly isQuote: boolean } | undefined {
  const open: number[] = [];
  let closing: string | undefined;
  for (const { line, offset } of listLines(text)) {
    const [, mark, rest = ''] = fence.exec(line) ?? [];
    const isFence =
      mark !== undefined &&
      // https://spec.commonmark.org/0.31.2/#fenced-code-blocks
      (closing === undefined
        ? !(mark.startsWith('`') && rest.includes('`'))
        : mark.startsWith(closing) && rest.trim() === '');
    if (isFence) closing = closing === undefined ? mark : undefined;
    if (!isFence && closing === undefined) {
      const [quoted = ''] = /^(?:[ \t>]|[-*+][ \t]|\d+[.)][ \t])*/.exec(line) ?? [];
      if (quoted.split('>').length - 1 > deepestNesting)
        return { offset: offset + line.indexOf('>'), isQuote: true };
      if (countsBraces) countBraces(line, offset, open);
      if (open.length > mostOpenBraces) return { offset: open[0] ?? 0, isQuote: false };
    }
  }
  return undefined;
}

/** Takes the braces of a line, but for those in code and behind a backslash, into the list of open ones. */
function countBraces(line: string, offset: number, open: number[]): void {
  for (const { 0: found, index } of line.matchAll(/\\.|(`+)(?:(?!\1)[^`]|`(?!\1))*?\1|[{}]/g))
    if (found === '{') open.push(offset + index);
    else if (found === '}') open.pop();
}

/** The first node that lies deeper than a page's nodes may; undefined when there is none. */
export function findTooDeep(root: Readonly<Root>): TreeNode | undefined {
  let level: readonly TreeNode[] = root.children;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= deepestNesting) return level.find(({ position }) => position) ?? level[0];
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return undefined;
}
