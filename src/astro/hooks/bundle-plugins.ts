import type { BuildEnvironmentOptions, Plugin, Rolldown } from 'vite';
import { readFontHash } from '../../build/output/subset-fonts.ts';
import { isOwnModule } from './package-folders.ts';

/** Modules of the script that every page loads, and those it shares with other scripts. */
const startup = /\/client\/page\/(?:page-state|startup|tabs-group)\.[jt]s$|\/PageScript\.astro\?/;

/** What says a text in the page's language: scripts have it in common that have nothing else. */
const translate = /\/i18n\/(?:browser|fill-in)\.[jt]s$/;

/** The same of numbers and lists, which fewer of them need. */
const counts = /\/i18n\/(?:browser-plural|join-words|translate)\.[jt]s$/;

/** Everything needed to fill in a request, send it and read a JSON response: one file compresses best. */
const playground = /\/client\/playground\/run-playground\.[jt]s$/;

/**
 * Vite's plugin that puts a loader around each `import()`, which fetches a chunk's own imports and style sheets ahead: 600
 * bytes on every page that has one. Ours are small and have no style sheets.
 * It is one for all scripts: in a project with pages of its own it stays, for theirs may have some.
 */
const preloader = 'native:import-analysis-build';

/** What that plugin adds. It gets a file of its own, for a script that shares one with Octavo's would run them too. */
const preloadHelper = /vite\/preload-helper/;

type AssetNames = NonNullable<Rolldown.OutputOptions['assetFileNames']>;

/** What Astro adds to the name of a component's script. */
const scriptMark = /\.astro_astro_type_script_index_\d+_lang$/;

/**
 * How the scripts of Octavo's pages are cut into files, and those are named. `isAlone` says whether the project has no
 * other pages, once Astro has listed its routes.
 */
export function createClientChunks(isAlone: () => boolean): Plugin {
  return {
    name: 'octavo:client-chunks',
    enforce: 'pre',
    apply: 'build',
    configResolved: ({ plugins }) => {
      if (!isAlone()) return;
      for (const plugin of plugins) if (plugin.name === preloader) plugin.applyToEnvironment = () => false;
    },
    outputOptions: (output) => {
      const { entryFileNames, chunkFileNames, assetFileNames } = output;
      const named = assetFileNames
        ? {
            ...output,
            assetFileNames: (asset: Rolldown.PreRenderedAsset) => nameAsset(asset, assetFileNames),
          }
        : output;
      if (typeof entryFileNames !== 'function' || typeof chunkFileNames !== 'function') return named;
      return {
        ...named,
        entryFileNames: (chunk) => entryFileNames(renameOwn(chunk, scriptMark)),
        chunkFileNames: (chunk) => chunkFileNames(renameOwn(chunk, /\.lazy$/)),
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
                      ...(isAlone() ? [] : [{ name: 'preload-helper', test: preloadHelper, priority: 1 }]),
                      { name: 'startup', test: (id) => isOwnModule(id) && startup.test(id) },
                      { name: 'translate', test: (id) => isOwnModule(id) && translate.test(id) },
                      { name: 'counts', test: (id) => isOwnModule(id) && counts.test(id) },
                      { name: 'playground', test: (id) => isOwnModule(id) && playground.test(id) },
                    ],
                  },
                },
              },
            },
          }
        : undefined,
  };
}

/** A font with the letters of a site is named by these: the code that loads it is the same for others then. */
function nameAsset(asset: Rolldown.PreRenderedAsset, names: AssetNames): string {
  const name = typeof names === 'function' ? names(asset) : names;
  const hash = asset.originalFileNames
    .map((file) => readFontHash(`/${file}`))
    .find((found) => found !== undefined);
  return hash === undefined ? name : name.replace(/\[hash(?::\d+)?\]/, hash);
}

/** A chunk without this part in its name when it is one of Octavo's. */
function renameOwn(chunk: Rolldown.PreRenderedChunk, part: RegExp): Rolldown.PreRenderedChunk {
  return chunk.moduleIds.some(isOwnModule) ? { ...chunk, name: chunk.name.replace(part, '') } : chunk;
}

type InlineLimit = BuildEnvironmentOptions['assetsInlineLimit'];

/**
 * Vite's plugin that keeps files of Octavo's pages from being written into them, where their policy would need a hash of each:
 * Vite asks by the path of a source, and Astro by the name of an output. Others are asked for as the project has it.
 */
export function createOwnFiles(): Plugin {
  const outputs = new Set<string>();
  const limit = (given: InlineLimit): InlineLimit => {
    const inlines = typeof given === 'function' ? given : undefined;
    return (file, content) => {
      if (isOwnModule(file) || outputs.has(file)) return false;
      return inlines ? inlines(file, content) : content.length < Number(given);
    };
  };
  return {
    name: 'octavo:own-files',
    enforce: 'pre',
    apply: 'build',
    configResolved: ({ build, environments }) => {
      for (const options of [build, ...Object.values(environments).map((environment) => environment.build)])
        options.assetsInlineLimit = limit(options.assetsInlineLimit) ?? 0;
    },
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && output.moduleIds.some(isOwnModule)) outputs.add(output.fileName);
      },
    },
  };
}
