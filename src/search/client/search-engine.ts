import { inMeta, plainWeight, type SearchTable, type StemEntry } from '../search-index.ts';
import { stripAccents } from '../words.ts';
import { findVariants } from './word-variants.ts';

/** The numbers of a word, where those of a page begin among them, and the same of a word that is meant too. */
export interface PlaceList {
  readonly numbers: readonly number[];
  readonly at: number;
  readonly other: PlaceList | undefined;
}

/** A page that has a word, and where it has it. */
export interface Match extends PlaceList {
  /** Its number in the index. */
  readonly page: number;
  readonly score: number;
  readonly isInHeading: boolean;
  /** What of the page's metadata has it: a sum of `inMeta`. */
  readonly inMeta: number;
  /** Words of the page's title. */
  readonly titleLength: number;
}

/** What searches an index that is loaded bit by bit. Words are in lower case. */
export interface Engine {
  /** The beginning of a word in the middle of the index; '' of an empty one. */
  readonly example: string;
  /** Numbers of the chunks that a word needs, with those of words that an unfinished one may become. */
  readonly listChunks: (word: string, isUnfinished: boolean) => readonly number[];
  readonly addChunk: (chunk: readonly StemEntry[]) => void;
  /** Pages that have the word, one of its stem or one that begins with it. */
  readonly search: (word: string) => readonly Match[];
}

/** Chunks of words that begin alike which are loaded for one search. */
const mostChunks = 3;

/** Letters of an unfinished word from which all that it may become is loaded. */
const tellingLength = 4;

/** Searches the index that `table` describes; `stem` gives the stem of a word without accents. */
export function createSearchEngine(
  [lengths, titleLengths, firsts]: SearchTable,
  stem: (word: string) => string,
): Engine {
  const stems: StemEntry[] = [];
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);

  function findChunk(text: string): number {
    let [low, high] = [0, firsts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((firsts[middle] ?? '') <= text) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }

  function listChunks(word: string, isUnfinished: boolean): readonly number[] {
    const text = stripAccents(word);
    const first = findChunk(text);
    const last = isUnfinished && text.length >= tellingLength ? findChunk(`${text}\u{10ffff}`) : first;
    const begun = Array.from({ length: Math.min(mostChunks, last - first + 1) }, (_, step) => first + step);
    return firsts.length === 0 ? [] : [...new Set([...begun, findChunk(stem(text))])];
  }

  /** https://en.wikipedia.org/wiki/Okapi_BM25, with the weights of Pagefind. */
  function search(word: string): readonly Match[] {
    const found = new Map<number, Sums>();
    for (const { numbers, likeness } of findVariants(stems, word, stem))
      for (let at = 0, page = 0; at < numbers.length; at += 3 + (numbers[at + 2] ?? 0)) {
        page += numbers[at] ?? 0;
        let sums = found.get(page);
        if (sums) sums.other = { numbers, at, other: sums.other };
        else {
          const titleLength = titleLengths[page] ?? 0;
          sums = {
            page,
            titleLength,
            score: 0,
            inMeta: 0,
            isInHeading: false,
            numbers,
            at,
            other: undefined,
          };
          found.set(page, sums);
        }
        addPlaces(sums, numbers, at, likeness);
      }
    const rarity = Math.log(1 + (lengths.length - found.size + 0.5) / (found.size + 0.5));
    const all = [...found.values()];
    for (const sums of all) {
      const length = 0.25 + 0.75 * ((lengths[sums.page] ?? average) / average);
      const frequency = (2.4 * sums.score) / (1.4 * length + sums.score);
      sums.score = rarity * (frequency + 5 * (sums.inMeta & inMeta.title) + (sums.inMeta >> 1));
    }
    return all;
  }

  return {
    example: firsts[firsts.length >> 1] ?? '',
    listChunks,
    addChunk: (chunk) => void stems.push(...chunk),
    search,
  };
}

interface Sums extends Match {
  /** First how often the page has the word, text that is no heading counting one. */
  score: number;
  isInHeading: boolean;
  inMeta: number;
  other: PlaceList | undefined;
}

function addPlaces(sums: Sums, numbers: readonly number[], at: number, likeness: number): void {
  let weight = plainWeight;
  let often = 0;
  const end = at + 3 + (numbers[at + 2] ?? 0);
  for (let index = at + 3; index < end; index++) {
    const number = numbers[index] ?? 0;
    if (number < 0) weight = -1 - number;
    else often += weight;
    if (weight > plainWeight) sums.isInHeading = true;
  }
  sums.score += (likeness * often) / plainWeight;
  sums.inMeta |= numbers[at + 1] ?? 0;
}

/** Places of the word among the words of the page; those of a `leastWeight` at least. */
export function listPlaces(match: Match, leastWeight = 0): readonly number[] {
  const places: number[] = [];
  for (let list: PlaceList | undefined = match; list; list = list.other) {
    const { numbers, at } = list;
    let [weight, place] = [plainWeight, 0];
    for (const number of numbers.slice(at + 3, at + 3 + (numbers[at + 2] ?? 0))) {
      place = number < 0 ? 0 : place + number;
      if (number < 0) weight = -1 - number;
      else if (weight >= leastWeight) places.push(place);
    }
  }
  return places;
}
