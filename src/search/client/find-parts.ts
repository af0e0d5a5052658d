import { partRating } from '../ranking.ts';
import { type PageData, wordEnd } from '../search-index.ts';
import { compare, isLike } from '../words.ts';

/** A part of a page that has words of the query. */
export interface Part {
  /** Of its heading; '' for what stands before the first one. */
  readonly id: string;
  readonly heading: string;
  /** Words around the first ones that were found; `isFound` for those. */
  readonly excerpt: readonly { readonly text: string; readonly isFound: boolean }[];
}

/** Parts that are shown of a page, and words of an excerpt. */
const most = 3;
const length = 24;

/**
 * The parts of a page that say most about a query. `places` are those of found words among the words of the page; a part counts by how
 * many different words of the query it has, and by its heading.
 */
export function findParts(
  { text, title, headings }: PageData,
  places: readonly number[],
  query: readonly string[],
): readonly Part[] {
  const words = text.replaceAll(wordEnd, `${wordEnd} `).split(' ');
  const found = [...new Set(places)]
    .filter((place) => query.some((word) => isLike(word, words[place] ?? '')))
    .sort((a, b) => a - b);
  const edges = [{ id: '', text: '', place: 0 }, ...headings];
  const parts = edges.flatMap(({ id, text: heading, place: start }, index) => {
    const end = edges[index + 1]?.place ?? words.length;
    const inside = found.filter((place) => place >= start && place < end);
    if (inside.length === 0) return [];
    const different = new Set(inside.map((place) => words[place]?.toLowerCase())).size;
    const share = Math.min(different, query.length) / query.length;
    const rating = share + partRating.heading * compare(query, heading);
    const excerpt = cut(words, inside, start, end, id === '' ? title : heading);
    return [{ id, heading, rating, excerpt }];
  });
  return parts
    .sort((a, b) => b.rating - a.rating)
    .slice(0, most)
    .map(({ id, heading, excerpt }) => ({ id, heading, excerpt }));
}

function cut(
  words: readonly string[],
  inside: readonly number[],
  start: number,
  end: number,
  heading: string,
): Part['excerpt'] {
  const marked = new Set(inside);
  // The heading stands above the excerpt.
  const body = skipText(words, start, heading);
  const first = inside.find((place) => place >= body) ?? body;
  const from = Math.max(body, Math.min(first - 5, end - length));
  const until = Math.min(end, from + length);
  const pieces: { text: string; isFound: boolean }[] = [];
  const add = (text: string, isFound: boolean) => {
    const last = pieces.at(-1);
    if (last?.isFound === isFound) last.text += text;
    else pieces.push({ text, isFound });
  };
  if (from > body) add('… ', false);
  for (let place = from; place < until; place++) {
    const word = words[place] ?? '';
    add(word.replace(wordEnd, ''), marked.has(place));
    if (place + 1 < until && !word.endsWith(wordEnd)) add(' ', false);
  }
  if (until < end) add(' …', false);
  return pieces;
}

/** The place of the next word after those that a text is made of. */
function skipText(words: readonly string[], start: number, text: string): number {
  const count = (part: string) => part.replace(/[^\p{L}\p{N}]/gu, '').length;
  let rest = count(text);
  let place = start;
  while (rest > 0 && place < words.length) rest -= count(words[place++] ?? '');
  while (place < words.length && count(words[place] ?? '') === 0) place++;
  return place;
}
