import { inMeta } from '../../request/search-index.ts';
import type { Match } from './engine.ts';
import type { PageData } from './open-index.ts';
import { compare } from './words.ts';

/** A page that has one or more of the words that are looked for. */
export interface Candidate {
  /** Its number in the index. */
  readonly page: number;
  /** How well it has them, from 0 to 1. */
  readonly score: number;
  /** Of each of the words that it has. */
  readonly matches: readonly WeighedMatch[];
}

interface WeighedMatch {
  readonly match: Match;
  /** Which word of the query it is of, and how much of the query that is. */
  readonly word: number;
  readonly weight: number;
}

/** Words that a heading may have for it to be looked at as one. */
const headingLength = 8;

/**
 * Orders the pages that have any of the words, the likeliest first, by what the index says without the pages themselves. `lists` holds
 * the matches of each word. A word that few pages have weighs more (inverse document frequency), and so does a page that
 * has more of the words, has them in its title, or together in a heading.
 */
export function orderCandidates(lists: readonly (readonly Match[])[]): readonly Candidate[] {
  const count = new Set(lists.flatMap((list) => list.map(({ page }) => page))).size;
  const weights = lists.map(({ length }) => Math.log(1 + (count + 1) / (length + 1)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const found = new Map<number, Sums>();
  for (const [word, list] of lists.entries()) {
    const weight = (weights[word] ?? 0) / total;
    const best = list.reduce((most, { score }) => Math.max(most, score), Number.MIN_VALUE);
    for (const match of list) {
      const known = found.get(match.page);
      const one = known ?? { page: match.page, matches: [], score: 0, covered: 0, title: 0, promise: 0 };
      if (!known) found.set(match.page, one);
      one.score += weight * Math.sqrt(match.score / best);
      one.covered += weight;
      if (match.inMeta & inMeta.title) one.title += weight;
      one.matches.push({ match, word, weight });
    }
  }
  const all = [...found.values()];
  for (const one of all) {
    one.score *= one.covered;
    one.promise = one.score + one.title + 0.5 * coverHeading(one.matches);
  }
  return all.sort((a, b) => b.promise - a.promise);
}

interface Sums extends Candidate {
  readonly matches: WeighedMatch[];
  score: number;
  covered: number;
  title: number;
  promise: number;
}

/** How much of the query one heading has, by the weights of its words. */
function coverHeading(matches: readonly WeighedMatch[]): number {
  const inHeadings = matches.filter(({ match }) => match.headings.length > 0);
  if (inHeadings.length < 2) return inHeadings[0]?.weight ?? 0;
  const sorted = inHeadings
    .flatMap(({ match, ...rest }) => match.headings.map((at) => ({ at, ...rest })))
    .sort((a, b) => a.at - b.at);
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
