import { type Peer, type Replacement, translatePages } from './peer.ts';

/** Markdown has neither cards nor tabs there: containers and code groups take their places. */
const replacements: readonly Replacement[] = [
  // A page's title is its first heading.
  [/^---\ntitle: (.*)\n(.*)\n---\n/, '---\ntitle: $1\n$2\n---\n\n# $1\n'],
  [/```(\w+) (\S+)\n([^`]*)```/g, '::: code-group\n\n```$1 [$2]\n$3```\n\n:::'],
  [/<Note>(.*)<\/Note>/g, '::: info\n$1\n:::'],
  [/<Warning>(.*)<\/Warning>/g, '::: warning\n$1\n:::'],
  [/ *<Card title="([^"]*)" icon="[^"]*" href="([^"]*)">(.*)<\/Card>/g, '::: tip $1\n[$3]($2)\n:::'],
  [/<CardGroup.*>\n|\n<\/CardGroup>/g, ''],
  [/ *<Tab title="([^"]*)">\n\n/g, '```txt [$1]\n'],
  [/\n\n *<\/Tab>/g, '\n```'],
  [/<Tabs>/g, '::: code-group'],
  [/<\/Tabs>/g, ':::'],
];

/** VitePress with its default theme. */
export const vitepress: Peer = {
  name: 'VitePress',
  createProject: (pages) => {
    const sidebar = pages.groups.map(({ group, pages: names }) => ({
      text: group,
      items: names.map((name) => ({ text: readTitle(pages.texts.get(name)), link: `/${name}` })),
    }));
    return {
      packages: { vitepress: '1.6.4' },
      files: {
        ...translatePages(pages, (name) => `docs/${name}.md`, replacements),
        'docs/index.md': '# Start\n\nThe start.\n',
        'docs/.vitepress/config.mjs': `export default { title: 'Generated', themeConfig: { sidebar: ${JSON.stringify(sidebar)} } };\n`,
      },
      command: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
    };
  },
};

const readTitle = (text = '') => /^title: (.*)$/m.exec(text)?.[1] ?? '';
