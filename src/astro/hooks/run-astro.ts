import { mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { AstroInlineConfig, AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { findProxy, forwardRequest, type ProxyRule } from '../../build/http/forward-request.ts';
import { guardServer } from '../../build/http/guard-server.ts';
import { answerOutsideBase } from '../../build/http/outside-base.ts';
import { readTarget } from '../../build/http/request-target.ts';
import type { SiteFonts } from '../../build/output/subset-fonts.ts';
import type { PageCache } from '../../build/page-cache/page-cache.ts';
import type { Project } from '../../build/project/project.ts';
import type { RenderedInto } from '../../build/publication/publication.ts';
import { withoutBase } from '../../lib/html/base-path.ts';
import type { Problem } from '../../problem/problem.ts';
import { createKeptRenderer, type KeptRenderer } from './kept-renderer.ts';
import { createIntegration, defineConstants, type IntegrationOptions, makeFonts } from './octavo.ts';
import { codeFolder, packageRoot, packageUrl } from './package-folders.ts';
import { findPartProblem } from './part-problem.ts';
import { isAskedOfVite } from './serve-assets.ts';

/**
 * Renders all pages of an open project into `folder` (absolute), which is emptied first; gives their files, relative to it
 * and with `/`, or the mistake in a component of the site for which it could not. The process stands in the
 * folder above meanwhile: Astro writes its rendering code into the output only when that lies below the working
 * directory, and else into the working directory itself, where two builds would meet (`getOutDirWithinCwd`, 7.3.4).
 */
export async function buildAstroSite(
  project: Project,
  publication: RenderedInto,
  folder: string,
  cache?: PageCache,
): Promise<readonly string[] | Problem> {
  // With `development` in the writer's environment pages would get no policy.
  process.env['NODE_ENV'] = 'production';
  // Astro takes `import.meta.env.DEV` from a variable of that name before what it knows itself (7.3.4).
  for (const name of ['DEV', 'PROD', 'SSR', 'MODE']) delete process.env[name];
  const fonts = await makeFonts(project);
  const renderer = cache && findRenderer(project, cache, fonts);
  if (cache && renderer && !rendered.has(cache) && (await renderer.isThere())) {
    rendered.add(cache);
    return renderer.render(project, publication, cache, folder);
  }
  const before = process.cwd();
  let pages: readonly string[] = [];
  await mkdir(dirname(folder), { recursive: true });
  process.chdir(dirname(folder));
  try {
    // It takes 0.3 s to load with its bundler, which a build with a kept renderer goes without.
    const { build } = await import('astro');
    await build(
      createAstroOptions(project, folder, {
        publication,
        cache,
        fonts,
        renderer: renderer?.integration(folder),
        onRendered: (files) => {
          pages = files;
        },
      }),
    );
    await renderer?.finish(folder);
    return pages;
  } catch (error) {
    const problem = await findPartProblem(error, project.siteRoot);
    if (problem) return problem;
    throw error;
  } finally {
    process.chdir(before);
  }
}

/**
 * Caches whose pages were rendered with kept code. Where what was kept turns out to be unusable pages are rendered once more, and then
 * with the other code: Node.js gives the same modules for the same files, which hold what they have rendered.
 */
const rendered = new WeakSet<PageCache>();

function findRenderer(project: Project, cache: PageCache, fonts: SiteFonts): KeptRenderer {
  const { siteRoot } = project;
  const constants = defineConstants(project, false);
  return createKeptRenderer(dirname(cache.rendererCode), { code: cache.code, siteRoot, fonts, constants });
}

/**
 * Has Astro bundle the code that renders the pages of a project where it is kept, unless it is there. Gives whether it is then;
 * `folder` (absolute) gets what is rendered besides, which nobody needs.
 */
export async function bundleRenderer(project: Project, cache: PageCache, folder: string): Promise<boolean> {
  const renderer = findRenderer(project, cache, await makeFonts(project));
  if (await renderer.isThere()) return true;
  const publication = { cards: undefined, collect: () => undefined };
  await buildAstroSite(project, publication, folder, { ...cache, isKept: () => true });
  return renderer.isThere();
}

interface DevServerOptions {
  readonly port: number;
  readonly host: string;
  /** Names that it answers to, further to its own. */
  readonly allowedHosts?: readonly string[];
  /** Servers on this machine that answer below a path. */
  readonly proxies: readonly ProxyRule[];
  /** Called when the first request was answered. */
  readonly onAnswered?: () => void;
}

/** Serves an open project with live reload; resolves once it listens. A taken port is an `EADDRINUSE` error. */
export async function startDevServer(
  project: Project,
  { port, host, allowedHosts = [], proxies, onAnswered = () => undefined }: DevServerOptions,
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  await holdPort(port, host);
  // With `production` in the writer's environment Vite would take this for a build.
  process.env['NODE_ENV'] = 'development';
  const options = createAstroOptions(project, `${project.siteRoot}/.octavo/dev`);
  const base = project.site()?.base ?? '/';
  const { dev } = await import('astro');
  const known = new Set(process.listeners('SIGTERM'));
  const server = await dev({
    ...options,
    server: { port, host, allowedHosts: [...allowedHosts] },
    vite: {
      ...options.vite,
      server: { strictPort: true, watch: { ignored: [isBesideCode(project.siteRoot)] } },
      plugins: [...(options.vite?.plugins ?? []), forwardTo(proxies, base, onAnswered)],
    },
  });
  // Vite would end the process while what was read and colored is being kept (`setupSIGTERMListener`, 8.3.8).
  for (const listener of process.listeners('SIGTERM'))
    if (!known.has(listener)) process.off('SIGTERM', listener);
  const name = host === '127.0.0.1' ? 'localhost' : host;
  return { url: `http://${name}:${server.address.port}${base}`, stop: () => server.stop() };
}

/**
 * Which paths need no watching: what of the package is neither code nor the site. Vite watches all of its root, which takes
 * 0.15 s in Octavo's repository.
 */
function isBesideCode(siteRoot: string): (path: string) => boolean {
  const watched = [codeFolder, join(siteRoot, '/')];
  return (path) =>
    path.startsWith(packageRoot) && !watched.some((folder) => join(path, '/').startsWith(folder));
}

/**
 * Hands requests below the proxies' paths on, before anything else answers them, guards the server and keeps it to the base of
 * its site. `onAnswered` is called when the first request was answered.
 */
function forwardTo(proxies: readonly ProxyRule[], base: string, onAnswered: () => void): Plugin {
  const forward = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const target = readTarget(request.url);
    const proxy = target && findProxy(proxies, target);
    if (proxy) forwardRequest(proxy, target, request, response);
    else if (!target || withoutBase(base, target.pathname) !== undefined || isAskedOfVite(target.pathname))
      next();
    else answerOutsideBase(response, target, base);
  };
  return {
    name: 'octavo:proxies',
    configureServer({ middlewares, httpServer }) {
      if (httpServer) guardServer(httpServer);
      httpServer?.once('request', (_request, response: ServerResponse) => response.once('close', onAnswered));
      if (base === '/') {
        middlewares.use(forward);
        return;
      }
      // Astro takes the base off before everything else, and answers much of what does not have it (7.3.4).
      return () => void middlewares.stack.unshift({ route: '', handle: forward });
    },
  };
}

/** Takes a port and gives it back: Astro would go on watching files after it failed to. */
function holdPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

const takePackageForRoot: AstroIntegration = {
  name: 'octavo:root',
  hooks: { 'astro:config:setup': ({ updateConfig }) => void updateConfig({ root: packageUrl }) },
};

/**
 * Astro's settings for a site in any folder. Astro's root is Octavo's own package: a writer's folder has no
 * `node_modules`, and with it as root Astro takes absolute paths of the package for root-relative ones. It becomes
 * that only in the integration's first hook: Astro writes its types into `.astro/` of the root that it starts with
 * (`createSettings`, 7.3.4), and the package may be installed where a user may not write.
 */
function createAstroOptions(
  project: Project,
  outDir: string,
  building?: Pick<IntegrationOptions, 'publication' | 'onRendered' | 'cache' | 'fonts'> & {
    readonly renderer: AstroIntegration | undefined;
  },
): AstroInlineConfig {
  const cache = join(project.siteRoot, '.octavo');
  return {
    configFile: false,
    root: cache,
    srcDir: codeFolder,
    base: (project.site()?.base ?? '/').replace(/(?<=.)\/$/, ''),
    // Vite would follow symbolic links out of the site; `copyAssets` and the development server take `public/` over.
    publicDir: join(cache, 'public'),
    outDir,
    cacheDir: join(cache, 'astro'),
    logLevel: 'silent',
    devToolbar: { enabled: false },
    integrations: [takePackageForRoot, createIntegration({ project, ...building }), building?.renderer],
    vite: { cacheDir: join(cache, 'vite') },
  };
}
