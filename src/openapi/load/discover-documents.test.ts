import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { discoverDocuments } from './discover-documents.ts';
import { loadProblem } from './problems.ts';

async function createSite(files: readonly string[], text: string): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'octavo-discover-')));
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return root;
}

test('documents are found at the root, in the usual folders, then elsewhere', async () => {
  const root = await createSite(
    ['z.json', 'a/deep/b.yml', 'guides/openapi/c.yaml', 'api-reference/d.json', 'README.md'],
    '{ "openapi": "3.0.1", "info": {} }',
  );
  await writeFile(join(root, 'site.json'), '{ "name": "A", "openapi": "openapi.json" }');
  await writeFile(join(root, 'package.json'), '{ "dependencies": { "openapi": "3" } }');
  expect(await discoverDocuments(root, root)).toEqual([
    'z.json',
    'api-reference/d.json',
    'guides/openapi/c.yaml',
    'a/deep/b.yml',
  ]);
});

test('folders that hold no content are not looked into', async () => {
  const root = await createSite(
    ['node_modules/x/a.yaml', '.git/a.yaml', 'dist/a.yaml', 'public/a.yaml', '.hidden.yaml'],
    'openapi: 3.1.0\n',
  );
  expect(await discoverDocuments(root, root)).toEqual([]);
});

test('beside a content root the site root and its usual folders count', async () => {
  const root = await createSite(
    ['openapi.yaml', 'openapi/b.yaml', 'content/c.yaml', 'other/d.yaml'],
    'swagger: "2.0"\n',
  );
  expect(await discoverDocuments(root, join(root, 'content'))).toEqual([
    'content/c.yaml',
    'openapi.yaml',
    'openapi/b.yaml',
  ]);
});

test('a version that stands far below the beginning is found', async () => {
  const root = await createSite(
    ['a.json'],
    JSON.stringify({ components: { x: 'y'.repeat(10_000) }, info: {}, openapi: '3.1.0', paths: {} }),
  );
  expect(await discoverDocuments(root, root)).toEqual(['a.json']);
});

test('what is found is told in a note', () => {
  const note = loadProblem('discovered', { file: 'site.json', line: 1, column: 1 }, ['a.json', 'b.json']);
  expect(note).toMatchObject({ code: 'openapi/discovered', severity: 'note' });
  expect(note.hint).toContain('"openapi": ["a.json", "b.json"]');
});
