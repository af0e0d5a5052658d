import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { partWeight, plainWeight } from '../ranking.ts';
import {
  inMeta,
  type PageData,
  readSlug,
  type SearchEntry,
  type SearchScopes,
  type SearchTable,
  type StemEntry,
  type SuggestedPage,
  searchFiles,
  type WordForm,
  wordEnd,
} from '../search-index.ts';
import type { SynonymGroup } from '../synonyms.ts';
import { commonWords, isUnspaced, joinName, splitUnspaced, stripAccents } from '../words.ts';
import { type IndexedPage, writeText } from './read-page.ts';
import {
  type IndexedWord,
  limitPages,
  limitPlaces,
  type StemWords,
  splitWords,
  type WordPage,
} from './split-words.ts';
import { loadStemmer, type Stem } from './stemmers.ts';

/** Files of a search index by their names below `searchPath`. */
export type IndexFiles = ReadonlyMap<string, Uint8Array>;

/** An index that is being made: each page is read when it is added, while others are rendered. */
export interface SearchIndex {
  readonly add: (page: IndexedPage) => void;
  readonly finish: () => Promise<IndexFiles>;
}

/** What a search knows besides the pages. */
export interface SearchExtras {
  /** Words that mean the same. */
  readonly synonyms: readonly SynonymGroup[];
  /** What is offered before anything is typed. */
  readonly suggested: readonly SuggestedPage[];
}

/**
 * Begins the index of a site, whose words are stemmed by its `language`, a BCP 47 tag. `writeUrl` gives the URL of a page as
 * readers are led to it.
 */
export function openSearchIndex(
  language: string,
  writeUrl: (url: string) => string = (url) => url,
  { synonyms, suggested }: SearchExtras = { synonyms: [], suggested: [] },
): SearchIndex {
  const vocabulary = createVocabulary();
  const added: AddedPage[] = [];
  return {
    add: (page) => void added.push(addPage(page, vocabulary, writeUrl)),
    async finish() {
      // Pages are rendered in one order or another: the same ones give the same index.
      const pages = added.toSorted((one, other) => compareText(one.url, other.url));
      const { stem, module } = await loadStemmer(language);
      const lengths = pages.map(({ length }) => length);
      const chunks: Uint8Array[] = [];
      const firsts: string[] = [];
      let last = '';
      for (const chunk of splitWords(groupWords(pages, vocabulary.texts, stem))) {
        firsts.push(startAfter(last, chunk[0]?.stem ?? ''));
        last = chunk.at(-1)?.stem ?? '';
        chunks.push(packChunk(chunk));
      }
      const titleLengths = pages.map(({ titleLength }) => titleLength);
      const boosts = pages.flatMap(({ boost }, page) => (boost === 1 ? [] : [[page, boost] as const]));
      const words = [lengths, titleLengths, firsts] as const;
      const table = pack(boosts.length === 0 ? words : [...words, boosts]);
      const files = pages.map(({ file }) => file);
      const id = digest([table, ...chunks, ...files]);
      const entry: SearchEntry = {
        id,
        isStemmed: module !== undefined,
        ...(synonyms.length === 0 ? {} : { synonyms }),
        ...(suggested.length === 0
          ? {}
          : { suggested: suggested.map((page) => ({ ...page, url: writeUrl(page.url) })) }),
      };
      return new Map<string, Uint8Array>([
        [searchFiles.entry, Buffer.from(JSON.stringify(entry))],
        [searchFiles.scopes, Buffer.from(JSON.stringify(listScopes(pages)))],
        [searchFiles.table(id), table],
        ...chunks.map((content, chunk) => [searchFiles.chunk(id, chunk), content] as const),
        ...files.map((content, page) => [searchFiles.page(id, page), content] as const),
        ...(module ? [[searchFiles.stemmer(id), module] as const] : []),
      ]);
    },
  };
}

/** A page without its words, which are in `occurrences`. */
interface AddedPage extends Pick<IndexedPage, 'url' | 'tab' | 'product' | 'versions' | 'boost'> {
  readonly length: number;
  readonly titleLength: number;
  /** For each occurrence of a word its number in the vocabulary, then its place and its weight in one number. */
  readonly occurrences: Int32Array;
  readonly file: Uint8Array;
}

/** Below a place are the bits of a weight. A weight of 0 says that the word is in the metadata, as the place has it. */
const weightBits = 8;
const weightMask = 2 ** weightBits - 1;

/** Every word of the pages, by the number that stands for it. */
interface Vocabulary {
  readonly texts: readonly string[];
  readonly find: (text: string) => number;
  readonly readForms: (raw: string) => WordForms;
}

/** What a word of a page is found by: itself without signs, which may be nothing, and its parts where it is a compound one. */
interface WordForms {
  readonly whole: number | undefined;
  readonly parts: readonly number[];
  readonly hasHan: boolean;
}

function createVocabulary(): Vocabulary {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  const known = new Map<string, WordForms>();
  const find = (text: string) => {
    const number = numbers.get(text) ?? numbers.set(text, texts.length).size - 1;
    if (number === texts.length) texts.push(text);
    return number;
  };
  const readForms = (raw: string) => {
    const read = known.get(raw);
    if (read) return read;
    const { whole, parts } = splitCompound(raw);
    const forms: WordForms = {
      whole: whole === '' ? undefined : find(whole),
      parts: parts.map(find),
      hasHan: isUnspaced(raw) && han.test(raw),
    };
    known.set(raw, forms);
    return forms;
  };
  return { texts, find, readForms };
}

/**
 * A word as it is looked for, and the words that it is made of: `getUserId` has get, user and id, `user_group` user and
 * group, `e-mail` is found as email too. Parts of one letter are left out.
 */
