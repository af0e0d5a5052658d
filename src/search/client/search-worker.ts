import type { Scope } from './scope-filter.ts';
import { type SearchResults, searchPages, warmUp } from './search-pages.ts';

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
