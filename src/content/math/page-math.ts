import type { Properties } from 'hast';
import type { MdxJsxAttributeUnion } from 'satteri';
import { createLocator } from '../../problem/position.ts';
import type { Place } from '../../problem/problem.ts';
import { isExpression, isJsx, type TreeNode } from '../transform/tree-node.ts';
import { findMath, type MathSpan } from './find-math.ts';

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
