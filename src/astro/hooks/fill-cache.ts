import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PageCache } from '../../build/page-cache/page-cache.ts';
import type { Project, ProjectOptions } from '../../build/project/project.ts';
import { bundleRenderer } from './run-astro.ts';

/** What a thread that renders pages is given. */
export interface ThreadInput {
  readonly options: ThreadOptions;
  /** The name of the build: see `PageCache`. */
  readonly run: string;
  /** The folder (absolute) of the code that renders. */
  readonly code: string;
}

/** How the site is opened in threads: plain data. */
export type ThreadOptions = Pick<
  ProjectOptions,
  'siteRoot' | 'output' | 'base' | 'hasSearch' | 'isOfflineSite' | 'readsBroken'
>;

export type ThreadMessage = { readonly paths: readonly string[] } | 'end';

export type ThreadAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done' }
  /** `fields` are those of the site that pages read, with a hash of each. */
  | { readonly kind: 'end'; readonly fields: Readonly<Record<string, string>> };

/** Pages that a thread is given at once. */
const batch = 16;

/** Pages for which a thread is worth its start, which takes a second of a core. */
const pagesPerThread = 100;

/** Threads at most where nobody says how many: each takes 150 MB. */
const mostThreads = 4;

/**
 * Renders the pages of a site that are not kept in `threads` threads, and keeps them: who builds the site then takes all of them
 * as they are. When `threads` is undefined one core is left to compiling pages and coloring their code, unless most pages are of
 * documents, where there is little of either. Pages that a thread cannot tell everything of, such as those with JavaScript of the
 * writer's, are left out, and all where there are few. `advance` is told how many are done.
 */
export async function fillPageCache(
  project: Project,
  cache: PageCache,
  options: ThreadOptions,
  threads: number | undefined,
  advance: (done: number) => void,
): Promise<void> {
  const pages = cache.listUnkept();
  const paths = pages.map(({ path }) => path);
  const ofFiles = pages.filter(({ source }) => source).length;
  const cores = availableParallelism() - (ofFiles * 2 < pages.length ? 0 : 1);
  const usual = Math.min(mostThreads, cores, Math.floor(paths.length / pagesPerThread));
  const count = Math.min(threads ?? usual, paths.length);
  if (count < 2) return;
  const output = await mkdtemp(join(tmpdir(), 'octavo-renderer-'));
  const bundled = bundleRenderer(project, cache, join(output, 'site'));
  const pool = Array.from({ length: count }, () =>
    startThread({ options, run: cache.run, code: cache.rendererCode }),
  );
  try {
    if (!(await bundled)) return;
    let done = 0;
    const work = async (thread: Thread) => {
      for (let some = paths.splice(0, batch); some.length > 0; some = paths.splice(0, batch)) {
        await thread.ask({ paths: some });
        done += some.length;
        advance(done);
      }
      const last = await thread.ask('end');
      return last.kind === 'end' ? last.fields : {};
    };
    cache.takeFilled(await Promise.all(pool.map(work)));
  } catch {
    // The main thread renders what is missing, and tells why a page cannot be.
  } finally {
    await Promise.all(pool.map((thread) => thread.end()));
    await rm(output, { recursive: true, force: true });
  }
}

interface Thread {
  /** Sends a message when the last one is answered; rejects when the thread fails. */
  readonly ask: (message: ThreadMessage) => Promise<ThreadAnswer>;
  readonly end: () => Promise<unknown>;
}

function startThread(input: ThreadInput): Thread {
  const worker = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: input });
  let tell: PromiseWithResolvers<ThreadAnswer>;
  const next = () => {
    tell = Promise.withResolvers();
    tell.promise.catch(() => undefined);
    return tell.promise;
  };
  let last = next();
  worker.on('message', (answer: ThreadAnswer) => tell.resolve(answer));
  worker.on('error', (error) => tell.reject(error));
  worker.on('exit', () => tell.reject(new Error('The thread ended.')));
  return {
    async ask(message) {
      await last;
      worker.ref();
      last = next();
      worker.postMessage(message);
      return last;
    },
    end: () => worker.terminate(),
  };
}
