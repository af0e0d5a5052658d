import { createHash } from 'node:crypto';
import { plainWeight } from '../ranking.ts';
import {
  type SearchEntry,
  type SearchScopes,
  type StemEntry,
  type SuggestedPage,
  searchFiles,
  type WordForm,
} from '../search-index.ts';
import type { SynonymGroup } from '../synonyms.ts';
import { stripAccents } from '../words.ts';
import { type AddedPage, addPage, pack, weightBits, weightMask } from './added-page.ts';
import type { IndexedPage } from './indexed-page.ts';
import type { KeptPages } from './kept-pages.ts';
import {
  type IndexedWord,
  limitPages,
  limitPlaces,
  type StemWords,
  splitWords,
  type WordPage,
} from './split-words.ts';
import { loadStemmer, type Stem } from './stemmers.ts';
import { createVocabulary } from './vocabulary.ts';

/** Files of a search index by their names below `searchPath`. */
export type IndexFiles = ReadonlyMap<string, Uint8Array>;

/** An index that is being made: each page is read when it is added, while others are rendered. */
export interface SearchIndex {
  /** `key` tells the page from others to the next build, as `describePage` does; without one it is not kept. */
  readonly add: (page: IndexedPage, key?: string) => void;
  readonly finish: () => Promise<IndexFiles>;
}

/** The index of one language. */
export interface LanguageIndex extends SearchIndex {
  /** Adds a page that the last build has read; gives whether it has. */
  readonly addKept: (key: string) => boolean;
}

/** What the last build has kept of an index, and what is done with what this one has read. */
export interface IndexKeeper {
  readonly kept: KeptPages | undefined;
  readonly keep: (texts: readonly string[], pages: ReadonlyMap<string, AddedPage>) => void;
}

/** What a search knows besides the pages. */
export interface SearchExtras {
  /** Words that mean the same. */
  readonly synonyms: readonly SynonymGroup[];
  /** What is offered before anything is typed. */
  readonly suggested: readonly SuggestedPage[];
}

/** Pages that are read again in each build, as a part of all, before all are written anew: 10,000 take a second to be written. */
const fewChanged = 0.01;

/**
 * Begins the index of a site, whose words are stemmed by its `language`, a BCP 47 tag. `writeUrl` gives the URL of a page as
 * readers are led to it.
 */
export function openSearchIndex(
  language: string,
  writeUrl: (url: string) => string = (url) => url,
  extras: SearchExtras = { synonyms: [], suggested: [] },
  keeper?: IndexKeeper,
): LanguageIndex {
  const vocabulary = createVocabulary(keeper?.kept?.texts);
  const added: AddedPage[] = [];
  const byKey = new Map<string, AddedPage>();
  let fresh = 0;
  const take = (page: AddedPage, key: string | undefined) => {
    added.push(page);
    if (key !== undefined) byKey.set(key, page);
  };
  return {
    add(page, key) {
      fresh++;
      take(addPage(page, vocabulary, writeUrl), key);
    },
    addKept(key) {
      const page = keeper?.kept?.pages.get(key);
      if (page) take(page, key);
      return page !== undefined;
    },
    async finish() {
      const gone = (keeper?.kept?.pages.size ?? 0) - (byKey.size - fresh);
      if (keeper && fresh + gone > byKey.size * fewChanged) keeper.keep(vocabulary.texts, byKey);
      // Pages are rendered in one order or another: the same ones give the same index.
      const pages = added.toSorted((one, other) => compareText(one.url, other.url));
      const { stem, module } = await loadStemmer(language);
      const chunks: Uint8Array[] = [];
      const firsts: string[] = [];
      for (const { first, chunk } of openChunks(pages, vocabulary.texts, stem)) {
        firsts.push(first);
        chunks.push(packChunk(chunk));
      }
      const table = packTable(pages, firsts);
      const files = pages.map(({ file }) => file);
      const id = digest([table, ...chunks, ...files]);
      const entry = writeEntry(id, module !== undefined, extras, writeUrl);
      return new Map<string, Uint8Array>([
        [searchFiles.entry, entry],
        [searchFiles.scopes, writeScopes(pages)],
        [searchFiles.table(id), table],
        ...chunks.map((content, chunk) => [searchFiles.chunk(id, chunk), content] as const),
        ...files.map((content, page) => [searchFiles.page(id, page), content] as const),
        ...(module ? [[searchFiles.stemmer(id), module] as const] : []),
      ]);
    },
  };
}

