import { isLight, type Lch, normalizeColor, reaches, readColor, TEXT, writeColor } from './contrast.ts';

export type ThemeRole = (typeof THEME_ROLES)[number];

/** All roles, in the order in which they are written. */
export const THEME_ROLES = [
  'bg',
  'surface',
  'sunken',
  'border',
  'border-strong',
  'text',
  'heading',
  'muted',
  'accent',
  'solid',
  'solid-hover',
  'on-solid',
  'code-mark',
  'neutral-bg',
  'neutral-border',
  'neutral-fg',
  'blue-bg',
  'blue-border',
  'blue-fg',
  'violet-bg',
  'violet-border',
  'violet-fg',
  'green-bg',
  'green-border',
  'green-fg',
  'amber-bg',
  'amber-border',
  'amber-fg',
  'red-bg',
  'red-border',
  'red-fg',
  'pink-fg',
  'shadow-float',
  'scrim',
] as const;

/** Lightness and chroma of a grey; its hue is the brand's. */
export interface Grey {
  readonly l: number;
  readonly c: number;
}

/** How the colours on a light or a dark background are made. Lightness of surfaces is that on the default background. */
interface Recipe {
  readonly ink: 'black' | 'white';
  readonly bg: Grey;
  readonly surface: Grey;
  readonly sunken: Grey;
  readonly border: Grey;
  readonly codeMark: Grey;
  readonly borderStrong: Grey;
  readonly text: Grey;
  readonly heading: Grey;
  readonly muted: Grey;
  readonly neutral: Grey;
  /** Of the fixed hues: lightness of their fill and edge. */
  readonly tint: { readonly fill: Grey; readonly edge: Grey };
}

export const ON_LIGHT: Recipe = {
  ink: 'black',
  bg: { l: 1, c: 0 },
  surface: { l: 0.982, c: 0.004 },
  sunken: { l: 0.962, c: 0.006 },
  border: { l: 0.915, c: 0.006 },
  codeMark: { l: 0.94, c: 0.0085 },
  borderStrong: { l: 0.6345, c: 0.0105 },
  text: { l: 0.34, c: 0.012 },
  heading: { l: 0.18, c: 0.012 },
  muted: { l: 0.53, c: 0.012 },
  neutral: { l: 0.49, c: 0.012 },
  tint: { fill: { l: 0.975, c: 0.0125 }, edge: { l: 0.9, c: 0.05 } },
};

const ON_DARK: Recipe = {
  ink: 'white',
  bg: { l: 0.165, c: 0.0075 },
  surface: { l: 0.2, c: 0.009 },
  sunken: { l: 0.235, c: 0.01 },
  border: { l: 0.29, c: 0.011 },
  codeMark: { l: 0.262, c: 0.0115 },
  borderStrong: { l: 0.5215, c: 0.012 },
  text: { l: 0.86, c: 0.008 },
  heading: { l: 0.975, c: 0.0045 },
  muted: { l: 0.7, c: 0.011 },
  neutral: { l: 0.79, c: 0.012 },
  tint: { fill: { l: 0.215, c: 0.0325 }, edge: { l: 0.335, c: 0.055 } },
};

/** The hue of greys and how much of a grey's chroma a brand can carry: a brand that is nearly grey has little hue to give. */
export interface Tint {
  readonly h: number;
  readonly strength: number;
}

/** The tint that greys take from the brand's colour. */
export function readTint(brand: Lch): Tint {
  return { h: brand.h, strength: Math.min(1, brand.c / 0.02) };
}

/** A grey with the brand's hue. */
export function tintGrey(grey: Grey, tint: Tint): Lch {
  return { l: grey.l, c: grey.c * tint.strength, h: tint.h };
}

/** Hues of callouts and of methods in the endpoint bar; they have a fill and an edge in addition to the text's colour. */
export const CALLOUT_HUES = ['blue', 'violet', 'green', 'amber', 'red'] as const;

type CalloutHue = (typeof CALLOUT_HUES)[number];

type FixedRole = Extract<ThemeRole, `${CalloutHue}-${'fg' | 'bg' | 'border'}` | 'pink-fg'>;

/**
 * The colours with a meaning (method, status, callout, code) on the default light background and on the dark one: they
 * never follow the brand, so a red brand does not make every string look like an error.
 */
const FIXED: Readonly<Record<FixedRole, readonly [onLight: string, onDark: string]>> = {
  'blue-bg': ['#f1f7ff', '#0f1a28'],
  'blue-border': ['#c9e0fe', '#233853'],
  'blue-fg': ['#125fb3', '#8bbefe'],
  'violet-bg': ['#f8f5fe', '#1c1626'],
  'violet-border': ['#e3d7fb', '#3b304f'],
  'violet-fg': ['#7044ac', '#c6aafa'],
  'green-bg': ['#effaf0', '#0e1e11'],
  'green-border': ['#c8e8cd', '#203f27'],
  'green-fg': ['#0d7435', '#82cf93'],
  'amber-bg': ['#fff5ea', '#231708'],
  'amber-border': ['#f4d9bb', '#493114'],
  'amber-fg': ['#8a5601', '#eaad64'],
  'red-bg': ['#fff4f3', '#261312'],
  'red-border': ['#fed2cd', '#4f2b28'],
  'red-fg': ['#ac262a', '#fc9d95'],
  'pink-fg': ['#a42665', '#f59bbe'],
};

function pickFixed(ground: 0 | 1): Readonly<Record<FixedRole, string>> {
  const colors = Object.entries(FIXED).map(([role, pair]) => [role, pair[ground]]);
  return Object.fromEntries(colors) as Record<FixedRole, string>;
}

/** Everything behind text in one mode, as hex. */
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
  const fixed = pickFixed(isOnLight ? 0 : 1);
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

/** All that may be behind running text. */
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
