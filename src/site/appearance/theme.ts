import type { PlaceOf } from '../../config/read-site-config.ts';
import type { SiteConfig } from '../../config/schema/site-schema.ts';
import { type Place, type Problem, problem } from '../../problem/problem.ts';
import {
  EDGE,
  keepContrast,
  LABEL,
  type Lch,
  measureContrast,
  normalizeColor,
  type Rule,
  reaches,
  readColor,
  TEXT,
  writeColor,
} from './contrast.ts';
import {
  buildSurfaces,
  CALLOUT_HUES,
  type Grey,
  isReadable,
  listFills,
  listUnderText,
  ON_LIGHT,
  readTint,
  type Surfaces,
  type ThemeRole,
  type Tint,
  tintGrey,
} from './surfaces.ts';

/** The colours of each mode; `writeThemeCss` (appearance/css.ts) writes them as custom properties. */
export interface Theme {
  readonly light: ThemeColors;
  readonly dark: ThemeColors;
}

/** `bg`, `accent` and so on are hex values of `--color-<role>`; `shadow-float` is a CSS shadow, `scrim` a CSS colour. */
export type ThemeColors = Readonly<Record<ThemeRole, string>>;

/** The primary colour of a site that names none. */
export const DEFAULT_PRIMARY = '#0D9373';

/** A colour of `site.json` of which only the lightness was moved, so that contrast is kept. Hex, as given and as used. */
interface MovedColor {
  readonly field: 'primary' | 'light' | 'dark';
  readonly role: 'accent' | 'solid';
  readonly mode: 'light' | 'dark';
  readonly given: string;
  readonly used: string;
}

interface ThemeResult {
  readonly theme: Theme;
  readonly moved: readonly MovedColor[];
  /** An error for each background on which no text can be read, a note for each colour moved. */
  readonly problems: readonly Problem[];
}

/**
 * The colours of both modes from `colors`, in OKLCH with only lightness moved. Texts keep 7:1, labels, links and
 * fixed colours 4.5:1, edges of inputs 3:1 on all that is behind them (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11).
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

/** What one mode is made of: hex colours of three or six digits. */
interface ModeColors {
  readonly mode: 'light' | 'dark';
  readonly background: string | undefined;
  readonly accent: string;
  readonly solid: string;
}

/** All colours of one mode. The background is one on which black or white text reaches 7:1. */
function buildMode({ mode, background, accent, solid }: ModeColors, tint: Tint): ThemeColors {
  const surfaces = buildSurfaces(mode, background, tint);
  const { recipe, bg, surface, sunken, border } = surfaces;
  const plain = [bg, surface, sunken];
  const grey = (one: Grey, rule: Rule): string => keepContrast(tintGrey(one, tint), rule, recipe.ink);
  const muted = grey(recipe.muted, { ...LABEL, on: plain });
  const codeMark = keepMark(surfaces, muted);
  const underText = [...listUnderText(surfaces), codeMark];
  const heading = grey(recipe.heading, { ...TEXT, on: underText });
  const button = buildSolid(readColor(solid), bg, writeColor(tintGrey(ON_LIGHT.heading, tint)));
  return {
    bg,
    surface,
    sunken,
    border,
    'border-strong': grey(recipe.borderStrong, { ...EDGE, on: plain }),
    text: grey(recipe.text, { ...TEXT, on: underText }),
    heading,
    muted,
    accent: keepAccent(accent, { ...LABEL, on: [...plain, ...listFills(surfaces.fixed)] }, recipe.ink),
    solid: button.solid,
    'solid-hover': button.solidHover,
    'on-solid': button.onSolid,
    'code-mark': codeMark,
    'neutral-bg': surface,
    'neutral-border': border,
    'neutral-fg': grey(recipe.neutral, { ...LABEL, on: plain }),
    ...keepFixed(surfaces, [...plain, codeMark]),
    ...buildOverlay(recipe.ink, heading),
  };
}

/** The brand's own digits stay where nothing has to be moved. */
function keepAccent(accent: string, rule: Rule, ink: 'black' | 'white'): string {
  const kept = keepContrast(readColor(accent), rule, ink);
  return kept === writeColor(readColor(accent)) ? normalizeColor(accent) : kept;
}

/** Comments are on marked lines of code too. */
function keepMark({ codeMark, recipe }: Surfaces, muted: string): string {
  const rule = { least: LABEL.least, aim: LABEL.least, on: [muted] };
  return keepContrast(readColor(codeMark), rule, recipe.ink === 'black' ? 'white' : 'black');
}

function keepFixed({ fixed, recipe }: Surfaces, on: readonly string[]): Surfaces['fixed'] {
  const keep = (hex: string, under: readonly string[]): string =>
    keepContrast(readColor(hex), { ...LABEL, on: under }, recipe.ink);
  const kept = CALLOUT_HUES.map(
    (hue) => [`${hue}-fg`, keep(fixed[`${hue}-fg`], [...on, fixed[`${hue}-bg`]])] as const,
  );
  return { ...fixed, 'pink-fg': keep(fixed['pink-fg'], on), ...Object.fromEntries(kept) };
}

/** Shadow and scrim of what floats: dialogs and menus. */
function buildOverlay(ink: 'black' | 'white', heading: string): Pick<ThemeColors, 'shadow-float' | 'scrim'> {
  if (ink === 'white')
    return {
      'shadow-float': '0 0 0 1px rgb(255 255 255 / .03), 0 24px 64px -12px rgb(0 0 0 / .8)',
      scrim: 'rgb(0 0 0 / .6)',
    };
  const shade = [1, 3, 5].map((at) => Number.parseInt(heading.slice(at, at + 2), 16)).join(' ');
  return {
    'shadow-float': `0 1px 2px rgb(${shade} / .06), 0 16px 48px -12px rgb(${shade} / .22)`,
    scrim: `rgb(${shade} / .32)`,
  };
}

/** Colours of the primary button in one mode. */
interface Solid {
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
function buildSolid(color: Lch, bg: string, nearBlack: string): Solid {
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

/** `colors.background.light` or `.dark` on which neither black nor white text reaches 7:1: an error. */
function describeUnreadableBackground(mode: 'light' | 'dark', color: string, place: Place): Problem {
  const best = Math.max(measureContrast(color, '#000000'), measureContrast(color, '#ffffff'));
  return problem(
    place,
    'site-json/background-contrast',
    'error',
    `colors.background.${mode} is "${color}", on which no text can be read well: the best contrast of black or white text is ${best.toFixed(1)}:1, and 7:1 is needed.`,
    mode === 'light' ? 'Take a lighter color, such as "#FFFFFF".' : 'Take a darker color, such as "#0B0F0E".',
  );
}

/** The uses of one colour of `site.json` in which it was made lighter or darker: a note that names the values used. */
function describeMovedColor(moved: readonly MovedColor[], place: Place): Problem | undefined {
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
  return problem(
    place,
    'site-json/color-moved',
    'note',
    `colors.${first.field} is "${first.given}"; ${uses.join(', ')}, so that text keeps a contrast of 4.5:1.`,
    `Nothing needs to be done. ${[...new Set(own)].join(', ')} in "colors" would say the same.`,
  );
}
