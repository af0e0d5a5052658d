import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { writeSite } from '../../build/output/write-site.ts';
import { openProject } from '../../build/project/open-project.ts';
import type { Project } from '../../build/project/project.ts';
import { type Publication, startPublication } from '../../build/publication/publication.ts';
import { relayPath } from '../../http/playground/relay-message.ts';
import { compareProblems } from '../../problem/compare-problems.ts';
import { readFileLines } from '../../problem/file-lines.ts';
import { formatProblem } from '../../problem/format.ts';
import { hasErrors, type Problem } from '../../problem/problem.ts';
import { createClientChunks, createSelfContained } from './bundle-plugins.ts';
import { createLiveReload } from './live-reload.ts';
import { listServedFolders } from './serve-assets.ts';
import { previewRelay } from './serve-relay.ts';
import { createVirtualModule, type ProjectModule, releaseProject } from './virtual-module.ts';

/** What Octavo's own commands hand over to the integration; nothing in someone's Astro project. */
export interface IntegrationOptions {
  /** A project that is open already; else the one in Astro's root is opened. */
  readonly project?: Project;
  /** What a build of an open project gathers; none in `dev`. */
  readonly publication?: Publication;
  /** Told of the HTML files that were rendered of an open project, relative to the output, with `/`; who opened it writes the rest. */
  readonly onRendered?: ((pages: readonly string[]) => void) | undefined;
}

const pagePattern = '[...path]';
const missingPattern = '404';

/** What `dev` answers with as the site is now, and a build writes at its end. */
const livePatterns = [
  '[...path].md',
  '[...path]/rss.xml',
  'llms.txt',
  'llms-full.txt',
  'sitemap.xml',
  'robots.txt',
];

const overlay = fileURLToPath(new URL('../../client/page/problem-overlay.ts', import.meta.url));

const contentRenderer = fileURLToPath(new URL('../layouts/content-renderer.ts', import.meta.url));

const route = (file: `../routes/${string}`) => new URL(file, import.meta.url);

/** `octavo()`, in someone's Astro project or for Octavo's own commands. */
export function createIntegration(options: IntegrationOptions = {}): AstroIntegration {
  let opened: Project | undefined;
  let context: ProjectModule | undefined;
  let publication: Publication | undefined;
  let told: readonly Problem[] = [];
  let outputs: readonly string[] = [];
  return {
    name: 'octavo',
    hooks: {
      'astro:config:setup': async ({
        config,
        command,
        injectRoute,
        addMiddleware,
        injectScript,
        addRenderer,
        updateConfig,
        logger,
      }) => {
        const siteRoot = fileURLToPath(config.root);
        if (command === 'preview')
          return void updateConfig({ vite: { preview: { proxy: previewRelay(config) } } });
        const purpose = command === 'dev' ? 'dev' : 'build';
        const project =
          options.project ??
          (await openProject({
            siteRoot,
            output: fileURLToPath(config.outDir),
            readsBroken: purpose === 'build',
          }));
        if (!options.project) {
          opened = project;
          outputs = [resolve(fileURLToPath(config.outDir))];
          if (purpose === 'build') {
            told = await project.checkPages();
            await reportToAstro(project, told, logger);
          }
        }
        if (purpose === 'build') publication = options.publication ?? (await startPublication(project));
        context = {
          project,
          collect:
            publication?.collect ?? ((_html, output) => output?.problems.forEach(project.addRenderProblem)),
          cards: publication?.cards,
        };
        addRenderer({ name: 'astro:jsx', serverEntrypoint: contentRenderer });
        const isLive = purpose === 'dev';
        const routes: readonly (readonly [pattern: string, file: `../routes/${string}`])[] = [
          [pagePattern, isLive ? '../routes/live-page.astro' : '../routes/static-page.astro'],
          ...(isLive ? livePatterns.map((pattern) => [pattern, '../routes/text-route.ts'] as const) : []),
          ['_octavo/pages.[hash].json', '../routes/page-list.ts'],
          ['_octavo/groups.[hash].txt', '../routes/sidebar-groups.ts'],
          [missingPattern, '../routes/not-found.astro'],
        ];
        for (const [pattern, file] of routes)
          injectRoute({ pattern, entrypoint: route(file), prerender: !isLive });
        if (!isLive && config.adapter)
          injectRoute({ pattern: relayPath, entrypoint: route('../routes/relay.ts') });
        addMiddleware({ entrypoint: route('../routes/finish.ts'), order: 'post' });
        if (isLive) injectScript('page', `import ${JSON.stringify(overlay)};`);
        updateConfig({
          build: { format: 'directory', inlineStylesheets: 'never' },
          trailingSlash: 'ignore',
          vite: {
            plugins: [
              createVirtualModule(context),
              createSelfContained(),
              createClientChunks(),
              ...(isLive ? [createLiveReload(project)] : []),
            ],
            ssr: { noExternal: [/^@fontsource/] },
            build: { assetsInlineLimit: 0 },
            // Astro's root is a writer's project where Octavo is one of its integrations, and what is served of it is theirs to say.
            server: { fs: { allow: options.project ? listServedFolders(project.siteRoot) : [siteRoot] } },
          },
        });
      },
      'astro:build:done': async ({ dir, assets, logger }) => {
        const folder = resolve(fileURLToPath(dir));
        const pages = listRendered(assets, folder);
        try {
          options.onRendered?.(pages);
          const site = opened?.site();
          if (!opened || !site || !publication) return;
          const { problems } = await writeSite({
            project: opened,
            site,
            publication,
            folder,
            pages,
            outputs,
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

/** The HTML files of Octavo's routes, relative to the folder of the site (absolute), with `/`. */
function listRendered(assets: ReadonlyMap<string, readonly URL[]>, folder: string): readonly string[] {
  return [`/${pagePattern}`, `/${missingPattern}`]
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
