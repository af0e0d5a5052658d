import { stripAccents } from '../strip-accents.ts';
import type { Stem } from './stemmers.ts';
import type { Word, WordPage } from './word-pages.ts';

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
  readonly words: readonly Word[];
}

/** Words by their stems, both in order. `weighMeta` says what a field of the metadata counts as, by its number. */
export function groupByStem(
  words: readonly PagefindWord[],
  stem: Stem,
  weighMeta: (field: number) => number,
): readonly StemWords[] {
  const stems = new Map<string, Word[]>();
  for (const [plain, pages, variants] of words)
    for (const [text, list] of [[plain, pages] as const, ...variants]) {
      if (list.length === 0) continue;
      const own = stem(stripAccents(text));
      const word: Word = { text, pages: readPages(list, weighMeta) };
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
