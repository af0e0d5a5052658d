import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runOctavo } from '../e2e/octavo-command.ts';
import { type ExpectedOperation, readIndependently } from './read-independently.ts';
import { readOperationPages } from './read-pages.ts';

const sources = fileURLToPath(new URL('sources/', import.meta.url));
/** The documents; what else is there are parts of them. */
const documents = [
  ...globSync('{references,versions,shapes,mistakes,specification}/*.yaml', { cwd: sources }),
  'twelve/openapi.yaml',
  'large.json',
]
  .map((name) => name.replaceAll('\\', '/'))
  .sort();
const folderOf = (name: string) => name.replace(/\.\w+$/, '').replaceAll(/[^a-z\d]+/g, '-');

let folder: string;
let told: { readonly code: number | null; readonly text: string };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-documents-'));
  cpSync(sources, folder, { recursive: true });
  writeFileSync(join(folder, 'large.json'), JSON.stringify(writeLargeDocument()));
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content/index.md'), '# Start\n\nText.\n');
  const tabs = documents.map((name) => ({ name, url: folderOf(name), openapi: name }));
  const navigation = [{ group: 'Start', pages: ['index'] }];
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ name: 'Documents', tabs, navigation }));
  const { code, stdout, stderr } = await runOctavo(['build', folder], { limit: 200_000 });
  told = { code, text: stdout + stderr };
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** 3 MB: 500 operations of 50 schemas that refer to each other. */
function writeLargeDocument(): object {
  const description = 'A sentence that a large document has everywhere. '.repeat(110);
  const refer = (index: number) => ({ $ref: `#/components/schemas/Thing${index % 50}` });
  const schemas = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [
      `Thing${index}`,
      { type: 'object', properties: { id: { type: 'string' }, next: refer(index + 1) } },
    ]),
  );
  const paths = Object.fromEntries(
    Array.from({ length: 250 }, (_, index) => {
      const content = { 'application/json': { schema: refer(index) } };
      const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
      const responses = { 200: { description: 'Fine.', content }, 404: { description: 'None.' } };
      const operation = (summary: string) => ({ summary, description, responses });
      return [
        `/things-${index}/{id}`,
        {
          parameters,
          get: operation(`Get thing ${index}`),
          put: { ...operation(`Put thing ${index}`), requestBody: { content } },
        },
      ];
    }),
  );
  return { openapi: '3.1.1', info: { title: 'Large', version: '1' }, paths, components: { schemas } };
}

const sort = (operations: readonly ExpectedOperation[]) =>
  operations.toSorted((one, other) =>
    `${one.path} ${one.method}`.localeCompare(`${other.path} ${other.method}`),
  );

test('at least 25 documents of all versions are built without an error', () => {
  expect(documents.length).toBeGreaterThanOrEqual(25);
  expect(told.text).toMatch(/\b0 errors\b/);
  expect(told.code).toBe(0);
});

test.each(documents)('each operation of %s has a page with its parameters, bodies and responses', (name) => {
  const expected = readIndependently(join(folder, name));
  expect(expected.length).toBeGreaterThan(0);
  const shown = readOperationPages(join(folder, 'dist'), folderOf(name));
  expect(sort(shown)).toEqual(sort(expected));
});
