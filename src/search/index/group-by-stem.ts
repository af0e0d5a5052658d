import type { WordForm } from '../search-index.ts';
import { stripAccents } from '../words.ts';
import type { Stem } from './stemmers.ts';

/** A word as Pagefind's index has it: without accents, its pages, and the forms that have accents with theirs. */
export type PagefindWord = readonly [
  text: string,
  pages: readonly PagefindPage[],
  variants: readonly (readonly [text: string, pages: readonly PagefindPage[]])[],
];

/** In the last list a negative number says which field of the metadata has the word, -1 for the first one. */
type PagefindPage = readonly [step: number, places: readonly number[], metaPlaces: readonly number[]];

/** The words of one stem. */
export interface StemWords {
  readonly stem: string;
  readonly words: readonly IndexedWord[];
}

/** Words by their stems, both in order. `weighMeta` says what a field of the metadata counts as, by its number. */
export function groupByStem(
  words: readonly PagefindWord[],
  stem: Stem,
  weighMeta: (field: number) => number,
): readonly StemWords[] {
  const stems = new Map<string, IndexedWord[]>();
  for (const [plain, pages, variants] of words)
    for (const [text, list] of [[plain, pages] as const, ...variants]) {
      if (list.length === 0) continue;
      const own = stem(stripAccents(text));
      const word: IndexedWord = { text, pages: readPages(list, weighMeta) };
      stems.get(own)?.push(word) ?? stems.set(own, [word]);
    }
  return [...stems]
    .map(([own, list]) => ({ stem: own, words: list.sort((a, b) => compare(a.text, b.text)) }))
    .sort((a, b) => compare(a.stem, b.stem));
}

/** By code units, as a search looks for them. */
function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function readPages(
  pages: readonly PagefindPage[],
  weighMeta: (field: number) => number,
): readonly WordPage[] {
  let page = 0;
  return pages.map(([step, places, metaPlaces]) => {
    page += step;
    const fields = metaPlaces.filter((place) => place < 0).map((place) => weighMeta(-1 - place));
    return { page, places, inMeta: fields.reduce((sum, weight) => sum | weight, 0) };
  });
}

/** A page that has a word, as `WordForm` says it; its number by itself. */
export interface WordPage {
  readonly page: number;
  readonly inMeta: number;
  readonly places: readonly number[];
}

/** A word with its pages, in the order of their numbers. */
export interface IndexedWord {
  readonly text: string;
  readonly pages: readonly WordPage[];
}

/** A word as the index has it. */
export function writeWord({ text, pages }: IndexedWord): WordForm {
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
