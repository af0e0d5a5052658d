/** Code points from the first to the last, both among them. */
export type UnicodeRange = readonly [first: number, last: number];

/**
 * Reads what a font is for as style sheets write it, such as `U+0000-00FF,U+0131`; what is no range, and the wildcard `?`, are left out.
 * https://www.w3.org/TR/css-fonts-4/#unicode-range-desc
 */
export function readUnicodeRanges(text: string): readonly UnicodeRange[] {
  return [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
}

/** Whether one of the ranges has a character, which is given as a string of one code point. */
export function hasCharacter(ranges: readonly UnicodeRange[], character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= point && point <= last);
}
