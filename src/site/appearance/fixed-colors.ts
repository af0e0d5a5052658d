import type { ThemeRole } from '../site.ts';

/** Hues of callouts and of methods in the endpoint bar; they have a fill and an edge besides the text's colour. */
export const CALLOUT_HUES = ['blue', 'violet', 'green', 'amber', 'red'] as const;

type CalloutHue = (typeof CALLOUT_HUES)[number];

export type FixedRole = Extract<ThemeRole, `${CalloutHue}-${'fg' | 'bg' | 'border'}` | 'pink-fg'>;

/**
 * The colours with a meaning (method, status, callout, code) on the default light background: they never follow
 * the brand, so a red brand does not make every string look like an error.
 */
export const FIXED_ON_LIGHT: Readonly<Record<FixedRole, string>> = {
  'blue-bg': '#f1f7ff',
  'blue-border': '#c9e0fe',
  'blue-fg': '#125fb3',
  'violet-bg': '#f8f5fe',
  'violet-border': '#e3d7fb',
  'violet-fg': '#7044ac',
  'green-bg': '#effaf0',
  'green-border': '#c8e8cd',
  'green-fg': '#0d7435',
  'amber-bg': '#fff5ea',
  'amber-border': '#f4d9bb',
  'amber-fg': '#8a5601',
  'red-bg': '#fff4f3',
  'red-border': '#fed2cd',
  'red-fg': '#ac262a',
  'pink-fg': '#a42665',
};

/** The same on the default dark background. */
export const FIXED_ON_DARK: Readonly<Record<FixedRole, string>> = {
  'blue-bg': '#0f1a28',
  'blue-border': '#233853',
  'blue-fg': '#8bbefe',
  'violet-bg': '#1c1626',
  'violet-border': '#3b304f',
  'violet-fg': '#c6aafa',
  'green-bg': '#0e1e11',
  'green-border': '#203f27',
  'green-fg': '#82cf93',
  'amber-bg': '#231708',
  'amber-border': '#493114',
  'amber-fg': '#eaad64',
  'red-bg': '#261312',
  'red-border': '#4f2b28',
  'red-fg': '#fc9d95',
  'pink-fg': '#f59bbe',
};
