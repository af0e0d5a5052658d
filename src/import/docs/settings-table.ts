import { nameFontPackage } from '../../config/font-package.ts';
import type { JsonPath } from '../../config/json-tree.ts';
import { SOCIAL_PLATFORMS } from '../../config/schema/publishing.ts';
import { isObject } from '../../lib/json/json-value.ts';
import { isImportedObject } from '../draft.ts';
import { readNamedDocuments } from './navigation-scope.ts';

/** A setting of `docs.json` and where `site.json` has it. Settings of one name in both need no entry. */
export interface SettingMove {
  readonly from: JsonPath;
  readonly to: JsonPath;
  /** The value as `site.json` has it; undefined when it says no more than the default. */
  readonly read?: (value: unknown) => unknown;
  /** What the writer has to do besides, as a sentence. */
  readonly explain?: (value: unknown) => string | undefined;
  /** Why `site.json` cannot have this value; undefined when it can. */
  readonly lose?: (value: unknown) => string | undefined;
}

/** In the order in which the new file has them. */
export const MOVES: readonly SettingMove[] = [
  { from: ['description'], to: ['metadata', 'description'] },
  { from: ['navbar', 'links'], to: ['topbarLinks'], read: readLinks },
  { from: ['navbar', 'primary'], to: ['topbarCtaButton'] },
  { from: ['footer', 'socials'], to: ['footerSocials'] },
  { from: ['footer', 'links'], to: ['footer', 'links'] },
  { from: ['appearance', 'default'], to: ['modeToggle', 'default'], read: unless('system') },
  { from: ['appearance', 'strict'], to: ['modeToggle', 'isHidden'] },
  { from: ['fonts'], to: ['font'], explain: explainFonts },
  { from: ['background', 'color'], to: ['colors', 'background'] },
  { from: ['background', 'decoration'], to: ['background', 'style'] },
  { from: ['background', 'image'], to: ['backgroundImage'] },
  { from: ['styling', 'eyebrows'], to: ['eyebrow', 'display'] },
  { from: ['styling', 'codeblocks'], to: ['codeBlock'], read: readCodeBlock },
  { from: ['styling', 'latex'], to: ['markdown', 'math'] },
  { from: ['api', 'openapi'], to: ['openapi'], read: (value) => readNamedDocuments(value).documents },
  { from: ['api', 'asyncapi'], to: ['openapi'], read: (value) => readNamedDocuments(value).documents },
  { from: ['api', 'mdx', 'server'], to: ['api', 'baseUrl'] },
  { from: ['api', 'mdx', 'auth'], to: ['api', 'auth'] },
  { from: ['api', 'playground', 'display'], to: ['api', 'playground', 'mode'] },
  {
    from: ['api', 'playground', 'proxy'],
    to: ['api', 'playground', 'disableProxy'],
    read: (value) => value === false || undefined,
  },
  { from: ['api', 'examples', 'languages'], to: ['api', 'request', 'example', 'languages'] },
  { from: ['api', 'playground', 'credentials'], to: ['api', 'playground', 'credentials'] },
  { from: ['api', 'examples', 'prefill'], to: ['api', 'playground', 'prefill'], read: unless(false) },
  { from: ['api', 'examples', 'defaults'], to: ['api', 'request', 'example', 'defaults'] },
  {
    from: ['api', 'examples', 'autogenerate'],
    to: ['api', 'request', 'example', 'autogenerate'],
    read: unless(true),
  },
  { from: ['api', 'params', 'expanded'], to: ['api', 'paramFields', 'expanded'] },
  { from: ['api', 'params', 'post'], to: ['api', 'paramFields', 'post'] },
  { from: ['seo', 'metatags', 'canonical'], to: ['siteUrl'], read: readOrigin },
  { from: ['seo', 'metatags'], to: ['metadata'], read: withoutCanonical },
  {
    from: ['metadata', 'timestamp'],
    to: ['lastUpdated'],
    read: (value) => (value === true ? undefined : value),
  },
  {
    from: ['seo', 'indexing'],
    to: ['seo', 'indexHiddenPages'],
    read: readIndexing,
  },
  { from: ['styling', 'eyebrow'], to: ['eyebrow', 'display'] },
  { from: ['redirects'], to: ['redirects'] },
];

/** Settings that a site loses, each with why. Anything else that has no place is named as unknown. */
export const LOST: Readonly<Record<string, string>> = {
  $ref: 'Octavo reads one file; put what the other one holds here.',
};

