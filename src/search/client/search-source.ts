import type { SuggestedPage } from '../search-index.ts';

/** Where the results that the dialog shows come from. */
export interface SearchSource {
  /** Loads what searches need; calls `take` with what is offered before anything is typed, unless a search begins before. */
  readonly prepare: (take: TakeAnswer) => void;
  /**
   * Calls `take` with the first pages, then with all; with nothing more once `search` or `forget` is called again. `most` says how many
   * pages are asked for, those of the answer before among them: as many as come by themselves where it is undefined.
   */
  readonly search: (query: string, scope: Scope, most: number | undefined, take: TakeAnswer) => void;
  readonly forget: () => void;
}

/** Takes what was found so far, or why nothing is. */
export type TakeAnswer = (answer: SearchResults | SearchFailure) => void;

/** Names of a tab, a product and a version that a search keeps to. */
export interface Scope {
  readonly tab?: string;
  readonly version?: string;
  readonly product?: string;
}

/** A search that could not be made. */
export interface SearchFailure {
  /** Why, in words for the reader. */
  readonly failure: string;
}

/** The best pages, how many there are, and whether no more of them follow by themselves. */
export interface SearchResults {
  readonly hits: readonly Hit[];
  readonly total: number;
  /** Whether there are no more than `total`. */
  readonly isCounted: boolean;
  readonly isWhole: boolean;
  /** As many have to be asked for to get more; undefined where these are all. */
  readonly next: number | undefined;
  /** What is offered before anything is typed: where it was asked for nothing. */
  readonly suggested?: readonly SuggestedPage[];
}

/** A page that was found. */
export interface Hit {
  readonly url: string;
  readonly title: string;
  /** Where it stands: names with slashes between them; '' for nowhere. */
  readonly section: string;
  /** Of an operation's page; else ''. */
  readonly method: string;
  readonly path: string;
  /** What of it has the words: the page's beginning has no `id`. */
  readonly parts: readonly Part[];
}

/** A part of a page that has words of the query. */
export interface Part {
  /** Of its heading; '' for what stands before the first one. */
  readonly id: string;
  readonly heading: string;
  /** Words around the first ones that were found; `isFound` for those. */
  readonly excerpt: readonly ExcerptPiece[];
  /** More of the part, for who looks at it closer. */
  readonly preview: readonly ExcerptPiece[];
}

export interface ExcerptPiece {
  readonly text: string;
  readonly isFound: boolean;
}
