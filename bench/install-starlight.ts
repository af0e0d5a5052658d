import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './large-document.ts';

const packages = {
  astro: '7.3.4',
  '@astrojs/markdown-satteri': '0.4.2',
  '@astrojs/starlight': '0.42.4',
  satteri: '0.10.5',
};

/** Sets Starlight up in a folder, with these packages beside it; gives the folder of its pages, which has a first one. */
export function installStarlight(folder: string, others: Readonly<Record<string, string>> = {}): string {
  installPackages(folder, { ...packages, ...others });
  const pages = join(folder, 'src/content/docs');
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(pages, 'index.md'), '---\ntitle: Start\n---\n\nThe start.\n');
  writeFileSync(
    join(folder, 'src/content.config.ts'),
    `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  );
  return pages;
}
