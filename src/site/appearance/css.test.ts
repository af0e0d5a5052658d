import { expect, test } from 'vitest';
import { writeThemeCss } from './css.ts';
import { THEME_ROLES } from './surfaces.ts';
import { buildTheme } from './theme.ts';

const placeOf = () => ({ file: 'site.json', line: 1, column: 1 });
const css = writeThemeCss(buildTheme({ primary: '#0D9373', light: '#3CC9A0' }, placeOf).theme);

test('the style sheet has both modes in the layer of tokens', () => {
  expect(css).toMatch(/^@layer tokens\{:root\{color-scheme:light;--color-bg:#ffffff;/);
  expect(css).toContain(
    `@media screen{:root[data-theme='dark'],[data-code='dark'] .code{color-scheme:dark;--color-bg:#0b0f0e;`,
  );
  expect(css.endsWith('}}}')).toBe(true);
});

test('without a script the mode of the operating system is followed', () => {
  expect(css).toContain(
    '@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;',
  );
});

test('every role has its custom property in each mode', () => {
  for (const role of THEME_ROLES) {
    const property = role === 'shadow-float' ? '--shadow-float:' : `--color-${role}:`;
    expect(css.split(property)).toHaveLength(4);
  }
});

test('the controls of the browser follow the background, not the mode', () => {
  const colors = { primary: '#0D9373', background: { light: '#101010', dark: '#101010' } };
  const written = writeThemeCss(buildTheme(colors, placeOf).theme);
  expect(new Set(written.match(/color-scheme:\w+(?=;)/g))).toEqual(new Set(['color-scheme:dark']));
});
