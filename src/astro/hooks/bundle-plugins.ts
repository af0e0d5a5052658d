import type { Plugin } from 'vite';

/** Modules of the script that every page loads, and those it shares with other scripts. */
const startup = /\/client\/page\/(?:page-state|startup|tabs-group)\.[jt]s$|\/PageScript\.astro\?/;

/** The handlers that load on a reader's first interaction. */
const interactions = /\/client\/page\/interactions\.lazy\.[jt]s$/;

/** Everything needed to fill in a request, send it and read a JSON response: one file compresses best. */
const playground = /\/client\/playground\/run-playground\.[jt]s$|rolldown\/runtime/;

/**
 * Vite's plugin that puts a loader around each `import()`, which fetches a chunk's own imports and style sheets ahead: 600
 * bytes on every page that has one. Ours are small and have no style sheets.
 */
const preloader = 'native:import-analysis-build';

/** What Astro adds to the name of a component's script. */
const scriptMark = /\.astro_astro_type_script_index_\d+_lang$/;

/** How the scripts of the pages are cut into files, and those are named. */
export function createClientChunks(): Plugin {
  return {
    name: 'octavo:client-chunks',
    enforce: 'pre',
    apply: 'build',
    configResolved: ({ plugins }) => {
      for (const plugin of plugins) if (plugin.name === preloader) plugin.applyToEnvironment = () => false;
    },
    outputOptions: (output) => {
      const { entryFileNames, chunkFileNames } = output;
      if (typeof entryFileNames !== 'function' || typeof chunkFileNames !== 'function') return output;
      return {
        ...output,
        entryFileNames: (chunk) => entryFileNames({ ...chunk, name: chunk.name.replace(scriptMark, '') }),
        chunkFileNames: (chunk) => chunkFileNames({ ...chunk, name: chunk.name.replace(/\.lazy$/, '') }),
      };
    },
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                output: {
                  codeSplitting: {
                    groups: [
                      { name: 'startup', test: startup },
                      { name: 'interactions', test: interactions },
                      { name: 'playground', test: playground },
                    ],
                  },
                },
              },
            },
          }
        : undefined,
  };
}

/** Packages with a native part, which cannot be bundled. */
const native = new Set(['satteri']);

/**
 * Packages that pages are rendered with in the process that builds them, where they are loaded already: to bundle them too
 * would take a second and 200 MB of every build (Shiki alone has 8 MB of grammars).
 */
const loaded = new Set([
  'culori',
  'gemoji',
  'github-slugger',
  'hast-util-sanitize',
  'jsonc-parser',
  'parse5',
  'postcss',
  'shiki',
  'temml',
]);

/**
 * The Vite plugin that makes the rendering code run from any folder. It is written below the output, where Node finds
 * no `node_modules`: everything is bundled, and native packages are imported by their full address. So are packages that
 * this process has, where the code runs in this process alone (`prerender`).
 */
export function createSelfContained(): Plugin {
  return {
    name: 'octavo:self-contained',
    enforce: 'pre',
    apply: 'build',
    configEnvironment: (name) => (name === 'client' ? undefined : { resolve: { noExternal: true } }),
    resolveId(id) {
      const isHere = this.environment.name === 'prerender' && loaded.has(id.split('/')[0] ?? '');
      return isHere || native.has(id) ? { id: import.meta.resolve(id), external: true } : undefined;
    },
  };
}
