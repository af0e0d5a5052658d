import { partRating } from '../ranking.ts';
import { type PageData, wordEnd } from '../search-index.ts';
import { adaptQuery } from '../synonyms.ts';
import { compare, isLike } from '../words.ts';
import type { Query } from './rank-pages.ts';
import type { ExcerptPiece, Part } from './search-source.ts';

/** A word with the signs around it that are none of it: quotes, brackets and stops. */
const aroundWord = /^(["'\u201c\u2018([{<]*)(.*?)([.,:;!?"'\u201d\u2019)\]}>\u3002\u3001]*)$/s;

/** Parts that are shown of a page. */
const most = 3;

/** Words of an excerpt, and how many of them are before the first one that was found. */
const excerptSize = { length: 24, before: 5 };
const previewSize = { length: 110, before: 40 };

/**
 * The parts of a page that say most about a query. `places` are those of found words among the words of the page, which are looked
 * for where it is undefined; a part counts by how many different words of the query it has, and by its heading.
 */
export function findParts(
  { text, title, headings }: PageData,
  places: readonly number[] | undefined,
  { words: query, synonyms }: Pick<Query, 'words' | 'synonyms'>,
): readonly Part[] {
  const meant = [...query, ...[...synonyms.values()].flat()];
  const lines = text
    .replaceAll(wordEnd, `${wordEnd} `)
    .split('\n')
    .map((line) => line.split(' '));
  const words = lines.flat();
  const lastOfLines = new Set<number>();
  let count = 0;
  for (const line of lines) {
    count += line.length;
    lastOfLines.add(count - 1);
  }
  const found = [...new Set(places ?? words.keys())]
    .filter((place) => meant.some((word) => isLike(word, words[place] ?? '')))
    .sort((a, b) => a - b);
  const edges = [{ id: '', text: '', place: 0 }, ...headings];
  const parts = edges.flatMap(({ id, text: heading, place: start }, index) => {
    const end = edges[index + 1]?.place ?? words.length;
    const inside = found.filter((place) => place >= start && place < end);
    if (inside.length === 0) return [];
    const different = new Set(inside.map((place) => words[place]?.toLowerCase())).size;
    const share = Math.min(different, query.length) / query.length;
    const rating = share + partRating.heading * compare(adaptQuery(query, synonyms, heading), heading);
    const part = { words, inside, start, end, heading: id === '' ? title : heading };
    return [{ id, heading, rating, part }];
  });
  return parts
    .sort((a, b) => b.rating - a.rating)
    .slice(0, most)
    .map(({ id, heading, part }) => ({
      id,
      heading,
      excerpt: cut(part, excerptSize),
      preview: cut(part, previewSize, lastOfLines),
    }));
}

interface PartWords {
  /** Of the page. */
  readonly words: readonly string[];
  /** Places of those that were found in the part. */
  readonly inside: readonly number[];
  readonly start: number;
  readonly end: number;
  readonly heading: string;
}

/** What of a part is shown; `lastOfLines` are places of words that a line ends with. */
function cut(
  { words, inside, start, end, heading }: PartWords,
  { length, before }: typeof excerptSize,
  lastOfLines: ReadonlySet<number> = new Set(),
): readonly ExcerptPiece[] {
  const marked = new Set(inside);
  // The heading stands above the excerpt.
  const body = skipText(words, start, heading);
  const first = inside.find((place) => place >= body) ?? body;
  const from = Math.max(body, Math.min(first - before, end - length));
  const until = Math.min(end, from + length);
  const pieces: { text: string; isFound: boolean }[] = [];
  const add = (text: string, isFound: boolean) => {
    if (text === '') return;
    const last = pieces.at(-1);
    if (last?.isFound === isFound) last.text += text;
    else pieces.push({ text, isFound });
  };
  if (from > body) add('… ', false);
  for (let place = from; place < until; place++) {
    const word = words[place] ?? '';
    const [, open = '', own = '', close = ''] = aroundWord.exec(word.replace(wordEnd, '')) ?? [];
    add(open, false);
    add(own, marked.has(place));
    add(close, false);
    if (place + 1 < until && !word.endsWith(wordEnd)) add(lastOfLines.has(place) ? '\n' : ' ', false);
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
