import { type Lch, writeColor } from './color.ts';
import { LABEL, reaches } from './keep-contrast.ts';

/** Colours of the primary button in one mode. */
export interface Solid {
  readonly solid: string;
  readonly solidHover: string;
  readonly onSolid: string;
}

/** A button that can be told from the page. */
const OUTLINE = 1.5;
/** White text is worth this much more lightness moved than near-black text. */
const WHITE_BONUS = 0.08;
const STEP = 0.005;

/**
 * The primary button: the colour nearest in lightness to `color` on which white or near-black text keeps 4.5:1
 * and that can be told from the background. White text is taken unless it costs much more of the brand's lightness.
 */
export function buildSolid(color: Lch, bg: string, nearBlack: string): Solid {
  const white = findNearestLightness(color, '#ffffff', bg);
  const black = findNearestLightness(color, nearBlack, bg);
  const takesWhite = Math.abs(white.l - color.l) <= Math.abs(black.l - color.l) + WHITE_BONUS;
  const [solid, onSolid] = takesWhite ? [white, '#ffffff'] : [black, nearBlack];
  return { solid: writeColor(solid), solidHover: shiftHover(solid, onSolid, takesWhite), onSolid };
}

function findNearestLightness(color: Lch, text: string, bg: string): Lch {
  for (let moved = 0; moved <= 200; moved++) {
    const aim = moved === 0 ? LABEL.least : LABEL.aim;
    for (const sign of [-1, 1]) {
      const candidate = { ...color, l: color.l + sign * moved * STEP };
      if (candidate.l < 0 || candidate.l > 1) continue;
      const hex = writeColor(candidate);
      if (reaches(hex, [text], aim) && reaches(hex, [bg], OUTLINE)) return candidate;
    }
  }
  return { ...color, l: Number.POSITIVE_INFINITY };
}

/** Away from the text's colour, or towards it where there is no room. */
function shiftHover(solid: Lch, text: string, isTextWhite: boolean): string {
  const [away, back] = isTextWhite ? [-0.05, 0.05] : [0.05, -0.05];
  const hex = writeColor({ ...solid, l: solid.l + away });
  const hasRoom = solid.l + away >= 0 && solid.l + away <= 1;
  if (hasRoom) return hex;
  const other = writeColor({ ...solid, l: solid.l + back });
  return reaches(other, [text], LABEL.least) ? other : hex;
}
