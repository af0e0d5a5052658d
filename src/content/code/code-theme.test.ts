import { expect, test } from 'vitest';
import { codeThemeNames, readCodeTheme } from './code-theme.ts';

test('a theme gives the colors of its scopes', async () => {
  expect(await readCodeTheme('dracula')).toEqual({
    background: '#282a36',
    text: '#f8f8f2',
    keyword: '#ff79c6',
    name: '#50fa7b',
    string: '#f1fa8c',
    constant: '#bd93f9',
    variable: '#f8f8f2',
    comment: '#6272a4',
  });
});

test('every theme of Shiki has all colors, and not all of them alike', async () => {
  expect(codeThemeNames.length).toBeGreaterThan(50);
  for (const name of codeThemeNames) {
    const colors = Object.values((await readCodeTheme(name)) ?? {});
    expect(colors, name).toHaveLength(8);
    for (const color of colors) expect(color, name).toMatch(/^#[0-9a-f]{6}$/);
    expect(new Set(colors).size, name).toBeGreaterThan(3);
  }
});

test('a name that Shiki does not know has none', async () => {
  expect(await readCodeTheme('octavo')).toBeUndefined();
  expect(await readCodeTheme('constructor')).toBeUndefined();
});
