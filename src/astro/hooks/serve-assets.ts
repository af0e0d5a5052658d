import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import type { Plugin, ViteDevServer } from 'vite';
import { openFileStore, usualLimits } from '../../build/http/file-store.ts';
import { readSegments } from '../../build/http/request-target.ts';
import { listHeaders } from '../../build/http/security-headers.ts';
import { sendFile } from '../../build/http/send-file.ts';
import { findDiagramFile } from '../../build/output/diagram-frame.ts';
import { findPublishedFile } from '../../build/output/published-documents.ts';
import { findAsset, findUsedFile } from '../../build/project/find-asset.ts';
import { findFontFile } from '../../build/project/installed-fonts.ts';
import type { Project } from '../../build/project/project.ts';
import { componentFolder } from '../../content/files/component-folder.ts';
import { isInside } from '../../content/files/site-files.ts';
import { decodeUri } from '../../lib/text/decode-uri.ts';
import { writeCss } from '../../site/appearance/css.ts';
import { rootBase } from '../../site/links/site-url.ts';
import { codeFolder, packageRoot } from './package-folders.ts';
import { isInnerModule } from './replace-parts.ts';

/**
 * Answers with the files that a build would publish, as they are: Vite, whose root is Octavo's package and which may read
 * nothing of the site, would rewrite style sheets and scripts. What it has for nobody is not found. In someone's own Astro
 * project (`isGuest`) Vite's root and its public folder are the project's, and Vite answers for them, but not below
 * `mount`, the path below Astro's base that the site stands at.
 */
export function serveAssets(server: ViteDevServer, project: Project, isGuest: boolean, mount: string): void {
  // Nothing is kept: every file is as it is now.
  const store = openFileStore(project.siteRoot, { ...usualLimits, total: 0 });
  const find = async (url: string) =>
    findFontFile(project.site()?.appearance, url) ??
    (await findAsset(project.siteRoot, project.contentRoot(), url, isDevScript)) ??
    (await findUsedFile(project.siteRoot, project.compiler.listFiles(), url));
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = request.url ?? '/';
    const sheet = project.utilities.sheet();
    if (sheet && url.startsWith('/_octavo/utilities.'))
      return sendText(response, 'text/css', writeCss(project.site() ?? rootBase, sheet.css));
    const island = project.islands.find(url);
    if (island !== undefined) return sendText(response, 'text/javascript', island);
    const path = await find(url);
    if (isGuest && mount === '/' && path !== undefined && isInside(server.config.publicDir, path))
      return false;
    const document = path === undefined && findPublishedFile(project.reading(), project.siteRoot, url);
    if (document) return sendText(response, nameDataType(document.path), document.text);
    const site = project.site();
    if (path !== undefined && site && site.base !== '/' && /\.css$/i.test(path))
      return sendText(response, 'text/css', writeCss(site, await readFile(path, 'utf8')));
    const file = path === undefined ? undefined : await store.find(path);
    const headers = { ...listHeaders(url.replace(/\?.*$/s, '')), 'Cache-Control': 'no-cache' };
    return file !== undefined && sendFile(request, response, file, { headers });
  };
  server.middlewares.use(mount, (request, response, next) => {
    const { url = '/' } = request;
    const serve = async () => {
      if (request.method === 'GET' || request.method === 'HEAD') {
        if (await answer(request, response)) return;
      }
      if (!isGuest && (isBlockedRoute(url) || (await isPrivateFile(url, project.siteRoot))))
        request.url = '/404';
      next();
    };
    serve().catch(next);
  });
}

const frameTypes: Readonly<Record<string, string>> = { '.html': 'text/html', '.mjs': 'text/javascript' };

