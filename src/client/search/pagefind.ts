import { searchPath } from '../../request/search-path.ts';

/** What is used of Pagefind's search. https://pagefind.app/docs/api/ */
export interface Pagefind {
  readonly search: (term: string) => Promise<{ readonly results: readonly Match[] }>;
  readonly init: () => Promise<void>;
}

/** A page that has a word. */
export interface Match {
  readonly id: string;
  readonly score: number;
  /** Places of the word among the words of the page. */
  readonly words: readonly number[];
  readonly data: () => Promise<PageData>;
}

/** A page as the index keeps it. */
export interface PageData {
  readonly url: string;
  /** All its words, with spaces between them. */
  readonly raw_content?: string;
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

let loaded: Promise<Pagefind> | undefined;

/** Loads the program that searches, once; a failure is tried again by the next call. */
export function loadPagefind(): Promise<Pagefind> {
  loaded ??= load().catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<Pagefind> {
  const url = `${searchPath}pagefind.js`;
  const pagefind: Pagefind = await import(/* @vite-ignore */ url);
  await pagefind.init();
  return pagefind;
}
