import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { siteSchema } from '../../src/config/schema/site-schema.ts';
import { findConfigSchema, readNotes } from '../../src/config/schema-tree.ts';
import { listKeys } from '../support/site-json-fields.ts';

const folder = fileURLToPath(new URL('../../content/configuration/', import.meta.url));

/** Each page on fields of `site.json`, with those that it has the table of. */
const pages = readdirSync(folder).map((file) => ({
  url: `/configuration/${file.replace(/\.mdx$/, '')}`.replace(/\/index$/, ''),
  fields: [...readFileSync(folder + file, 'utf8').matchAll(/^<Snippet file="fields\/(.+)\.mdx" \/>$/gm)].map(
    ([, key = '']) => key,
  ),
}));

const fields = listKeys().flatMap((key) => {
  const schema = findConfigSchema(siteSchema, [key]);
  const notes = schema === undefined ? undefined : readNotes(schema);
  return notes === undefined || notes.isDeprecated ? [] : [{ key, description: notes.description }];
});

it('each field that has an effect is told of on one page', () => {
  expect(pages.flatMap((page) => page.fields).sort()).toEqual(fields.map(({ key }) => key).sort());
});

it('the page on site.json lists the fields with their pages (npm run fields writes it anew)', async () => {
  const rows = fields.map(({ key, description }) => {
    const { url = '' } = pages.find((page) => page.fields.includes(key)) ?? {};
    const [sentence = ''] = description.split(/(?<=[.!?])\s/);
    return `| [\`${key}\`](${url}) | ${sentence.replace(/[<{|]/g, '\\$&')} |`;
  });
  await expect(`| Field | What it holds |\n|---|---|\n${rows.join('\n')}\n`).toMatchFileSnapshot(
    '../../content/snippets/all-fields.mdx',
  );
});
