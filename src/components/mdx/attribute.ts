export { readLength } from '../../content/transform/css-length.ts';
export { isOn } from '../../content/transform/is-on.ts';

/** A whole number between `least` and `most` from what a writer typed as `{3}` or `"3"`, else `otherwise`. */
export function readCount(value: unknown, least: number, most: number, otherwise: number): number {
  const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? Math.min(most, Math.max(least, Math.round(number))) : otherwise;
}

/**
 * A CSS colour that may stand in a `style` attribute, or undefined: hex, a name, or a colour function without
 * `url()` or `;`. https://drafts.csswg.org/css-color-4/#color-syntax
 */
export function readColor(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const color = value.trim();
  return /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]*\)|var\(--[\w-]+\))$/i.test(
    color,
  )
    ? color
    : undefined;
}
