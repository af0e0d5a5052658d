import type { Scope } from './narrow.ts';
import { openIndex } from './open-index.ts';
import { type Found, searchPages } from './search-pages.ts';

/** What is asked of the worker; without a query, that it makes itself ready. */
export interface Question {
  readonly id: number;
  readonly query?: string;
  readonly scope?: Scope;
}

/** Its answer; `found` is undefined where the search failed. */
export interface Answer {
  readonly id: number;
  readonly found: Found | undefined;
}

let latest = 0;

addEventListener('message', async ({ data: { id, query, scope = {} } }: MessageEvent<Question>) => {
  if (query === undefined) return void openIndex().catch(() => undefined);
  latest = id;
  const found = await searchPages(query, scope, () => id === latest).catch(() => undefined);
  postMessage({ id, found } satisfies Answer);
});
