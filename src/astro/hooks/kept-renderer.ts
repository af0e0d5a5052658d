import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration, RouteData } from 'astro';
import { takeReady } from '../../build/compiler/ready-pages.ts';
import { removeFiles } from '../../build/output/empty-folders.ts';
import { nameHtmlFile } from '../../build/output/list-files.ts';
import type { PageCache } from '../../build/page-cache/page-cache.ts';
import type { Project } from '../../build/project/project.ts';
import type { RenderedInto } from '../../build/publication/publication.ts';
import type { Page } from '../../site/site.ts';
import { createFinishHtml } from './finish-html.ts';
import { packageRoot } from './package-folders.ts';
import { putFonts, type RendererInputs, shareRenderer, takeShippedRenderer } from './shipped-renderer.ts';
import { provideProject, releaseProject } from './virtual-module.ts';

/** The code that Astro has bundled to render the pages of a site with, and the files that these load, for the next build. */
export interface KeptRenderer {
  /** Whether it is there, as this build would make it: kept by the last one, or taken from the package now. */
  readonly isThere: () => Promise<boolean>;
  /** What has Astro leave the code where it is kept, in a build into `output` (absolute). */
  readonly integration: (output: string) => AstroIntegration;
  /** Keeps the files that pages load, as Astro has written them into `output` (absolute), and makes the whole valid. */
  readonly finish: (output: string) => Promise<void>;
  /** Renders what is not kept of a site into a folder (absolute), whose files are removed first; gives the files of pages as `RenderedSite`. */
  readonly render: (
    project: Project,
    publication: RenderedInto,
    cache: PageCache,
    output: string,
  ) => Promise<readonly string[]>;
}

/** Astro's folder for the code that renders, below the output (`getPrerenderOutputDirectory`, 7.3.4). */
const codeName = '.prerender';

/** Keys of those taken from the package that have no fonts yet, which are made while pages are rendered. */
const unfinished = new Set<string>();

/** What is asked of Astro's entry for rendering (`astro/dist/entrypoints/prerender.js`, 7.3.4). */
interface RendererModule {
  readonly app: {
    setInternals(internals: unknown): void;
    setOptions(options: unknown): void;
    getComponentByRoute(route: RouteData): Promise<{ getStaticPaths?: () => readonly StaticPath[] }>;
    render(request: Request, options: { readonly routeData: RouteData }): Promise<Response>;
  };
  readonly manifest: { readonly routes: readonly { readonly routeData: RouteData }[] };
}

