import { expect, it } from 'vitest';
import { componentRegistry } from './registry.ts';

it('the page on replacing components tells their properties (npm run fields writes it anew)', async () => {
  const rows = componentRegistry.all
    .filter(({ isInternal }) => isInternal !== true)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, props }) => {
      const properties = Object.keys(props).map((prop) => `\`${prop}\``);
      return `| \`${name}\` | ${properties.join(', ') || 'none'} |`;
    });
  await expect(`| Component | Properties |\n|---|---|\n${rows.join('\n')}\n`).toMatchFileSnapshot(
    '../../../content/snippets/component-properties.mdx',
  );
});
