import type { CodeColors } from '../../content/code/code-theme.ts';
import { isLight, keepContrast, LABEL, readColor } from './contrast.ts';

/** The colors of code in each mode, where `site.json` names themes. */
export interface CodeThemes {
  readonly light: CodeColors;
  readonly dark: CodeColors;
}

/**
 * The CSS of code in themes of the writer's choice. `surroundings` gives the declarations of the site's own colors on a light or
 * a dark background, which what else is in a card of code has. Only the lightness of a color is moved, where it would be hard
 * to read (WCAG 2.2, 1.4.3).
 */
export function writeCodeThemes(
  { light, dark }: CodeThemes,
  surroundings: (background: 'light' | 'dark') => string,
): string {
  const declare = (colors: CodeColors) => writeCodeColors(colors, surroundings);
  if (JSON.stringify(light) === JSON.stringify(dark)) return `@media screen{.code{${declare(light)}}}`;
  return (
    `@media screen{.code{${declare(light)}}:root[data-theme='dark'] .code{${declare(dark)}}}` +
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]) .code{${declare(dark)}}}`
  );
}

function writeCodeColors(
  { background, text, ...tokens }: CodeColors,
  surroundings: (background: 'light' | 'dark') => string,
): string {
  const isOnLight = isLight(background);
  const keep = (color: string) =>
    keepContrast(readColor(color), { on: [background], ...LABEL }, isOnLight ? 'black' : 'white');
  const own = Object.entries(tokens).map(([role, color]) => `--code-${role}:${keep(color)}`);
  return `${surroundings(isOnLight ? 'light' : 'dark')};${own.join(';')};background:${background};color:${keep(text)}`;
}
