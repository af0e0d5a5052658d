import type { Scope } from './narrow.ts';
import { type Found, rehearse, searchPages } from './search-pages.ts';

/** What is asked of the worker; without a query, that it makes itself ready. */
export interface Question {
  readonly id: number;
  readonly query?: string;
  readonly scope?: Scope;
}

/** An answer to it, of which there may be several; `found` is undefined where the search failed. */
export interface Answer {
  readonly id: number;
  readonly found: Found | undefined;
}

let latest = 0;

addEventListener('message', async ({ data: { id, query, scope = {} } }: MessageEvent<Question>) => {
  if (query === undefined) return void rehearse(() => latest === 0).catch(() => undefined);
  latest = id;
  try {
    for await (const found of searchPages(query, scope, () => id === latest))
      postMessage({ id, found } satisfies Answer);
  } catch {
    postMessage({ id, found: undefined } satisfies Answer);
  }
});
