import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { measureContrast, readColor } from './contrast.ts';
import { CALLOUT_HUES, isReadable } from './surfaces.ts';
import { buildTheme, type ThemeColors } from './theme.ts';

const placeOf = () => ({ file: 'site.json', line: 1, column: 1 });
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const readable = hex.filter(isReadable);

/** The colours of `look/theme.css`, made from the same two colours; the marked line is lighter for its comments' sake. */
const LOOK = {
  light: {
    bg: '#ffffff',
    surface: '#f7faf9',
    sunken: '#eff4f2',
    border: '#dfe4e2',
    'border-strong': '#858d89',
    text: '#323a37',
    heading: '#0c1311',
    muted: '#656e6b',
    accent: '#027c60',
    solid: '#078467',
    'solid-hover': '#007459',
    'on-solid': '#ffffff',
    'code-mark': '#e8efec',
    'neutral-fg': '#5a635f',
    'blue-bg': '#f1f7ff',
    'green-fg': '#0d7435',
    'amber-border': '#f4d9bb',
    'pink-fg': '#a42665',
    'shadow-float': '0 1px 2px rgb(12 19 17 / .06), 0 16px 48px -12px rgb(12 19 17 / .22)',
    scrim: 'rgb(12 19 17 / .32)',
  },
  dark: {
    bg: '#0b0f0e',
    surface: '#121715',
    sunken: '#1a201d',
    border: '#262d2a',
    'border-strong': '#636c68',
    text: '#ccd3d0',
    heading: '#f4f8f6',
    muted: '#98a19d',
    accent: '#3cc9a0',
    solid: '#078467',
    'solid-hover': '#007459',
    'on-solid': '#ffffff',
    'code-mark': '#1f2624',
    'neutral-fg': '#b3bdb9',
    'blue-bg': '#0f1a28',
    'green-fg': '#82cf93',
    'amber-border': '#493114',
    'pink-fg': '#f59bbe',
  },
};

function expectContrast(colors: ThemeColors): void {
  const fills = [...CALLOUT_HUES.map((hue) => colors[`${hue}-bg`]), colors['neutral-bg']];
  const plain = [colors.bg, colors.surface, colors.sunken];
  const rules: [string, string, readonly string[], number][] = [
    ['text', colors.text, [...plain, colors['code-mark'], ...fills], 7],
    ['heading', colors.heading, [...plain, colors['code-mark'], ...fills], 7],
    ['muted', colors.muted, [...plain, colors['code-mark']], 4.5],
    ['accent', colors.accent, [...plain, ...fills], 4.5],
    ['on-solid', colors['on-solid'], [colors.solid, colors['solid-hover']], 4.5],
    ['border-strong', colors['border-strong'], plain, 3],
    ['neutral-fg', colors['neutral-fg'], [...plain, colors['neutral-bg']], 4.5],
    ['pink-fg', colors['pink-fg'], [...plain, colors['code-mark']], 4.5],
    ...CALLOUT_HUES.map((hue): [string, string, readonly string[], number] => [
      `${hue}-fg`,
      colors[`${hue}-fg`],
      [...plain, colors['code-mark'], colors[`${hue}-bg`]],
      4.5,
    ]),
  ];
  for (const [role, color, under, least] of rules)
    for (const on of under)
      expect(measureContrast(color, on), `${role} ${color} on ${on}`).toBeGreaterThanOrEqual(least);
}

