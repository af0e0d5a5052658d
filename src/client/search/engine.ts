import { inMeta, plainWeight, type SearchTable, type StemEntry } from '../../request/search-index.ts';
import { stripAccents } from '../../request/strip-accents.ts';
import { findForms } from './find-forms.ts';

/** A page that has a word. */
export interface Match {
  /** Its number in the index. */
  readonly page: number;
  readonly score: number;
  /** Where the word stands. */
  readonly lists: readonly PlaceList[];
  /** Places of it that are in headings. */
  readonly headings: readonly number[];
  /** What of the page's metadata has it: a sum of `inMeta`. */
  readonly inMeta: number;
}

/** The numbers of a word, and where those of a page begin among them. */
export type PlaceList = readonly [numbers: readonly number[], at: number];

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
export function createEngine([lengths, firsts]: SearchTable, stem: (word: string) => string): Engine {
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
    for (const { numbers, likeness } of findForms(stems, word, stem))
      for (let at = 0, page = 0; at < numbers.length; at += 3 + (numbers[at + 2] ?? 0)) {
        page += numbers[at] ?? 0;
        const known = found.get(page);
        const sums = known ?? { page, score: 0, often: 0, inMeta: 0, lists: [], headings: [] };
        if (!known) found.set(page, sums);
        addPlaces(sums, numbers, at, likeness);
      }
    const rarity = Math.log(1 + (lengths.length - found.size + 0.5) / (found.size + 0.5));
    const all = [...found.values()];
    for (const sums of all) {
      const length = 0.25 + 0.75 * ((lengths[sums.page] ?? average) / average);
      const frequency = (2.4 * sums.often) / (1.4 * length + sums.often);
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
  score: number;
  /** How often the page has the word, text that is no heading counting one. */
  often: number;
  inMeta: number;
  readonly lists: PlaceList[];
  readonly headings: number[];
}

function addPlaces(sums: Sums, numbers: readonly number[], at: number, likeness: number): void {
  let weight = plainWeight;
  let place = 0;
  const end = at + 3 + (numbers[at + 2] ?? 0);
  for (let index = at + 3; index < end; index++) {
    const number = numbers[index] ?? 0;
    place = number < 0 ? 0 : place + number;
    if (number < 0) weight = -1 - number;
    else {
      sums.often += (likeness * weight) / plainWeight;
      if (weight > plainWeight) sums.headings.push(place);
    }
  }
  sums.lists.push([numbers, at]);
  sums.inMeta |= numbers[at + 1] ?? 0;
}

/** Places of the word among the words of the page. */
export function listPlaces({ lists }: Match): readonly number[] {
  return lists.flatMap(([numbers, at]) => {
    let place = 0;
    return numbers.slice(at + 3, at + 3 + (numbers[at + 2] ?? 0)).flatMap((number) => {
      place = number < 0 ? 0 : place + number;
      return number < 0 ? [] : [place];
    });
  });
}
