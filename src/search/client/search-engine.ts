import { bm25, likeness, metaScores, plainWeight } from '../ranking.ts';
import { inMeta, type SearchTable, type StemEntry, type WordForm } from '../search-index.ts';
import { countCommonLetters, isUnspaced, stripAccents } from '../words.ts';

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
  /** How much what the title has is the word itself, up to 1. */
  readonly titleLikeness: number;
  /** Words of the page's title. */
  readonly titleLength: number;
  /** What the page's score is multiplied by. */
  readonly boost: number;
}

/** What searches an index that is loaded bit by bit. Words are in lower case. */
export interface Engine {
  /** How many pages the index has. */
  readonly size: number;
  /** The beginning of a word in the middle of the index; '' of an empty one. */
  readonly example: string;
  /** Numbers of the chunks that a word needs, with those of words that an unfinished one may become. */
  readonly listChunks: (word: string, isUnfinished: boolean) => readonly number[];
  readonly addChunk: (chunk: readonly StemEntry[]) => void;
  /** Whether a loaded word is this one, or begins with it where it may be unfinished. */
  readonly knows: (word: string, isUnfinished: boolean) => boolean;
  /** A loaded word as it is meant: `correctWord`. */
  readonly correct: (word: string) => string;
  /** Pages that have the word, one of its stem or one that begins with it. */
  readonly search: (word: string) => readonly Match[];
}

/** Chunks of words that begin alike which are loaded for one search. */
const mostChunks = 3;

/** Letters of an unfinished word from which all that it may become is loaded; scripts without spaces say as much in one. */
const tellingLength = { spaced: 4, unspaced: 1 };

/** Searches the index that `table` describes; `stem` gives the stem of a word without accents. */
export function createSearchEngine(
  [lengths, titleLengths, firsts, boosts]: SearchTable,
  stem: (word: string) => string,
): Engine {
  const stems: StemEntry[] = [];
  const boostOf = new Map(boosts);
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
    const isTelling = text.length >= tellingLength[isUnspaced(text) ? 'unspaced' : 'spaced'];
    const last = isUnfinished && isTelling ? findChunk(`${text}\u{10ffff}`) : first;
    const begun = Array.from({ length: Math.min(mostChunks, last - first + 1) }, (_, step) => first + step);
    return firsts.length === 0 ? [] : [...new Set([...begun, findChunk(stem(text))])];
  }

  function search(word: string): readonly Match[] {
    const all: Sums[] = [];
    // A Map takes twice as long for thousands of pages.
    const found: (Sums | undefined)[] = new Array(lengths.length);
    const add = (page: number, numbers: readonly number[], at: number) => {
      const known = found[page];
      if (known) {
        known.other = { numbers, at, other: known.other };
        return known;
      }
      const sums: Sums = {
        page,
        titleLength: titleLengths[page] ?? 0,
        boost: boostOf.get(page) ?? 1,
        score: 0,
        titleLikeness: 0,
        inMeta: 0,
        isInHeading: false,
        numbers,
        at,
        other: undefined,
      };
      found[page] = sums;
      all.push(sums);
      return sums;
    };
    const variants = findVariants(stems, word, stem);
    for (const { numbers, likeness } of variants)
      for (let at = 0, page = 0; at < numbers.length; at += 3 + (numbers[at + 2] ?? 0)) {
        page += numbers[at] ?? 0;
        addPlaces(add(page, numbers, at), numbers, at, likeness);
      }
    for (const { others } of variants) {
      let page = 0;
      for (const step of others) {
        page += step;
        if (!found[page]) add(page, noPlaces, 0);
      }
    }
    const rarity = Math.log(1 + (lengths.length - all.length + 0.5) / (all.length + 0.5));
    const { saturation, length: share, shortest } = bm25;
    for (const sums of all) {
      const length = 1 - share + share * Math.max(shortest, (lengths[sums.page] ?? average) / average);
      const frequency = ((1 + saturation) * sums.score) / (saturation * length + sums.score);
      const title = sums.titleLikeness * metaScores.title;
      const other = sums.inMeta & inMeta.other ? metaScores.other : 0;
      sums.score = rarity * (frequency + title + other);
    }
    return all;
  }

  return {
    size: lengths.length,
    example: firsts[firsts.length >> 1] ?? '',
    listChunks,
    addChunk: (chunk) => void stems.push(...chunk),
    knows: (word, isUnfinished) =>
      stems.some(([, forms]) =>
        forms.some(([text]) => text === word || (isUnfinished && text.startsWith(word))),
      ),
    correct: (word) => correctWord(stems, word, stem),
    search,
  };
}

/**
 * The pages of a word with those of others that mean the same, which count less. `share` is how much, up to 1; pages are in no
 * order.
 */
export function joinMatches(
  own: readonly Match[],
  others: readonly Match[],
  share: number,
): readonly Match[] {
  if (others.length === 0) return own;
  const pages = new Map(own.map((match) => [match.page, match]));
  for (const match of others) {
    const known = pages.get(match.page);
    const score = share * match.score;
    pages.set(
      match.page,
      known
        ? {
            ...known,
            score: known.score + score,
            titleLikeness: Math.max(known.titleLikeness, share * match.titleLikeness),
            isInHeading: known.isInHeading || match.isInHeading,
            inMeta: known.inMeta | match.inMeta,
            other: joinLists(known.other, match),
          }
        : { ...match, score, titleLikeness: share * match.titleLikeness },
    );
  }
  return [...pages.values()];
}

