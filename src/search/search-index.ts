import type { SearchProvider } from '../site/site.ts';
import type { SynonymGroup } from './synonyms.ts';

/**
 * The files of a site's search index below `searchPath`. All but the entry and the scopes are in a folder that is named for their
 * content, so that browsers may keep them for ever; all of those but the stemmer are JSON, compressed by gzip.
 */
export const searchFiles = {
  entry: 'index.json',
  scopes: 'scopes.json',
  /** In place of all others where a service searches. */
  provider: 'provider.json',
  table: (id: string) => `${id}/table.bin`,
  chunk: (id: string, chunk: number) => `${id}/words/${chunk.toString(36)}.bin`,
  page: (id: string, page: number) => `${id}/pages/${page.toString(36)}.bin`,
  stemmer: (id: string) => `${id}/stemmer.js`,
};

/**
 * Where the files of a site's search are; a trailing slash belongs to it. In scripts of pages it has the base, which is written into
 * them; elsewhere it is a path of the built site.
 */
export const searchPath = `${import.meta.env?.OCTAVO_BASE ?? '/'}_octavo/search/`;

/** The folder of the index of a language (BCP 47 tag) that is not the default one of its site, below `searchPath`. */
export function searchFolder(tag: string): string {
  return `${tag.toLowerCase()}/`;
}

/** What names the other files. */
export interface SearchEntry {
  readonly id: string;
  /** Whether the language has a module that gives the stem of a word. */
  readonly isStemmed: boolean;
  /** Words that mean the same; left out where there are none. */
  readonly synonyms?: readonly SynonymGroup[];
  /** What is offered before anything is typed; left out where nothing is. */
  readonly suggested?: readonly SuggestedPage[];
}

/** A page that is offered before anything is typed. */
export interface SuggestedPage {
  /** With the base. */
  readonly url: string;
  readonly title: string;
  /** Names that lead to it, with slashes between them; '' for nowhere. */
  readonly section: string;
  /** Names of the versions that show it; left out for all. */
  readonly versions?: readonly string[];
}

/** What the dialog asks a search service with, and knows of the pages that it may find. */
export interface ProviderEntry {
  readonly provider: SearchProvider;
  /** Where the service has read the site; left out where `site.json` does not say. */
  readonly crawledUrl?: string;
  /** BCP 47 tag of the pages; left out for a site of one language. */
  readonly language?: string;
  readonly suggested: readonly SuggestedPage[];
  readonly pages: readonly OwnPage[];
}

/** A page of the site that a search service may find; what is empty is left out. */
export interface OwnPage {
  /** With the base. */
  readonly url: string;
  readonly title: string;
  /** Names that lead to it, with slashes between them. */
  readonly section?: string;
  /** Of an operation's page. */
  readonly method?: string;
  readonly path?: string;
  /** Names of its tab, its product and the versions whose readers may find it. */
  readonly tab?: string;
  readonly product?: string;
  readonly versions?: readonly string[];
}

/** Which pages a search can be narrowed to: numbers of the index's pages by the name of a tab, a version or a product. */
export interface SearchScopes {
  readonly tabs: Readonly<Record<string, readonly number[]>>;
  readonly versions: Readonly<Record<string, readonly number[]>>;
  /** Left out where the site has none. */
  readonly products?: Readonly<Record<string, readonly number[]>>;
}

/** How many words each page has, and its title without the most common ones; of each chunk the least beginning of a stem that is looked for in it. */
export type SearchTable = readonly [
  lengths: readonly number[],
  titleLengths: readonly number[],
  firsts: readonly string[],
  /** Pages whose score is multiplied, with by what; left out where there is none. */
  boosts?: readonly (readonly [page: number, boost: number])[],
];

/** Words of one stem, in lower case. */
export type StemEntry = readonly [stem: string, forms: readonly WordForm[]];

/**
 * A word as pages have it, accents included. Its numbers are of each page: how far it comes after the one before, whether its metadata
 * has the word, how many numbers follow, and these: places of the word among the page's words. A negative one says
 * what weight the places after it have, -1 for 0; before the first of them it is `plainWeight`. Each place but the first of
 * a weight is counted from the one before. Of very many pages, all but the best stand without their places at the end: how far each
 * comes after the one before; left out where there are none.
 */
export type WordForm = readonly [text: string, numbers: readonly number[], others?: readonly number[]];

/** Values of a page's number for its metadata, which are added. */
export const inMeta = { title: 1, other: 2 };

/** A page as the search shows it. */
export interface PageData {
  /** With the base. */
  readonly url: string;
  readonly title: string;
  /** Names that lead to it, with slashes between them; '' for nowhere. */
  readonly section: string;
  /** Of an operation's page; else ''. */
  readonly method: string;
  readonly path: string;
  /** Of an operation that has one. */
  readonly operationId?: string;
  /** Its words with spaces between them, or ends of lines; where a script has no spaces, `wordEnd` is between them instead. */
  readonly text: string;
  readonly headings: readonly PageHeading[];
  /** What its score is multiplied by; 1 where it is left out. */
  readonly boost?: number;
}

/** The last part of a URL. */
export function readSlug(url: string): string {
  return url.split('/').findLast((part) => part !== '') ?? '';
}

/** A heading that a link can lead to. */
export interface PageHeading {
  readonly id: string;
  readonly text: string;
  /** The place of its first word among the words of the page. */
  readonly place: number;
}

/** ZERO WIDTH SPACE: a word ends where no space is written. https://www.unicode.org/reports/tr14/#ZW */
export const wordEnd = '\u200b';
