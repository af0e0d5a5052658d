import { plainWeight } from '../ranking.ts';

/** The words of one stem. */
export interface StemWords {
  readonly stem: string;
  readonly words: readonly IndexedWord[];
}

/** A word with its pages, in the order of their numbers. */
export interface IndexedWord {
  readonly text: string;
  readonly pages: readonly WordPage[];
  /** Numbers of more pages that have it, in their order. */
  readonly others?: readonly number[];
}

/** A page that has a word, as `WordForm` says it; its number by itself. */
export interface WordPage {
  readonly page: number;
  readonly inMeta: number;
  readonly places: readonly number[];
}

/** Pages and places of a chunk, about a byte each once it is compressed. */
const most = 4500;

/** Letters that a search begins with: words that share them are kept together, where that is possible. */
const beginning = 3;

/** What the words of a stem weigh in a chunk. */
export function weigh({ words }: StemWords): number {
  let sum = 0;
  for (const { pages, others = [] } of words) {
    sum += Math.ceil(others.length / 4);
    for (const { places } of pages) sum += 1 + places.length;
  }
  return sum;
}

/** Pages of a word whose places are kept: what is shown of the others, which come later, is found in their text. */
const mostPlaced = 1000;

/**
 * The words of a stem, each with places on at most `mostPlaced` pages: those that have it in their metadata first, the title above all,
 * then those that have it more often for their length. `lengths` are the words that each page has, by its number.
 */
export function limitPages({ stem, words }: StemWords, lengths: readonly number[]): StemWords {
  return { stem, words: words.map((word) => limitWord(word, lengths)) };
}

function limitWord({ text, pages }: IndexedWord, lengths: readonly number[]): IndexedWord {
  if (pages.length <= mostPlaced) return { text, pages };
  const rate = ({ page, places, inMeta }: WordPage) =>
    (inMeta & 1) * 2 + (inMeta >> 1) + places.length / Math.max(1, lengths[page] ?? 1);
  const rated = pages.map((page) => ({ page, rating: rate(page) }));
  rated.sort((a, b) => b.rating - a.rating || a.page.page - b.page.page);
  const sorted = rated.map(({ page }) => page);
  return {
    text,
    pages: sorted.slice(0, mostPlaced).sort((a, b) => a.page - b.page),
    others: sorted
      .slice(mostPlaced)
      .map(({ page }) => page)
      .sort((a, b) => a - b),
  };
}

/**
 * Words of a stem with fewer places in plain text, the first ones of each page, where they have more than a chunk has room for: a word
 * that is everywhere tells little by being there once more.
 */
export function limitPlaces(entry: StemWords): StemWords {
  if (weigh(entry) <= most) return entry;
  const count = entry.words.reduce((sum, { pages }) => sum + pages.length, 0);
  const room = Math.max(1, Math.floor((most - count) / count));
  const limit = (page: WordPage): WordPage => ({ ...page, places: keepFirst(page.places, room) });
  return { ...entry, words: entry.words.map((word) => ({ ...word, pages: word.pages.map(limit) })) };
}

function keepFirst(places: readonly number[], count: number): readonly number[] {
  let weight = -1 - plainWeight;
  let seen = 0;
  return places.filter((place) => {
    if (place >= 0) {
      seen += 1;
      return weight !== -1 - plainWeight || seen <= count;
    }
    weight = place;
    seen = 0;
    return true;
  });
}

/** Stems in order, in chunks: one that fills a chunk alone, others up to as many as there is room for. */
export function* splitWords(stems: Iterable<StemWords>): Generator<readonly StemWords[]> {
  let chunk: StemWords[] = [];
  let weight = 0;
  for (const one of stems) {
    const own = weigh(one);
    const before = chunk.at(-1)?.stem;
    const isRelated = before !== undefined && before.slice(0, beginning) === one.stem.slice(0, beginning);
    if (chunk.length > 0 && weight + own > (isRelated ? 1.5 : 0.75) * most) {
      yield chunk;
      chunk = [];
      weight = 0;
    }
    chunk.push(one);
    weight += own;
  }
  if (chunk.length > 0) yield chunk;
}
