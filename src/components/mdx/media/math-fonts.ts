import whole from '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2?url';
import more from './math-more.woff2?url';
import { mathRanges } from './math-ranges.ts';
import usual from './math-usual.woff2?url';

const local = ['STIX Two Math', 'STIXTwoMath-Regular', 'Cambria Math'].map((name) => `local("${name}")`);

/**
 * Brackets and roots grow only in a font with an OpenType MATH table: one that the reader has, else STIX Two Math, in the order of
 * parts of which the last that has a letter is loaded. https://www.w3.org/TR/css-fonts-4/#composite-fonts
 */
export const mathFaces = [
  [whole, mathRanges.rest],
  [more, mathRanges.more],
  [usual, mathRanges.usual],
]
  .map(
    ([url, range]) =>
      `@font-face{font-family:"Octavo Math";src:${local},url(${url}) format("woff2");font-display:swap;unicode-range:${range}}`,
  )
  .join('');
