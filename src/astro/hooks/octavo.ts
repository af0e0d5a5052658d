import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration, AstroIntegrationLogger } from 'astro';
import { readSiteLetters } from '../../build/output/site-letters.ts';
import { type SiteFonts, subsetFonts } from '../../build/output/subset-fonts.ts';
import { writeSite } from '../../build/output/write-site.ts';
import type { PageCache } from '../../build/page-cache/page-cache.ts';
import { openProject } from '../../build/project/open-project.ts';
import type { Project } from '../../build/project/project.ts';
import {
  type CollectOutput,
  type Publication,
  type RenderedInto,
  startPublication,
} from '../../build/publication/publication.ts';
import type { OctavoPlugin } from '../../content/plugins/plugin.ts';
import { relayPath } from '../../http/playground/relay-message.ts';
import { mcpPath } from '../../mcp/mcp-site.ts';
import { compareProblems } from '../../problem/compare-problems.ts';
import { readFileLines } from '../../problem/file-lines.ts';
import { formatProblem } from '../../problem/format.ts';
import { hasErrors, type Problem } from '../../problem/problem.ts';
import { createClientChunks, createOwnFiles } from './bundle-plugins.ts';
import { createFinishHtml } from './finish-html.ts';
import { createLiveReload } from './live-reload.ts';
import { createLoadedModules, createSelfContained } from './loaded-modules.ts';
import { type Mount, readMount } from './mount.ts';
import { type PageFiles, type ProjectRoutes, readPageFiles, readProjectRoutes } from './project-routes.ts';
import { createLayoutParts } from './replace-parts.ts';
import { createFileAccess } from './serve-assets.ts';
import { previewRelay } from './serve-relay.ts';
import { findSiteFolders, type SiteFolders } from './site-folders.ts';
import { createVirtualModule, type ProjectModule, releaseProject } from './virtual-module.ts';

/** What `octavo()` is given in someone's Astro project, and what Octavo's own commands hand over to the integration. */
export interface IntegrationOptions {
  /** Where the site of an Astro project is. */
  readonly folders?: SiteFolders;
  /** Plugins of an Astro project. */
  readonly plugins?: readonly OctavoPlugin[] | undefined;
  /** The path that it is mounted at. */
  readonly base?: string | undefined;
  /** A project that is open already; else the one in Astro's root is opened. */
  readonly project?: Project;
  /** What a build of an open project gathers; none in `dev`. */
  readonly publication?: RenderedInto;
  /** Pages of earlier builds of it that are not rendered again. */
  readonly cache?: PageCache | undefined;
  /** As `makeFonts` gives them; made when undefined. */
  readonly fonts?: SiteFonts | undefined;
  /** Told of the HTML files that were rendered of an open project, relative to the output, with `/`; who opened it writes the rest. */
  readonly onRendered?: ((pages: readonly string[]) => void) | undefined;
}

/**
 * The parameter of a page's route. Astro takes routes that are alike in the order of their names (`routeComparator`, 7.3.4), so
 * that a project's own `[...slug]` comes before this one.
 */
const pagePattern = '[...zz_octavo]';
const missingPattern = '404';

/** What `dev` answers with as the site is now, and a build writes at its end; where the project has its own, it answers. */
const livePatterns = [
  `${pagePattern}.md`,
  `${pagePattern}/rss.xml`,
  'llms.txt',
  'llms-full.txt',
  'sitemap.xml',
  'robots.txt',
];

/** Files of these are addresses and not code, which Node.js would take them for. */
const fontPackages = [
  '@fontsource-variable/geist',
  '@fontsource-variable/geist-mono',
  '@fontsource/stix-two-math',
];

const twoPolicies =
  'security.csp is on: Astro puts its policy into the pages of the documentation too, which have one of their own, and its policy stops their inline scripts. Turn it off, and set a policy for your own pages with headers.';

type RouteFile = `../routes/${string}`;

const route = (file: RouteFile) => new URL(file, import.meta.url);

