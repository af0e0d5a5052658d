import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { drawFrame } from '../problem/format.ts';
import { type Problem, sortProblems } from '../problem/problem.ts';
import { findAsset } from './asset-files.ts';
import { isPackageFile } from './guard-package.ts';
import type { Project } from './project.ts';

/**
 * The Vite plugin that keeps the browser in step with the writer's folder. An edit reloads the page, which keeps
 * its scroll place; mistakes in `site.json` or in the edited page are shown over the last good page. A page says
 * which revision it shows once it listens: one that was changed on its way is reloaded.
 */
export function createLiveReload(project: Project): Plugin {
  return {
    name: 'octavo:live-reload',
    configureServer(server) {
      server.watcher.add(project.siteRoot);
      const takeIn = async (file: string): Promise<void> => {
        const problems = await project.handleChange(file);
        if (problems === undefined) return;
        const errors = problems.filter(({ severity }) => severity === 'error');
        if (errors.length > 0) await sendProblems(server, project, errors);
        else server.ws.send({ type: 'full-reload', path: '*' });
      };
      let last = Promise.resolve();
      server.watcher.on('all', (_event, file) => {
        last = last.then(() => takeIn(file));
      });
      server.ws.on('octavo:ready', async (shown: number | undefined, client) => {
        if (shown !== undefined && shown < project.revision())
          client.send({ type: 'full-reload', path: '*' });
        const errors = project.siteProblems().filter(({ severity }) => severity === 'error');
        if (errors.length > 0) await sendProblems(server, project, errors);
      });
      serveAssets(server, project);
    },
  };
}

async function sendProblems(
  server: ViteDevServer,
  project: Project,
  problems: readonly Problem[],
): Promise<void> {
  const shown = sortProblems(problems).map(async ({ file, line, column, message, hint, code }) => {
    const text = await project.readText(file);
    const frame = text === undefined ? '' : drawFrame(text, line, column).join('\n');
    return { place: `${file}:${line}:${column}`, message, hint, code, frame };
  });
  server.ws.send({ type: 'custom', event: 'octavo:problems', data: await Promise.all(shown) });
}

/**
 * Answers with the writer's files before Vite, whose root is Octavo's package, finds one of the same name there. Style
 * sheets and scripts are sent as they are: Vite would rewrite them.
 */
function serveAssets(server: ViteDevServer, project: Project): void {
  server.middlewares.use(async (request, response, next) => {
    const url = request.url ?? '/';
    const sheet = project.utilities.sheet();
    if (sheet && url.startsWith('/_astro/utilities.')) return sendText(response, 'text/css', sheet.css);
    const file = await findAsset(project.siteRoot, project.contentRoot(), url, isDevScript);
    const type = textTypes[extname(file ?? '').toLowerCase()];
    if (file !== undefined && type !== undefined) return sendText(response, type, await readFile(file));
    if (file !== undefined) request.url = `/@fs${file.startsWith('/') ? '' : '/'}${encodeURI(file)}`;
    else if (await isPackageFile(url)) request.url = '/404';
    next();
  });
}

const textTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};

function isDevScript(path: string): boolean {
  return /\.m?js$/.test(path) && !/(?:^|[\\/])(?:\.|node_modules[\\/])/.test(path);
}

function sendText(response: ServerResponse, type: string, text: string | Uint8Array): void {
  response.setHeader('Content-Type', `${type};charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
}