/** The file that names the others. */
export function writeEntry(
  id: string,
  isStemmed: boolean,
  { synonyms, suggested }: SearchExtras,
  writeUrl: (url: string) => string,
): Uint8Array {
  const entry: SearchEntry = {
    id,
    isStemmed,
    ...(synonyms.length === 0 ? {} : { synonyms }),
    ...(suggested.length === 0
      ? {}
      : { suggested: suggested.map((page) => ({ ...page, url: writeUrl(page.url) })) }),
  };
  return Buffer.from(JSON.stringify(entry));
}

/** What is told of all pages, and of each chunk where it begins. */
export function packTable(pages: readonly AddedPage[], firsts: readonly string[]): Uint8Array {
  const lengths = pages.map(({ length }) => length);
  const titleLengths = pages.map(({ titleLength }) => titleLength);
  const boosts = pages.flatMap(({ boost }, page) => (boost === 1 ? [] : [[page, boost] as const]));
  const words = [lengths, titleLengths, firsts] as const;
  return pack(boosts.length === 0 ? words : [...words, boosts]);
}

/** The words of all pages in chunks, each with the beginning from which on words are looked for in it. */
export function* openChunks(
  pages: readonly AddedPage[],
  texts: readonly string[],
  stem: Stem,
): Generator<{ readonly first: string; readonly chunk: readonly StemWords[] }> {
  let last = '';
  for (const chunk of splitWords(groupWords(pages, texts, stem))) {
    yield { first: startAfter(last, chunk[0]?.stem ?? ''), chunk };
    last = chunk.at(-1)?.stem ?? '';
  }
}

/** The words of all pages by their stems, both in order, each with its pages in order, as many as there is room for. */
function* groupWords(
  pages: readonly AddedPage[],
  texts: readonly string[],
  stem: Stem,
): Generator<StemWords> {
  const stems = new Map<string, number[]>();
  for (const [word, text] of texts.entries()) {
    const own = stem(stripAccents(text));
    stems.get(own)?.push(word) ?? stems.set(own, [word]);
  }
  const readWord = sortOccurrences(pages, texts.length);
  const lengths = pages.map(({ length }) => length);
  for (const [own, words] of [...stems].sort(([one], [other]) => compareText(one, other))) {
    const found = readStem(own, words, texts, readWord, lengths);
    if (found.words.length > 0) yield found;
  }
}

/** The words of a stem that pages have, in order, each with its pages, as many as there is room for. */
export function readStem(
  stem: string,
  words: readonly number[],
  texts: readonly string[],
  readWord: ReadWord,
  lengths: readonly number[],
): StemWords {
  const list = words
    .map((word): IndexedWord => ({ text: texts[word] ?? '', pages: readWord(word) }))
    .filter(({ pages }) => pages.length > 0);
  list.sort((one, other) => compareText(one.text, other.text));
  return limitPlaces(limitPages({ stem, words: list }, lengths));
}

/** Gives the pages that have a word, by its number, in the order of theirs. */
export type ReadWord = (word: number) => readonly WordPage[];