/** Serves the page that draws diagrams in readers' browsers. */
export function serveDiagramFrame(server: ViteDevServer, mount: string): void {
  server.middlewares.use(mount, (request, response, next) => {
    const file = findDiagramFile(request.url ?? '');
    if (file === undefined) return next();
    response.setHeader('Content-Type', `${frameTypes[extname(file)]}; charset=utf-8`);
    pipeline(createReadStream(file), response, (error) => {
      if (error && !response.headersSent) next();
    });
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

/** What pages are made of that browsers load. */
const sources = [
  'astro/layouts',
  'astro/routes',
  'client',
  'components',
  'http',
  'i18n',
  'json-schema',
  'lib',
  'openapi/examples',
  'search',
  'styles',
];

/** What the pages of the development server ask Vite for: its own modules and what Octavo's pages are made of. */
const asked = new RegExp(
  `^/(?:@|node_modules/|${basename(codeFolder)}/(?:${sources.join('|')})/[^?]*\\.(?:ts|js|astro|css|woff2))`,
);

/** Whether a URL path without the base is that of a module of Vite's, or of Octavo's pages. */
export function isAskedOfVite(pathname: string): boolean {
  return asked.test(pathname);
}

/**
 * The folders (absolute) that Vite may send files of to browsers, by `/@fs/` or otherwise: those of Octavo's pages, of the
 * packages that they load, and of what Vite made of these. The writer's files are not among them: `serveAssets` answers with
 * those that a build publishes.
 */
function listServedFolders(siteRoot: string): string[] {
  const packages: string[] = [];
  for (let folder = packageRoot; folder !== dirname(folder); folder = dirname(folder))
    packages.push(join(folder, 'node_modules'));
  return [...sources.map((name) => join(codeFolder, name)), ...packages, join(siteRoot, '.octavo', 'vite')];
}

/**
 * The Vite plugin that opens these folders to the development server, and no other. In someone's Astro project (`isGuest`) what is
 * open there stays so.
 */
export function createFileAccess(siteRoot: string, isGuest: boolean): Plugin {
  return {
    name: 'octavo:file-access',
    configResolved: ({ server }) => {
      server.fs.allow = [...(isGuest ? server.fs.allow : []), ...listServedFolders(siteRoot)];
    },
  };
}

/** Whether a URL is one of Vite's and Astro's that no page needs: it opens an editor, or reads any picture. */
export function isBlockedRoute(url: string): boolean {
  const path = url.replace(/[?#].*$/s, '');
  return /^\/+(?:__open-in-editor|_image)(?:\/|$)/.test(
    readSegments(path)?.join('/').replace(/^/, '/') ?? path,
  );
}

/**
 * Whether a URL of the development server would be answered with a file that no page needs: one of Octavo's own package, which
 * is Vite's root and of which the writer's site knows no such address, or any other of this machine by its absolute path. Of the
 * parts of pages that a site has of its own, style sheets and scripts are needed.
 * Vite asks for `server.fs.allow` where it reads a file itself, but not where a plugin does, as Astro's does for Markdown.
 */
export async function isPrivateFile(url: string, siteRoot: string): Promise<boolean> {
  const path = decodeUri(url.replace(/[?#].*$/s, ''));
  if (path === undefined) return false;
  const named = path.replace(/^(?:\/*@(?:fs|id)(?:\/+__x00__)?)+\/*/, '/');
  const absolute = await findFile(/^\/[a-z]:/i.test(named) ? named.slice(1) : named);
  if (absolute !== undefined && isInnerModule(url) && isInside(join(siteRoot, componentFolder), absolute))
    return false;
  if (absolute !== undefined && !isServed(absolute, siteRoot)) return true;
  return path !== '/' && !asked.test(path) && (await findFile(join(packageRoot, path))) !== undefined;
}

function isServed(file: string, siteRoot: string): boolean {
  return listServedFolders(siteRoot).some((folder) => isInside(folder, file));
}

/** The real place of a file; undefined when there is none. */
async function findFile(path: string): Promise<string | undefined> {
  try {
    return (await stat(path)).isFile() ? await realpath(path) : undefined;
  } catch {
    return undefined;
  }
}
