import type { ThemeColors } from '../site.ts';
import { normalizeColor, readColor, writeColor } from './color.ts';
import { CALLOUT_HUES } from './fixed-colors.ts';
import { EDGE, keepContrast, LABEL, type Rule, TEXT } from './keep-contrast.ts';
import { type Grey, ON_LIGHT, type Tint, tintGrey } from './recipes.ts';
import { buildSolid } from './solid.ts';
import { buildSurfaces, listFills, listUnderText, type Surfaces } from './surfaces.ts';

/** What one mode is made of: hex colours of three or six digits. */
export interface ModeColors {
  readonly mode: 'light' | 'dark';
  readonly background: string | undefined;
  readonly accent: string;
  readonly solid: string;
}

/** All colours of one mode. The background is one on which black or white text reaches 7:1. */
export function buildMode({ mode, background, accent, solid }: ModeColors, tint: Tint): ThemeColors {
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

/** Comments stand on marked lines of code too. */
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
