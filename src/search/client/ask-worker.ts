import type { Scope } from './scope-filter.ts';
import type { SearchResults } from './search-pages.ts';
import type { Answer, Question } from './search-worker.ts';

/** Takes what was found so far; undefined where the index cannot be loaded. */
type TakeFound = (found: SearchResults | undefined) => void;

/** Searches beside the page, so that typing goes on meanwhile. */
interface Searcher {
  /** Loads what searches need; calls `take` with what a search may find, unless one begins before. */
  readonly prepare: (take: TakeFound) => void;
  /** Calls `take` with the first pages, then with all; with nothing more once `search` or `forget` is called again. */
  readonly search: (query: string, scope: Scope, take: TakeFound) => void;
  readonly forget: () => void;
}

/** Starts the worker at the first call of a method; anew after it could not be loaded. */
export function createSearcher(): Searcher {
  let worker: Worker | undefined;
  let last = 0;
  let takeFound: TakeFound | undefined;

  function start(): Worker {
    const made = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data: { id, found } }: MessageEvent<Answer>) => {
      if (id === last) takeFound?.(found);
    });
    made.addEventListener('error', () => {
      worker = undefined;
      takeFound?.(undefined);
    });
    return made;
  }

  function post(question: Omit<Question, 'id'>, take?: TakeFound): void {
    worker ??= start();
    last += 1;
    takeFound = take;
    worker.postMessage({ id: last, ...question } satisfies Question);
  }

  return {
    prepare: (take) => post({}, take),
    search: (query, scope, take) => post({ query, scope }, take),
    forget: () => {
      takeFound = undefined;
    },
  };
}
