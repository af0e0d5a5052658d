/**
 * The files of a site's search index below `searchPath`. All but the entry stand in a folder that is named for their content. Lists
 * are written in CBOR, and they and pages are compressed by gzip.
 */
export const searchFiles = {
  entry: 'index.json',
  table: (id: string) => `${id}/table.bin`,
  chunk: (id: string, chunk: number) => `${id}/words/${chunk.toString(36)}.bin`,
  page: (id: string, page: number) => `${id}/pages/${page.toString(36)}.bin`,
  stemmer: (id: string) => `${id}/stemmer.js`,
};

/** Of every list and page, how many bytes stand before it once it is unpacked: Pagefind's mark. */
export const signatureLength = 12;

/** What names the other files: they may be kept for ever. */
export interface SearchEntry {
  readonly id: string;
  /** Of all pages; a BCP 47 tag. */
  readonly language: string;
  /** Whether the language has a module that gives the stem of a word. */
  readonly isStemmed: boolean;
}

/** How many words each page has, and its title without the most common ones; of each chunk the least beginning of a stem that is looked for in it. */
export type SearchTable = readonly [
  lengths: readonly number[],
  titleLengths: readonly number[],
  firsts: readonly string[],
];

/** Words of one stem, in lower case. */
export type StemEntry = readonly [stem: string, forms: readonly WordForm[]];

/**
 * A word as pages have it, accents included. Its numbers are of each page: how far it comes after the one before, whether its metadata
 * has the word, how many numbers follow, and these: places of the word among the page's words. A negative one says
 * what weight the places after it have, -1 for 0; each place but the first of a weight is counted from the one before.
 */
export type WordForm = readonly [text: string, numbers: readonly number[]];

/** Values of `inMeta`, which are added. */
export const inMeta = { title: 1, other: 2 };

/** The weight of text that is no heading. https://pagefind.app/docs/weighting/ */
export const plainWeight = 24;

/** Where the files of a site's search stand; a trailing slash belongs to it. */
export const searchPath = '/_octavo/search/';

/** Pages of a word that the index keeps: the engine weighs each of them anew at each key press. */
export const mostPages = 1000;

/** Which pages a search can be narrowed to: numbers of the index's pages by the name of a tab or a version. */
export interface SearchScopes {
  readonly tabs: Readonly<Record<string, readonly number[]>>;
  readonly versions: Readonly<Record<string, readonly number[]>>;
}

/** Its JSON, below `searchPath`; asked for when a search is narrowed. */
export const scopesFile = 'scopes.json';
