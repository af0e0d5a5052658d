import type { PlaceOf } from '../config/read-site-config.ts';
import type { NavigationGroup } from '../config/schema/navigation.ts';
import type { SiteConfig } from '../config/schema/site-schema.ts';
import { messages, plurals, scriptKeys } from '../i18n/messages.ts';
import { createTranslate, type SomeTranslations, type Translate } from '../i18n/translate.ts';
import { findNearest } from '../lib/text/nearest.ts';
import type { Problem } from '../problem/problem.ts';
import { siteProblem } from './problems.ts';

/** An announcement above every page. */
export interface SiteBanner {
  /** Markdown. */
  readonly content: string;
  readonly dismissible: boolean;
  readonly type: 'info' | 'warning' | 'critical';
  /** Hex colors, in place of those of `type`. */
  readonly color?: { readonly light: string; readonly dark: string } | undefined;
  /** What is remembered of readers who have closed it. */
  readonly id: string;
}

/** A language of the site. */
export interface SiteLanguage {
  /** BCP 47, as browsers write it. */
  readonly tag: string;
  /** What readers choose it by. */
  readonly name: string;
  /** Of its pages: a name, as `site.json` writes it. */
  readonly folder: string;
  readonly direction: 'ltr' | 'rtl';
  /** What Octavo says in it, with the labels of `site.json`; empty in English. */
  readonly translations: SomeTranslations;
  /** The labels alone, which names of `site.json` have too. */
  readonly labels: Readonly<Record<string, string>>;
  /** URL of its first page. */
  readonly home: string;
  /** Undefined shows none. */
  readonly banner: SiteBanner | undefined;
  /** URL of the script with what scripts say in it; undefined where that is what is in them. */
  readonly messagesUrl: string | undefined;
}

const rightToLeft = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'ha',
  'he',
  'khw',
  'ks',
  'ku',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
]);

/** The translations of the languages of a site, by their tags as `site.json` writes them. */
export type TranslationsByTag = ReadonlyMap<string, SomeTranslations>;

/** The languages of a site, its default one first. `home` of each is set later. */
export function buildLanguages(
  config: Pick<SiteConfig, 'language' | 'languages' | 'labels' | 'banner'>,
  known: TranslationsByTag,
  hash: (text: string) => string,
): readonly [SiteLanguage, ...SiteLanguage[]] {
  const plain = { name: undefined, folder: undefined, banner: undefined, topbarCtaButton: undefined };
  const alone = { language: config.language, ...plain };
  const [first = { ...alone, labels: {} }, ...others] = orderLanguages(config);
  const build = (entry: typeof first, labels: SiteConfig['labels']): SiteLanguage => {
    const locale = new Intl.Locale(entry.language);
    const translations = { ...known.get(entry.language), ...labels };
    const script = writeMessagesScript({ translations });
    return {
      tag: locale.toString(),
      name: entry.name ?? nameLanguage(locale.toString()),
      folder: entry.folder ?? entry.language,
      direction: rightToLeft.has(locale.language) ? 'rtl' : 'ltr',
      translations,
      labels,
      messagesUrl: script === undefined ? undefined : `/_octavo/messages.${hash(script)}.js`,
      home: '/',
      banner: buildBanner(entry.banner ?? config.banner, hash),
    };
  };
  return [
    build(first, { ...config.labels, ...first.labels }),
    ...others.map((entry) => build(entry, entry.labels)),
  ];
}

/** A banner as every page of a language has it. Its id changes with its text. */
function buildBanner(banner: SiteConfig['banner'], hash: (text: string) => string): SiteBanner | undefined {
  return banner && { ...banner, id: hash(banner.content) };
}

/** The entries of `languages`, each language once, the default one first; empty for a site of one language. */
function orderLanguages({ languages }: Pick<SiteConfig, 'languages'>): SiteConfig['languages'] {
  const byTag = new Map(languages.toReversed().map((entry) => [entry.language.toLowerCase(), entry]));
  const unique = languages.filter((entry) => byTag.get(entry.language.toLowerCase()) === entry);
  return unique.toSorted((a, b) => Number(b.default) - Number(a.default));
}

