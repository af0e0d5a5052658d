import { THEME_ROLES, type Theme, type ThemeColors, type ThemeRole } from '../site.ts';
import { isLight } from './color.ts';

/**
 * The style sheet with the colours of both modes as custom properties, in `@layer tokens`. Paper is
 * light. Without a script the operating system's mode is followed; code that is dark in both modes has the dark ones.
 */
export function writeThemeCss(theme: Theme): string {
  const dark = writeColors(theme.dark);
  return [
    '@layer tokens{',
    `:root{${writeColors(theme.light)}}`,
    `@media screen{:root[data-theme='dark'],[data-code='dark'] .code{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
    '}',
  ].join('');
}

function writeColors(colors: ThemeColors): string {
  const scheme = `color-scheme:${isLight(colors.bg) ? 'light' : 'dark'};`;
  return scheme + THEME_ROLES.map((role) => `${nameProperty(role)}:${colors[role]}`).join(';');
}

function nameProperty(role: ThemeRole): string {
  return role === 'shadow-float' ? '--shadow-float' : `--color-${role}`;
}