/** `octavo()`, in someone's Astro project or for Octavo's own commands. */
export function createIntegration(options: IntegrationOptions = {}): AstroIntegration {
  let opened: Project | undefined;
  let context: ProjectModule | undefined;
  let publication: Publication | undefined;
  let told: readonly Problem[] = [];
  let root = '';
  let outDir = '';
  let bundled = '_astro';
  let mount: Mount = { path: '', base: '/', urls: {} };
  let routes: ProjectRoutes = { hasPages: false, has: () => false };
  return {
    name: 'octavo',
    hooks: {
      'astro:config:setup': async ({ config, command, injectRoute, addMiddleware, updateConfig, logger }) => {
        root = fileURLToPath(config.root);
        bundled = config.build.assets;
        outDir = resolve(fileURLToPath(config.outDir));
        mount = readMount(config, options.base);
        if (command === 'preview')
          return void updateConfig({ vite: { preview: { proxy: previewRelay(config, mount) } } });
        // Types are made of the configuration and the project's own files alone.
        if (command === 'sync') return;
        const isLive = command === 'dev';
        const isGuest = options.project === undefined;
        if (config.security.csp) logger.warn(twoPolicies);
        const files = await readPageFiles(fileURLToPath(config.srcDir));
        const project = options.project ?? (await openSite(config, options, mount, files, isLive));
        if (!options.project) {
          opened = project;
          if (!isLive) {
            told = await project.checkPages();
            await reportToAstro(project, told, logger);
          }
        }
        if (!isLive && !options.publication) publication = await startPublication(project);
        const into: RenderedInto | undefined = options.publication ?? publication;
        const collect: CollectOutput =
          into?.collect ?? ((_html, output) => output?.problems.forEach(project.addRenderProblem));
        const made = isLive ? undefined : (options.fonts ?? (await makeFonts(project)));
        await made?.made();
        const define = defineConstants(project, isLive);
        const { cache } = options;
        const shown = cache?.project ?? project;
        context = {
          project: shown,
          ...createFinishHtml(shown, collect, isLive),
          isKept: cache?.isKept ?? (() => false),
          cards: into?.cards,
          isTaken: (url) => routes.has(`/${mount.path}${url.slice(1)}`),
        };
        for (const [name, file] of listRoutes(isLive, mount)) {
          const pattern = mount.path + name;
          if (!files.has(pattern)) injectRoute({ pattern, entrypoint: route(file), prerender: !isLive });
        }
        if (!isLive && config.adapter)
          for (const [name, file] of listServerRoutes(config.adapter.name)) {
            const pattern = mount.path + name.slice(1);
            if (!files.has(pattern)) injectRoute({ pattern, entrypoint: route(file), prerender: false });
          }
        addMiddleware({ entrypoint: route('../routes/finish.ts'), order: 'post' });
        const isAlone = () => !routes.hasPages;
        updateConfig({
          vite: {
            // For scripts of pages alone; in `dev` Vite reads those of all (8.3.8, `vite:import-analysis`).
            ...(isLive ? { define } : { environments: { client: { define } } }),
            plugins: [
              createVirtualModule(context, isLive),
              createLayoutParts(project.siteRoot),
              createSelfContained(isGuest),
              createLoadedModules(isGuest),
              createOwnFiles(),
              createClientChunks(isAlone),
              ...(isLive
                ? [createLiveReload(project, isGuest, mount), createFileAccess(project.siteRoot, isGuest)]
                : []),
            ],
            ssr: { noExternal: fontPackages },
            resolve: {
              alias: [...(made?.files ?? [])].map(([name, replacement]) => ({
                find: new RegExp(`^${name}`),
                replacement,
              })),
            },
          },
        });
      },
      'astro:routes:resolved': ({ routes: resolved }) => {
        routes = readProjectRoutes(root, resolved);
      },
      'astro:server:done': async () => opened?.close(),
      'astro:build:done': async ({ dir, assets, logger }) => {
        const host = resolve(fileURLToPath(dir));
        const folder = resolve(host, mount.path);
        const pages = listRendered(assets, folder, mount);
        try {
          options.onRendered?.(pages);
          const site = opened?.site();
          if (!opened || !site || !publication) return;
          const { problems } = await writeSite({
            project: opened,
            site,
            publication,
            folder,
            host,
            pages,
            outputs: [outDir],
            assets: bundled,
            isGuest: routes.hasPages,
          });
          await reportToAstro(opened, compareProblems(told, problems).found, logger);
        } finally {
          if (context) releaseProject(context.project);
          await opened?.close();
        }
      },
    },
  };
}

