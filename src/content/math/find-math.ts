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

/** Signs that only math has: commands, powers, indices, groups, comparisons. */
const mathSign = /[\\^_{}=+<>*|]/;
const wordOf = { two: /(?:^|[\s,;])[A-Za-z]{2,}(?=[\s,;.]|$)/, three: /\s[a-z]{3,}(?=[\s,;.]|$)/ };

/**
 * Whether `$tex$` is math and not prices or shell variables that happen to surround a text. `before` is the
 * sign before it and `after` the signs behind it, '' at an end of the page.
 *
 * A `$` that belongs to a price or a variable touches a letter, digit or path sign outside the pair, a space
 * inside, or holds prose: "US$5", "$5 and $10", "$HOME/$USER", "from $5 to 10$".
 */
function isInlineMath(before: string, tex: string, after: string): boolean {
  if (tex === '' || /^\s|\s$/.test(tex)) return false;
  if (/[\p{L}\p{N}$/:=}@%.\\]/u.test(before)) return false;
  if (/^[\p{L}\p{N}_${]/u.test(after) && !/^(?:th|st|nd|rd)(?!\p{L})/u.test(after)) return false;
  if (/[/:]$/.test(tex) || /[–—]/.test(tex)) return false;
  const plain = tex.replace(/\\[A-Za-z]+\s*\{[^{}]*\}/g, '\\').replace(/\\[A-Za-z]+/g, '\\');
  if (/^[\d.]/.test(tex)) return isMathOfNumbers(plain);
  if (!plain.includes('\\') && wordOf.three.test(plain)) return false;
  const name = /^[A-Za-z]{2,}\w*/.exec(plain)?.[0];
  const rest = plain.slice(name?.length ?? 0);
  return name === undefined || rest === '' || mathSign.test(rest) || rest.startsWith('(');
}

function isMathOfNumbers(tex: string): boolean {
  if (wordOf.two.test(tex)) return false;
  return /^[\d.,]*\d$/.test(tex) || /^\d+\/\d+$/.test(tex) || /[A-Za-z]/.test(tex) || mathSign.test(tex);
}

/** Whether `$$tex$$` in one line is math and not, say, the number of a shell's process twice. */
function isMathBetweenPairs(tex: string): boolean {
  if (tex.trim() === '') return false;
  return mathSign.test(tex) || !/\s/.test(tex) || !wordOf.three.test(` ${tex}`);
}

/** What no `$` begins math in, in addition to fences, code and braces: addresses, tags and, in MDX, modules. */
const skipped: Readonly<Record<'mdx' | 'md', RegExp>> = {
  mdx: /(?<![^\n])(?:import|export)\s(?:[^\n]*\n)*?(?=\s*\n|$(?![^\n]))|\]\((?:[^()\n]|\([^()\n]*\))*\)|\bhttps?:\/\/[^\s<]+|<\/?[A-Za-z](?:[^<>"'{]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*>/y,
  md: /\]\((?:[^()\n]|\([^()\n]*\))*\)|\bhttps?:\/\/[^\s<]+|<\/?[A-Za-z!](?:[^<>"']|"[^"]*"|'[^']*')*>/y,
};

const fence = /[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})/y;

/** Where reading goes on after the sign, tag, code or JavaScript at `at`, none of it math. */
function passOver(text: string, at: number, format: 'mdx' | 'md'): number {
  const sign = text[at] ?? '';
  if (sign === '\\') return at + 2;
  if (at === 0 || text[at - 1] === '\n') {
    const end = passFence(text, at);
    if (end !== undefined) return end;
  }
  if (sign === '`') return passCode(text, at);
  if (sign === '{' && format === 'mdx') return passBraces(text, at);
  if (!/[\]<hie]/.test(sign)) return at + 1;
  const pattern = skipped[format];
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length || 1);
}

function passFence(text: string, at: number): number | undefined {
  fence.lastIndex = at;
  const marker = fence.exec(text)?.[1];
  if (marker === undefined) return undefined;
  const end = new RegExp(`\\n[ \\t>]*${marker}[^\\n]*`, 'g');
  end.lastIndex = at;
  const close = end.exec(text);
  return close ? close.index + close[0].length : text.length;
}

function passCode(text: string, at: number): number {
  const ticks = /`+/y;
  ticks.lastIndex = at;
  const run = ticks.exec(text)?.[0] ?? '`';
  const end = new RegExp(`(?<!\`)${run}(?!\`)`, 'g');
  end.lastIndex = at + run.length;
  const close = end.exec(text);
  return close ? close.index + run.length : at + run.length;
}

function passBraces(text: string, at: number): number {
  let depth = 0;
  for (let end = at; end < text.length; end++) {
    if (text[end] === '{') depth++;
    else if (text[end] === '}' && --depth === 0) return end + 1;
  }
  return at + 1;
}
