import { searchPath } from '../../request/search-path.ts';
import { plainWeight, startEngine } from './engine.ts';
import { loadIndexFile } from './index-files.ts';

/** An index of Pagefind that is searched (https://pagefind.app). */
export interface Pagefind {
  /** Loads the parts of the index that a word needs, also those of words that an unfinished one may become. */
  readonly prepare: (word: string, isUnfinished: boolean) => Promise<unknown>;
  /** Pages that have a word, which may be unfinished, in what is loaded; the best first. */
  readonly search: (word: string) => readonly Match[];
}

/** A page that has a word. */
export interface Match {
  readonly id: string;
  readonly score: number;
  /** Places of the word among the words of the page. */
  readonly words: readonly number[];
  /** Those of them that are in headings. */
  readonly headings: readonly number[];
  readonly isInTitle: boolean;
  readonly data: () => Promise<PageData>;
}

/** A page as the index keeps it. */
export interface PageData {
  readonly url: string;
  /** All its words, with spaces between them. */
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly anchors?: readonly Anchor[];
}

export interface Anchor {
  readonly element: string;
  readonly id: string;
  readonly text: string;
  /** The place of its first word among the words of the page. */
  readonly location: number;
}

/** What names the files of an index. */
interface Entry {
  readonly languages: Readonly<Record<string, { readonly hash: string; readonly wasm?: string | null }>>;
}

let opened: Promise<Pagefind> | undefined;

/** Opens the site's index, once; a failure is tried again by the next call. */
export function openPagefind(): Promise<Pagefind> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<Pagefind> {
  const answer = await fetch(`${searchPath}pagefind-entry.json`, { cache: 'no-cache' });
  const { languages }: Entry = await answer.json();
  // The build makes an index of one language.
  const [[language, { hash, wasm }] = ['', { hash: '', wasm: null }]] = Object.entries(languages);
  const engine = await startEngine(
    ...(await Promise.all([
      loadIndexFile(`wasm.${wasm ?? 'unknown'}.pagefind`),
      loadIndexFile(`pagefind.${hash}.pf_meta`),
    ])),
  );
  const loadChunk = once(async (name) =>
    engine.addChunk(await loadIndexFile(`index/${hash}/${name}.pf_index`)),
  );
  const loadPage = once(
    async (id): Promise<PageData> =>
      JSON.parse(new TextDecoder().decode(await loadIndexFile(`fragment/${hash}/${id}.pf_fragment`))),
  );
  const readTerm = (word: string) => {
    const written = splitWords(word, language);
    return [written.normalize('NFD').replace(/\p{M}/gu, ''), written] as const;
  };
  return {
    prepare(word, isUnfinished) {
      const [term] = readTerm(word);
      // Words that go on after the term may begin in its chunk and end in another.
      const terms = isUnfinished && term.length > 3 ? [term, `${term}\u{10ffff}`] : [term];
      return Promise.all([...new Set(terms.flatMap(engine.listChunks))].map(loadChunk));
    },
    search: (word) =>
      engine.search(...readTerm(word)).map(({ p: id, s: score, l: places, mf = [] }) => ({
        id,
        score,
        words: places.map(({ l }) => l),
        headings: places.filter(({ w }) => w > plainWeight).map(({ l }) => l),
        isInTitle: mf.includes('title'),
        data: () => loadPage(id),
      })),
  };
}

/** Languages that write without spaces are indexed by the words that the browser finds. */
function splitWords(text: string, language: string): string {
  if (!/^(?:zh|ja|th)\b/.test(language)) return text;
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...words].map(({ segment }) => segment).join(' ');
}

/** Calls `load` once for each name; a failure is tried again. */
function once<T>(load: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (name) => {
    const made = known.get(name) ?? load(name);
    known.set(name, made);
    made.catch(() => known.delete(name));
    return made;
  };
}