/** What a language calls itself: `Deutsch`. https://tc39.es/ecma402/#intl-displaynames-objects */
function nameLanguage(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/**
 * Languages that Octavo has no translations for, and labels that nothing says. `translated` are the languages that it speaks
 * besides English.
 */
export function checkLanguages(
  config: SiteConfig,
  known: TranslationsByTag,
  translated: readonly string[],
  placeOf: PlaceOf,
): readonly Problem[] {
  const own = listNames(config);
  const said = new Set<string>([...messages, ...Object.keys(plurals), ...own]);
  const checkLabels = (labels: SiteConfig['labels'], path: readonly (string | number)[]) =>
    Object.keys(labels)
      .filter((label) => !said.has(label))
      .map((label) => {
        const place = placeOf([...path, 'labels', label], 'key');
        return siteProblem('unknown-label', place, label, findNearest(label, [...said]));
      });
  const isUntranslated = (tag: string, labels: SiteConfig['labels']) =>
    known.get(tag) === undefined && Object.keys(labels).length === 0;
  const listed = config.languages.flatMap(({ language, labels }, index) => [
    ...(isUntranslated(language, labels)
      ? [siteProblem('untranslated-language', placeOf(['languages', index]), language, translated)]
      : []),
    ...checkLabels(labels, ['languages', index]),
  ]);
  const isAlone = config.languages.length === 0 && isUntranslated(config.language, config.labels);
  return [
    ...listed,
    ...(isAlone
      ? [siteProblem('untranslated-language', placeOf(['language']), config.language, translated)]
      : []),
    ...checkLabels(config.labels, []),
  ];
}

/** The names that a site gives what leads from page to page. */
function listNames(config: SiteConfig): readonly string[] {
  const listGroups = (groups: readonly (string | NavigationGroup)[]): readonly string[] =>
    groups.flatMap((one) =>
      typeof one === 'string'
        ? []
        : [one.group, ...(one.description ? [one.description] : []), ...listGroups(one.pages)],
    );
  return [
    ...listGroups(config.navigation),
    ...[...config.tabs, ...config.anchors, ...config.products, ...config.topbarLinks].map(({ name }) => name),
    ...[config.primaryTab.name, ...(config.topAnchor ? [config.topAnchor.name] : [])],
    ...config.versions.map(({ tag }) => tag),
    ...[...config.anchors, ...config.products, ...(config.topAnchor ? [config.topAnchor] : [])].map(
      ({ description }) => description,
    ),
    ...[config, ...config.languages].map(({ topbarCtaButton: button }) =>
      button?.type === 'link' ? button.name : undefined,
    ),
    ...config.footer.links.flatMap(({ title, links }) => [title, ...links.map(({ label }) => label)]),
  ].flatMap((name) => name ?? []);
}

/** The tags of the languages that a site is in, as `site.json` writes them. */
export function listLanguageTags(config: Pick<SiteConfig, 'language' | 'languages'>): readonly string[] {
  return config.languages.length === 0 ? [config.language] : config.languages.map(({ language }) => language);
}

/** The tags of a site's languages, the default one first. */
export function listTags({ languages }: LanguageOwner): readonly [string, ...string[]] {
  const [first, ...others] = languages;
  return [first.tag, ...others.map(({ tag }) => tag)];
}

/** Whether something is shown in a language: it names that one, or none. */
export function isOfLanguage({ language }: { readonly language: string | undefined }, tag: string): boolean {
  return language === undefined || language.toLowerCase() === tag.toLowerCase();
}

/** Names that Octavo gives where neither `site.json` nor a document says one. */
const givenNames: ReadonlySet<string> = new Set([
  'Channels',
  'Documentation',
  'Endpoints',
  'Overview',
  'Webhooks',
]);

/** A name of what leads from page to page, in a language: as the labels of `site.json` say, or as Octavo says its own. */
export function translateName(
  { labels, translations }: Pick<SiteLanguage, 'labels' | 'translations'>,
  name: string,
): string {
  const label = Object.hasOwn(labels, name) ? labels[name] : undefined;
  const own = givenNames.has(name) ? translations[name] : undefined;
  return label ?? (typeof own === 'string' ? own : name);
}

/** How the paths of a site say their language. */
export interface LanguagePaths {
  readonly defaultTag: string;
  /** All tags, the default one first. */
  readonly tags: readonly string[];
  /** The language of the folder that a path is in; undefined in none. */
  readonly readLanguage: (path: string) => string | undefined;
  /** A path without the folder of its language: the same for a page in every language. */
  readonly dropLanguage: (path: string) => string;
  /** The path of the same page in another language: its folder in the place of the old one, else in front. */
  readonly writeLanguage: (path: string, tag: string) => string;
}

type SiteFolder = Pick<SiteLanguage, 'tag' | 'folder'>;

/** The first folder of a path that is named like that of a language is its; `v2/de/start` is German. */
export function createLanguagePaths(languages: readonly [SiteFolder, ...SiteFolder[]]): LanguagePaths {
  const [{ tag: defaultTag }] = languages;
  const tags = languages.map(({ tag }) => tag);
  const byName = new Map(
    tags.length < 2 ? [] : languages.map(({ folder, tag }) => [folder.toLowerCase(), tag]),
  );
  const folderOf = new Map(languages.map(({ folder, tag }) => [tag, folder]));
  const findFolder = (steps: readonly string[]) => steps.findIndex((step) => byName.has(step.toLowerCase()));
  return {
    defaultTag,
    tags,
    readLanguage(path) {
      if (byName.size === 0) return undefined;
      const steps = path.split('/');
      return byName.get(steps[findFolder(steps)]?.toLowerCase() ?? '');
    },
    dropLanguage(path) {
      if (byName.size === 0) return path;
      const steps = path.split('/');
      const index = findFolder(steps);
      return index < 0 ? path : steps.toSpliced(index, 1).join('/');
    },
    writeLanguage(path, tag) {
      const steps = path.split('/');
      const index = findFolder(steps);
      const folder = folderOf.get(tag) ?? tag;
      if (index >= 0) return steps.with(index, folder).join('/');
      return path === '' ? folder : `${folder}/${path}`;
    },
  };
}

/** Of a site. */
interface LanguageOwner {
  readonly languages: readonly [SiteLanguage, ...SiteLanguage[]];
}

/** The language of a page; without one, that of the site. */
export function findPageLanguage(
  { languages }: LanguageOwner,
  page: { readonly language: string } | undefined,
): SiteLanguage {
  return languages.find(({ tag }) => tag === page?.language) ?? languages[0];
}

/** Says what Octavo says to the readers of a page; without one, to those of the site. */
export function createSiteTranslate(site: LanguageOwner, page?: { readonly language: string }): Translate {
  const { tag, translations } = findPageLanguage(site, page);
  return createTranslate(tag, translations, plurals);
}

/** The script that tells other scripts what they say in a language; undefined where that is what is in them. */
export function writeMessagesScript({
  translations,
}: Pick<SiteLanguage, 'translations'>): string | undefined {
  const found = Object.entries(translations).filter(([key]) => scriptKeys.has(key));
  return found.length === 0 ? undefined : `octavoMessages=${JSON.stringify(Object.fromEntries(found))}\n`;
}
