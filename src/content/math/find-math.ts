import { isInlineMath, isMathBetweenPairs } from './inline-math.ts';
import { passOver } from './pass-over.ts';

/** Math in a page's source. */
export interface MathSpan {
  /** From its first dollar to after its last. */
  readonly start: number;
  readonly end: number;
  /** `$$` on lines of its own, or an opening one that nothing closes. */
  readonly kind: 'inline' | 'display' | 'block' | 'unclosed';
}

const nextBlock = /\n[ \t]*(?:\n|[#>|`~<]|[-*+][ \t]|\d+[.)][ \t]|\$\$)/;
const lineStart = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*$/;
const blockEnd = /\$\$[ \t]*\r?(?=\n|$)/g;

/**
 * The math in a page's source, in its order: `$…$`, `$$…$$` in a line, and `$$` around lines of their own. What
 * `isInlineMath` refuses, and a `$` that is escaped, in code, in an address or in JavaScript, is text.
 */
export function findMath(text: string, format: 'mdx' | 'md'): readonly MathSpan[] {
  if (!text.includes('$')) return [];
  const spans: MathSpan[] = [];
  let at = 0;
  while (at < text.length) {
    const span = text[at] === '$' ? readMath(text, at) : undefined;
    if (span) spans.push(span);
    at = span ? span.end : text.startsWith('$$', at) ? at + 2 : passOver(text, at, format);
  }
  return spans;
}

function readMath(text: string, start: number): MathSpan | undefined {
  if (text[start + 1] === '$') return text[start + 2] === '$' ? undefined : readPair(text, start);
  const end = findDollar(text, start + 1);
  if (end === undefined || text[end + 1] === '$') return undefined;
  const tex = text.slice(start + 1, end);
  if (nextBlock.test(tex) || tex.includes('`')) return undefined;
  if (/^[ \t>]*\|/.test(readLineBefore(text, start)) && /(?<!\\)\|/.test(tex)) return undefined;
  return isInlineMath(text.slice(Math.max(0, start - 1), start), tex, text.slice(end + 1, end + 4))
    ? { start, end: end + 1, kind: 'inline' }
    : undefined;
}

/** What `$$` at `start` begins. */
function readPair(text: string, start: number): MathSpan | undefined {
  const line = /[^\n]*/y;
  line.lastIndex = start + 2;
  const close = line.exec(text)?.[0].search(/(?<!\\)\$\$/) ?? -1;
  if (close >= 0) {
    const end = start + close + 4;
    return isMathBetweenPairs(text.slice(start + 2, end - 2)) ? { start, end, kind: 'display' } : undefined;
  }
  if (!lineStart.test(readLineBefore(text, start))) return undefined;
  blockEnd.lastIndex = start + 2;
  const end = blockEnd.exec(text)?.index;
  if (end !== undefined) return { start, end: end + 2, kind: 'block' };
  return { start, end: start + 2, kind: 'unclosed' };
}

function findDollar(text: string, from: number): number | undefined {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '$') return at;
    else if (text[at] === '\n' && /^[ \t]*\r?\n/.test(text.slice(at + 1, at + 80))) return undefined;
  }
  return undefined;
}

function readLineBefore(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
}
