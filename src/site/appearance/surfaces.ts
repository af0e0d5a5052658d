import { isLight, type Lch, normalizeColor, readColor, writeColor } from './color.ts';
import { CALLOUT_HUES, FIXED_ON_DARK, FIXED_ON_LIGHT, type FixedRole } from './fixed-colors.ts';
import { reaches, TEXT } from './keep-contrast.ts';
import { type Grey, ON_DARK, ON_LIGHT, type Recipe, type Tint, tintGrey } from './recipes.ts';

/** Everything that text stands on in one mode, as hex. */
export interface Surfaces {
  readonly recipe: Recipe;
  readonly bg: string;
  readonly surface: string;
  readonly sunken: string;
  readonly border: string;
  readonly codeMark: string;
  /** The fixed colours before their text colours are held against the surfaces; fills and edges suit the background. */
  readonly fixed: Readonly<Record<FixedRole, string>>;
}

/** Whether black or white text reaches 7:1 on a hex colour, so that it can be a background. */
export function isReadable(background: string): boolean {
  return reaches('#000000', [background], TEXT.least) || reaches('#ffffff', [background], TEXT.least);
}

/**
 * The surfaces of one mode: offsets in lightness from the background, away from the text's colour where that
 * leaves less than 7:1 on one of them. `background` is the writer's, which may be dark in light mode too.
 */
export function buildSurfaces(mode: 'light' | 'dark', background: string | undefined, tint: Tint): Surfaces {
  const isOnLight = background === undefined ? mode === 'light' : isLight(background);
  const recipe = isOnLight ? ON_LIGHT : ON_DARK;
  const fixed = isOnLight ? FIXED_ON_LIGHT : FIXED_ON_DARK;
  const standard = writeColor(tintGrey(recipe.bg, tint));
  if (background === undefined || normalizeColor(background) === standard) {
    const shift = (grey: Grey): Lch => tintGrey(grey, tint);
    return { ...shiftGreys(recipe, standard, shift), fixed };
  }
  const base = readColor(background);
  const build = (sign: 1 | -1): Surfaces => {
    const shift = (grey: Grey): Lch => shiftFrom(base, grey, recipe, sign, tint);
    return {
      ...shiftGreys(recipe, normalizeColor(background), shift),
      fixed: shiftFixed(fixed, recipe, shift),
    };
  };
  const usual = build(1);
  const ink = recipe.ink === 'black' ? '#000000' : '#ffffff';
  return reaches(ink, listUnderText(usual), TEXT.least) ? usual : build(-1);
}

/** All that running text may stand on. */
export function listUnderText(surfaces: Surfaces): readonly string[] {
  return [surfaces.bg, surfaces.surface, surfaces.sunken, surfaces.codeMark, ...listFills(surfaces.fixed)];
}

/** The fills of callouts. */
export function listFills(fixed: Readonly<Record<FixedRole, string>>): readonly string[] {
  return CALLOUT_HUES.map((hue) => fixed[`${hue}-bg`]);
}

function shiftGreys(recipe: Recipe, bg: string, shift: (grey: Grey) => Lch): Omit<Surfaces, 'fixed'> {
  return {
    recipe,
    bg,
    surface: writeColor(shift(recipe.surface)),
    sunken: writeColor(shift(recipe.sunken)),
    border: writeColor(shift(recipe.border)),
    codeMark: writeColor(shift(recipe.codeMark)),
  };
}

function shiftFixed(
  fixed: Readonly<Record<FixedRole, string>>,
  { tint }: Recipe,
  shift: (grey: Grey) => Lch,
): Readonly<Record<FixedRole, string>> {
  const shifted = CALLOUT_HUES.flatMap((hue) => {
    const { h } = readColor(fixed[`${hue}-fg`]);
    return [
      [`${hue}-bg`, writeColor({ ...tint.fill, l: shift(tint.fill).l, h })],
      [`${hue}-border`, writeColor({ ...tint.edge, l: shift(tint.edge).l, h })],
    ] as const;
  });
  return { ...fixed, ...Object.fromEntries(shifted) };
}

/** A background that has more colour than the grey passes it on; else the grey keeps the brand's tint. */
function shiftFrom(base: Lch, grey: Grey, recipe: Recipe, sign: 1 | -1, tint: Tint): Lch {
  const own = tintGrey(grey, tint);
  const { c, h } = base.c > own.c ? base : own;
  const shifted = base.l + sign * (grey.l - recipe.bg.l);
  // Steps of lightness below that of the default background can hardly be seen, so they are wider there.
  const least = recipe.ink === 'white' && sign === 1 ? grey.l - 0.25 * (recipe.bg.l - base.l) : 0;
  return { l: base.l < recipe.bg.l ? Math.max(shifted, least) : shifted, c, h };
}
