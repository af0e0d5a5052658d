import type { LanguagePaths, SiteLanguage } from '../languages.ts';
import { translateName } from '../languages.ts';
import { writePageUrl } from '../pages/page-path.ts';
import type { PageSeed } from '../pages/page-seed.ts';

/** The pages of a site by their languages. */
export interface LanguagePages {
  /** Tags of the languages, the default one first. */
  readonly tags: readonly string[];
  /** The language that a page was given to, else that of the folder that it is in, else the default one. */
  readonly languageOf: (seed: PageSeed) => string;
  /** The tag of the site that a tag of `site.json` means. */
  readonly findTag: (tag: string) => string;
  /** A name that `site.json` gives, in a language; undefined is the default one. */
  readonly translateName: (language: string | undefined, name: string) => string;
  /**
   * The same page in a language; where there is none, a page that shows the one of the default language. A page that the
   * language has stays.
   */
  readonly translate: (seed: PageSeed, language: string) => PageSeed;
  /** The same page in a language, which may be one that shows that of the default language; undefined for none. */
  readonly find: (seed: PageSeed, language: string) => PageSeed | undefined;
  /** Gives a page to a language, whatever folder it is in. */
  readonly give: (seed: PageSeed, language: string) => void;
  /** The pages that `translate` has made so far. */
  readonly listMade: () => readonly PageSeed[];
}

/** Finds pages in other languages by their paths. What it makes is kept, so that a page in a language is one. */
export function createLanguagePages(
  languages: readonly [SiteLanguage, ...SiteLanguage[]],
  paths: LanguagePaths,
  seeds: readonly PageSeed[],
): LanguagePages {
  const { tags, defaultTag } = paths;
  const byTag = new Map(languages.map((language) => [language.tag.toLowerCase(), language]));
  const given = new Map<PageSeed, string>();
  const languageOf = (seed: PageSeed) => given.get(seed) ?? paths.readLanguage(seed.path) ?? defaultTag;
  const known = new Map<string, Map<string, PageSeed>>(tags.map((tag) => [tag, new Map()]));
  const made: PageSeed[] = [];
  const find = (seed: PageSeed, language: string): PageSeed | undefined =>
    languageOf(seed) === language ? seed : known.get(language)?.get(paths.dropLanguage(seed.path));
  const translate = (seed: PageSeed, language: string): PageSeed => {
    const found = find(seed, language);
    if (found || !known.has(language)) return found ?? seed;
    const { overview } = seed;
    const shown: PageSeed = {
      ...seed,
      path: paths.writeLanguage(seed.path, language),
      original: seed.original ?? seed,
      overview: overview && {
        ...overview,
        groups: overview.groups.map(({ seeds: inside, ...group }) => ({
          ...group,
          seeds: inside.map((one) => translate(one, language)),
        })),
      },
    };
    known.get(language)?.set(paths.dropLanguage(seed.path), shown);
    made.push(shown);
    return shown;
  };
  if (tags.length > 1)
    for (const seed of seeds) known.get(languageOf(seed))?.set(paths.dropLanguage(seed.path), seed);
  return {
    tags,
    languageOf,
    findTag: (tag) => byTag.get(new Intl.Locale(tag).toString().toLowerCase())?.tag ?? defaultTag,
    translateName: (language = defaultTag, name) => {
      const found = byTag.get(language.toLowerCase());
      return found ? translateName(found, name) : name;
    },
    find,
    translate,
    give(seed, language) {
      const name = paths.dropLanguage(seed.path);
      known.get(languageOf(seed))?.delete(name);
      known.get(language)?.set(name, seed);
      given.set(seed, language);
    },
    listMade: () => made,
  };
}

/** Where a page is in every language of a site. */
interface PageLanguages {
  /** For each language the URL that choosing it leads to: the same page, else the first one. */
  readonly languageUrls: Readonly<Record<string, string>>;
  /** The same for the languages that the page is written in, its own among them; empty where it is the only one. */
  readonly translationUrls: Readonly<Record<string, string>>;
}

/** Finds a page in every language. `languages` have their first pages. */
export function listPageLanguages(
  seed: PageSeed,
  pages: LanguagePages,
  languages: readonly SiteLanguage[],
): PageLanguages {
  if (languages.length < 2) return { languageUrls: {}, translationUrls: {} };
  const found = languages.map(({ tag, home }) => ({ tag, home, same: pages.find(seed, tag) }));
  const written = found.flatMap(({ tag, same }) =>
    same && same.original === undefined ? [[tag, writePageUrl(same.path)] as const] : [],
  );
  return {
    languageUrls: Object.fromEntries(
      found.map(({ tag, home, same }) => [tag, same ? writePageUrl(same.path) : home]),
    ),
    translationUrls: written.length > 1 ? Object.fromEntries(written) : {},
  };
}
