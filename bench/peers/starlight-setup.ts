import type { PeerProject } from './peer.ts';

/** What every Starlight site of the measurements has: its packages, its files but for the configuration, and its command. */
export const starlightSetup: PeerProject = {
  packages: {
    astro: '7.3.4',
    '@astrojs/markdown-satteri': '0.4.2',
    '@astrojs/starlight': '0.42.4',
    satteri: '0.10.5',
  },
  files: {
    'src/content/docs/index.md': '---\ntitle: Start\n---\n\nThe start.\n',
    'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  },
  command: ['node_modules/astro/bin/astro.mjs', 'build'],
};
