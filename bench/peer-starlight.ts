import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './large-document.ts';
import { type Measure, measureCommand } from './measure-command.ts';

const packages = {
  astro: '7.3.4',
  '@astrojs/markdown-satteri': '0.4.2',
  '@astrojs/starlight': '0.42.4',
  satteri: '0.10.5',
  'starlight-openapi': '0.26.1',
};

/** Builds a Starlight site around a document, search off, as starlight-openapi's own guide sets it up. */
export function buildWithStarlight(
  folder: string,
  document: string,
): { readonly measure: Measure; readonly output: string } {
  installPackages(folder, packages);
  copyFileSync(document, join(folder, 'openapi.json'));
  const docs = join(folder, 'src/content/docs');
  mkdirSync(docs, { recursive: true });
  writeFileSync(join(docs, 'index.md'), '---\ntitle: Start\n---\n\nThe reference.\n');
  writeFileSync(
    join(folder, 'src/content.config.ts'),
    `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  );
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
