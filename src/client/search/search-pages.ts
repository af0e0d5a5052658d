import { listPlaces } from './engine.ts';
import { findParts, type Part } from './find-parts.ts';
import { narrow, type Scope } from './narrow.ts';
import { openIndex } from './open-index.ts';
import { orderCandidates, ratePage } from './rank-pages.ts';
import { readQuery } from './words.ts';

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

/** The best pages, and how many there are. */
export interface Found {
  readonly hits: readonly Hit[];
  readonly total: number;
}

const nothing: Found = { hits: [], total: 0 };

/** Pages that are looked at closer, and those of them that are shown. */
const looked = 8;
const shown = 8;

/**
 * Finds the pages that have words of a query, the best first; the last word may be unfinished. Rejects when the index cannot be
 * loaded. Stops short where it is not `isCurrent` any more.
 */
export async function searchPages(
  query: string,
  scope: Scope,
  isCurrent: () => boolean = () => true,
): Promise<Found> {
  const written = readQuery(query);
  if (written.length === 0) return nothing;
  const [index, keep] = await Promise.all([openIndex(), narrow(scope)]);
  const words = written.flatMap(index.split);
  // Only the last word may be unfinished.
  await Promise.all(words.map((word, place) => index.prepare(word, place === words.length - 1)));
  // Later questions are heard before the work begins.
  await new Promise((resolve) => setTimeout(resolve));
  if (!isCurrent()) return nothing;
  const lists = words.map((word) => keep(index.search(word)));
  const candidates = orderCandidates(lists.filter(({ length }) => length > 0));
  const pages = await Promise.all(
    candidates.slice(0, looked).map(async ({ page: number, score, matches }) => {
      const page = await index.loadPage(number);
      const rating = ratePage(words, score, page);
      const places = matches.flatMap(({ match }) => listPlaces(match));
      const parts = findParts(page, places, words);
      return { page, rating, parts, isMeant: parts.length > 0 || rating > score };
    }),
  );
  const meant = pages.filter(({ isMeant }) => isMeant);
  const hits = meant
    .sort((a, b) => b.rating - a.rating)
    .slice(0, shown)
    .map(({ page: { url, meta }, parts }) => ({
      url,
      title: meta['title'] ?? url,
      section: meta['section'] ?? '',
      method: meta['method'] ?? '',
      path: meta['path'] ?? '',
      parts,
    }));
  return { hits, total: candidates.length - pages.length + meant.length };
}
