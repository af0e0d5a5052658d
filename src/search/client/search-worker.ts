import { type QueryName, readQuery, readQueryName } from '../words.ts';
import { findParts, type Part } from './find-parts.ts';
import { createScopeFilter, type LoadedIndex, openIndex, type Scope } from './open-index.ts';
import { findCandidates, type PageCandidate, ratePage } from './rank-pages.ts';
import { listPlaces, type Match } from './search-engine.ts';

/** What is asked of the worker; without a query, that it makes itself ready. */
export interface Question {
  readonly id: number;
  readonly query?: string;
  readonly scope?: Scope;
}

/** An answer to it, of which there may be several; `found` is undefined where the search failed. */
export interface Answer {
  readonly id: number;
  readonly found: SearchResults | undefined;
}

/** The best pages, how many there are, and whether no more of them follow. */
export interface SearchResults {
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly isWhole: boolean;
}

/** A page that was found. */
export interface Hit {
  readonly url: string;
  readonly title: string;
  /** Where it stands: names with slashes between them; '' for nowhere. */
  readonly section: string;
  /** Of an operation's page; else ''. */
  readonly method: string;
  readonly path: string;
  /** What of it has the words: the page's beginning has no `id`. */
  readonly parts: readonly Part[];
}

let latest = 0;

addEventListener('message', async ({ data: { id, query, scope = {} } }: MessageEvent<Question>) => {
  latest = id;
  const isCurrent = () => id === latest;
  try {
    const results = query === undefined ? warmUp(isCurrent) : searchPages(query, scope, isCurrent);
    for await (const found of results) postMessage({ id, found } satisfies Answer);
  } catch {
    postMessage({ id, found: undefined } satisfies Answer);
  }
});

/** Pages that are looked at closer and shown after each step: as many as fill a screen, then others below them. */
const steps: readonly number[] = [4, 8];

/** Milliseconds between them, in which the first ones are drawn. */
const pause = 32;

/**
 * Finds the pages that have words of a query, the best first; the last word may be unfinished. Gives the first few, then all that are
 * shown. Throws when the index cannot be loaded. Ends early where it is not `isCurrent` any more.
 */
async function* searchPages(
  query: string,
  scope: Scope,
  isCurrent: () => boolean,
): AsyncGenerator<SearchResults, void, void> {
  const written = readQuery(query);
  const [index, keep] = await Promise.all([openIndex(), createScopeFilter(scope)]);
  // Only the last word may be unfinished.
  const prepared = written.map((word, place) => index.prepare(word, place === written.length - 1));
  const named = readQueryName(query);
  const [found] = await Promise.all([Promise.all(prepared), named && index.prepare(named.name, true)]);
  const words = found.flat();
  // Later questions are heard before the work begins.
  await new Promise((resolve) => setTimeout(resolve));
  if (!isCurrent()) return;
  const lists = words.map((word) => keep(index.search(word)));
  const candidates = findCandidates(
    lists.filter(({ length }) => length > 0),
    steps.at(-1) ?? 0,
  );
  const best = named ? putFirst(keep(index.search(named.name)), candidates.best) : candidates.best;
  let total = Math.max(candidates.total, best.length);
  let hits: readonly Hit[] = [];
  for (const [step, end] of steps.entries()) {
    if (step > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const next = best.slice(steps[step - 1] ?? 0, end);
    const pages = await Promise.all(next.map((candidate) => lookAt(index, words, candidate, named)));
    if (!isCurrent()) return;
    const meant = pages.filter(({ isMeant }) => isMeant).sort((a, b) => b.rating - a.rating);
    total -= pages.length - meant.length;
    hits = [...hits, ...meant.map(({ hit }) => hit)];
    const isWhole = best.length <= end || step === steps.length - 1;
    yield { hits, total, isWhole };
    if (isWhole) return;
  }
}

/** Finds pages with a word of the index, which nobody asked for: what this runs and loads is warm at a reader's first key press. */
async function* warmUp(isCurrent: () => boolean): AsyncGenerator<SearchResults, void, void> {
  const { example } = await openIndex();
  const { value } = await searchPages(example, {}, isCurrent).next();
  if (value) yield value;
}

/** Pages that have a name in their metadata in front of the others, as many as are looked at first. */
function putFirst(named: readonly Match[], others: readonly PageCandidate[]): readonly PageCandidate[] {
  const first = named
    .filter((match) => match.inMeta > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, steps[0])
    .map(
      (match) =>
        others.find(({ page }) => page === match.page) ?? { page: match.page, score: 0, matches: [match] },
    );
  return [...first, ...others.filter((one) => !first.includes(one))];
}

async function lookAt(
  index: LoadedIndex,
  words: readonly string[],
  { page, score, matches }: PageCandidate,
  named: QueryName | undefined,
) {
  const data = await index.loadPage(page);
  const rating = ratePage(words, score, data, named);
  const places = matches.flatMap((match) => (match ? listPlaces(match) : []));
  const parts = findParts(data, places, words);
  const { url, title, section, method, path } = data;
  const hit: Hit = { url, title, section, method, path, parts };
  return { hit, rating, isMeant: parts.length > 0 || rating > score };
}