/** The fonts of a project's pages with its own letters: see `subsetFonts`. */
export async function makeFonts(project: Project): Promise<SiteFonts> {
  return subsetFonts(await readSiteLetters(project), join(project.siteRoot, '.octavo'));
}

/** What the scripts of pages are told of the site when they are bundled: see `ImportMetaEnv`. */
export function defineConstants(project: Project, isLive: boolean): Readonly<Record<string, string>> {
  const { base, isOffline, search } = project.site() ?? { base: '/', isOffline: false };
  // A service knows the pages of the published site, not those in work.
  const service = isLive ? '' : (search?.provider?.type ?? '');
  return {
    'import.meta.env.OCTAVO_BASE': JSON.stringify(base),
    'import.meta.env.OCTAVO_SEARCH': JSON.stringify(service),
    'import.meta.env.OCTAVO_OFFLINE': JSON.stringify(isOffline),
    // What writers look at is in work: they have no last visit.
    'import.meta.env.OCTAVO_VISITS': JSON.stringify(!isLive && project.changes() !== undefined),
  };
}

/** The patterns of Octavo's routes below its mount, with what answers. What is a whole host's is not the business of a part of one. */
function listRoutes(
  isLive: boolean,
  { path }: Mount,
): readonly (readonly [pattern: string, file: RouteFile])[] {
  const live = livePatterns.filter((pattern) => path === '' || pattern !== 'robots.txt');
  return [
    [pagePattern, isLive ? '../routes/live-page.astro' : '../routes/static-page.astro'],
    ...(isLive ? live.map((pattern) => [pattern, '../routes/text-route.ts'] as const) : []),
    ['_octavo/pages.[hash].json', '../routes/page-list.ts'],
    ['_octavo/groups.[hash].txt', '../routes/sidebar-groups.ts'],
    ['_octavo/messages.[hash].js', '../routes/messages-script.ts'],
    ['_octavo/[callback].html', '../routes/oauth-callback.ts'],
    ...(path === ''
      ? [[missingPattern, isLive ? '../routes/live-not-found.astro' : '../routes/not-found.astro'] as const]
      : []),
  ];
}

/** The patterns of what an adapter's server answers on demand, with what answers. */
function listServerRoutes(adapter: string): readonly (readonly [pattern: string, file: RouteFile])[] {
  // Node.js on Cloudflare drops the body of a GET.
  const isWorker = adapter === '@astrojs/cloudflare';
  return [
    [relayPath, isWorker ? '../routes/relay-worker.ts' : '../routes/relay.ts'],
    [mcpPath, '../routes/mcp-route.ts'],
  ];
}

/** Opens the site of an Astro project. */
async function openSite(
  { root, outDir, site }: Pick<AstroConfig, 'root' | 'outDir' | 'site'>,
  { folders = {}, plugins }: IntegrationOptions,
  { base, urls }: Mount,
  files: PageFiles,
  isLive: boolean,
): Promise<Project> {
  return openProject({
    ...(await findSiteFolders(fileURLToPath(root), folders, files.hasPages)),
    output: fileURLToPath(outDir),
    siteUrl: site?.replace(/\/+$/, ''),
    base,
    urls,
    plugins,
    readsBroken: !isLive,
  });
}

/** The HTML files of Octavo's routes, relative to the folder of the site (absolute), with `/`. */
function listRendered(
  assets: ReadonlyMap<string, readonly URL[]>,
  folder: string,
  { path }: Mount,
): readonly string[] {
  return [`/${path}${pagePattern}`, ...(path === '' ? [`/${missingPattern}`] : [])]
    .flatMap((pattern) => assets.get(pattern) ?? [])
    .map((url) => relative(folder, fileURLToPath(url)).split(sep).join('/'));
}

/**
 * Tells Astro's log these mistakes of a site that is built by Astro's own command. Throws one error, without a
 * stack, when one of them stops a build.
 */
async function reportToAstro(
  project: Project,
  problems: readonly Problem[],
  logger: AstroIntegrationLogger,
): Promise<void> {
  const lines = await readFileLines(problems, project.readText);
  for (const problem of problems) {
    const text = formatProblem(problem, lines.get(problem.file));
    if (problem.severity === 'error') logger.error(text);
    else logger.warn(text);
  }
  if (!hasErrors(problems)) return;
  const error = new Error('The site has mistakes; they are listed above.');
  error.stack = '';
  throw error;
}
