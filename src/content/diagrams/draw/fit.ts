import { type Drawn, unite } from './svg.ts';

/** How much wider than the narrowest a drawing that fits nowhere may be, to have longer lines of text. */
const tolerance = 1.1;

/**
 * The first drawing that is no wider than `room`, in px, of those that `draw` makes with each setting, the roomiest first. Where none is,
 * the first that is hardly wider than the narrowest.
 */
export async function fitDrawing<Setting>(
  settings: readonly Setting[],
  room: number,
  draw: (setting: Setting) => readonly Drawn[] | Promise<readonly Drawn[]>,
): Promise<readonly Drawn[]> {
  const made: { readonly parts: readonly Drawn[]; readonly width: number }[] = [];
  for (const setting of settings) {
    const parts = await draw(setting);
    const { width } = unite(parts.map(({ box }) => box));
    if (width <= room) return parts;
    made.push({ parts, width });
  }
  const narrowest = Math.min(...made.map(({ width }) => width));
  return made.find(({ width }) => width <= narrowest * tolerance)?.parts ?? [];
}
