import type { Plugin } from 'vite';

/** What `reading.ts` imports, and what other scripts share with it. */
const reading =
  /\/src\/client\/(?:copy-button|find-target|menu-opener|reading|remembered-titles|search-opener|stored-choice|tabs-group|wake)\.ts$/;

/** What answers a reader's first act. */
const acting = /\/src\/client\/acting\//;

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
                      { name: 'acting', test: acting },
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
