import { gunzipSync } from 'fflate';
import { readCbor } from '../cbor.ts';
import {
  type SearchEntry,
  type SearchTable,
  type StemEntry,
  searchFiles,
  searchPath,
  signatureLength,
} from '../search-index.ts';
import { createSearchEngine, type Match } from './search-engine.ts';

/** The site's index, of which a search loads what it needs. */
export interface LoadedIndex {
  /** The beginning of a word that pages have. */
  readonly example: string;
  /** Words as the index has them: some languages write several without spaces. */
  readonly split: (word: string) => readonly string[];
  /** Loads the chunks that a word needs, also those of words that an unfinished one may become. */
  readonly prepare: (word: string, isUnfinished: boolean) => Promise<unknown>;
  /** Pages that have a word, which may be unfinished, in what is loaded. */
  readonly search: (word: string) => readonly Match[];
  readonly loadPage: (page: number) => Promise<PageData>;
}

/** A page as Pagefind writes it. */
export interface PageData {
  readonly url: string;
  /** All its words, with spaces between them; with U+200B between those of languages that write without spaces. */
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly anchors?: readonly Anchor[];
}

interface Anchor {
  readonly element: string;
  readonly id: string;
  readonly text: string;
  /** The place of its first word among the words of the page. */
  readonly location: number;
}

let opened: Promise<LoadedIndex> | undefined;

/** Opens the index, once; a failure is tried again by the next call. */
export function openIndex(): Promise<LoadedIndex> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<LoadedIndex> {
  const answer = await fetch(searchPath + searchFiles.entry, { cache: 'no-cache' });
  const { id, language, isStemmed }: SearchEntry = await answer.json();
  const stemmer = searchPath + searchFiles.stemmer(id);
  const [table, { stemmer: stem }] = await Promise.all([
    loadIndexFile(searchFiles.table(id)),
    isStemmed ? import(/* @vite-ignore */ stemmer) : { stemmer: (word: string) => word },
  ]);
  const engine = createSearchEngine(readCbor(table) as SearchTable, stem);
  const loadChunk = once(async (chunk) => {
    const bytes = await loadIndexFile(searchFiles.chunk(id, chunk));
    engine.addChunk(readCbor(bytes) as readonly StemEntry[]);
  });
  const loadPage = once(async (page): Promise<PageData> => {
    const bytes = await loadIndexFile(searchFiles.page(id, page));
    return JSON.parse(new TextDecoder().decode(bytes));
  });
  return {
    example: engine.example,
    split: (word) => splitWord(word, language),
    prepare: (word, isUnfinished) => Promise.all(engine.listChunks(word, isUnfinished).map(loadChunk)),
    search: engine.search,
    loadPage,
  };
}

/** Browsers know where words of those languages end. https://tc39.es/ecma402/#segmenter-objects */
function splitWord(text: string, language: string): readonly string[] {
  if (!/^(?:zh|ja|th)\b/.test(language)) return [text];
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  );
}

/** Calls `load` once for each number; a failure is tried again. */
function once<T>(load: (number: number) => Promise<T>): (number: number) => Promise<T> {
  const known = new Map<number, Promise<T>>();
  return (number) => {
    const made = known.get(number) ?? load(number);
    known.set(number, made);
    made.catch(() => known.delete(number));
    return made;
  };
}

/** Loads a file of the index, without its signature. Rejects when it is not there. */
async function loadIndexFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(searchPath + name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // Servers may have it unpacked by the browser. https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  // A DecompressionStream takes longer for a few kilobytes.
  return (isPacked ? gunzipSync(bytes) : bytes).subarray(signatureLength);
}