function joinLists(list: PlaceList | undefined, last: PlaceList): PlaceList {
  return list ? { ...list, other: joinLists(list.other, last) } : last;
}

/** Letters of the longest word that is looked for in a longer one. */
const longestPiece = 8;

/**
 * Loads what an engine needs of a word, and gives the words to search for: one that is mistyped as it is meant. A text of a script without spaces that no page has as
 * one word is split into words that pages have: a browser ends words elsewhere than the build did, or knows no end of any.
 */
export async function loadWord(
  { listChunks, knows, correct }: Engine,
  word: string,
  isUnfinished: boolean,
  loadChunk: (chunk: number) => Promise<unknown>,
): Promise<readonly string[]> {
  await Promise.all(listChunks(word, isUnfinished).map(loadChunk));
  if (!isUnspaced(word)) return [correct(word)];
  if (knows(word, true)) return [word];
  const pieces = Array.from(word, (_, start) =>
    Array.from({ length: longestPiece }, (_, length) => word.slice(start, start + length + 1)),
  );
  const chunks = new Set(pieces.flat().flatMap((piece) => listChunks(piece, false)));
  await Promise.all([...chunks].map(loadChunk));
  return splitKnown(word, isUnfinished, knows);
}

/** The words that a text is made of, from its beginning on, the longest first; what is none of them is left out. */
function splitKnown(text: string, isUnfinished: boolean, knows: Engine['knows']): readonly string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    const rest = text.slice(start);
    if (isUnfinished && rest.length > 1 && knows(rest, true)) return [...pieces, rest];
    let length = Math.min(longestPiece, rest.length);
    while (length > 0 && !knows(rest.slice(0, length), false)) length--;
    if (length > 0) pieces.push(rest.slice(0, length));
    start += Math.max(1, length);
  }
  return pieces;
}

interface Sums extends Match {
  /** First how often the page has the word, text that is no heading counting one. */
  score: number;
  titleLikeness: number;
  isInHeading: boolean;
  inMeta: number;
  other: PlaceList | undefined;
}

/** The numbers of a page whose places the index does not have. */
const noPlaces: readonly number[] = [0, 0, 0];

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
  const meta = numbers[at + 1] ?? 0;
  sums.inMeta |= meta;
  if (meta & inMeta.title) sums.titleLikeness = Math.max(sums.titleLikeness, likeness);
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

/** A word that is meant by another one. */
interface WordVariant {
  readonly numbers: WordForm[1];
  readonly others: readonly number[];
  /** How much it is what was written, up to 1. */
  readonly likeness: number;
}

/** Letters that a word has in common with one that no page has. */
const leastCommon = 4;

/**
 * The words that mean a word: itself, those of its stem, and those that begin with it. Where there are none, those that share their
 * beginning with it: four letters and half of it at least.
 */
export function findVariants(
  stems: readonly StemEntry[],
  word: string,
  stem: (word: string) => string,
): readonly WordVariant[] {
  const forms = findForms(stems, word, stem);
  return forms.length > 0 ? forms : findAlike(stems, stripAccents(word));
}

function findForms(
  stems: readonly StemEntry[],
  word: string,
  stem: (word: string) => string,
): readonly WordVariant[] {
  const wanted = stripAccents(word);
  const wantedStem = stem(wanted);
  return stems.flatMap(([own, list]) =>
    list.flatMap(([text, numbers, others = []]) => {
      if (text === word) return [{ numbers, others, likeness: 1 }];
      const plain = stripAccents(text);
      if (plain === wanted) return [{ numbers, others, likeness: likeness.otherAccents }];
      if (own === wantedStem) return [{ numbers, others, likeness: likeness.sameStem }];
      if (!plain.startsWith(wanted)) return [];
      return [{ numbers, others, likeness: likeness.longerBy(plain.length - wanted.length) }];
    }),
  );
}

/** Letters from which on a word may have one mistake, and two. */
const mistaken = [5, 8] as const;

/** A word that some page has in some form, or the one with the fewest mistakes that is meant instead, of several the one that is there most often. */
export function correctWord(
  stems: readonly StemEntry[],
  word: string,
  stem: (word: string) => string,
): string {
  let most = mistaken.filter((length) => word.length >= length).length;
  if (most === 0 || findForms(stems, word, stem).length > 0) return word;
  let meant: WordForm | undefined;
  for (const [, forms] of stems)
    for (const form of forms) {
      const mistakes = countMistakes(stripAccents(word), stripAccents(form[0]), most);
      if (mistakes > most || (meant && mistakes === most && form[1].length <= meant[1].length)) continue;
      most = mistakes;
      meant = form;
    }
  return meant?.[0] ?? word;
}

/**
 * How many letters have to be changed, added, left out or swapped with the next one to make one word of another, up to `most`; beyond that
 * it is more. https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance (optimal string alignment)
 */
export function countMistakes(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        isSwapped && row > 1 && at > 1 ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

function findAlike(stems: readonly StemEntry[], wanted: string): readonly WordVariant[] {
  let most = Math.max(leastCommon, Math.ceil(wanted.length / 2));
  let alike: StemEntry[] = [];
  for (const entry of stems) {
    const common = countCommonLetters(entry[0], wanted);
    if (common > most) {
      most = common;
      alike = [];
    }
    if (common === most) alike.push(entry);
  }
  return alike.flatMap(([, forms]) =>
    forms.map(([, numbers, others = []]) => ({
      numbers,
      others,
      likeness: likeness.longerBy(wanted.length - most),
    })),
  );
}
