/**
 * The letters of each part of the math font, as CSS has them: those of nearly every equation, in a fifth of the bytes of the whole
 * font; other alphabets, arrows and operators; what else the font has. `scripts/make-math-fonts.ts` makes the first two.
 * https://www.w3.org/TR/css-fonts-4/#unicode-range-desc
 */
export const mathRanges = {
  usual: [
    // Latin and Greek, upright and italic, digits, and the usual signs.
    'U+20-7E,U+A0-FF,U+131,U+237,U+391-3C9,U+3D1,U+3D5,U+3F5,U+210E,U+1D434-1D467,U+1D6E2-1D71B',
    // Accents, primes, dots and spaces.
    'U+2BC,U+2C6-2C7,U+2D8-2DD,U+300-30C,U+332,U+338,U+2009-200B,U+2010-2016,U+2018-201D,U+2020-2022,U+2026,U+2032-2034,U+203E,U+2044,U+2057,U+2060-2064,U+20D7',
    // Sets of numbers, arrows, operators and brackets.
    'U+2102,U+210F,U+2113,U+2115,U+211A,U+211D,U+2124,U+2190-2194,U+21A6,U+21D0-21D4,U+2200,U+2202-2203,U+2205-220C,U+220F-2213,U+2217-221A,U+221D-221E,U+2220,U+2223-222E,U+2234-2235,U+223C,U+2243,U+2245,U+2248,U+2260-2261,U+2264-2265,U+226A-226B,U+2282-2287,U+2295,U+2297,U+22A2,U+22A4-22A5,U+22C5-22C6,U+22EE-22F1,U+2308-230B,U+23DC-23DF,U+27E8-27E9',
  ].join(','),
  more: 'U+300-36F,U+370-3FF,U+2000-206F,U+20D0-20F0,U+2100-23FF,U+25A0-25FF,U+27C0-27FF,U+1D400-1D4CF,U+1D538-1D56B',
  rest: 'U+100-52F,U+1D00-27FF,U+2900-2BFF,U+FB00-FB06,U+1D400-1D7FF,U+1EE00-1EEFF',
};
