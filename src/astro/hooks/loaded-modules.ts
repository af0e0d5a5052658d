import { readFileSync } from 'node:fs';
import { dirname, extname, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { init, parse } from 'es-module-lexer';
import type { Plugin } from 'vite';
import { layoutParts } from '../../build/project/layout-parts.ts';
import { codeFolder, isOwnModule } from './package-folders.ts';

/** The scripts of packages, which Node.js can run as they are. */
const runnable = new Set(['.js', '.mjs', '.cjs']);

/**
 * The Vite plugin that makes the code that renders Octavo's pages run from any folder, and keeps it small. It is written below
 * the output, where Node finds no `node_modules`, or others than Octavo's; so packages, Octavo's own modules and Astro's are
 * imported by their full address. It runs in this process alone, where most of them are loaded already: to bundle them would take
 * a second and 200 MB of every build (Shiki alone has 8 MB of grammars). The rest of Astro, which asks for Vite's modules, is
 * bundled, but nothing of it is touched in someone's Astro project (`isGuest`).
 */
export function createSelfContained(isGuest: boolean): Plugin {
  return {
    name: 'octavo:self-contained',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'prerender',
    configResolved: () => init,
    configEnvironment: (name) =>
      name === 'prerender' && !isGuest ? { resolve: { noExternal: true } } : undefined,
    resolveId(id, importer) {
      if (importer === undefined) return undefined;
      const module = findLoadable(id, importer, isGuest);
      if (module !== undefined) return { id: module, external: true };
      if (!isOwnModule(importer) || !isPackageFile(id)) return undefined;
      const url = import.meta.resolve(id);
      return runnable.has(extname(url)) ? { id: url, external: true } : undefined;
    },
  };
}

/**
 * The Vite plugin that has Node.js load what the pages of `dev` are rendered with, where it can: Octavo's own modules and, but for
 * someone's Astro project (`isGuest`), Astro's. Most are loaded already, and Vite would compile each of them again before the first
 * page is shown, one after the other. What is left to Vite it compiles ahead.
 */
export function createLoadedModules(isGuest: boolean): Plugin {
  return {
    name: 'octavo:loaded-modules',
    enforce: 'pre',
    apply: 'serve',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    configEnvironment: (name) =>
      isGuest || name === 'client' ? undefined : { dev: { preTransformRequests: true } },
    async configResolved({ environments }) {
      await init;
      for (const { consumer, resolve } of Object.values(environments))
        if (consumer === 'server') resolve.builtins.push(marked);
    },
    resolveId(id, importer) {
      if (importer === undefined) return undefined;
      const url = findLoadable(id, importer, isGuest);
      return url === undefined ? undefined : { id: markUrl(url), external: true };
    },
  };
}

/**
 * Vite compiles what has a file's URL (`fetchModule`, 8.3.8), unless it takes that for a module of Node's. To Node.js a URL
 * with the host `localhost` is the same as without. https://url.spec.whatwg.org/#file-host-state
 */
const marked = /^file:\/\/localhost\//;

function markUrl(url: string): string {
  return url.replace(/^file:\/\//, 'file://localhost');
}

/** The URL of a module of Octavo's or, but for a guest, of Octavo's components and Astro's that Node.js can load as it is, by how another one imports it. */
function findLoadable(id: string, importer: string, isGuest: boolean): string | undefined {
  return findOwnModule(id, importer, isGuest) ?? (isGuest ? undefined : findAstroModule(id, importer));
}

/** The folders of Octavo's code that know Astro and Vite, many of whose modules only Vite can load. */
const rendering = /^(?:astro|components)\//;

function findOwnModule(id: string, importer: string, isGuest: boolean): string | undefined {
  // As Vite writes it on Windows too.
  const path = /^\.\.?\//.test(id) ? resolve(dirname(importer), id).replaceAll(sep, '/') : id;
  if (!isOwnModule(path) || !/\.(?:[jt]s|astro)$/.test(path)) return undefined;
  const { href } = pathToFileURL(path);
  if (!isRendering(href)) return href;
  // What they import of Astro is to be what renders them.
  if (isGuest) return undefined;
  const compiled = path.endsWith('.astro') ? `${href}.js` : href;
  return needsVite(compiled) ? undefined : compiled;
}

/** The URL of Octavo's code. */
const codeUrl = pathToFileURL(codeFolder).href;

function isRendering(url: string): boolean {
  return url.startsWith(codeUrl) && rendering.test(url.slice(codeUrl.length));
}

/** The URLs of the parts of pages that a site can replace, compiled. */
const parts: ReadonlySet<string> = new Set(
  Object.values(layoutParts).map(({ file }) => `${codeUrl}${file}.js`),
);

/** Whether an import names a package's file, and neither an address nor one that Vite makes something of. */
function isPackageFile(id: string): boolean {
  return /^(?:@[\w.-]+\/)?[\w-][\w./-]*$/.test(id) && !/^astro(?:\/|$)/.test(id);
}

/** Astro's compiled code. */
const astroFolder = new URL('./dist/', import.meta.resolve('astro/package.json')).href;

function findAstroModule(id: string, importer: string): string | undefined {
  const isRelative = /^\.\.?\//.test(id);
  if (!isRelative && !/^astro(?:\/|$)/.test(id)) return undefined;
  const url = isRelative ? new URL(id, pathToFileURL(importer)).href : resolvePackage(id);
  return url?.startsWith(astroFolder) && !needsVite(url) ? url : undefined;
}

/** Undefined for what the package has no file for. */
function resolvePackage(id: string): string | undefined {
  try {
    return import.meta.resolve(id);
  } catch {
    return undefined;
  }
}

const answers = new Map<string, boolean>();

/** Whether a module, or one that it imports, itself or by others, asks for what only Vite knows. */
function needsVite(start: string): boolean {
  const reached = new Set([start]);
  for (const url of reached) {
    const answer = answers.get(url) ?? readModule(url).asksVite;
    if (answer) {
      answers.set(start, true);
      return true;
    }
    if (!answers.has(url)) for (const imported of readModule(url).imports) reached.add(imported);
  }
  for (const url of reached) answers.set(url, false);
  return false;
}

interface RenderingModule {
  /** Whether it asks for Vite's modules or variables, is not compiled, or imports what a site can replace. */
  readonly asksVite: boolean;
  /** The URLs of the modules of Astro's, or of Octavo's own that render pages, that it imports. */
  readonly imports: readonly string[];
}

const modules = new Map<string, RenderingModule>();

function readModule(url: string): RenderingModule {
  const known = modules.get(url);
  if (known) return known;
  const text = /\.m?js$/.test(url) ? readText(url) : undefined;
  const module = text === undefined ? { asksVite: true, imports: [] } : readImports(url, text);
  modules.set(url, module);
  return module;
}

/** What Vite adds to `import.meta`. https://vite.dev/guide/api-hmr and https://vite.dev/guide/env-and-mode */
const viteMeta = /^\.(?:env|hot|glob)\b/;

function readImports(url: string, text: string): RenderingModule {
  const [imports] = parse(text);
  const names = imports.flatMap(({ n }) => n ?? []);
  const urls = names.filter((name) => name.startsWith('.')).map((name) => new URL(name, url).href);
  return {
    asksVite:
      names.some((name) => /^(?:virtual:|astro:|\/)|\?/.test(name)) ||
      urls.some((one) => parts.has(one)) ||
      imports.some(({ d, se }) => d === -2 && viteMeta.test(text.slice(se, se + 5))),
    imports: urls.filter((one) => one.startsWith(astroFolder) || isRendering(one)),
  };
}

/** Undefined for a file that is not there. */
function readText(url: string): string | undefined {
  try {
    return readFileSync(fileURLToPath(url), 'utf8');
  } catch {
    return undefined;
  }
}
