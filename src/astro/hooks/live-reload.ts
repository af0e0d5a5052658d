import type { Plugin, ViteDevServer, WebSocketClient } from 'vite';
import { createLiveProblems } from '../../build/project/live-problems.ts';
import { describeUnwatched } from '../../build/project/problems.ts';
import type { Project } from '../../build/project/project.ts';
import { showSitePath } from '../../content/files/site-files.ts';
import { withoutBase } from '../../lib/html/base-path.ts';
import { readFileLines } from '../../problem/file-lines.ts';
import { drawFrame, maskProblem } from '../../problem/format.ts';
import { type Problem, sortProblems } from '../../problem/problem.ts';
import { runsOwnScripts } from '../../site/head.ts';
import type { Site } from '../../site/site.ts';
import type { Mount } from './mount.ts';
import { createPartTeller } from './replace-parts.ts';
import { serveAssets, serveDiagramFrame } from './serve-assets.ts';
import { serveRelay } from './serve-relay.ts';
import { serveSearch } from './serve-search.ts';
import { watchSite } from './watch-site.ts';

/** What a page says once its script listens. */
interface Ready {
  readonly path: string;
  /** The revision that it was rendered from; undefined for a page that does not say. */
  readonly revision?: number | undefined;
}

/**
 * The Vite plugin that keeps the browser in step with the writer's folder. An edit is taken into the page in place, or reloads it,
 * which keeps its scroll place; mistakes in `site.json`, in the edited file and in what a page was made from are shown over the
 * last good page; what is found and what is fixed is told in the terminal. A page says which revision it shows once it listens: one
 * that was changed on its way is reloaded. `isGuest` says that the project is someone's own Astro project.
 */
export function createLiveReload(project: Project, isGuest: boolean, { path }: Mount): Plugin {
  return {
    name: 'octavo:live-reload',
    configureServer(server) {
      const requests = watchRequests(server);
      const live = createLiveProblems(project, requests.isBusy);
      const listening = new WeakSet<WebSocketClient>();
      const takeIn = async (file: string, isReplaced: boolean): Promise<void> => {
        const before = project.reading();
        const problems = await requests.expectAfter(project.handleChange(file, isReplaced));
        if (problems === undefined) return;
        const isReadAgain = project.reading() !== before;
        search.takeChange(file, isReadAgain);
        project.takeRenderProblems();
        const errors = problems.filter(isError);
        if (errors.length > 0) await sendProblems(server.ws, project, errors);
        else sendChange(server.ws.clients, listening, isTakenInPlace(file, project.site()));
        // The browser asks for the page now: whatever is wrong elsewhere is looked for after that.
        void live.takeChange(file, isReadAgain).then(live.checkOthers);
      };
      let last = Promise.resolve();
      const tellPart = createPartTeller(server, project.siteRoot);
      const onChange = (path: string, isFolder: boolean) => {
        tellPart(path, isFolder);
        last = last.then(() => takeIn(path, isFolder));
      };
      const onFail = (folder: string, reason: string, others: number) => {
        const problem = describeUnwatched(showSitePath(project.siteRoot, folder), reason, others);
        project.announce({ found: [problem], fixed: [], left: [problem] });
      };
      const watch = watchSite(project.siteRoot, { onChange, onFail });
      server.ws.on('octavo:ready', async ({ path, revision = Number.POSITIVE_INFINITY }: Ready, client) => {
        listening.add(client);
        if (revision < project.revision()) client.send({ type: 'full-reload', path: '*' });
        const problems = await live.takeShown(
          withoutBase(project.site()?.base ?? '/', path) ?? path,
          revision,
        );
        const errors = [...project.siteProblems(), ...problems].filter(isError);
        if (errors.length > 0) await sendProblems(client, project, errors);
      });
      server.httpServer?.once('listening', () => void setTimeout(live.checkOthers, untilChecked).unref());
      server.httpServer?.once('close', live.stop);
      server.httpServer?.once('close', watch.stop);
      const mount = `/${path.slice(0, -1)}`;
      serveDiagramFrame(server, mount);
      serveAssets(server, project, isGuest, mount);
      serveRelay(server, project, mount);
      const search = serveSearch(server, project, mount);
    },
  };
}

/**
 * Whether the change of a file is all in the HTML of pages. Others, images say, have the URL that they had: only a page that is loaded
 * again shows them. So does one whose writer's own scripts have worked on what is there.
 */
function isTakenInPlace(file: string, site: Site | undefined): boolean {
  return /\.(?:mdx?|json|ya?ml)$/i.test(file) && site !== undefined && !runsOwnScripts(site.head);
}

/** Milliseconds that the pages of a site are not checked after its server listens: the first is asked for meanwhile. */
const untilChecked = 1000;

/** Milliseconds after which a request is not waited for: one that was passed on may never end. */
const longestAnswer = 5000;

/** Milliseconds after an answer in which the next request may come: a page asks for its files one after the other. */
const untilNext = 200;

/** The requests of a server. */
interface Requests {
  /** Whether it is answering one, or has been just now. */
  readonly isBusy: () => boolean;
  /** Tells that one will come. */
  readonly expectMore: () => void;
  /** Tells that one will come once this is done; gives what it gives. */
  readonly expectAfter: <Value>(work: Promise<Value>) => Promise<Value>;
}

function watchRequests({ middlewares }: ViteDevServer): Requests {
  const open = new Map<object, number>();
  let last = Number.NEGATIVE_INFINITY;
  const expectMore = () => {
    last = performance.now();
  };
  middlewares.use((_request, response, next) => {
    open.set(response, performance.now());
    response.once('close', () => {
      open.delete(response);
      expectMore();
    });
    next();
  });
  return {
    isBusy: () =>
      performance.now() - last < untilNext ||
      [...open.values()].some((start) => performance.now() - start < longestAnswer),
    expectMore,
    async expectAfter(work) {
      open.set(work, performance.now());
      try {
        return await work;
      } finally {
        open.delete(work);
        expectMore();
      }
    },
  };
}

/** Tells open pages to take in a change: in place where that is enough and their script is `listening`, else by loading them again. */
function sendChange(
  clients: Iterable<WebSocketClient>,
  listening: WeakSet<WebSocketClient>,
  isInPlace: boolean,
): void {
  for (const client of clients)
    if (isInPlace && listening.has(client)) client.send({ type: 'custom', event: 'octavo:change' });
    else client.send({ type: 'full-reload', path: '*' });
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}

async function sendProblems(
  receiver: Pick<ViteDevServer['ws'], 'send'>,
  project: Project,
  problems: readonly Problem[],
): Promise<void> {
  const lines = await readFileLines(problems, project.readText);
  const data = sortProblems(problems)
    .map(maskProblem)
    .map(({ file, line, column, message, hint, code }) => {
      const own = lines.get(file);
      const frame = own ? drawFrame(own, line, column).join('\n') : '';
      return { place: `${file}:${line}:${column}`, message, hint, code, frame };
    });
  receiver.send({ type: 'custom', event: 'octavo:problems', data });
}
