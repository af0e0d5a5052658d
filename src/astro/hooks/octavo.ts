import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { writeLicenses } from '../../build/output/write-licenses.ts';
import { writeRedirects } from '../../build/output/write-redirects.ts';
import { openProject } from '../../build/project/open-project.ts';
import type { Project } from '../../build/project/project.ts';
import type { UtilitySheet } from '../../build/project/utility-classes.ts';
import { startPublication, writePublication } from '../../build/publication/write-publication.ts';
import { writeRelayFile } from '../../build/views/relay-operations.ts';
import { relayPath } from '../../http/playground/relay-message.ts';
import { writeSearch } from '../../search/index/write-search.ts';
import { createClientChunks } from './client-chunks.ts';
import { copyDiagramFrame } from './diagram-frame.ts';
import { createLiveReload } from './live-reload.ts';
import { registerProject, releaseProject } from './project-registry.ts';
import { reportToAstro } from './report-to-astro.ts';
import { listServedFolders } from './serve-assets.ts';
import { previewRelay } from './serve-relay.ts';
import { createVirtualModule } from './virtual-module.ts';
import { createSelfContained } from './vite-externals.ts';

export interface OctavoOptions {
  /** A project that is open already, as Octavo's own commands hand over; else the one in Astro's root is opened. */
  readonly project?: Project;
}

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

const route = (name: string) => new URL(`../routes/${name}`, import.meta.url);

/**
 * The Astro integration: reads `site.json`, `content/` and the OpenAPI files of Astro's root and adds the routes
 * that render them. Mistakes that stop a site are thrown as one error that lists them with their places.
 */
export function octavo(options: OctavoOptions = {}): AstroIntegration {
  let opened: Project | undefined;
  let built: Project | undefined;
  let id = '';
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
          if (purpose === 'build') await reportToAstro(project, logger);
        }
        built = project;
        id = project.siteRoot;
        registerProject(id, project);
        addRenderer({ name: 'astro:jsx', serverEntrypoint: contentRenderer });
        const isLive = purpose === 'dev';
        injectRoute({
          pattern: '[...path]',
          entrypoint: route(isLive ? 'live-page.astro' : 'static-page.astro'),
          prerender: !isLive,
        });
        if (isLive)
          for (const pattern of livePatterns)
            injectRoute({ pattern, entrypoint: route('live-text.ts'), prerender: false });
        else await startPublication(project);
        injectRoute({
          pattern: '_octavo/pages.[hash].json',
          entrypoint: route('page-list.ts'),
          prerender: !isLive,
        });
        injectRoute({
          pattern: '_octavo/groups.[hash].txt',
          entrypoint: route('sidebar-groups.ts'),
          prerender: !isLive,
        });
        if (!isLive && config.adapter) injectRoute({ pattern: relayPath, entrypoint: route('relay.ts') });
        injectRoute({ pattern: '404', entrypoint: route('not-found.astro'), prerender: !isLive });
        addMiddleware({ entrypoint: route('finish.ts'), order: 'post' });
        if (isLive) injectScript('page', `import ${JSON.stringify(overlay)};`);
        updateConfig({
          build: { format: 'directory', inlineStylesheets: 'never' },
          trailingSlash: 'ignore',
          vite: {
            plugins: [
              createVirtualModule(project),
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
      'astro:build:done': async ({ dir, logger }) => {
        if (built?.compiler.needsDiagramFrame()) await copyDiagramFrame(fileURLToPath(dir));
        const sheet = (options.project ?? opened)?.utilities.sheet();
        if (sheet) await writeSheet(fileURLToPath(dir), sheet);
        if (built)
          for (const problem of await writePublication(built, fileURLToPath(dir)))
            built.addRenderProblem(problem);
        if (opened) {
          await writeRelayFile(opened, fileURLToPath(dir));
          const site = opened.site();
          if (site) await writeRedirects(site, fileURLToPath(dir));
          const { search } = opened.publication;
          for (const problem of search ? await writeSearch(search, fileURLToPath(dir)) : [])
            opened.addRenderProblem(problem);
          await writeLicenses(fileURLToPath(dir), opened.publication.iconSets);
          for (const { message, hint } of opened.takeRenderProblems()) logger.warn(`${message} ${hint}`);
        }
        releaseProject(id);
        await opened?.close();
      },
    },
  };
}

async function writeSheet(output: string, { url, css }: UtilitySheet): Promise<void> {
  const file = join(output, url);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, css);
}
