import { measureContrast } from './color.ts';

/** White, or near-black where white would not keep the 3:1 of WCAG 2.2, 1.4.11, for an icon on these hex colours. */
export function pickInk(colors: readonly string[]): '#ffffff' | '#111111' {
  const least = (ink: string) => Math.min(...colors.map((color) => measureContrast(color, ink)));
  return least('#ffffff') >= Math.min(3, least('#111111')) ? '#ffffff' : '#111111';
}
