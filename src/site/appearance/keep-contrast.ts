import { type Lch, measureContrast, writeColor } from './color.ts';

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
