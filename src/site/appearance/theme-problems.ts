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

/** The uses of one colour of `site.json` in which it was made lighter or darker: a note that names the values used. */
export function describeMovedColor(moved: readonly MovedColor[], place: Place): Problem | undefined {
  const [first] = moved;
  if (!first) return undefined;
  const uses = moved.map(({ role, mode, used }) =>
    role === 'solid'
      ? `the primary button in ${mode} mode has "${used}"`
      : `links and the current entry in ${mode} mode have "${used}"`,
  );
  const own = moved.map(({ role, mode, used }) => {
    const key = role === 'solid' ? 'dark' : mode === 'dark' ? 'light' : 'primary';
    return `"${key}": "${used}"`;
  });
  return {
    ...place,
    code: 'site-json/color-moved',
    severity: 'note',
    message: `colors.${first.field} is "${first.given}"; ${uses.join(', ')}, so that text keeps a contrast of 4.5:1.`,
    hint: `Nothing needs to be done. ${[...new Set(own)].join(', ')} in "colors" would say the same.`,
  };
}
