import { type PageHeading, wordEnd } from '../search-index.ts';
import type { PagePlace } from './page-place.ts';

/** A page as the search reads it. */
export interface IndexedPage extends PagePlace {
  readonly url: string;
  readonly title: string;
  readonly boost: number;
  /** BCP 47 tag of the language that its readers read. */
  readonly language: string;
  /** As the page has them; `wordEnd` ends one that no space follows. */
  readonly words: readonly string[];
  /** How many words there are up to the end of each block, and of each line of code. */
  readonly lineEnds: readonly number[];
  /** From which word on they have which weight. */
  readonly weights: readonly (readonly [from: number, weight: number])[];
  readonly headings: readonly PageHeading[];
  /** What the first image below the title shows, in words. */
  readonly image: string;
}

/** JSON in a file (absolute): from which byte on, and how many bytes; what `describePage` says of it. */
export interface StoredJson {
  readonly key: string;
  readonly file: string;
  readonly start: number;
  readonly length: number;
}

/** The words of a page as `PageData` has them. */
export function writeText({ words, lineEnds }: Pick<IndexedPage, 'words' | 'lineEnds'>): string {
  const ends = new Set(lineEnds);
  const parts = words.map((word, place) =>
    word.endsWith(wordEnd) ? word : word + (ends.has(place + 1) ? '\n' : ' '),
  );
  return parts.join('').trimEnd();
}
