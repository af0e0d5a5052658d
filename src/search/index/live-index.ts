import { searchFiles } from '../search-index.ts';
import { stripAccents } from '../words.ts';
import { type AddedPage, addPage } from './added-page.ts';
import {
  compareText,
  openChunks,
  packChunk,
  packTable,
  type ReadWord,
  readMarks,
  readStem,
  type SearchExtras,
  sortOccurrences,
  writeEntry,
  writeScopes,
} from './create-index.ts';
import type { IndexedPage } from './indexed-page.ts';
import { loadStemmer, type Stem } from './stemmers.ts';
import { createVocabulary } from './vocabulary.ts';

/** The index of a site in work: a page is read anew when it changed, and a file is made when it is asked for. */
export interface LiveIndex {
  /** Takes in a page, in the place of the one with its URL. */
  readonly set: (page: IndexedPage) => void;
  readonly remove: (url: string) => void;
  /** A file by its name below `searchPath`, as the pages are now; undefined where there is none. */
  readonly find: (name: string, extras: SearchExtras) => Promise<Uint8Array | undefined>;
}

/** Pages that may have changed before all words are sorted anew: each of them is gone through for each word. */
const mostChanged = 50;

/** All words of the pages at one time, sorted. */
interface Layout {
  readonly number: number;
  readonly pages: readonly AddedPage[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly readWord: ReadWord;
  /** Of each chunk the beginning from which on words are looked for in it. */
  readonly firsts: readonly string[];
  /** What is there now of pages that changed since, by their numbers. */
  readonly changed: Map<number, ChangedPage>;
}

interface ChangedPage {
  readonly page: AddedPage;
  /** Where its words are, as `readMarks` takes it. */
  readonly marks: ReadonlyMap<number, readonly number[]>;
}

/**
 * Begins the index of a site in a language (BCP 47 tag): see `openSearchIndex`, whose answers it gives. Only where its words are divided may
 * differ.
 */
export function openLiveIndex(language: string, writeUrl: (url: string) => string): LiveIndex {
  const vocabulary = createVocabulary();
  const own = new Map<string, AddedPage>();
  const stems = new Map<string, number[]>();
  let learned = 0;
  let layout: Layout | undefined;
  let layouts = 0;
  let changes = 0;

  /** Takes in words that came since the last time. */
  const learnWords = (stem: Stem) => {
    for (; learned < vocabulary.texts.length; learned++) {
      const of = stem(stripAccents(vocabulary.texts[learned] ?? ''));
      stems.get(of)?.push(learned) ?? stems.set(of, [learned]);
    }
  };

  const layOut = (stem: Stem): Layout => {
    const pages = [...own.values()].sort((one, other) => compareText(one.url, other.url));
    layouts += 1;
    return {
      number: layouts,
      pages,
      numbers: new Map(pages.map(({ url }, number) => [url, number])),
      readWord: sortOccurrences(pages, vocabulary.texts.length),
      firsts: [...openChunks(pages, vocabulary.texts, stem)].map(({ first }) => first),
      changed: new Map(),
    };
  };

  const listPages = ({ pages, changed }: Layout) =>
    pages.map((page, number) => changed.get(number)?.page ?? page);

  const makeChunk = (from: Layout, chunk: number): Uint8Array | undefined => {
    const { firsts, changed } = from;
    const [first, next] = [firsts[chunk], firsts[chunk + 1]];
    if (first === undefined) return undefined;
    const isHere = (stem: string) => (chunk === 0 || stem >= first) && (next === undefined || stem < next);
    const lengths = listPages(from).map(({ length }) => length);
    const readWord: ReadWord = (word) => {
      const before = from.readWord(word).filter(({ page }) => !changed.has(page));
      const now = [...changed].flatMap(([page, { marks }]) => {
        const found = marks.get(word);
        return found ? [{ page, ...readMarks(found) }] : [];
      });
      return now.length === 0 ? before : [...before, ...now].sort((one, other) => one.page - other.page);
    };
    const entries = [...stems]
      .filter(([stem]) => isHere(stem))
      .sort(([one], [other]) => compareText(one, other))
      .map(([stem, words]) => readStem(stem, words, vocabulary.texts, readWord, lengths));
    return packChunk(entries.filter(({ words }) => words.length > 0));
  };

  return {
    set(page) {
      const added = addPage(page, vocabulary, writeUrl);
      own.set(page.url, added);
      changes += 1;
      const number = layout?.numbers.get(page.url);
      if (layout && number !== undefined && layout.changed.size < mostChanged)
        layout.changed.set(number, { page: added, marks: groupMarks(added) });
      else layout = undefined;
    },
    remove(url) {
      if (!own.delete(url)) return;
      changes += 1;
      layout = undefined;
    },
    async find(name, extras) {
      const { stem, module } = await loadStemmer(language);
      learnWords(stem);
      layout ??= layOut(stem);
      const now = layout;
      const id = `${now.number}-${changes}`;
      if (name === searchFiles.entry) return writeEntry(id, module !== undefined, extras, writeUrl);
      if (name === searchFiles.scopes) return writeScopes(listPages(now));
      // What has begun before an edit goes on with what is there now: places of pages and chunks are the same.
      const [, number, path = ''] = /^(\d+)-\d+(\/.*)$/.exec(name) ?? [];
      if (number !== `${now.number}`) return undefined;
      if (path === searchFiles.table('')) return packTable(listPages(now), now.firsts);
      if (path === searchFiles.stemmer('')) return module;
      const [, kind, digits = ''] = /^\/(words|pages)\/([\da-z]+)\.bin$/.exec(path) ?? [];
      const place = Number.parseInt(digits, 36);
      if (kind === 'words') return makeChunk(now, place);
      return kind === 'pages' ? (now.changed.get(place)?.page ?? now.pages[place])?.file : undefined;
    },
  };
}

function groupMarks({ occurrences }: AddedPage): ReadonlyMap<number, readonly number[]> {
  const marks = new Map<number, number[]>();
  for (let at = 0; at < occurrences.length; at += 2) {
    const [word = 0, mark = 0] = [occurrences[at], occurrences[at + 1]];
    marks.get(word)?.push(mark) ?? marks.set(word, [mark]);
  }
  return marks;
}
