import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { drawFrame } from '../problem/format.ts';
import type { Problem } from '../problem/problem.ts';
import { findAsset } from './asset-files.ts';
import type { Project } from './project.ts';

/**
 * The Vite plugin that keeps the browser in step with the writer's folder. An edit reloads the page, which keeps
 * its scroll place; a mistake in `site.json` or in the edited page opens the overlay over the last good page.
 */
export function createLiveReload(project: Project): Plugin {
  return {
    name: 'octavo:live-reload',
    configureServer(server) {
      server.watcher.add(project.siteRoot);
      server.watcher.on('all', async (_event, file) => {
        const change = await project.handleChange(file);
        if (change === undefined) return;
        const [error] = change.filter(({ severity }) => severity === 'error');
        if (error) server.ws.send({ type: 'error', err: await describeError(project, error) });
        else server.ws.send({ type: 'full-reload', path: '*' });
      });
      server.ws.on('connection', async () => {
        const [error] = project.siteProblems().filter(({ severity }) => severity === 'error');
        if (error) server.ws.send({ type: 'error', err: await describeError(project, error) });
      });
      serveAssets(server, project);
    },
  };
}

async function describeError(project: Project, problem: Problem): Promise<ErrorPayload['err']> {
  const text = await project.readText(problem.file);
  const frame = text === undefined ? [] : drawFrame(text, problem.line, problem.column);
  const place = { file: problem.file, line: problem.line, column: problem.column };
  return {
    message: `${problem.message}\n${problem.hint}`,
    stack: '',
    id: `${place.file}:${place.line}:${place.column}`,
    frame: frame.join('\n'),
    plugin: problem.code,
    loc: place,
  };
}

function serveAssets(server: ViteDevServer, project: Project): void {
  server.middlewares.use(async (request, _response, next) => {
    const url = request.url ?? '/';
    const file = await findAsset(project.siteRoot, project.contentRoot(), url);
    if (file !== undefined) request.url = `/@fs${file.startsWith('/') ? '' : '/'}${encodeURI(file)}`;
    next();
  });
}
