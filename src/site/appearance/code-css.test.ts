import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCodeThemes } from './code-css.ts';
import { measureContrast } from './contrast.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colors = fc.record({
  background: hex,
  ...{ text: hex, keyword: hex, name: hex, string: hex, constant: hex, variable: hex, comment: hex },
});
const surroundings = (background: 'light' | 'dark') => `--on:${background}`;

test('all colors can be read on the background of their theme, or are as far from it as they can be', () => {
  fc.assert(
    fc.property(colors, (theme) => {
      const css = writeCodeThemes({ light: theme, dark: theme }, surroundings);
      const best = Math.max(...['#000000', '#ffffff'].map((ink) => measureContrast(ink, theme.background)));
      const shown = [...css.matchAll(/(?:--code-\w+|;color):(#[0-9a-f]{6})/g)].map(([, color = '']) => color);
      expect(shown).toHaveLength(7);
      for (const color of shown)
        expect(measureContrast(color, theme.background)).toBeGreaterThanOrEqual(Math.min(4.5, best));
    }),
  );
});

test('each mode has its theme, with the site’s colors for that background around it', () => {
  const theme = (background: string) => ({
    ...{ background, text: '#888888', keyword: '#888888', name: '#888888', string: '#888888' },
    ...{ constant: '#888888', variable: '#888888', comment: '#888888' },
  });
  const css = writeCodeThemes({ light: theme('#222222'), dark: theme('#eeeeee') }, surroundings);
  expect(css.match(/--on:\w+|background:#\w+|\[data-theme='dark'\]|not\(\[data-theme\]\)/g)).toEqual([
    '--on:dark',
    'background:#222222',
    "[data-theme='dark']",
    '--on:light',
    'background:#eeeeee',
    'not([data-theme])',
    '--on:light',
    'background:#eeeeee',
  ]);
});
