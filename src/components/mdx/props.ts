import type { IconRef } from '../../content/compile/compiled-page.ts';
import { safeUrl } from '../../lib/html/safe-url.ts';

export { isOn, readLength } from '../../content/transform/component-props.ts';

/** A whole number between `least` and `most` from what a writer typed as `{3}` or `"3"`, else `otherwise`. */
export function readCount(value: unknown, least: number, most: number, otherwise: number): number {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? Math.min(most, Math.max(least, Math.round(number))) : otherwise;
}

/**
 * A CSS colour that may stand in a `style` attribute, or undefined: hex, a name, or a colour function without
 * `url()` or `;`. https://drafts.csswg.org/css-color-4/#color-syntax
 */
export function readColorProp(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const color = value.trim();
  return /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]*\)|var\(--[\w-]+\))$/i.test(
    color,
  )
    ? color
    : undefined;
}

/** Where an icon may be named: `icon` is what the writer typed, a name (then `iconRef` is given) or an element. */
export interface IconProps {
  readonly icon?: unknown;
  readonly iconRef?: IconRef | undefined;
}

/** Whether there is something to draw. */
export function hasIcon({ icon, iconRef }: IconProps): boolean {
  return iconRef !== undefined || (typeof icon === 'object' && icon !== null);
}

/** What a link needs: where it leads, whether that is another site, and the attributes that follow from it. */
export interface LinkTarget {
  readonly href: string;
  readonly isExternal: boolean;
  readonly rel: string | undefined;
  readonly target: string | undefined;
}

/** The link that a component's `href` makes, or undefined when there is none or it is not safe to follow. */
export function readLink(href: unknown, inNewTab: boolean): LinkTarget | undefined {
  const url = typeof href === 'string' && href !== '' ? safeUrl(href) : undefined;
  if (url === undefined || url === '') return undefined;
  const isExternal = /^(?:https?:)?\/\//i.test(url);
  return {
    href: url,
    isExternal,
    rel: isExternal || inNewTab ? 'noopener noreferrer' : undefined,
    target: inNewTab ? '_blank' : undefined,
  };
}
