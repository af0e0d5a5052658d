import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CanDraw } from '../../site/machines/card.ts';

/** A font of the cards, with the characters that it has. */
export interface CardFont {
  readonly data: Buffer;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const require = createRequire(import.meta.url);
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

/** Geist in all its scripts, as pages have it. */
export async function readCardFonts(): Promise<readonly CardFont[]> {
  const unicode = JSON.parse(
    await readFile(require.resolve('@fontsource-variable/geist/unicode.json'), 'utf8'),
  ) as Readonly<Record<string, string>>;
  return Promise.all(
    subsets.map(async (name) => ({
      data: await readFile(
        require.resolve(`@fontsource-variable/geist/files/geist-${name}-wght-normal.woff2`),
      ),
      ranges: readRanges(unicode[name] ?? ''),
    })),
  );
}

/** https://www.w3.org/TR/css-fonts-4/#unicode-range-desc */
function readRanges(text: string): CardFont['ranges'] {
  return [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, first = '', last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
}

/** Tells whether the fonts have all characters of a text. */
export function createCanDraw(fonts: readonly CardFont[]): CanDraw {
  const ranges = fonts.flatMap((font) => font.ranges);
  return (text) =>
    [...text].every((sign) => {
      const point = sign.codePointAt(0) ?? 0;
      return ranges.some(([first, last]) => first <= point && point <= last);
    });
}
