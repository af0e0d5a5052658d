import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateSite } from './generate-site.ts';
import { installStarlight } from './install-starlight.ts';
import { type Measure, measureCommand } from './measure-command.ts';

const imports = "import { Aside, Card, CardGrid, TabItem, Tabs } from '@astrojs/starlight/components';";

/** What Octavo's components are called in Starlight. */
const renames: readonly (readonly [RegExp, string])[] = [
  [/<Note>(.*)<\/Note>/g, '<Aside>$1</Aside>'],
  [/<Warning>(.*)<\/Warning>/g, '<Aside type="caution">$1</Aside>'],
  [/<CardGroup cols=\{2\}>/g, '<CardGrid>'],
  [/<\/CardGroup>/g, '</CardGrid>'],
  [/<Card title="([^"]*)" icon="[^"]*" href="[^"]*">/g, '<Card title="$1" icon="rocket">'],
  [/<Tab title="([^"]*)">/g, '<TabItem label="$1">'],
  [/<\/Tab>/g, '</TabItem>'],
  [/```(\w+) (\S+)\n/g, '```$1 title="$2"\n'],
];

/** Builds the pages of `generateSite` with Starlight, search off. The folder must be empty. */
export function buildPagesWithStarlight(folder: string, count: number): Measure {
  const docs = installStarlight(folder);
  generateSite(folder, count);
  for (const name of readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.mdx')) translatePage(join(folder, 'content', name), join(docs, name));
  const {
    navigation,
  }: { readonly navigation: readonly { readonly group: string; readonly pages: string[] }[] } = JSON.parse(
    readFileSync(join(folder, 'site.json'), 'utf8'),
  );
  const sidebar = navigation.map(({ group, pages }) => ({ label: group, items: pages }));
  writeFileSync(
    join(folder, 'astro.config.mjs'),
    `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
const sidebar = ${JSON.stringify(sidebar)};
export default defineConfig({ integrations: [starlight({ title: 'Generated', pagefind: false, sidebar })] });
`,
  );
  return measureCommand(folder, ['node_modules/astro/bin/astro.mjs', 'build']);
}

function translatePage(from: string, to: string): void {
  const text = renames.reduce(
    (page, [pattern, by]) => page.replace(pattern, by),
    readFileSync(from, 'utf8').replace(/\n---\n/, `\n---\n${imports}\n`),
  );
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, text);
}
