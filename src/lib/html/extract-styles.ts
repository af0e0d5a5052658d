import { createHash } from 'node:crypto';
import { escapeAttribute } from './escape.ts';
import { readDeclarations } from './read-css.ts';
import { findAttribute, type HtmlTag, readHtmlTags, type TextEdit } from './tags.ts';
import type { HtmlAttribute } from './tokens.ts';

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
