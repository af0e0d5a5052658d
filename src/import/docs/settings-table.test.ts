import { expect, it } from 'vitest';
import { LOST } from './settings-table.ts';

it('the page on moving a site tells what is lost (npm run fields writes it anew)', async () => {
  const rows = Object.entries(LOST).map(
    ([name, why]) => `| \`${name}\` | ${why.replace(/<\w+>|\bcontent\/[\w.]+|"\w[\w-]*"/g, writeCode)} |`,
  );
  await expect(`| In \`docs.json\` | In Octavo |\n|---|---|\n${rows.join('\n')}\n`).toMatchFileSnapshot(
    '../../../content/snippets/lost-settings.mdx',
  );
});

function writeCode(found: string): string {
  return `\`${found.replaceAll('"', '')}\``;
}
