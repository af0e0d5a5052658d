import type { Plugin } from 'vite';

/** What nearly every page loads at once: one file compresses better than seven, and is asked for once. */
const reading =
  /\/src\/client\/(?:copied-code|copy-button|mode-toggle|open-target|remembered-titles|site-menu|stored-choice|tabs-group)\.ts$/;

/** The form of a playground with its checks; what only forms and multipart bodies need is a file of its own. */
const form = /\/src\/client\/form\/(?!form-pairs)/;

/**
 * Vite puts a loader that fetches a chunk's own imports and style sheets ahead around each `import()`: 600 bytes on every
 * page that has one. Ours are small and have no style sheets.
 */
const preloader = '\0vite/preload-helper.js';

/** How the scripts of the pages are cut into files. */
export function createClientChunks(): Plugin {
  return {
    name: 'octavo:client-chunks',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === preloader ? 'export const __vitePreload = (load) => load();' : undefined),
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                output: {
                  codeSplitting: {
                    groups: [
                      { name: 'reading', test: reading },
                      { name: 'form', test: form },
                    ],
                  },
                },
              },
            },
          }
        : undefined,
  };
}
