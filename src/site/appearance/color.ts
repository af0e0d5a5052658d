import { displayable, formatHex, oklch, wcagContrast, wcagLuminance } from 'culori';

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
