import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { uniteProblems } from '../content/unite-problems.ts';
import { readFileLines } from '../problem/file-lines.ts';
import { drawFrame, maskProblem } from '../problem/format.ts';
import { type Problem, sortProblems } from '../problem/problem.ts';
import { serveDiagramFrame } from './diagram-frame.ts';
import type { Project } from './project.ts';
import { serveSearch } from './search/serve-search.ts';
import { serveAssets } from './serve-assets.ts';
import { serveRelay } from './serve-relay.ts';

/** What a page says once its script listens. */
interface Ready {
  readonly path: string;
  /** The revision that it was rendered from; undefined for a page that does not say. */
  readonly revision?: number | undefined;
}

/**
 * The Vite plugin that keeps the browser in step with the writer's folder. An edit reloads the page, which keeps
 * its scroll place; mistakes in `site.json`, in the edited file and in what a page was made from are shown over the
 * last good page, and told in the terminal. A page says which revision it shows once it listens: one that was changed
 * on its way is reloaded.
 */
export function createLiveReload(project: Project): Plugin {
  return {
    name: 'octavo:live-reload',
    configureServer(server) {
      server.watcher.add(project.siteRoot);
      const told = new Map<string, Problem>();
      let rendered: readonly Problem[] = [];
      const tell = (problems: readonly Problem[]) => {
        const fresh = problems.filter((problem) => !told.has(JSON.stringify(problem)));
        for (const problem of fresh) told.set(JSON.stringify(problem), problem);
        if (fresh.length > 0) project.announce(fresh);
      };
      const takeIn = async (file: string): Promise<void> => {
        const problems = await project.handleChange(file);
        if (problems === undefined) return;
        const changed = relative(project.siteRoot, file).replaceAll('\\', '/');
        for (const [key, problem] of told) if (problem.file === changed) told.delete(key);
        rendered = [];
        await project.takeRenderProblems();
        tell(problems);
        const errors = problems.filter(isError);
        if (errors.length > 0) await sendProblems(server.ws, project, errors);
        else server.ws.send({ type: 'full-reload', path: '*' });
      };
      let last = Promise.resolve();
      server.watcher.on('all', (_event, file) => {
        last = last.then(() => takeIn(file));
      });
      server.ws.on('octavo:ready', async ({ path, revision = Number.POSITIVE_INFINITY }: Ready, client) => {
        if (revision < project.revision()) client.send({ type: 'full-reload', path: '*' });
        rendered = uniteProblems([...rendered, ...(await project.takeRenderProblems())]);
        const problems = await listPageProblems(project, path, rendered);
        tell(problems);
        const errors = [...project.siteProblems(), ...problems].filter(isError);
        if (errors.length > 0) await sendProblems(client, project, errors);
      });
      serveDiagramFrame(server);
      serveAssets(server, project);
      serveRelay(server, project);
      serveSearch(server, project);
    },
  };
}

/**
 * What is wrong with a page that a browser shows, and what rendering it told; a page that is broken as a whole says so
 * itself.
 */
async function listPageProblems(
  project: Project,
  path: string,
  rendered: readonly Problem[],
): Promise<readonly Problem[]> {
  const page = project.lookup().findPage(path.replace(/^\/+|\/+$/g, ''));
  const compiled = page && (await project.compiler.compile(page));
  if (!compiled || compiled.isBroken) return [];
  const files = new Set([compiled.file, ...compiled.dependencies]);
  return uniteProblems([...compiled.problems, ...rendered.filter(({ file }) => files.has(file))]);
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
