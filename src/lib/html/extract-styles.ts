import { createHash } from 'node:crypto';
import { escapeAttribute } from './escape.ts';
import { safeUrl } from './safe-url.ts';
import { findAttribute, type HtmlAttribute, type HtmlTag, readHtmlTags, type TextEdit } from './tags.ts';

/** What takes the `style` attributes out of a page, and the CSS that stands for them. */
interface ExtractedStyles {
  readonly edits: readonly TextEdit[];
  /** Without layer, so that it stands above Octavo's own; '' when no attribute said anything. */
  readonly css: string;
}

/**
 * Turns each `style` attribute of a page into a class that is named for what it says, so that the page needs no
 * `unsafe-inline`. The rules keep the attribute's rank above other style sheets. `tags` are those of `html`.
 */
export function extractStyles(html: string, tags: readonly HtmlTag[]): ExtractedStyles {
  const rules = new Map<string, string>();
  const edits = tags.flatMap((tag) => {
    const style = findAttribute(tag, 'style');
    if (!style) return [];
    const css = readDeclarations(style.value);
    const className = css === '' ? undefined : styleClass(css);
    if (className !== undefined) rules.set(className, `.${className}:not(#_){${css}}`);
    const { start, end } = tag;
    return { start, end, text: replaceStyle(html.slice(start, end), className) };
  });
  return { edits, css: [...rules.values()].join('') };
}

function styleClass(css: string): string {
  return `s-${createHash('sha256').update(css).digest('hex').slice(0, 8)}`;
}

/** A start tag with a class for `style`. Of two `style` attributes, the second would count without the first. */
function replaceStyle(tag: string, className: string | undefined): string {
  const [start = ''] = /^<[^\s/>]*/.exec(tag) ?? [];
  let rest = tag.slice(start.length);
  for (let style = findIn(rest, 'style'); style; style = findIn(rest, 'style')) rest = cutOut(rest, style);
  if (className === undefined) return start + rest;
  const own = findIn(rest, 'class');
  if (!own) return `${start} class="${className}"${rest}`;
  const value = escapeAttribute(`${own.value} ${className}`.trim());
  return `${start}${rest.slice(0, own.start)}class="${value}"${rest.slice(own.end)}`;
}

/** An attribute among those of a tag, by its places in what follows the name of the tag. */
function findIn(attributes: string, name: string): HtmlAttribute | undefined {
  const [tag] = readHtmlTags(`<a${attributes}`);
  const found = tag && findAttribute(tag, name);
  return found && { ...found, start: found.start - 2, end: found.end - 2 };
}

/**
 * Attributes without one of them, nor the space before it where nothing needs that to end. A slash does not come to stand
 * before `>`, where it would end an element of SVG.
 */
function cutOut(attributes: string, { start, end }: HtmlAttribute): string {
  const [before, after] = [attributes.slice(0, start), attributes.slice(end)];
  const isApart = /^[\s>]/.test(after) || (after.startsWith('/') && /(?:^|["'/])\s$/.test(before));
  const kept = isApart ? before.replace(/\s$/, '') : before;
  return kept.endsWith('/') && after.startsWith('>') ? `${kept} ${after}` : kept + after;
}

const property = /^(?:--[\w-]+|-?[a-z][a-z-]*)$/i;

/**
 * What a `style` attribute says as CSS that can stand between the braces of a rule inside a `<style>` element:
 * `color:red;margin:0`. A declaration that could end the rule or the element, or that is not balanced, is left out, as
 * a browser does with those it cannot read; so is one with a URL that is not safe.
 * https://drafts.csswg.org/css-style-attr/#syntax
 */
export function readDeclarations(style: string): string {
  const plain = style.replace(/\r\n?|\f/g, '\n').replaceAll('\0', '\ufffd');
  return splitDeclarations(plain)
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, colon).trim();
      const value = declaration.slice(colon + 1).trim();
      return colon > 0 && property.test(name) && value !== '' && isSafe(value) ? [`${name}:${value}`] : [];
    })
    .join(';');
}

const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** The declarations that are balanced; comments are taken out and `<` is written as CSS escapes it. */
function splitDeclarations(text: string): readonly string[] {
  const whole: string[] = [];
  const open: string[] = [];
  let current = '';
  let isBroken = false;
  const finish = () => {
    if (!isBroken && open.length === 0) whole.push(current);
    open.length = 0;
    current = '';
    isBroken = false;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    const token = readToken(text, at);
    if (token !== undefined) {
      if (!token.isWhole) isBroken = true;
      current += token.text;
      at = token.end - 1;
    } else if (sign === ';' && open.length === 0) finish();
    else {
      if (closers[sign] !== undefined) open.push(closers[sign]);
      else if (sign === ')' || sign === ']') isBroken ||= open.pop() !== sign;
      else if (/[{}<@\\!]/.test(sign)) isBroken ||= !/^!\s*important\s*(?:;|$)/i.test(text.slice(at));
      current += sign === '\n' ? ' ' : sign;
    }
  }
  finish();
  return whole;
}

interface Token {
  readonly text: string;
  readonly end: number;
  readonly isWhole: boolean;
}

/** A string, a comment, an escape, or a `url()` without quotes, which begins at `at`; undefined for anything else. */
function readToken(text: string, at: number): Token | undefined {
  const sign = text[at];
  const isUrl = (sign === 'u' || sign === 'U') && !nameSign.test(text[at - 1] ?? '');
  const url = isUrl ? bareUrl.exec(text.slice(at))?.[0] : undefined;
  if (url !== undefined) return { text: url, end: at + url.length, isWhole: !/[<>{}]/.test(url) };
  if (sign === '/' && text[at + 1] === '*') {
    const end = text.indexOf('*/', at + 2);
    return { text: ' ', end: end < 0 ? text.length : end + 2, isWhole: end >= 0 };
  }
  if (sign !== '"' && sign !== "'") return undefined;
  for (let end = at + 1; end < text.length && text[end] !== '\n'; end++) {
    if (text[end] === '\\') end++;
    else if (text[end] === sign)
      return { text: text.slice(at, end + 1).replaceAll('<', '\\3c '), end: end + 1, isWhole: true };
  }
  return { text: '', end: text.length, isWhole: false };
}

const bareUrl = /^url\(\s*[^"'()\s\\]+\s*\)/i;
/** What before `url(` makes it the end of a longer name, after which strings and comments are read as such. */
const nameSign = /[\w#-]|[^\0-\x7f]/;

function isSafe(value: string): boolean {
  return [...value.matchAll(/(?:url|image|src)\(\s*(["']?)(.*?)\1\s*\)/gi)].every(
    ([, , url = '']) => safeUrl(decodeEscapes(url)) !== undefined || /^data:image\//i.test(url),
  );
}

/** https://drafts.csswg.org/css-syntax/#consume-escaped-code-point */
function decodeEscapes(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, (_, hex, sign) =>
    hex === undefined ? sign : String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
  );
}