/** Sorts the occurrences of all pages by their words (counting sort), and gives what reads the pages of a word. */
export function sortOccurrences(pages: readonly AddedPage[], words: number): ReadWord {
  const ends = new Uint32Array(words + 1);
  const forEach = (take: (word: number, page: number, mark: number) => void) => {
    for (const [page, { occurrences }] of pages.entries())
      for (let at = 0; at < occurrences.length; at += 2)
        take(occurrences[at] ?? 0, page, occurrences[at + 1] ?? 0);
  };
  forEach((word) => {
    ends[word] = (ends[word] ?? 0) + 1;
  });
  let total = 0;
  for (const [word, count] of ends.entries()) {
    ends[word] = total;
    total += count;
  }
  const pageOf = new Uint32Array(total);
  const markOf = new Int32Array(total);
  // Where a word's occurrences begin at first, and where they end after this.
  forEach((word, page, mark) => {
    const place = ends[word] ?? 0;
    pageOf[place] = page;
    markOf[place] = mark;
    ends[word] = place + 1;
  });
  return (word) => {
    const found: WordPage[] = [];
    const end = ends[word] ?? 0;
    for (let at = word === 0 ? 0 : (ends[word - 1] ?? 0); at < end; ) {
      const page = pageOf[at] ?? 0;
      const start = at;
      while (at < end && pageOf[at] === page) at += 1;
      found.push({ page, ...readMarks(markOf.subarray(start, at)) });
    }
    return found;
  };
}

/** Places of a word on a page by their weights, as `WordForm` has them: those of plain text first. */
export function readMarks(marks: Iterable<number>): Omit<WordPage, 'page'> {
  let fields = 0;
  let before = 0;
  const places: number[] = [];
  const weights = new Set<number>();
  for (const mark of marks) {
    const place = mark >> weightBits;
    const weight = mark & weightMask;
    if (weight === 0) fields |= place;
    else if (weight !== plainWeight) weights.add(weight);
    else {
      places.push(place - before);
      before = place;
    }
  }
  for (const weight of weights) {
    places.push(-1 - weight);
    before = 0;
    for (const mark of marks) {
      if ((mark & weightMask) !== weight) continue;
      places.push((mark >> weightBits) - before);
      before = mark >> weightBits;
    }
  }
  return { inMeta: fields, places };
}

/** The order of words and of pages in an index. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** The least beginning of a word that comes after another one: a term that is shorter than any word has its chunk too. */
function startAfter(before: string, word: string): string {
  const letters = [...word];
  const count = letters.findIndex((_, index) => letters.slice(0, index + 1).join('') > before);
  return letters.slice(0, count + 1).join('');
}

/** A file of words. */
export function packChunk(chunk: readonly StemWords[]): Uint8Array {
  return pack(chunk.map(({ stem, words }): StemEntry => [stem, words.map(writeWord)]));
}

/** A word as the index has it. */
function writeWord({ text, pages, others }: IndexedWord): WordForm {
  const numbers: number[] = [];
  let before = 0;
  for (const { page, inMeta, places } of pages) {
    numbers.push(page - before, inMeta, places.length, ...places);
    before = page;
  }
  return others
    ? [text, numbers, others.map((page, place) => page - (others[place - 1] ?? 0))]
    : [text, numbers];
}

/** Names contents, so that browsers may keep them. */
function digest(contents: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 10);
}

/** Which pages belong to which tab, version and product. */
export function writeScopes(pages: readonly AddedPage[]): Uint8Array {
  const group = (namesOf: (page: AddedPage) => readonly string[]) => {
    const names = new Set(pages.flatMap(namesOf));
    const list = (name: string) =>
      pages.flatMap((page, number) => (namesOf(page).includes(name) ? [number] : []));
    return Object.fromEntries([...names].map((name) => [name, list(name)]));
  };
  const products = group(({ product }) => (product === undefined ? [] : [product]));
  const scopes: SearchScopes = {
    tabs: group(({ tab }) => (tab === undefined ? [] : [tab])),
    versions: group(({ versions }) => versions),
    ...(Object.keys(products).length === 0 ? {} : { products }),
  };
  return Buffer.from(JSON.stringify(scopes));
}
