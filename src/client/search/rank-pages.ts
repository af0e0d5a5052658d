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

/**
 * Orders the pages that have any of the words, the best first. `lists` holds the matches of each word. A word that few pages have
 * weighs more (inverse document frequency), and so does a page that has more of the words.
 */
export function orderCandidates(lists: readonly (readonly Match[])[]): readonly Candidate[] {
  const count = new Set(lists.flat().map(({ id }) => id)).size;
  const weights = lists.map(({ length }) => Math.log(1 + (count + 1) / (length + 1)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const found = new Map<string, { match: Match; sum: number; covered: number; words: number[] }>();
  for (const [place, list] of lists.entries()) {
    const weight = weights[place] ?? 0;
    const best = Math.max(...list.map(({ score }) => score), Number.MIN_VALUE);
    for (const match of list) {
      const one = found.get(match.id) ?? { match, sum: 0, covered: 0, words: [] };
      one.sum += weight * Math.sqrt(match.score / best);
      one.covered += weight;
      one.words.push(...match.words);
      found.set(match.id, one);
    }
  }
  return [...found.values()]
    .map(({ match, sum, covered, words }) => ({
      score: (sum / total) * (covered / total),
      words,
      data: match.data,
    }))
    .sort((a, b) => b.score - a.score);
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
