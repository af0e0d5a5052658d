import { t } from '../../i18n/browser.ts';
import type { SearchSource, TakeAnswer } from './search-source.ts';
import type { Answer, Question } from './search-worker.ts';

/**
 * Searches in the index of the site, beside the page, so that typing goes on meanwhile. Starts its worker at the first call of a
 * method; anew after it could not be loaded.
 */
export function createWorkerSource(): SearchSource {
  let worker: Worker | undefined;
  let last = 0;
  let takeAnswer: TakeAnswer | undefined;
  /** What was asked, until all of its answer is there. */
  let asked: Omit<Question, 'id'> | undefined;

  function take(found: Answer['found']): void {
    takeAnswer?.(found ?? { failure: t('The search could not be loaded.') });
  }

  function start(): Worker {
    const made = new Worker(new URL('./search-worker.ts', import.meta.url), {
      type: 'module',
      name: document.documentElement.dataset['search'] ?? '',
    });
    made.addEventListener('message', ({ data: { id, found } }: MessageEvent<Answer>) => {
      if (id !== last) return;
      if (!found || found.isWhole || asked?.query === undefined) asked = undefined;
      take(found);
    });
    made.addEventListener('error', () => {
      worker = undefined;
      take(undefined);
    });
    return made;
  }

  function post(question: Omit<Question, 'id'>, taker: TakeAnswer): void {
    worker ??= start();
    last += 1;
    takeAnswer = taker;
    asked = question;
    worker.postMessage({ id: last, ...question } satisfies Question);
  }

  // In `octavo dev` the index changes while a page is open.
  import.meta.hot?.on('octavo:change', () => {
    worker?.terminate();
    worker = undefined;
    if (asked && takeAnswer) post(asked, takeAnswer);
  });

  return {
    prepare: (taker) => post({}, taker),
    search: (query, scope, most, taker) => post({ query, scope, ...(most && { most }) }, taker),
    forget: () => {
      takeAnswer = undefined;
    },
  };
}
