import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site.ts';
import type { Problem } from '../../problem/problem.ts';
import type { Theme } from '../site.ts';
import { buildMode } from './build-mode.ts';
import { normalizeColor, readColor } from './color.ts';
import { readTint } from './recipes.ts';
import { isReadable } from './surfaces.ts';
import { describeMovedColor, describeUnreadableBackground } from './theme-problems.ts';

/** The primary colour of a site that names none. */
export const DEFAULT_PRIMARY = '#0D9373';

/** A colour of `site.json` of which only the lightness was moved, so that contrast is kept. Hex, as given and as used. */
export interface MovedColor {
  readonly field: 'primary' | 'light' | 'dark';
  readonly role: 'accent' | 'solid';
  readonly mode: 'light' | 'dark';
  readonly given: string;
  readonly used: string;
}

export interface ThemeResult {
  readonly theme: Theme;
  readonly moved: readonly MovedColor[];
  /** An error for each background on which no text can be read, a note for each colour moved. */
  readonly problems: readonly Problem[];
}

/**
 * The colours of both modes from `colors`, in OKLCH with only lightness moved. Texts keep 7:1, labels, links and
 * fixed colours 4.5:1, edges of inputs 3:1 on all that they stand on (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11).
 */
export function buildTheme(colors: SiteConfig['colors'], placeOf: PlaceOf): ThemeResult {
  const primary = colors?.primary ?? DEFAULT_PRIMARY;
  const given = { primary, light: colors?.light ?? primary, dark: colors?.dark ?? primary };
  const tint = readTint(readColor(primary));
  const build = (mode: 'light' | 'dark') => {
    const wanted = colors?.background?.[mode];
    const background = wanted !== undefined && isReadable(wanted) ? wanted : undefined;
    const accent = mode === 'light' ? given.primary : given.light;
    return buildMode({ mode, background, accent, solid: given.dark }, tint);
  };
  const theme: Theme = { light: build('light'), dark: build('dark') };
  const moved = colors === undefined ? [] : listMoved(theme, colors, given);
  const problems = [
    ...listUnreadable(colors, placeOf),
    ...(['primary', 'light', 'dark'] as const).flatMap((field) => {
      const uses = moved.filter((one) => one.field === field);
      return describeMovedColor(uses, placeOf(['colors', field])) ?? [];
    }),
  ];
  return { theme, moved, problems };
}

function listMoved(
  theme: Theme,
  colors: NonNullable<SiteConfig['colors']>,
  given: Readonly<Record<MovedColor['field'], string>>,
): readonly MovedColor[] {
  const light = colors.light === undefined ? 'primary' : 'light';
  const dark = colors.dark === undefined ? 'primary' : 'dark';
  const uses = [
    { field: 'primary', role: 'accent', mode: 'light' },
    { field: light, role: 'accent', mode: 'dark' },
    { field: dark, role: 'solid', mode: 'light' },
    { field: dark, role: 'solid', mode: 'dark' },
  ] as const;
  return uses
    .map((use) => ({ ...use, given: given[use.field], used: theme[use.mode][use.role] }))
    .filter((one) => normalizeColor(one.given) !== one.used)
    .filter((one) => !(one.mode === 'dark' && one.role === 'solid' && one.used === theme.light.solid));
}

function listUnreadable(colors: SiteConfig['colors'], placeOf: PlaceOf): readonly Problem[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const background = colors?.background?.[mode];
    if (background === undefined || isReadable(background)) return [];
    return [describeUnreadableBackground(mode, background, placeOf(['colors', 'background', mode]))];
  });
}
