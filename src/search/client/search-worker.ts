import { findOnDisk } from '../../client/page/offline-url.ts';
import { likeness } from '../ranking.ts';
import { findSynonyms } from '../synonyms.ts';
import { readQuery, readQueryName } from '../words.ts';
import { findParts } from './find-parts.ts';
import { createScopeFilter, type LoadedIndex, openIndex } from './open-index.ts';
import { dropEverywhere, findCandidates, type PageCandidate, type Query, ratePage } from './rank-pages.ts';
import { joinMatches, listPlaces, type Match } from './search-engine.ts';
import type { Hit, Scope, SearchResults } from './search-source.ts';

/** What is asked of the worker; without a query, that it makes itself ready. */
export interface Question {
  readonly id: number;
  readonly query?: string;
  readonly scope?: Scope;
  /** As many pages are looked at; those of before are given again. */
  readonly most?: number;
}

/** An answer to it, of which there may be several; `found` is undefined where the search failed. */
export interface Answer {
  readonly id: number;
  readonly found: SearchResults | undefined;
}

let latest = 0;

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, query, scope = {}, most = step } = data;
  latest = id;
  const isCurrent = () => id === latest;
  try {
    const results = query === undefined ? warmUp(isCurrent) : searchPages(query, scope, most, isCurrent);
    for await (const found of results) postMessage({ id, found } satisfies Answer);
  } catch {
    postMessage({ id, found: undefined } satisfies Answer);
  }
});

/** So many more pages are looked at closer and shown for each question; of the first ones, these before the others. */
const step = 8;
const firstStep = 4;

/** Milliseconds between them, in which the first ones are drawn. */
const pause = 32;

/**
 * Finds the pages that have words of a query, the best first; the last word may be unfinished. Gives the first few, then as many as
 * are asked for. Throws when the index cannot be loaded. Ends early where it is not `isCurrent` any more.
 */
async function* searchPages(
  query: string,
  scope: Scope,
  most: number,
  isCurrent: () => boolean,
): AsyncGenerator<SearchResults, void, void> {
  const written = readQuery(query);
  const [index, { keep, countPages }] = await Promise.all([openIndex(), createScopeFilter(scope)]);
  const synonyms = findSynonyms(written, index.synonyms);
  // Only the last word may be unfinished.
  const prepared = written.map((word, place) => index.prepare(word, place === written.length - 1));
  const others = [...synonyms.values()].flat();
  const named = readQueryName(query);
  const [found] = await Promise.all([
    Promise.all(prepared),
    named && index.prepare(named.name, true),
    ...others.map((word) => index.prepare(word, false)),
  ]);
  const name = named?.name ?? '';
  // What a name of several words is as a whole tells more than its parts.
  const all = [
    ...new Set([...found.flat(), ...(name !== '' && index.search(name).length > 0 ? [name] : [])]),
  ];
  // Later questions are heard before the work begins.
  await new Promise((resolve) => setTimeout(resolve));
  if (!isCurrent()) return;
  const searchAll = (list: readonly string[]) => keep(list.flatMap((word) => index.search(word)));
  const every = all.map((word) =>
    joinMatches(searchAll([word]), searchAll(synonyms.get(word) ?? []), likeness.synonym),
  );
  const { words, lists } = dropEverywhere(all, every, countPages(index.size));
  const candidates = findCandidates(
    lists.filter(({ length }) => length > 0),
    most + 1,
  );
  const asked: Query = { words, all, synonyms, named };
  const best = named ? putFirst(keep(index.search(named.name)), candidates.best) : candidates.best;
  const ends = [
    firstStep,
    ...Array.from({ length: Math.ceil(most / step) }, (_, place) => (place + 1) * step),
  ];
  let total = Math.max(candidates.total, best.length);
  let hits: readonly Hit[] = [];
  for (const [place, end] of ends.entries()) {
    // What was shown before is there already.
    if (place === 1 && most === step) await new Promise((resolve) => setTimeout(resolve, pause));
    const next = best.slice(ends[place - 1] ?? 0, end);
    const pages = await Promise.all(next.map((candidate) => lookAt(index, candidate, asked)));
    if (!isCurrent()) return;
    const meant = pages.filter(({ isMeant }) => isMeant).sort((a, b) => b.rating - a.rating);
    total -= pages.length - meant.length;
    hits = [...hits, ...meant.map(({ hit }) => hit)];
    const isWhole = best.length <= end || place === ends.length - 1;
    if (isWhole || most === step)
      yield {
        hits,
        total,
        isCounted: true,
        isWhole,
        next: best.length > end ? most + step : undefined,
      };
    if (isWhole) return;
  }
}

/** Finds pages with a word of the index, which nobody asked for: what this runs and loads is warm at a reader's first key press. */
async function* warmUp(isCurrent: () => boolean): AsyncGenerator<SearchResults, void, void> {
  const { example, suggested } = await openIndex();
  const { value } = await searchPages(example, {}, step, isCurrent).next();
  if (value)
    yield { ...value, suggested: import.meta.env.OCTAVO_OFFLINE ? suggested.map(moveToDisk) : suggested };
}

/** Pages that have a name in their metadata in front of the others, as many as are looked at first. */
function putFirst(named: readonly Match[], others: readonly PageCandidate[]): readonly PageCandidate[] {
  const first = named
    .filter((match) => match.inMeta > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, firstStep)
    .map(
      (match) =>
        others.find(({ page }) => page === match.page) ?? { page: match.page, score: 0, matches: [match] },
    );
  return [...first, ...others.filter((one) => !first.includes(one))];
}

/** A page with the URL by which it is opened from a disk. */
function moveToDisk<Page extends Pick<Hit, 'url'>>(page: Page): Page {
  return { ...page, url: findOnDisk(page.url) };
}

async function lookAt(index: LoadedIndex, { page, score, matches }: PageCandidate, query: Query) {
  const data = await index.loadPage(page);
  const rating = ratePage(query, score, data);
  const places = matches.flatMap((match) => (match ? [listPlaces(match)] : []));
  // A word that is on very many pages has no places on most of them: it is looked for in the text.
  const parts = findParts(data, places.every(({ length }) => length > 0) ? places.flat() : undefined, query);
  const { url, title, section, method, path } = data;
  const hit: Hit = { url, title, section, method, path, parts };
  return {
    hit: import.meta.env.OCTAVO_OFFLINE ? moveToDisk(hit) : hit,
    rating,
    isMeant: parts.length > 0 || rating > score,
  };
}
