import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installStarlight } from './install-starlight.ts';
import { type Measure, measureCommand } from './measure-command.ts';

/** Builds a Starlight site around a document, search off, as starlight-openapi's own guide sets it up. */
export function buildWithStarlight(
  folder: string,
  document: string,
): { readonly measure: Measure; readonly output: string } {
  installStarlight(folder, { 'starlight-openapi': '0.26.1' });
  copyFileSync(document, join(folder, 'openapi.json'));
  writeFileSync(
    join(folder, 'astro.config.mjs'),
    `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';
export default defineConfig({
  integrations: [
    starlight({
      title: 'Reference',
      pagefind: false,
      plugins: [starlightOpenAPI([{ base: 'api', schema: './openapi.json' }])],
      sidebar: openAPISidebarGroups,
    }),
  ],
});
`,
  );
  const measure = measureCommand(folder, ['node_modules/astro/bin/astro.mjs', 'build']);
  return { measure, output: join(folder, 'dist') };
}
