import { createHash } from 'node:crypto';
import { escapeAttribute, readAttributes } from './attributes.ts';
import { readDeclarations } from './read-declarations.ts';
import { scanTags, type Tag } from './scan-tags.ts';

/** HTML without `style` attributes, and the CSS that stands for them. */
export interface TakenStyles {
  readonly html: string;
  /** Without layer, so that it stands above Octavo's own; '' when no attribute said anything. */
  readonly css: string;
}

/**
 * Turns each `style` attribute of a page into a class that is named for what it says, so that the page needs no
 * `unsafe-inline`. The rules keep the attribute's rank above other style sheets.
 */
export function takeStyles(html: string): TakenStyles {
  if (!/\sstyle\s*=/i.test(html)) return { html, css: '' };
  const rules = new Map<string, string>();
  const parts: string[] = [];
  let last = 0;
  scanTags(html, (tag) => {
    if (!/\sstyle\s*=/i.test(` ${tag.attributes}`)) return;
    const style = readAttributes(tag.attributes).find(({ name }) => name === 'style');
    if (!style) return;
    const css = readDeclarations(style.value);
    const className = css === '' ? undefined : nameClass(css);
    if (className !== undefined) rules.set(className, `.${className}:not(#_){${css}}`);
    const start = tag.end - 1 - tag.attributes.length;
    parts.push(html.slice(last, start), replaceStyle(tag, style, className));
    last = tag.end - 1;
  });
  return { html: parts.join('') + html.slice(last), css: [...rules.values()].join('') };
}

function nameClass(css: string): string {
  return `s-${createHash('sha256').update(css).digest('hex').slice(0, 8)}`;
}

function replaceStyle(
  { attributes }: Tag,
  style: { readonly start: number; readonly end: number },
  className: string | undefined,
): string {
  const without = attributes.slice(0, style.start).replace(/\s$/, '') + attributes.slice(style.end);
  if (className === undefined) return without;
  const own = readAttributes(without).find(({ name }) => name === 'class');
  if (!own) return ` class="${className}"${without}`;
  const value = escapeAttribute(`${own.value} ${className}`.trim());
  return `${without.slice(0, own.start)}class="${value}"${without.slice(own.end)}`;
}
