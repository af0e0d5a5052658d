import { withoutBase } from '../../lib/html/base-path.ts';
import { everywhere, naming, plainWeight, promise, rating, titled } from '../ranking.ts';
import { inMeta, type PageData, readSlug } from '../search-index.ts';
import { adaptQuery, type Synonyms } from '../synonyms.ts';
import { compare, joinName, type QueryName } from '../words.ts';
import { listPlaces, type Match } from './search-engine.ts';

/** A page that has one or more of the words that are looked for. */
export interface PageCandidate {
  /** Its number in the index. */
  readonly page: number;
  /** How well it has them, from 0 to 1. */
  readonly score: number;
  readonly matches: PageMatches;
}

/** The matches of a page, at the numbers of their words. */
type PageMatches = readonly (Match | undefined)[];

/** The pages that have any of the words: the best of them, the likeliest first, and how many there are. */
interface Candidates {
  readonly best: readonly PageCandidate[];
  readonly total: number;
}

/** Words that a heading may have for it to be looked at as one. */
const headingLength = 8;

/**
 * Finds the `most` likeliest pages by what the index says without the pages themselves. `lists` holds the matches of each word, none
 * of them empty. A word that few pages have weighs more (inverse document frequency), and so does a page that has more of
 * the words, has them in a short title, or together in a heading.
 */
export function findCandidates(lists: readonly (readonly Match[])[], most: number): Candidates {
  const pages = groupByPage(lists);
  const weights = lists.map(({ length }) => Math.log(1 + (pages.length + 1) / (length + 1)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const words = lists.map((list, word): Word => {
    const best = list.reduce((most, { score }) => Math.max(most, score), Number.MIN_VALUE);
    return { best, weight: (weights[word] ?? 0) / total };
  });
  const best: Promising[] = [];
  for (const matches of pages) {
    const one = judge(matches, words);
    if (best.length === most && one.promise <= (best[most - 1]?.promise ?? 0)) continue;
    const place = best.findIndex(({ promise }) => promise < one.promise);
    best.splice(place < 0 ? best.length : place, 0, one);
    best.length = Math.min(best.length, most);
  }
  return { best, total: pages.length };
}

interface Word {
  /** The highest score of a page that has it. */
  readonly best: number;
  /** How much of the query it is. */
  readonly weight: number;
}

interface Promising extends PageCandidate {
  readonly promise: number;
}

function groupByPage(lists: readonly (readonly Match[])[]): readonly PageMatches[] {
  const [only] = lists;
  if (only && lists.length === 1) return only.map((match) => [match]);
  const pages = new Map<number, (Match | undefined)[]>();
  for (const [word, list] of lists.entries())
    for (const match of list) {
      const known = pages.get(match.page);
      const matches = known ?? [];
      if (!known) pages.set(match.page, matches);
      matches[word] = match;
    }
  return [...pages.values()];
}

function judge(matches: PageMatches, words: readonly Word[]): Promising {
  let [page, score, covered, inTitle, titleLength, inHeadings, heading, boost] = [0, 0, 0, 0, 0, 0, 0, 1];
  matches.forEach((match, word) => {
    const { weight, best } = words[word] ?? { weight: 0, best: 1 };
    if (!match) return;
    page = match.page;
    boost = match.boost;
    score += weight * Math.sqrt(match.score / best);
    covered += weight;
    if (match.inMeta & inMeta.title) {
      inTitle += match.titleLikeness;
      titleLength = match.titleLength;
    }
    if (!match.isInHeading) return;
    inHeadings += 1;
    heading = weight;
  });
  if (inHeadings > 1) heading = coverHeading(matches, words);
  score *= covered;
  // As `compare` has it.
  const title = inTitle === 0 ? 0 : (2 * inTitle) / (words.length + titleLength);
  return {
    page,
    score,
    promise: boost * (score + promise.title * title + promise.heading * heading),
    matches,
  };
}

/** How much of the query one heading has, by the weights of its words. */
function coverHeading(matches: PageMatches, words: readonly Word[]): number {
  const sorted = matches
    .flatMap((match, word) => (match ? listPlaces(match, plainWeight + 1).map((at) => ({ at, word })) : []))
    .sort((a, b) => a.at - b.at);
  const shares = sorted.map(({ at: start }, first) => {
    const seen = new Set<number>();
    for (const { at, word } of sorted.slice(first)) {
      if (at - start >= headingLength) break;
      seen.add(word);
    }
    return [...seen].reduce((sum, word) => sum + (words[word]?.weight ?? 0), 0);
  });
  return shares.reduce((most, share) => Math.max(most, share), 0);
}

/** What is looked for. */
export interface Query {
  /** Its words that tell something. */
  readonly words: readonly string[];
  /** Those and the others. */
  readonly all: readonly string[];
  readonly synonyms: Synonyms;
  readonly named?: QueryName | undefined;
}

/** The matches of each word without those of words that nearly all of `size` pages have, unless there are no others. */
export function dropEverywhere(
  words: readonly string[],
  lists: readonly (readonly Match[])[],
  size: number,
): { readonly words: readonly string[]; readonly lists: readonly (readonly Match[])[] } {
  const isTelling = lists.map((list) => list.length > 0 && list.length < everywhere * size);
  if (!isTelling.includes(true)) return { words, lists };
  // A word that no page has is still a part of what titles are compared with.
  const keep = (_: unknown, place: number) => isTelling[place] || lists[place]?.length === 0;
  return { words: words.filter(keep), lists: lists.filter(keep) };
}

/**
 * How well a page answers a query, higher is better: by `score` of its candidate, and by how much of the query its title, its
 * headings and the last words of its address say, times its boost.
 */
export function ratePage(query: Query, score: number, page: PageData): number {
  const { words, synonyms, named } = query;
  // A word that every page has may be a part of the title.
  const lists = words.length === query.all.length ? [words] : [words, query.all];
  const rate = (text: string) =>
    lists.reduce((most, list) => {
      const adapted = adaptQuery(list, synonyms, text);
      const share = adapted === list ? 1 : rating.synonym;
      return Math.max(most, compare(list, text), share * compare(adapted, text));
    }, 0);
  const title = rate(page.title);
  const heading = Math.max(title, ...page.headings.map(({ text }) => rate(text)));
  const address = (import.meta.env.OCTAVO_BASE === '/' ? page.url : stripBase(page.url))
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split('/')
    .slice(-3)
    .join(' ');
  const own =
    score +
    rating.title * title +
    rating.heading * heading +
    rating.address * rate(address) +
    (title === 1 ? titled.whole : title >= titled.nearlyFrom ? titled.nearly : 0);
  return (page.boost ?? 1) * (own + (named ? rateName(named, page) : 0));
}

/** How well a page is what a query names: its path, its `operationId` or the end of its address. */
function rateName(
  { name, method }: QueryName,
  { path, operationId = '', url, method: own }: PageData,
): number {
  const names = [path, operationId, readSlug(url)].map(joinName);
  const rate = names.includes(name)
    ? naming.whole
    : names.some((one) => one.startsWith(name))
      ? naming.begun
      : 0;
  return rate > 0 && method !== '' && own === method ? rate + naming.method : rate;
}

function stripBase(url: string): string {
  return withoutBase(import.meta.env.OCTAVO_BASE, url) ?? url;
}