describe('the theme of a site', () => {
  test('has the colours of the mock-ups for their primary colour', () => {
    const { theme } = buildTheme({ primary: '#0D9373', light: '#3CC9A0' }, placeOf);
    expect(theme).toMatchObject(LOOK);
  });

  test('keeps every contrast for any primary, light and dark colour', () => {
    fc.assert(
      fc.property(
        hex,
        fc.option(hex, { nil: undefined }),
        fc.option(hex, { nil: undefined }),
        (primary, light, dark) => {
          const { theme, problems } = buildTheme({ primary, light, dark }, placeOf);
          expectContrast(theme.light);
          expectContrast(theme.dark);
          expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
        },
      ),
      { numRuns: propertyRuns(400) },
    );
  });

  test('keeps every contrast on any background that text can be read on', () => {
    fc.assert(
      fc.property(hex, readable, readable, (primary, light, dark) => {
        const { theme } = buildTheme({ primary, background: { light, dark } }, placeOf);
        expect([theme.light.bg, theme.dark.bg]).toEqual([light, dark]);
        expectContrast(theme.light);
        expectContrast(theme.dark);
      }),
      { numRuns: propertyRuns(400) },
    );
  });

  test('keeps every contrast on the darkest light and the lightest dark background', () => {
    for (const primary of ['#000', '#fff', '#ff0', '#00f', '#777'])
      for (const light of ['#949494', '#5a5a5a', '#959595', '#595959'].filter(isReadable)) {
        const { theme } = buildTheme({ primary, background: { light, dark: light } }, placeOf);
        expectContrast(theme.light);
        expectContrast(theme.dark);
      }
  });

  test('moves lightness only, so that the hue stays the brand’s', () => {
    const { theme } = buildTheme({ primary: '#0D9373' }, placeOf);
    const given = readColor('#0D9373');
    for (const used of [theme.light.accent, theme.light.solid, theme.dark.accent])
      expect(Math.abs(readColor(used).h - given.h)).toBeLessThan(2);
  });

  test('leaves a colour that keeps its contrast as it is given', () => {
    const { theme, moved, problems } = buildTheme({ primary: '#104DEB', light: '#98A0B1' }, placeOf);
    expect(theme.light.accent).toBe('#104deb');
    expect(theme.dark.accent).toBe('#98a0b1');
    expect(moved).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('names the given and the used value of a colour that was moved', () => {
    const { moved, problems } = buildTheme({ primary: '#0D9373', light: '#3CC9A0' }, placeOf);
    expect(moved).toEqual([
      { field: 'primary', role: 'accent', mode: 'light', given: '#0D9373', used: '#027c60' },
      { field: 'primary', role: 'solid', mode: 'light', given: '#0D9373', used: '#078467' },
    ]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: 'site-json/color-moved', severity: 'note' });
    expect(problems[0]?.message).toBe(
      'colors.primary is "#0D9373"; links and the current entry in light mode have "#027c60", the primary button in light mode has "#078467", so that text keeps a contrast of 4.5:1.',
    );
  });

  test('takes the button’s colour from `dark` and the accent of dark mode from `light`', () => {
    const { theme } = buildTheme({ primary: '#104DEB', light: '#8AB4FF', dark: '#7A1FA2' }, placeOf);
    expect(theme.light.solid).toBe('#7a1fa2');
    expect(theme.dark.solid).toBe('#7a1fa2');
    expect(theme.dark.accent).toBe('#8ab4ff');
  });

  test('writes near-black on a button that is too light for white', () => {
    const { theme } = buildTheme({ primary: '#EAB308' }, placeOf);
    expect(theme.light.solid).toBe('#eab308');
    expect(readColor(theme.light['on-solid']).l).toBeLessThan(0.2);
  });

  test('lets a button be told from the page where both are nearly black', () => {
    const { theme } = buildTheme({ primary: '#000000' }, placeOf);
    expect(measureContrast(theme.dark.solid, theme.dark.bg)).toBeGreaterThanOrEqual(1.5);
    expect(theme.light.solid).toBe('#000000');
  });

  test('has an error for a background on which no text reaches 7:1, and goes on with the default one', () => {
    const where = (path: readonly (string | number)[]) => ({
      file: 'site.json',
      line: path.length,
      column: 1,
    });
    const { theme, problems } = buildTheme(
      { primary: '#104DEB', background: { light: '#808080', dark: '#0B0B0B' } },
      where,
    );
    expect(theme.light.bg).toBe('#ffffff');
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([
      {
        file: 'site.json',
        line: 3,
        column: 1,
        code: 'site-json/background-contrast',
        severity: 'error',
        message:
          'colors.background.light is "#808080", on which no text can be read well: the best contrast of black or white text is 5.3:1, and 7:1 is needed.',
        hint: 'Take a lighter color, such as "#FFFFFF".',
      },
    ]);
  });

  test('has visible surfaces on a background that is wholly black', () => {
    const { theme } = buildTheme(
      { primary: '#104DEB', background: { light: '#fff', dark: '#000' } },
      placeOf,
    );
    expect(measureContrast(theme.dark.border, '#000000')).toBeGreaterThan(1.2);
    expect(theme.light.surface).toBe(buildTheme({ primary: '#104DEB' }, placeOf).theme.light.surface);
  });

  test('has no hue in its greys when the primary colour has none', () => {
    const { theme } = buildTheme({ primary: '#777777' }, placeOf);
    expect(theme.light.sunken).toMatch(/^#(..)\1\1$/);
  });

  test('has colours, and nothing to report, without any given', () => {
    const { theme, problems } = buildTheme(undefined, placeOf);
    expectContrast(theme.light);
    expect(problems).toEqual([]);
  });
});
