import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeSite } from '../../../tests/support/page-fixture.ts';
import { loadDocuments } from '../../openapi/load/load-documents.ts';
import { createFindingsKeeper } from './kept-findings.ts';

const document = (title: string) => `openapi: 3.1.0
info: { title: ${title}, version: '1' }
paths:
  /a:
    get:
      responses:
        '200': { description: ok, content: { application/json: { schema: { $ref: ./b.yaml#/none } } } }
`;

/** What is found in a site's document, and whether any of it was looked for. */
async function load(root: string) {
  const keeper = createFindingsKeeper(root);
  let found = 0;
  const { problems } = await loadDocuments(root, ['openapi.yaml'], {
    keepFindings: (one, find) =>
      keeper(one, () => {
        found += 1;
        return find();
      }),
  });
  return { problems, found };
}

it('what is found in a document is kept until one of its files changes', async () => {
  const root = writeSite({ 'openapi.yaml': document('A'), 'b.yaml': 'x: 1\n' });
  const first = await load(root);
  expect(first.found).toBe(1);
  expect(first.problems.length).toBeGreaterThan(0);
  expect(await load(root)).toEqual({ ...first, found: 0 });
  writeFileSync(join(root, 'b.yaml'), 'none: { type: string }\n');
  const changed = await load(root);
  expect(changed.found).toBe(1);
  expect(changed.problems).not.toEqual(first.problems);
  writeFileSync(join(root, 'openapi.yaml'), document('Other'));
  expect(await load(root)).toMatchObject({ found: 1, problems: changed.problems });
  const folder = join(root, '.octavo/findings');
  expect(readdirSync(folder), 'one file for a document').toHaveLength(1);
});

it('what is damaged is found anew', async () => {
  const root = writeSite({ 'openapi.yaml': document('A'), 'b.yaml': 'x: 1\n' });
  const first = await load(root);
  const folder = join(root, '.octavo/findings');
  const file = join(folder, readdirSync(folder)[0] ?? '');
  const text = readFileSync(file, 'utf8');
  for (const damaged of [
    text.slice(0, -9),
    '',
    text.replace('"line"', '"row"'),
    text.replace(/"key":"../, '"key":"'),
  ]) {
    expect(damaged).not.toBe(text);
    writeFileSync(file, damaged);
    expect(await load(root)).toEqual(first);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
});

it('nothing is kept where nothing can be written', async () => {
  const root = writeSite({ 'openapi.yaml': document('A'), 'b.yaml': 'x: 1\n', '.octavo': 'a file' });
  const first = await load(root);
  expect(first.found).toBe(1);
  expect(await load(root)).toEqual(first);
});