export function splitCompound(raw: string): { readonly whole: string; readonly parts: readonly string[] } {
  const plain = raw.normalize('NFKC');
  const whole = joinName(raw);
  const parts = plain
    .replace(/([\p{Ll}\p{N}])(\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1$3 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  return {
    whole,
    parts: parts.length > 1 || parts[0] !== whole ? parts.filter((part) => part.length > 1) : [],
  };
}

const han = /\p{Script=Han}/u;

/**
 * Pairs of Chinese letters that are together in a word and the one after it, but for what is the word itself: where a word of a query
 * begins and ends, another sentence may have it otherwise.
 */
function listPairs(word: string, next: string): readonly string[] {
  const letters = [...word.replace(wordEnd, '')];
  const follower = word.endsWith(wordEnd) ? [...next].slice(0, 1) : [];
  return [...letters, ...follower].flatMap((letter, place, all) => {
    const after = all[place + 1];
    const isWord = letters.length === 2 && place === 0;
    return after === undefined || isWord || !han.test(letter) || !han.test(after) ? [] : [letter + after];
  });
}

function addPage(page: IndexedPage, vocabulary: Vocabulary, writeUrl: (url: string) => string): AddedPage {
  const {
    url,
    title,
    section,
    method,
    path,
    operationId,
    tab,
    product,
    versions,
    boost,
    headings,
    words,
    weights,
    image,
  } = page;
  const found: number[] = [];
  const add = (word: number | undefined, place: number, weight: number) => {
    if (word !== undefined) found.push(word, (place << weightBits) | weight);
  };
  let [run, weight] = [0, plainWeight];
  for (const [place, word] of words.entries()) {
    while ((weights[run]?.[0] ?? Number.POSITIVE_INFINITY) <= place) weight = weights[run++]?.[1] ?? weight;
    const { whole, parts, hasHan } = vocabulary.readForms(word);
    add(whole, place, weight);
    for (const part of parts) add(part, place, partWeight(weight, parts.length));
    if (!hasHan) continue;
    for (const pair of listPairs(word, words[place + 1] ?? ''))
      add(vocabulary.find(pair), place, partWeight(weight, 2));
  }
  const readMeta = (text: string, field: number) => {
    const forms = text.split(/\s+/).flatMap(splitUnspaced).map(vocabulary.readForms);
    const all = new Set(
      forms.flatMap(({ whole, parts }) => [...(whole === undefined ? [] : [whole]), ...parts]),
    );
    for (const word of all) add(word, field, 0);
    return all;
  };
  const inTitle = readMeta(title, inMeta.title);
  for (const text of [section, method, path, operationId, image, splitAddress(url), readSlug(url)])
    readMeta(text, inMeta.other);
  const data: PageData = {
    url: writeUrl(url),
    title,
    section,
    method,
    path,
    text: writeText(page),
    headings,
    ...(operationId === '' ? {} : { operationId }),
    ...(boost === 1 ? {} : { boost }),
  };
  return {
    url,
    tab,
    product,
    versions,
    boost,
    length: words.length,
    titleLength: [...inTitle].filter((word) => !commonWords.has(vocabulary.texts[word] ?? '')).length,
    occurrences: Int32Array.from(found),
    file: pack(data),
  };
}

/** The words of an address: pages are called by them, too. */
function splitAddress(url: string): string {
  return url.split(/[^\p{L}\p{M}\p{N}_]+/u).join(' ');
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
    const list = words.map((word): IndexedWord => ({ text: texts[word] ?? '', pages: readWord(word) }));
    list.sort((one, other) => compareText(one.text, other.text));
    yield limitPlaces(limitPages({ stem: own, words: list }, lengths));
  }
}

/** Sorts the occurrences of all pages by their words (counting sort), and gives what reads the pages of a word. */
function sortOccurrences(pages: readonly AddedPage[], words: number): (word: number) => readonly WordPage[] {
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
function readMarks(marks: Int32Array): Omit<WordPage, 'page'> {
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

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** The least beginning of a word that comes after another one: a term that is shorter than any word has its chunk too. */
function startAfter(before: string, word: string): string {
  const letters = [...word];
  const count = letters.findIndex((_, index) => letters.slice(0, index + 1).join('') > before);
  return letters.slice(0, count + 1).join('');
}

function packChunk(chunk: readonly StemWords[]): Uint8Array {
  return pack(chunk.map(({ stem, words }): StemEntry => [stem, words.map(writeWord)]));
}

/** A word as the index has it. */
function writeWord({ text, pages }: IndexedWord): WordForm {
  const numbers: number[] = [];
  let before = 0;
  for (const { page, inMeta, places } of pages) {
    numbers.push(page - before, inMeta, places.length, ...places);
    before = page;
  }
  return [text, numbers];
}

function pack(value: SearchTable | PageData | readonly StemEntry[]): Uint8Array {
  return gzipSync(JSON.stringify(value));
}

/** Names contents, so that browsers may keep them. */
function digest(contents: readonly Uint8Array[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 10);
}

/** Which pages belong to which tab, version and product. */
function listScopes(pages: readonly AddedPage[]): SearchScopes {
  const group = (namesOf: (page: AddedPage) => readonly string[]) => {
    const names = new Set(pages.flatMap(namesOf));
    const list = (name: string) =>
      pages.flatMap((page, number) => (namesOf(page).includes(name) ? [number] : []));
    return Object.fromEntries([...names].map((name) => [name, list(name)]));
  };
  const products = group(({ product }) => (product === undefined ? [] : [product]));
  return {
    tabs: group(({ tab }) => (tab === undefined ? [] : [tab])),
    versions: group(({ versions }) => versions),
    ...(Object.keys(products).length === 0 ? {} : { products }),
  };
}
