import type { Plugin } from 'vite';

/** What `reading.ts` imports, and what other scripts share with it. */
const reading =
  /\/src\/client\/(?:copied-code|copy-button|find-target|mode-toggle|open-target|reading|remembered-titles|site-menu|stored-choice|tabs-group)\.ts$|^\0vite\/preload-helper/;

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
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = dropPreloads(chunk.code);
      },
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

/** Without the lists of what Vite's loader would fetch ahead, which ours does not read. */
function dropPreloads(code: string): string {
  return code
    .replace(/const __vite__mapDeps=.*?=>i\.map\(i=>d\[i\]\);\n/s, '')
    .replace(/,__vite__mapDeps\(\[[\d,]*\]\)/g, '');
}
