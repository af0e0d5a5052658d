import { parentPort, workerData } from 'node:worker_threads';
import { openPageCache } from '../../build/page-cache/page-cache.ts';
import { hashFields } from '../../build/page-cache/track-site.ts';
import { openProject } from '../../build/project/open-project.ts';
import { createPageKeeper } from '../../build/publication/publication.ts';
import { startCards } from '../../build/publication/start-cards.ts';
import type { ThreadAnswer, ThreadInput, ThreadMessage } from './fill-cache.ts';
import { createFinishHtml } from './finish-html.ts';
import { openRenderer, takeAnswer } from './kept-renderer.ts';
import { provideProject } from './virtual-module.ts';

const { options, run, code } = workerData as ThreadInput;

const answer = (message: ThreadAnswer) => parentPort?.postMessage(message);

const project = await openProject({ ...options, isOffline: true, threads: 1 });
const cache = await openPageCache(project, { inRun: run });
const site = project.site();
if (site && cache) {
  const cards = await startCards(project);
  const shown = cache.project;
  provideProject({
    project: shown,
    ...createFinishHtml(shown, createPageKeeper(cache, shown), false),
    cards,
    isKept: () => false,
    isTaken: () => false,
    takeHtml: takeAnswer,
  });
  let render: Promise<(path: string) => Promise<void>> | undefined;
  parentPort?.on('message', async (message: ThreadMessage) => {
    if (message === 'end') {
      await project.close();
      return answer({ kind: 'end', fields: hashFields(site, cache.readFields()) });
    }
    try {
      render ??= openRenderer(code, shown.site()?.base ?? '/');
      const renderPage = await render;
      for (const path of message.paths) await keepPage(path, renderPage);
    } catch {
      // The main thread renders what is missing, and tells what is wrong with it.
    }
    await cache.settle();
    answer({ kind: 'done' });
  });
  const keepPage = async (path: string, renderPage: (path: string) => Promise<void>) => {
    const page = shown.lookup().findPage(path);
    if (!page) return;
    const compiled = await project.compiler.compile(page);
    // What the writer's own code does later is told by the main thread.
    if (!compiled?.isBroken && !compiled?.runsCode) await renderPage(path);
    project.compiler.forget(page);
  };
  answer({ kind: 'ready' });
}