/** What a part of the navigation loses, by its kind and key, each with why. */
export const LOST_IN_NAVIGATION: Readonly<Record<string, string>> = {
  'language.href': 'A language leads to its own pages.',
};

/** Settings of the old site’s own program, which say nothing of what a reader sees in Octavo. */
export const NOT_NEEDED: Readonly<Record<string, string>> = {
  'feedback.enabled': 'docs.json has no such field: it did nothing.',
  'api.playground.mode': 'docs.json has no such field: it did nothing.',
  'integrations.telemetry': 'Octavo learns nothing of readers.',
  'markdown.schema': 'The Markdown of an operation’s page always has its schema.',
  'api.url': 'Octavo always shows the base URL.',
  'seo.metatags.charset': 'Every page of Octavo is UTF-8.',
};

/** Links of the topbar with the names and icons that they say or mean. */
export function readLinks(value: unknown): unknown {
  return Array.isArray(value) ? value.map((link: unknown) => nameLink(link)) : value;
}

/** A link that says its platform, or shows an icon alone, has their name and icon. */
function nameLink(link: unknown): unknown {
  if (!isImportedObject(link)) return link;
  const { type, icon, label, ...rest } = link;
  const isPlatform = type === 'github' || type === 'discord';
  const mark = isPlatform ? (icon ?? type) : icon;
  const word = isPlatform ? type : typeof icon === 'string' && !/[./]/.test(icon) ? icon : undefined;
  const name = label === undefined || label === '' ? word && capitalize(word) : undefined;
  return {
    ...(type === undefined || type === icon || (isPlatform && icon === undefined) ? {} : { type }),
    ...(name === undefined ? (label === undefined ? {} : { label }) : { label: name }),
    ...rest,
    ...(mark === undefined ? {} : { icon: mark }),
  };
}

/** `github` as `GitHub`, `x-twitter` as `X twitter`. */
function capitalize(word: string): string {
  const known = Object.entries(SOCIAL_PLATFORMS).find(([platform]) => platform === word)?.[1];
  return known ?? (word.charAt(0).toUpperCase() + word.slice(1)).replaceAll('-', ' ');
}

function explainFonts(value: unknown): string | undefined {
  if (typeof value === 'string') return expectFonts([value]);
  if (!isObject(value)) return undefined;
  const bare = [value, value['heading'], value['body']].flatMap((face) =>
    isObject(face) && typeof face['family'] === 'string' && face['source'] === undefined
      ? [face['family']]
      : [],
  );
  return bare.length === 0 ? undefined : expectFonts([...new Set(bare)]);
}

function expectFonts(families: readonly string[]): string {
  const packages = families.map((family) => `@fontsource-variable/${nameFontPackage(family)}`);
  return `Octavo asks no font service: run "npm install ${packages.join(' ')}" beside site.json, or add the file as "url".`;
}

/** The address that all canonical ones begin with; another one means no more than itself. */
function readOrigin(value: unknown): unknown {
  return typeof value === 'string' && /^https?:\/\/[^/?#]/.test(value)
    ? value.replace(/\/+$/, '')
    : undefined;
}

function withoutCanonical(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { canonical: _, ...others } = value;
  return Object.keys(others).length === 0 ? undefined : others;
}

function readIndexing(value: unknown): unknown {
  if (value === 'navigable') return undefined;
  return value === 'all' ? true : value;
}

/** `styling.codeblocks`: a mode, the name of a theme of Shiki, or an object with themes and grammars. */
function readCodeBlock(value: unknown): unknown {
  if (value === 'system') return undefined;
  if (typeof value === 'string') return value === 'dark' ? { mode: value } : { theme: value };
  if (!isObject(value)) return value;
  const { theme, light, dark, languages } = value;
  const themes = readThemes(theme ?? { light, dark });
  const custom = isObject(languages) ? languages['custom'] : undefined;
  if (themes === undefined && custom === undefined) return undefined;
  return {
    ...(themes !== undefined && { theme: themes }),
    ...(custom !== undefined && { languages: custom }),
  };
}

/** A theme, or one for each mode, of which either may be left out. */
function readThemes(themes: unknown): unknown {
  if (!isObject(themes)) return themes;
  const { light, dark } = themes;
  return (light ?? dark) === undefined ? undefined : { light: light ?? dark, dark: dark ?? light };
}

function unless(word: unknown): (value: unknown) => unknown {
  return (value) => (value === word ? undefined : value);
}
