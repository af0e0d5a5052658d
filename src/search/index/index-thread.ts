import { Worker } from 'node:worker_threads';
import type { SiteBase } from '../../site/links/site-url.ts';
import type { IndexFiles, SearchExtras } from './create-index.ts';
import type { IndexedPage, StoredJson } from './indexed-page.ts';
import type { KeepingPlace, SiteIndex } from './site-index.ts';

/** What the index of a site is begun with: plain data. */
export interface IndexInput {
  /** BCP 47 tags, the default one first. */
  readonly languages: readonly [string, ...string[]];
  readonly base: SiteBase;
  /** By language. */
  readonly extras: Readonly<Record<string, SearchExtras>>;
  /** Where pages are kept; undefined for no place. */
  readonly place: KeepingPlace | undefined;
}

/** Pages for the thread, or their end. */
export type IndexMessage =
  | { readonly pages: readonly IndexedPage[] }
  | { readonly stored: StoredJson }
  | 'end';

/** What the thread ends with. */
export type IndexAnswer = { readonly files: IndexFiles } | { readonly failure: string };

/** Pages that are sent at once. */
const batch = 16;

/** The index of a site, made in a thread of its own while pages are rendered: see `openSiteIndex`. */
export function openIndexThread(input: IndexInput): SiteIndex {
  const worker = new Worker(new URL('./index-worker.ts', import.meta.url), { workerData: input });
  const answered = new Promise<IndexAnswer>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  // It is told by `finish`.
  answered.catch(() => undefined);
  // A build that fails does not wait for it. Listeners would have it waited for again.
  worker.unref();
  let waiting: IndexedPage[] = [];
  const send = (message: IndexMessage) => worker.postMessage(message);
  return {
    add(page) {
      waiting.push(page);
      if (waiting.length < batch) return;
      send({ pages: waiting });
      waiting = [];
    },
    addStored: (stored) => send({ stored }),
    stop: async () => void (await worker.terminate()),
    async finish() {
      worker.ref();
      send({ pages: waiting });
      send('end');
      const answer = await answered;
      await worker.terminate();
      if ('failure' in answer) throw new Error(answer.failure);
      return answer.files;
    },
  };
}
