import { type Peer, type Replacement, translatePages } from './peer.ts';

const version = '3.10.2';

const imports = `import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';`;

const replacements: readonly Replacement[] = [
  [/\n---\n/, `\n---\n\n${imports}\n`],
  [/<Note>(.*)<\/Note>/g, ':::note\n\n$1\n\n:::'],
  [/<Warning>(.*)<\/Warning>/g, ':::warning\n\n$1\n\n:::'],
  [/<CardGroup cols=\{2\}>/g, '<DocCardList items={['],
  [
    /<Card title="([^"]*)" icon="[^"]*" href="([^"]*)">(.*)<\/Card>/g,
    '{ type: "link", label: "$1", href: "$2", description: "$3" },',
  ],
  [/<\/CardGroup>/g, ']} />'],
  [/<Tab title="([^"]*)">/g, '<TabItem value="$1" label="$1">'],
  [/<\/Tab>/g, '</TabItem>'],
  [/```(\w+) (\S+)\n/g, '```$1 title="$2"\n'],
];

/** Docusaurus with its classic preset, and with the faster tools that it has for builds. */
export const docusaurus: Peer = {
  name: 'Docusaurus',
  createProject: (pages) => {
    const sidebar = pages.groups.map(({ group, pages: items }) => ({
      type: 'category',
      label: group,
      items,
    }));
    return {
      packages: {
        '@docusaurus/core': version,
        '@docusaurus/faster': version,
        '@docusaurus/preset-classic': version,
        '@mdx-js/react': '3.1.1',
        react: '19.3.1',
        'react-dom': '19.3.1',
      },
      files: {
        ...translatePages(pages, (name) => `docs/${name}.mdx`, replacements),
        'docs/index.md': '---\ntitle: Start\n---\n\nThe start.\n',
        'sidebars.js': `export default { docs: ${JSON.stringify(sidebar)} };\n`,
        // The faster tools render in threads only with the flags of version 4.
        'docusaurus.config.js': `export default {
  title: 'Generated',
  url: 'https://example.com',
  baseUrl: '/',
  future: { v4: true, faster: true },
  presets: [['classic', { blog: false, docs: { routeBasePath: '/', sidebarPath: './sidebars.js' } }]],
};
`,
      },
      command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    };
  },
};
