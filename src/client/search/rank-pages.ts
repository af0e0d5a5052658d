import type { Match, PageData } from './pagefind.ts';
import { compare } from './words.ts';

/** A page that has one or more of the words that are looked for. */
export interface Candidate {
  /** How well it has them, from 0 to 1. */
  readonly score: number;
  /** Places of all of them among the words of the page. */
  readonly words: readonly number[];
  readonly data: Match['data'];
}

/** Words that a heading may have for it to be looked at as one. */
const headingLength = 8;

/**
 * Orders the pages that have any of the words, the likeliest first, by what the index says without the pages themselves. `lists` holds
 * the matches of each word. A word that few pages have weighs more (inverse document frequency), and so does a page that
 * has more of the words, has them in its title, or together in a heading.
 */
export function orderCandidates(lists: readonly (readonly Match[])[]): readonly Candidate[] {
  const count = new Set(lists.flat().map(({ id }) => id)).size;
  const weights = lists.map(({ length }) => Math.log(1 + (count + 1) / (length + 1)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const found = new Map<string, Sums>();
  for (const [place, list] of lists.entries()) {
    const weight = (weights[place] ?? 0) / total;
    const best = list.reduce((most, { score }) => Math.max(most, score), Number.MIN_VALUE);
    for (const match of list) {
      const one = found.get(match.id) ?? { match, sum: 0, covered: 0, title: 0, words: [], headings: [] };
      one.sum += weight * Math.sqrt(match.score / best);
      one.covered += weight;
      if (match.isInTitle) one.title += weight;
      for (const at of match.words) one.words.push(at);
      for (const at of match.headings) one.headings.push({ at, word: place, weight });
      found.set(match.id, one);
    }
  }
  return [...found.values()]
    .map(({ match: { data }, sum, covered, title, words, headings }) => {
      const score = sum * covered;
      return { candidate: { score, words, data }, promise: score + title + 0.5 * coverHeading(headings) };
    })
    .sort((a, b) => b.promise - a.promise)
    .map(({ candidate }) => candidate);
}

interface Sums {
  readonly match: Match;
  sum: number;
  covered: number;
  title: number;
  readonly words: number[];
  readonly headings: { readonly at: number; readonly word: number; readonly weight: number }[];
}

/** How much of the query one heading has, by the weights of its words. */
function coverHeading(places: Sums['headings']): number {
  const sorted = places.sort((a, b) => a.at - b.at);
  const shares = sorted.map(({ at: start }, first) => {
    const seen = new Map<number, number>();
    for (const { at, word, weight } of sorted.slice(first)) {
      if (at - start >= headingLength) break;
      seen.set(word, weight);
    }
    return [...seen.values()].reduce((sum, weight) => sum + weight, 0);
  });
  return shares.reduce((most, share) => Math.max(most, share), 0);
}

/**
 * How well a page answers a query, higher is better: by `score` of its candidate, and by how much of the query its title, its
 * headings and the last words of its address say.
 */
export function ratePage(
  query: readonly string[],
  score: number,
  { meta, anchors = [], url }: PageData,
): number {
  const title = compare(query, meta['title'] ?? '');
  const heading = Math.max(title, ...anchors.map(({ text }) => compare(query, text)));
  const address = url
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split('/')
    .slice(-3)
    .join(' ');
  return score + 0.7 * title + heading + 0.5 * compare(query, address);
}
