import { gunzipSync } from 'fflate';
import {
  type PageData,
  type SearchEntry,
  type SearchScopes,
  type SearchTable,
  type StemEntry,
  type SuggestedPage,
  searchFiles,
  searchFolder,
  searchPath,
} from '../search-index.ts';
import type { SynonymGroup } from '../synonyms.ts';
import { createSearchEngine, loadWord, type Match } from './search-engine.ts';
import type { Scope } from './search-source.ts';

/** The site's index, of which a search loads what it needs. */
export interface LoadedIndex {
  /** How many pages it has. */
  readonly size: number;
  readonly synonyms: readonly SynonymGroup[];
  readonly suggested: readonly SuggestedPage[];
  /** The beginning of a word that pages have. */
  readonly example: string;
  /**
   * Loads what a word needs, also the words that an unfinished one may become. Gives the words to search for: a mistyped one as it
   * is meant, of a script without spaces, words of the index that no page has together.
   */
  readonly prepare: (word: string, isUnfinished: boolean) => Promise<readonly string[]>;
  /** Pages that have a word, which may be unfinished, in what is loaded. */
  readonly search: (word: string) => readonly Match[];
  readonly loadPage: (page: number) => Promise<PageData>;
}

/** Where the index of the page's language is: a page gives the worker that searches its tag as a name. */
const { name: tag } = globalThis as { readonly name?: string };
const folder = `${searchPath}${tag ? searchFolder(tag) : ''}`;

/** Opens the index, once; a failure is tried again by the next call. */
export const openIndex = once(open);

async function open(): Promise<LoadedIndex> {
  const answer = await fetch(folder + searchFiles.entry, { cache: 'no-cache' });
  const { id, isStemmed, synonyms = [], suggested = [] }: SearchEntry = await answer.json();
  const [table, { stemmer: stem }] = await Promise.all([
    loadIndexFile<SearchTable>(searchFiles.table(id)),
    isStemmed
      ? import(/* @vite-ignore */ folder + searchFiles.stemmer(id))
      : { stemmer: (word: string) => word },
  ]);
  const engine = createSearchEngine(table, stem);
  const loadChunk = once(async (chunk: number) =>
    engine.addChunk(await loadIndexFile<readonly StemEntry[]>(searchFiles.chunk(id, chunk))),
  );
  return {
    size: engine.size,
    synonyms,
    suggested,
    example: engine.example,
    prepare: (word, isUnfinished) => loadWord(engine, word, isUnfinished, loadChunk),
    search: engine.search,
    loadPage: once((page: number) => loadIndexFile<PageData>(searchFiles.page(id, page))),
  };
}

const loadScopes = once(async (): Promise<SearchScopes> => {
  const answer = await fetch(folder + searchFiles.scopes);
  return answer.json();
});

/** What leaves of a word's matches only those of a scope, and how many pages the scope has of `all`. */
interface ScopeFilter {
  readonly keep: (list: readonly Match[]) => readonly Match[];
  readonly countPages: (all: number) => number;
}

/**
 * The filter of a scope; a name that no page has leaves all, as does a product without pages in the tab. Rejects when the site's
 * scopes cannot be loaded.
 */
export async function createScopeFilter({ tab, version, product }: Scope): Promise<ScopeFilter> {
  if (tab === undefined && version === undefined && product === undefined)
    return { keep: (list) => list, countPages: (all) => all };
  const { tabs, versions, products = {} } = await loadScopes();
  const ofTab = tabs[tab ?? ''];
  const ofProduct = products[product ?? ''];
  const isInTab = !ofTab || ofProduct?.some((page) => ofTab.includes(page));
  const sets = [ofTab, versions[version ?? ''], isInTab ? ofProduct : undefined].flatMap((ids) =>
    ids ? [new Set(ids)] : [],
  );
  const has = (page: number) => sets.every((set) => set.has(page));
  const [first] = sets;
  return {
    keep: (list) => list.filter(({ page }) => has(page)),
    countPages: (all) => (first ? [...first].filter(has).length : all),
  };
}

/** Calls `load` once for each argument; a failure is tried again. */
function once<T, Key = void>(load: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const known = new Map<Key, Promise<T>>();
  return (key) => {
    const made = known.get(key) ?? load(key);
    known.set(key, made);
    made.catch(() => known.delete(key));
    return made;
  };
}

/** Loads a file of the index. Rejects when it is not there. */
async function loadIndexFile<T>(name: string): Promise<T> {
  const answer = await fetch(folder + name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // Servers may have it unpacked by the browser. https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  // A DecompressionStream takes longer for a few kilobytes.
  return JSON.parse(new TextDecoder().decode(isPacked ? gunzipSync(bytes) : bytes));
}
