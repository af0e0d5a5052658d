import { type Problem, sortProblems } from '../../problem/problem.ts';
import { describeMdxMistake } from './mdx-problems.ts';

/** More than a writer corrects at once. */
const mostMistakes = 20;

const tagMistakes = new Set(['mdx/unclosed-tag', 'mdx/unopened-tag']);

/**
 * Every mistake of a page's MDX that can be told from the others: the parser stops at the first, so what is wrong there
 * is made blank and the page is parsed again. `first` is what it threw for `text`; `parse` rejects with the next one.
 * After a block with tags went blank, nothing is said of tags: their other halves may have been in it. Nothing more is
 * said after one that other blocks go on with.
 */
export async function listMdxMistakes(
  first: unknown,
  file: string,
  text: string,
  parse: (text: string) => unknown,
): Promise<readonly Problem[]> {
  let thrown = first;
  let last = describeMdxMistake(first, file, text);
  const found = [last];
  let blanked = text;
  let knowsTags = true;
  for (let round = 1; round < mostMistakes; round++) {
    const tag = findTag(last, String(thrown), blanked);
    const part = tag ?? findBlock(last, blanked);
    const gone = blanked.slice(...part);
    if (!tag && !standsAlone(gone, last.code)) break;
    const isHalf = tag ? isClosedElsewhere(String(thrown)) : !hasWholeTags(gone);
    if (isHalf) knowsTags = false;
    blanked = blank(blanked, part);
    const error = await failureOf(() => parse(blanked));
    if (error === undefined) break;
    const next = describeMdxMistake(error, file, text);
    const isSame = next.line === last.line && next.column === last.column && next.code === last.code;
    if (next.code === 'mdx/invalid' || isSame) break;
    if (knowsTags || !tagMistakes.has(next.code)) found.push(next);
    last = next;
    thrown = error;
  }
  return sortProblems(found);
}

type Range = readonly [start: number, end: number];

/** The tag that a mistake is about, where it is one half of a pair. */
function findTag({ code, line, column }: Problem, told: string, text: string): Range | undefined {
  if (!tagMistakes.has(code)) return undefined;
  const open = /(?:\(|opened at )(\d+):(\d+)\)/.exec(told);
  const start = offsetOf(text, Number(open?.[1] ?? line), Number(open?.[2] ?? column));
  const [tag] = /^<(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*>/.exec(text.slice(start)) ?? [];
  return tag === undefined ? undefined : [start, start + tag.length];
}

/** Whether a tag may have its other half where that is not read as one. */
function isClosedElsewhere(told: string): boolean {
  return /before the end of|Expected the closing tag|expected corresponding closing tag/.test(told);
}

/** Whether each tag that a block opens is closed in it. */
function hasWholeTags(block: string): boolean {
  const open = new Map<string, number>();
  for (const [, slash, name = '', end] of block.matchAll(/<(\/?)([A-Za-z][\w.-]*|(?=>))[^<>]*?(\/?)>/g))
    if (end !== '/') open.set(name, (open.get(name) ?? 0) + (slash === '/' ? -1 : 1));
  return [...open.values()].every((count) => count === 0);
}

/** The lines around a place, as far as the next empty ones. */
function findBlock({ line, column }: Problem, text: string): Range {
  const at = offsetOf(text, line, column);
  const before = [...text.slice(0, at).matchAll(/(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/g)].at(-1);
  const after = /(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)/.exec(text.slice(at));
  return [before ? before.index + before[0].length : 0, after ? at + after.index : text.length];
}

/** Whether a block is left neither in the middle of code nor of an expression. */
function standsAlone(block: string, code: string): boolean {
  const count = (sign: string) => block.split(sign).length;
  const isBalanced = count('{') === count('}') && count('(') === count(')');
  return !/`{3}|~{3}/.test(block) && (isBalanced || code === 'mdx/unclosed-expression');
}

function blank(text: string, [start, end]: Range): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

function offsetOf(text: string, line: number, column: number): number {
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ 0: end, index }) => index + end.length)];
  return (starts[line - 1] ?? text.length) + column - 1;
}

async function failureOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error;
  }
}
