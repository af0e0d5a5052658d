import { type Peer, type Replacement, translatePages } from './peer.ts';
import { starlightSetup } from './starlight-setup.ts';

const imports = "import { Aside, Card, CardGrid, TabItem, Tabs } from '@astrojs/starlight/components';";

const replacements: readonly Replacement[] = [
  [/\n---\n/, `\n---\n${imports}\n`],
  [/<Note>(.*)<\/Note>/g, '<Aside>$1</Aside>'],
  [/<Warning>(.*)<\/Warning>/g, '<Aside type="caution">$1</Aside>'],
  [/<CardGroup cols=\{2\}>/g, '<CardGrid>'],
  [/<\/CardGroup>/g, '</CardGrid>'],
  [/<Card title="([^"]*)" icon="[^"]*" href="[^"]*">/g, '<Card title="$1" icon="rocket">'],
  [/<Tab title="([^"]*)">/g, '<TabItem label="$1">'],
  [/<\/Tab>/g, '</TabItem>'],
  [/```(\w+) (\S+)\n/g, '```$1 title="$2"\n'],
];

/** Starlight, which goals are measured against. */
export const starlight = createStarlight(false);

/** The same with the search that it comes with, Pagefind's. */
export const searchedStarlight = createStarlight(true);

function createStarlight(pagefind: boolean): Peer {
  return {
    name: 'Starlight',
    createProject: (pages) => {
      const sidebar = pages.groups.map(({ group, pages: items }) => ({ label: group, items }));
      return {
        ...starlightSetup,
        files: {
          ...translatePages(pages, (name) => `src/content/docs/${name}.mdx`, replacements),
          ...starlightSetup.files,
          'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
const sidebar = ${JSON.stringify(sidebar)};
export default defineConfig({ integrations: [starlight({ title: 'Generated', pagefind: ${pagefind}, sidebar })] });
`,
        },
      };
    },
  };
}
