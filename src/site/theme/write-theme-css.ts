import { THEME_ROLES, type Theme, type ThemeColors, type ThemeRole } from '../site.ts';
import { isLight } from './color.ts';

/** The style sheet with the colours of both modes as custom properties, in `@layer tokens`; LF at each line's end. */
export function writeThemeCss(theme: Theme): string {
  return [
    '@layer tokens {',
    ...writeRule(':root', theme.light),
    ...writeRule(":root[data-theme='dark']", theme.dark),
    '}',
    '',
  ].join('\n');
}

function writeRule(selector: string, colors: ThemeColors): readonly string[] {
  return [
    `  ${selector} {`,
    `    color-scheme: ${isLight(colors.bg) ? 'light' : 'dark'};`,
    ...THEME_ROLES.map((role) => `    ${nameProperty(role)}: ${colors[role]};`),
    '  }',
  ];
}

function nameProperty(role: ThemeRole): string {
  return role === 'shadow-float' ? '--shadow-float' : `--color-${role}`;
}
