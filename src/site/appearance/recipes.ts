import type { Lch } from './color.ts';

/** Lightness and chroma of a grey; its hue is the brand's. */
export interface Grey {
  readonly l: number;
  readonly c: number;
}

/** How the colours on a light or a dark background are made. Lightness of surfaces is that on the default background. */
export interface Recipe {
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

export const ON_DARK: Recipe = {
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
