import culori from 'culori/require';

// One file, where its modules are 150: that takes 80 ms off the start of every command.
const { displayable, formatHex, oklch, wcagContrast, wcagLuminance } = culori;

/** Least contrast of a text or mark with each of the colours under it, and what is aimed at once it is moved. */
export interface Rule {
  readonly on: readonly string[];
  readonly least: number;
  readonly aim: number;
}

export const TEXT = { least: 7, aim: 7.05 } as const;
export const LABEL = { least: 4.5, aim: 4.6 } as const;
export const EDGE = { least: 3, aim: 3.05 } as const;

/** Whether a hex colour reaches a ratio on all of the colours under it. */
export function reaches(hex: string, on: readonly string[], ratio: number): boolean {
  return on.every((under) => measureContrast(hex, under) >= ratio);
}

/**
 * The colour as hex, its lightness moved by steps of .005 towards black or white until it keeps a rule; as it
 * is when it keeps it already. Ends with black or white, which keep every rule on the backgrounds accepted here.
 */
export function keepContrast(color: Lch, rule: Rule, towards: 'black' | 'white'): string {
  const given = writeColor(color);
  if (reaches(given, rule.on, rule.least)) return given;
  const step = towards === 'black' ? -0.005 : 0.005;
  for (let moved = 1; moved <= 200; moved++) {
    const hex = writeColor({ ...color, l: color.l + moved * step });
    if (reaches(hex, rule.on, rule.aim)) return hex;
  }
  return towards === 'black' ? '#000000' : '#ffffff';
}

/** White, or near-black where white would not keep the 3:1 of WCAG 2.2, 1.4.11, for an icon on these hex colours. */
export function pickInk(colors: readonly string[]): '#ffffff' | '#111111' {
  const least = (ink: string) => Math.min(...colors.map((color) => measureContrast(color, ink)));
  return least('#ffffff') >= Math.min(3, least('#111111')) ? '#ffffff' : '#111111';
}

/** A colour in OKLCH: lightness 0 to 1, chroma, hue in degrees. https://www.w3.org/TR/css-color-4/#ok-lab */
export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** A hex colour of three or six digits as OKLCH; a grey has hue 0. */
export function readColor(hex: string): Lch {
  const color = oklch(hex);
  return { l: color?.l ?? 0, c: color?.c ?? 0, h: color?.h ?? 0 };
}

/** Six lower-case digits with `#`; chroma is lowered until sRGB can show the colour, hue and lightness stay. */
export function writeColor({ l, c, h }: Lch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let chroma = c;
  while (chroma > 0 && !isShown({ l: lightness, c: chroma, h })) chroma -= 0.002;
  return formatHex({ mode: 'oklch', l: lightness, c: Math.max(0, chroma), h });
}

/** Six lower-case digits of a hex colour of three or six digits. */
export function normalizeColor(hex: string): string {
  return formatHex(hex) ?? '#000000';
}

/** The contrast of two hex colours, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function measureContrast(a: string, b: string): number {
  return wcagContrast(a, b);
}

/** Whether black text reads better on a hex colour than white text. */
export function isLight(hex: string): boolean {
  return wcagLuminance(hex) > 0.179;
}

/** Half a thousandth of chroma over the edge is no visible difference. */
function isShown({ l, c, h }: Lch): boolean {
  return displayable({ mode: 'oklch', l, c: Math.max(0, c - 0.0005), h });
}
