import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

/** What a reader types, and the page that is meant. */
export interface WantedPage {
  readonly query: string;
  /** Its URL path. */
  readonly page: string;
}

/** How many of the queries have their page first and among the first three, and those that have not, with what is there. */
export interface QueryMeasure {
  readonly first: number;
  readonly firstThree: number;
  readonly missed: readonly string[];
}

const file = new URL('../corpus/search-queries.json', import.meta.url);

/**
 * Thirty queries of each of four sites (`example`, `turso`, `axiom`, `github`) with one right page each, written by someone who did not
 * know the search: a third of them paths, ids and symbols. Undefined for other sites.
 */
export function readQueries(site: string): readonly WantedPage[] | undefined {
  const all: Readonly<Record<string, readonly WantedPage[]>> = JSON.parse(readFileSync(file, 'utf8'));
  return all[site];
}

/** Of a site's queries, the least shares that have their page first and among the first three. */
export const leastShares = { first: 0.8, firstThree: 0.9 };

/** Types queries into the search of a page that is open; `pathAt` gives the path of a page where the site is read. */
export async function measureQueries(
  page: Page,
  queries: readonly WantedPage[],
  pathAt: (path: string) => string = (path) => path,
): Promise<QueryMeasure> {
  const missed: string[] = [];
  let [first, firstThree] = [0, 0];
  for (const { query, page: meant } of queries) {
    const wanted = pathAt(meant);
    const found = await askSearch(page, query);
    if (found[0] === wanted) first += 1;
    if (found.includes(wanted)) firstThree += 1;
    else missed.push(`${query}: ${found.join(' ') || 'nothing'} instead of ${wanted}`);
  }
  return { first, firstThree, missed };
}

/** Whether enough of so many queries have their page, and a line that says how many. */
export function judgeQueries(
  measure: QueryMeasure,
  count: number,
): { readonly isGood: boolean; readonly line: string } {
  const { first, firstThree } = measure;
  return {
    isGood: first >= leastShares.first * count && firstThree >= leastShares.firstThree * count,
    line: `of ${count} queries, the page is first in ${first} and among the first three in ${firstThree}`,
  };
}

/** The first three pages that the search of a page shows; opens it where it is not open. */
export async function askSearch(page: Page, query: string): Promise<readonly string[]> {
  const input = page.locator('.search-dialog input');
  if (!(await input.isVisible())) await page.locator('.search-button').click();
  await input.fill(query);
  await page.locator('.search-dialog .results[aria-busy=false]').waitFor();
  const rows = page.locator('.search-dialog [role=group] > .hit:first-child');
  const pages = await rows.evaluateAll((list) =>
    list.map((row) => decodeURI((row as HTMLAnchorElement).pathname)),
  );
  return pages.slice(0, 3);
}
