import { gunzipSync } from 'node:zlib';
import {
  createSearchEngine,
  type Engine,
  loadWord,
  type Match,
} from '../../src/search/client/search-engine.ts';
import type { IndexFiles, SearchExtras } from '../../src/search/index/create-index.ts';
import type { IndexedPage } from '../../src/search/index/indexed-page.ts';
import { openSiteIndex } from '../../src/search/index/site-index.ts';
import { loadStemmer } from '../../src/search/index/stemmers.ts';
import {
  type PageData,
  type SearchEntry,
  type SearchTable,
  type StemEntry,
  searchFiles,
} from '../../src/search/search-index.ts';

/** A page for an index, with what a test says of it. */
export function indexedPage(page: Partial<IndexedPage>): IndexedPage {
  return {
    url: '/',
    title: '',
    section: '',
    method: '',
    path: '',
    operationId: '',
    tab: undefined,
    product: undefined,
    versions: [],
    boost: 1,
    language: 'en',
    words: [],
    lineEnds: [],
    weights: [],
    headings: [],
    image: '',
    ...page,
  };
}

/** An index that was made, as a browser reads it. */
export interface OpenedIndex {
  readonly entry: SearchEntry;
  readonly table: SearchTable;
  readonly engine: Engine;
  /** Looks for a whole word in the chunks that it needs. */
  readonly search: (word: string) => readonly Match[];
  /** Numbers of the pages that have one of the words of a query. */
  readonly find: (query: readonly string[]) => Promise<readonly number[]>;
  /** Bytes of the chunks that were loaded, each once. */
  readonly loaded: ReadonlyMap<number, number>;
  readonly readChunk: (chunk: number) => readonly StemEntry[];
  readonly readPage: (page: number) => PageData;
}

/** Opens the files of an index in a language. */
export async function openIndexFiles(files: IndexFiles, language: string): Promise<OpenedIndex> {
  const entry: SearchEntry = JSON.parse(Buffer.from(files.get(searchFiles.entry) ?? '').toString());
  const unpack = (name: string) => JSON.parse(gunzipSync(files.get(name) ?? '').toString());
  const table: SearchTable = unpack(searchFiles.table(entry.id));
  const { stem } = await loadStemmer(language);
  const engine = createSearchEngine(table, stem);
  const loaded = new Map<number, number>();
  const readChunk = (chunk: number) => unpack(searchFiles.chunk(entry.id, chunk));
  const load = (chunk: number) => {
    if (!loaded.has(chunk)) engine.addChunk(readChunk(chunk));
    loaded.set(chunk, files.get(searchFiles.chunk(entry.id, chunk))?.length ?? 0);
  };
  return {
    entry,
    table,
    engine,
    search(word) {
      engine.listChunks(word, false).forEach(load);
      return engine.search(word);
    },
    async find(query) {
      const words = query.map((word) => loadWord(engine, word, false, async (chunk) => load(chunk)));
      const matches = (await Promise.all(words)).flat().flatMap(engine.search);
      return [...new Set(matches.map(({ page }) => page))];
    },
    loaded,
    readChunk,
    readPage: (page) => unpack(searchFiles.page(entry.id, page)),
  };
}

/** The index of these pages, as `openSiteIndex` makes it. */
export async function createSearchIndex(
  pages: readonly IndexedPage[],
  languages: readonly [string, ...string[]],
  writeUrl?: (url: string) => string,
  findExtras?: (tag: string) => SearchExtras,
): Promise<IndexFiles> {
  const index = openSiteIndex(languages, writeUrl, findExtras);
  for (const page of pages) index.add(page);
  return index.finish();
}
