import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import type { ViteDevServer } from 'vite';
import { findAsset, findUsedFile } from './asset-files.ts';
import { isPackageFile } from './guard-package.ts';
import type { Project } from './project.ts';
import { findPublishedFile } from './published-documents.ts';

/**
 * Answers with the writer's files before Vite, whose root is Octavo's package, finds one of the same name there. Style
 * sheets and scripts are sent as they are: Vite would rewrite them.
 */
export function serveAssets(server: ViteDevServer, project: Project): void {
  server.middlewares.use(async (request, response, next) => {
    const url = request.url ?? '/';
    const sheet = project.utilities.sheet();
    if (sheet && url.startsWith('/_astro/utilities.')) return sendText(response, 'text/css', sheet.css);
    const file =
      (await findAsset(project.siteRoot, project.contentRoot(), url, isDevScript)) ??
      (await findUsedFile(project.siteRoot, project.compiler.listFiles(), url));
    const type = textTypes[extname(file ?? '').toLowerCase()];
    const document = file === undefined && findPublishedFile(project.reading(), project.siteRoot, url);
    if (document) return sendText(response, nameDataType(document.path), document.text);
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

function nameDataType(path: string): string {
  return /\.json$/i.test(path) ? 'application/json' : 'application/yaml';
}

function isDevScript(path: string): boolean {
  return /\.m?js$/.test(path) && !/(?:^|[\\/])(?:\.|node_modules[\\/])/.test(path);
}

function sendText(response: ServerResponse, type: string, text: string | Uint8Array): void {
  response.setHeader('Content-Type', `${type};charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
}
