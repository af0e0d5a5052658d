import type { WordForm } from '../search-index.ts';

/** A page that has a word, as `WordForm` says it; its number by itself. */
export interface WordPage {
  readonly page: number;
  readonly inMeta: number;
  readonly places: readonly number[];
}

/** A word with its pages, in the order of their numbers. */
export interface Word {
  readonly text: string;
  readonly pages: readonly WordPage[];
}

/** A word as the index has it. */
export function writeWord({ text, pages }: Word): WordForm {
  return [
    text,
    pages.flatMap(({ page, inMeta, places }, index) => [
      page - (pages[index - 1]?.page ?? 0),
      inMeta,
      places.length,
      ...places,
    ]),
  ];
}
