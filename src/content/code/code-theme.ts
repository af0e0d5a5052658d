import { bundledThemes } from 'shiki/themes';
import type { ThemeRegistrationAny } from 'shiki/types';

/** The colors of a theme of Shiki for what Octavo tells apart in code, as hex of six digits. */
export interface CodeColors {
  readonly background: string;
  readonly text: string;
  readonly keyword: string;
  readonly name: string;
  readonly string: string;
  readonly constant: string;
  readonly variable: string;
  readonly comment: string;
}

/** Names of the themes: https://shiki.style/themes */
export const codeThemeNames: readonly string[] = Object.keys(bundledThemes);

/** Scopes that stand for each color; the first that a theme colors is taken. */
const scopes: Readonly<Record<Exclude<keyof CodeColors, 'background' | 'text'>, readonly string[]>> = {
  keyword: ['keyword.control', 'keyword', 'storage.type', 'storage'],
  name: ['entity.name.function', 'support.function', 'entity.name'],
  string: ['string.quoted.double', 'string'],
  constant: ['constant.numeric', 'constant'],
  variable: ['variable.other.property', 'variable.other.object.property', 'variable.other', 'variable'],
  comment: ['comment.line', 'comment'],
};

/** The colors of a theme by its name; undefined where Shiki has none of that name. */
export async function readCodeTheme(name: string): Promise<CodeColors | undefined> {
  if (!Object.hasOwn(bundledThemes, name)) return undefined;
  const theme: ThemeRegistrationAny = (await bundledThemes[name as keyof typeof bundledThemes]()).default;
  const rules = (theme.settings ?? theme.tokenColors ?? []).flatMap(({ scope, settings }) => {
    const color = readHex(settings?.foreground);
    const selectors = typeof scope === 'string' ? scope.split(',') : (scope ?? []);
    return color === undefined ? [] : selectors.map((selector) => [selector.trim(), color] as const);
  });
  const plain = theme.settings?.find(({ scope }) => scope === undefined)?.settings;
  const isDark = theme.type === 'dark';
  const text =
    readHex(theme.colors?.['editor.foreground'] ?? theme.fg ?? plain?.foreground) ??
    (isDark ? '#ffffff' : '#000000');
  const background =
    readHex(theme.colors?.['editor.background'] ?? theme.bg ?? plain?.background) ??
    (isDark ? '#000000' : '#ffffff');
  const find = (names: readonly string[]) =>
    names.map((one) => matchScope(rules, one)).find((color) => color !== undefined) ?? text;
  return {
    background,
    text,
    keyword: find(scopes.keyword),
    name: find(scopes.name),
    string: find(scopes.string),
    constant: find(scopes.constant),
    variable: find(scopes.variable),
    comment: find(scopes.comment),
  };
}

/** The color of the longest selector that begins a scope; of several of one length, the last. https://macromates.com/manual/en/scope_selectors */
function matchScope(rules: readonly (readonly [string, string])[], scope: string): string | undefined {
  const found = rules.filter(([selector]) => scope === selector || scope.startsWith(`${selector}.`));
  return found.reduce<readonly [string, string] | undefined>(
    (best, rule) => (best && best[0].length > rule[0].length ? best : rule),
    undefined,
  )?.[1];
}

/** `#abc` and `#aabbcc80` as `#aabbcc`; undefined for what is no hex color. */
function readHex(color: string | undefined): string | undefined {
  const digits = /^#([0-9a-f]{3,8})$/i.exec(color ?? '')?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  if (digits.length < 6) return `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}`;
  return `#${digits.slice(0, 6)}`;
}
