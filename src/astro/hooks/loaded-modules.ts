import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { init, parse } from 'es-module-lexer';
import type { Plugin } from 'vite';
import { findLoadable } from './bundle-plugins.ts';

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
      const url = findLoadable(id, importer) ?? (isGuest ? undefined : findAstroModule(id, importer));
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

/** Astro's compiled code. */
const astroFolder = new URL('./dist/', import.meta.resolve('astro/package.json')).href;

/** The URL of a module of Astro's that Node.js can load as it is, by how another one imports it. */
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

interface AstroModule {
  /** Whether it asks for Vite's modules or variables, or is a component. */
  readonly asksVite: boolean;
  /** The URLs of Astro's modules that it imports. */
  readonly imports: readonly string[];
}

const modules = new Map<string, AstroModule>();

function readModule(url: string): AstroModule {
  const known = modules.get(url);
  if (known) return known;
  const module = /\.m?js$/.test(url) ? readImports(url) : { asksVite: true, imports: [] };
  modules.set(url, module);
  return module;
}

/** What Vite adds to `import.meta`. https://vite.dev/guide/api-hmr and https://vite.dev/guide/env-and-mode */
const viteMeta = /^\.(?:env|hot|glob)\b/;

function readImports(url: string): AstroModule {
  const text = readFileSync(fileURLToPath(url), 'utf8');
  const [imports] = parse(text);
  const names = imports.flatMap(({ n }) => n ?? []);
  return {
    asksVite:
      names.some((name) => /^(?:virtual:|astro:|\/)/.test(name)) ||
      imports.some(({ d, se }) => d === -2 && viteMeta.test(text.slice(se, se + 5))),
    imports: names.filter((name) => name.startsWith('.')).map((name) => new URL(name, url).href),
  };
}
