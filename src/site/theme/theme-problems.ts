import type { Place, Problem } from '../../problem/problem.ts';
import type { MovedColor } from './build-theme.ts';
import { measureContrast } from './color.ts';

/** `colors.background.light` or `.dark` on which neither black nor white text reaches 7:1: an error. */
export function describeUnreadableBackground(mode: 'light' | 'dark', color: string, place: Place): Problem {
  const best = Math.max(measureContrast(color, '#000000'), measureContrast(color, '#ffffff'));
  return {
    ...place,
    code: 'site-json/background-contrast',
    severity: 'error',
    message: `colors.background.${mode} is "${color}", on which no text can be read well: the best contrast of black or white text is ${best.toFixed(1)}:1, and 7:1 is needed.`,
    hint:
      mode === 'light'
        ? 'Take a lighter color, such as "#FFFFFF".'
        : 'Take a darker color, such as "#0B0F0E".',
  };
}

/** A colour that was made lighter or darker: a note that names the given and the used value. */
export function describeMovedColor({ field, role, mode, given, used }: MovedColor, place: Place): Problem {
  const [use, reason] =
    role === 'solid'
      ? [`the primary button in ${mode} mode has`, 'it stands out from the page and its text keeps']
      : [`links and the current entry in ${mode} mode have`, 'their text keeps'];
  const own = role === 'solid' ? 'dark' : mode === 'dark' ? 'light' : 'primary';
  return {
    ...place,
    code: 'site-json/color-moved',
    severity: 'note',
    message: `colors.${field} is "${given}"; ${use} "${used}" so that ${reason} a contrast of 4.5:1.`,
    hint: `Nothing needs to be done. "${own}": "${used}" in "colors" would say the same.`,
  };
}
