import { THEME_ROLES, type Theme, type ThemeColors, type ThemeRole } from '../site.ts';
import { isLight } from './color.ts';

/**
 * The style sheet with the colours of both modes as custom properties, in `@layer tokens`. Paper is
 * light. Without a script the operating system's mode is followed; code that is dark in both modes has the dark ones.
 * `isRead` tells the properties that are needed.
 */
export function writeThemeCss(theme: Theme, isRead: (property: string) => boolean = () => true): string {
  const roles = THEME_ROLES.filter((role) => isRead(nameProperty(role)));
  const dark = writeColors(theme.dark, roles);
  return [
    '@layer tokens{',
    `:root{${writeColors(theme.light, roles)}}`,
    `@media screen{:root[data-theme='dark'],[data-code='dark'] .code{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
    '}',
  ].join('');
}

function writeColors(colors: ThemeColors, roles: readonly ThemeRole[]): string {
  const scheme = `color-scheme:${isLight(colors.bg) ? 'light' : 'dark'};`;
  return scheme + roles.map((role) => `${nameProperty(role)}:${colors[role]}`).join(';');
}

function nameProperty(role: ThemeRole): string {
  return role === 'shadow-float' ? '--shadow-float' : `--color-${role}`;
}
