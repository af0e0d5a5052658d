import type { Scope } from './narrow.ts';
import type { Found } from './search-pages.ts';
import type { Answer, Question } from './search-worker.ts';

/** Searches beside the page, so that typing goes on meanwhile. */
export interface Searcher {
  /** Loads what searches need. */
  readonly prepare: () => void;
  /** The best pages; rejects when the index cannot be loaded. A search that a later one overtakes may find less. */
  readonly search: (query: string, scope: Scope) => Promise<Found>;
}

/** Starts the worker at the first call of a method; anew after it could not be loaded. */
export function createSearcher(): Searcher {
  const waiting = new Map<number, (found: Found | undefined) => void>();
  let worker: Worker | undefined;
  let last = 0;

  function settle(id: number, found: Found | undefined): void {
    waiting.get(id)?.(found);
    waiting.delete(id);
  }

  function start(): Worker {
    const made = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data: { id, found } }: MessageEvent<Answer>) => settle(id, found));
    made.addEventListener('error', () => {
      worker = undefined;
      for (const id of waiting.keys()) settle(id, undefined);
    });
    return made;
  }

  function post(question: Omit<Question, 'id'>): number {
    worker ??= start();
    last += 1;
    worker.postMessage({ id: last, ...question } satisfies Question);
    return last;
  }

  return {
    prepare: () => void post({}),
    search: (query, scope) =>
      new Promise((resolve, reject) => {
        const settle = (found: Found | undefined) => (found ? resolve(found) : reject(new Error('no index')));
        waiting.set(post({ query, scope }), settle);
      }),
  };
}