interface StaticPath {
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The renderer in `folder` (absolute), which need not be there. */
export function createKeptRenderer(folder: string, inputs: RendererInputs): KeptRenderer {
  const { code, siteRoot, fonts, constants } = inputs;
  // The code names the modules of the package by their full addresses.
  const parts = [code, packageRoot, siteRoot, [...fonts.files], constants];
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const keyFile = join(folder, 'key.txt');
  let isCopied = false;
  const [codes, assets] = [join(folder, 'code'), join(folder, 'assets')];
  const makeValid = async () => {
    await writeFile(`${keyFile}.new`, key);
    await rename(`${keyFile}.new`, keyFile);
  };
  return {
    async isThere() {
      if (unfinished.has(key) && existsSync(codes)) return true;
      if ((await readFile(keyFile, 'utf8').catch(() => '')) === key) return true;
      // Without room for it Astro bundles one.
      const isTaken = await takeShippedRenderer(folder, inputs).catch(() => false);
      if (isTaken) unfinished.add(key);
      return isTaken;
    },
    integration: (output) => ({
      name: 'octavo:kept-renderer',
      hooks: {
        'astro:build:start': ({ setPrerenderer }) =>
          setPrerenderer((inner) => ({
            ...inner,
            async teardown() {
              const put = async () => {
                await rm(folder, { recursive: true, force: true });
                await cp(join(output, codeName), codes, { recursive: true });
                isCopied = true;
              };
              await put().catch(() => undefined);
              await inner.teardown?.();
            },
          })),
      },
    }),
    async finish(output) {
      if (!isCopied) return;
      const put = async () => {
        await cp(join(output, '_astro'), assets, { recursive: true });
        await makeValid();
        await shareRenderer(folder, inputs);
      };
      // Without room for it the next build bundles again.
      await put().catch(() => undefined);
    },
    async render(project, publication, cache, output) {
      const bundled = join(output, '_astro');
      // A render that did not come to its end leaves files.
      if (existsSync(bundled)) removeFiles(output);
      cpSync(assets, bundled, { recursive: true });
      publication.begin?.();
      const shown = cache.project;
      provideProject({
        project: shown,
        ...createFinishHtml(shown, publication.collect, false),
        isKept: cache.isKept,
        cards: publication.cards,
        isTaken: () => false,
        takeHtml: takeAnswer,
      });
      try {
        const files = await renderRoutes(await loadRenderer(codes), shown, cache.listUnkept(), output);
        if (unfinished.delete(key)) {
          await putFonts(fonts, assets, bundled);
          await makeValid().catch(() => undefined);
        }
        return files;
      } finally {
        releaseProject(project);
      }
    },
  };
}

async function loadRenderer(code: string): Promise<RendererModule> {
  const [entry] = (await readdir(code)).filter((name) => name.endsWith('.mjs'));
  const loaded = (await import(pathToFileURL(join(code, entry ?? '')).href)) as RendererModule;
  // No page has a style sheet or a script of Astro's own: what is asked of these is none.
  loaded.app.setInternals({ pagesByKeys: new Map(), entrySpecifierToBundleMap: new Map() });
  loaded.app.setOptions({
    settings: { scripts: [] },
    logger: { options: { destination: { write: () => true } } },
  });
  return loaded;
}

/** The HTML of the answers to requests that are waited for. */
const answers = new WeakMap<Request, string>();

/** See `ProjectModule`: for who renders pages by `openRenderer`. */
export function takeAnswer(request: Request, html: string): boolean {
  answers.set(request, html);
  return true;
}

/** Renders the pages that are not kept, those first that are ready, then "not found" and the files that pages load later. */
async function renderRoutes(
  { app, manifest }: RendererModule,
  project: Project,
  pages: readonly Page[],
  output: string,
): Promise<readonly string[]> {
  const base = project.site()?.base ?? '/';
  const written: string[] = [];
  const render = async (routeData: RouteData, path: string, file: string) => {
    const request = makeRequest(base, path);
    const response = await app.render(request, { routeData });
    const html = answers.get(request) ?? (await response.text());
    // To wait for the file system takes 8 ms where all cores are busy, to write less than one.
    mkdirSync(dirname(join(output, file)), { recursive: true });
    writeFileSync(join(output, file), html);
    if (file.endsWith('.html')) written.push(file);
    // What other threads have made ready comes between.
    await new Promise(setImmediate);
  };
  const routes = manifest.routes.map(({ routeData }) => routeData);
  for (const route of routes) {
    const path = route.route.replace(/^\//, '');
    if (isPageRoute(route))
      for await (const page of takeReady(pages, project.waitsForAll))
        await render(route, writeFolder(page.path), nameHtmlFile(page));
    else if (path === '404') await render(route, '404', '404.html');
    else if (route.type === 'endpoint') {
      const { getStaticPaths } = await app.getComponentByRoute(route);
      for (const { params } of getStaticPaths?.() ?? []) {
        const file = path.replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? '');
        await render(route, file, file);
      }
    }
  }
  return written.filter((file) => !file.startsWith('_octavo/'));
}

function isPageRoute({ component }: RouteData): boolean {
  return component.endsWith('static-page.astro');
}

function makeRequest(base: string, path: string): Request {
  return new Request(`http://localhost${base}${encodeURI(path)}`);
}

/** A page's path as the end of its URL. */
function writeFolder(path: string): string {
  return path === '' ? '' : `${path}/`;
}

/**
 * Loads the code in a folder (absolute) for pages alone: gives what renders the one at a path and has it collected by what
 * `provideProject` was given before.
 */
export async function openRenderer(code: string, base: string): Promise<(path: string) => Promise<void>> {
  const { app, manifest } = await loadRenderer(code);
  const routeData = manifest.routes.map((one) => one.routeData).find(isPageRoute);
  if (!routeData) throw new Error('There is no route for pages.');
  return async (path) => {
    await app.render(makeRequest(base, writeFolder(path)), { routeData });
  };
}
