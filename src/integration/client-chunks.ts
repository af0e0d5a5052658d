import type { Plugin } from 'vite';

/** What `reading.ts` imports, and what other scripts share with it. */
const reading =
  /\/src\/client\/(?:copied-code|copy-button|find-target|mode-toggle|open-target|reading|remembered-titles|search-opener|site-menu|stored-choice|tabs-group)\.ts$/;

/** All that a reader needs who fills in a request, sends it and reads a JSON answer: one file compresses best. */
const playground = /\/src\/client\/playground\/run-playground\.ts$|rolldown\/runtime/;

/**
 * Vite's plugin that puts a loader around each `import()`, which fetches a chunk's own imports and style sheets ahead: 600
 * bytes on every page that has one. Ours are small and have no style sheets.
 */
const preloader = 'native:import-analysis-build';

/** How the scripts of the pages are cut into files. */
export function createClientChunks(): Plugin {
  return {
    name: 'octavo:client-chunks',
    enforce: 'pre',
    apply: 'build',
    configResolved: ({ plugins }) => {
      for (const plugin of plugins) if (plugin.name === preloader) plugin.applyToEnvironment = () => false;
    },
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                output: {
                  codeSplitting: {
                    groups: [
                      { name: 'reading', test: reading },
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
