import type { Properties } from 'hast';
import type { MdxJsxAttributeUnion } from 'satteri';
import { createLocator } from '../../problem/position.ts';
import type { Place } from '../../problem/problem.ts';
import { isExpression, isJsx, type TreeNode } from '../transform/tree-node.ts';

/** The math of one page, or one snippet, while it is compiled. */
export interface PageMath {
  /** Whether the site reads math. */
  readonly isOn: boolean;
  readonly found: readonly FoundMath[];
  /** The place of an offset in the file. */
  readonly locate: (offset: number) => Place;
}

/** That of a file which is no Markdown. */
export const noMath: PageMath = {
  isOn: false,
  found: [],
  locate: () => ({ file: '', line: 1, column: 1 }),
};

/** A page's text ready to be parsed, and its math. `source` keeps the places of the file. */
export function readPageMath(
  source: string,
  file: string,
  format: 'mdx' | 'md',
  isOn: boolean,
): { readonly text: string; readonly math: PageMath } {
  const { text, found } = guardMath(source, isOn ? findMath(source, format) : []);
  let locator: ((offset: number) => Place) | undefined;
  const locate = (offset: number): Place => {
    locator ??= createLocator(file, source);
    return locator(offset);
  };
  return { text, math: { isOn, found, locate } };
}

/** Math of a page. */
export interface FoundMath {
  /** As it is written, with its dollars. */
  readonly source: string;
  /** Where it begins in the page. */
  readonly start: number;
  readonly kind: MathSpan['kind'];
}

/** A part of a text: plain, or the math of that number. */
interface TextPart {
  readonly text: string;
  readonly index: number | undefined;
}

/** Fills the room of math; a sign that no text holds: https://www.unicode.org/faq/private_use.html#nonchar1 */
const filler = '\uFDD0';
const first = 0x100000;
const most = 0xff00;
const placeholder = /([\u{100000}-\u{10FFFD}])\uFDD0+(?:[ \t]*\r?\n[ \t]*\uFDD0+)*/gu;
const lineEnd = /\r?\n[ \t>]*/;

/**
 * The text with all math replaced by signs that mean nothing in Markdown or JavaScript, in as many lines and so
 * that every other place stays the same. Braces and stars of TeX would be expressions and emphasis else.
 */
function guardMath(
  text: string,
  spans: readonly MathSpan[],
): { readonly text: string; readonly found: readonly FoundMath[] } {
  if (spans.length === 0 || /[\uFDD0\u{100000}-\u{10FFFD}]/u.test(text)) return { text, found: [] };
  let guarded = '';
  let done = 0;
  const found = spans.slice(0, most).map(({ start, end, kind }, index) => {
    const source = text.slice(start, end);
    guarded += text.slice(done, start);
    guarded += kind === 'unclosed' ? source : fillRoom(source, String.fromCodePoint(first + index));
    done = end;
    return { source, start, kind };
  });
  return { text: guarded + text.slice(done), found };
}

/** As many signs as `source` has, where each line begins as it did; an empty line like the one before it. */
function fillRoom(source: string, sign: string): string {
  let indent = '\n';
  return source
    .split(/(\r?\n[ \t>]*)/)
    .map((part, index) => {
      if (index % 2 === 1) {
        if (part.length > indent.length) indent = part;
        return part;
      }
      if (index === 0) return sign + filler.repeat(Math.max(1, part.length - 2));
      return filler.repeat(Math.max(1, part.length));
    })
    .join('');
}

/** The TeX of math without its dollars, and without what begins its lines in lists and quotations. */
export function readTex({ source }: FoundMath): string {
  const width = source.startsWith('$$') ? 2 : 1;
  return source.slice(width, -width).split(lineEnd).join('\n');
}

/** Where in the page a place in the TeX that `readTex` gives is. */
export function findTexOffset(math: FoundMath, offset: number): number {
  const width = math.source.startsWith('$$') ? 2 : 1;
  const breaks = [...math.source.slice(width).matchAll(new RegExp(lineEnd, 'g'))];
  let shift = 0;
  for (const { index, 0: all } of breaks) if (index - shift < offset) shift += all.length - 1;
  return math.start + width + offset + shift;
}

/** The text with the source of the math in place of its placeholders. */
function restoreMath(text: string, found: readonly FoundMath[]): string {
  return splitMath(text, found)
    .map((part) => (part.index === undefined ? part.text : (found[part.index]?.source ?? '')))
    .join('');
}

/** A text cut at its placeholders. */
export function splitMath(text: string, found: readonly FoundMath[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const match of text.matchAll(placeholder)) {
    const index = (match[1]?.codePointAt(0) ?? 0) - first;
    if (found[index] === undefined) continue;
    if (match.index > done) parts.push({ text: text.slice(done, match.index), index: undefined });
    parts.push({ text: match[0], index });
    done = match.index + match[0].length;
  }
  if (done < text.length) parts.push({ text: text.slice(done), index: undefined });
  return parts;
}

/** The nodes with placeholders left in running text only: code, attributes and JavaScript say what was written. */
export function restoreTree<T extends TreeNode>(node: T, found: readonly FoundMath[], isCode = false): T {
  const restore = (text: string): string => restoreMath(text, found);
  if (node.type === 'text') return isCode ? { ...node, value: restore(node.value) } : node;
  if (isExpression(node) || node.type === 'mdxjsEsm') return { ...node, value: restore(node.value) };
  if (!('children' in node)) return node;
  const name = node.type === 'element' ? node.tagName : isJsx(node) ? (node.name ?? '') : '';
  const isInCode = isCode || /^(?:code|pre|kbd|samp|script|style)$/.test(name);
  const children = node.children.map((child) => restoreTree(child, found, isInCode));
  if (isJsx(node))
    return { ...node, attributes: node.attributes.map((each) => restoreAttribute(each, restore)), children };
  if (node.type !== 'element') return { ...node, children };
  return { ...node, properties: restoreProperties(node.properties, restore), children };
}

function restoreProperties(properties: Properties, restore: (text: string) => string): Properties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === 'string' ? restore(value) : value,
    ]),
  );
}

function restoreAttribute(
  attribute: MdxJsxAttributeUnion,
  restore: (text: string) => string,
): MdxJsxAttributeUnion {
  if (attribute.type === 'mdxJsxExpressionAttribute')
    return { ...attribute, value: restore(attribute.value) };
  const { value } = attribute;
  if (typeof value === 'string') return { ...attribute, value: restore(value) };
  if (value === null || value === undefined) return attribute;
  return { ...attribute, value: { ...value, value: restore(value.value) } };
}

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
