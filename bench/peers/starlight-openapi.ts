import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measure } from '../measure-command.ts';
import { buildPeer } from './peer.ts';
import { starlightSetup } from './starlight-setup.ts';

/** Builds a Starlight site around a document, search off, as starlight-openapi's own guide sets it up. */
export function buildWithStarlight(
  folder: string,
  document: string,
): { readonly measure: Measure; readonly output: string } {
  const measure = buildPeer(folder, {
    ...starlightSetup,
    packages: { ...starlightSetup.packages, 'starlight-openapi': '0.26.1' },
    files: {
      ...starlightSetup.files,
      'openapi.json': readFileSync(document, 'utf8'),
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
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
    },
  });
  return { measure, output: join(folder, 'dist') };
}
