import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { openFileStore, usualLimits } from '../../build/http/file-store.ts';
import { listHeaders } from '../../build/http/security-headers.ts';
import { sendFile } from '../../build/http/send-file.ts';
import { findAsset, findUsedFile } from '../../build/output/asset-files.ts';
import { findPublishedFile } from '../../build/output/published-documents.ts';
import type { Project } from '../../build/project/project.ts';
import { isForNobody, isPrivateFile } from './guard-package.ts';

/**
 * Answers with the files that a build would publish, as they are: Vite, whose root is Octavo's package and which may read
 * nothing of the site, would rewrite style sheets and scripts. What it has for nobody is not found.
 */
export function serveAssets(server: ViteDevServer, project: Project): void {
  // Nothing is kept: every file is as it is now.
  const store = openFileStore(project.siteRoot, { ...usualLimits, total: 0 });
  const find = async (url: string) =>
    (await findAsset(project.siteRoot, project.contentRoot(), url, isDevScript)) ??
    (await findUsedFile(project.siteRoot, project.compiler.listFiles(), url));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = request.url ?? '/';
    const sheet = project.utilities.sheet();
    if (sheet && url.startsWith('/_astro/utilities.')) return sendText(response, 'text/css', sheet.css);
    const path = await find(url);
    const document = path === undefined && findPublishedFile(project.reading(), project.siteRoot, url);
    if (document) return sendText(response, nameDataType(document.path), document.text);
    const file = path === undefined ? undefined : await store.find(path);
    const headers = { ...listHeaders(url.replace(/\?.*$/s, '')), 'Cache-Control': 'no-cache' };
    return file !== undefined && sendFile(request, response, file, { headers });
  };
  server.middlewares.use((request, response, next) => {
    const { url = '/' } = request;
    const serve = async () => {
      if (request.method === 'GET' || request.method === 'HEAD') {
        if (await answer(request, response)) return;
      }
      if (isForNobody(url) || (await isPrivateFile(url, project.siteRoot))) request.url = '/404';
      next();
    };
    serve().catch(next);
  });
}

function nameDataType(path: string): string {
  return /\.json$/i.test(path) ? 'application/json' : 'application/yaml';
}

function isDevScript(path: string): boolean {
  return /\.m?js$/.test(path) && !/(?:^|[\\/])(?:\.|node_modules[\\/])/.test(path);
}

function sendText(response: ServerResponse, type: string, text: string): true {
  response.setHeader('Content-Type', `${type};charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(text);
  return true;
}
