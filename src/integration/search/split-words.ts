import { mostPages } from '../../request/search-path.ts';
import type { Value } from './cbor.ts';

/** A word as Pagefind's index has it: its pages, and how else it is spelled. */
export type Word = readonly [text: string, pages: readonly WordPage[], variants: readonly Value[]];

/**
 * A page that has the word: its number after that of the one before, and places. A negative number says what weight the places
 * after it have; each place but the first of a weight is counted from the one before.
 */
export type WordPage = readonly [page: number, places: readonly number[], inMeta: readonly number[]];

/** Pages and places of a chunk, about a byte each once it is compressed. */
const most = 6000;

/** Letters that a search begins with: words that share them are kept together, where that is possible. */
const beginning = 3;

/** What a word weighs in a chunk. */
export function weigh([, pages]: Word): number {
  return pages.reduce((sum, [, places]) => sum + 1 + places.length, 0);
}

/** The weight that text has which is no heading. */
const plain = -25;

/**
 * A word with at most `mostPages` pages: those that have it in their title or description first, then those that have it more often
 * for their length. `lengths` are the words that each page has, by its number.
 */
export function limitPages(word: Word, lengths: readonly number[]): Word {
  const [text, pages, variants] = word;
  if (pages.length <= mostPages) return word;
  let number = 0;
  const rated = pages.map(([step, places, inMeta]) => {
    number += step;
    const share = places.length / Math.max(1, lengths[number] ?? 1);
    return { number, places, inMeta, rating: (inMeta.length > 0 ? 1 : 0) + share };
  });
  const best = rated.toSorted((a, b) => b.rating - a.rating || a.number - b.number).slice(0, mostPages);
  const kept = best.sort((a, b) => a.number - b.number);
  const steps = kept.map((page, index) => page.number - (kept[index - 1]?.number ?? 0));
  return [text, kept.map(({ places, inMeta }, index) => [steps[index] ?? 0, places, inMeta]), variants];
}

/**
 * A word with fewer places in plain text, the first ones of each page, where it has more than a chunk has room for: a word that is
 * everywhere tells little by being there once more.
 */
export function limitPlaces(word: Word): Word {
  const [text, pages, variants] = word;
  const room = Math.max(1, Math.floor((most - 2 * pages.length) / pages.length));
  if (weigh(word) <= most) return word;
  return [text, pages.map(([page, places, inMeta]) => [page, keepFirst(places, room), inMeta]), variants];
}

function keepFirst(places: readonly number[], count: number): readonly number[] {
  let weight = plain;
  let seen = 0;
  return places.filter((place) => {
    if (place >= 0) {
      seen += 1;
      return weight !== plain || seen <= count;
    }
    weight = place;
    seen = 0;
    return true;
  });
}

/** Words in order, in chunks: a word that fills one alone, others up to as many as there is room for. */
export function splitWords(words: readonly Word[]): readonly (readonly Word[])[] {
  const chunks: Word[][] = [];
  let chunk: Word[] = [];
  let weight = 0;
  const end = () => {
    if (chunk.length > 0) chunks.push(chunk);
    chunk = [];
    weight = 0;
  };
  for (const word of words) {
    const own = weigh(word);
    const before = chunk.at(-1);
    const isRelated = before !== undefined && before[0].slice(0, beginning) === word[0].slice(0, beginning);
    if (weight + own > (isRelated ? 1.5 : 0.75) * most) end();
    chunk.push(word);
    weight += own;
  }
  end();
  return chunks;
}
