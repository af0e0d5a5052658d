import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readInfo, readTags } from '../read/read-info.ts';
import { listOperations, readOperation } from '../read/read-operations.ts';
import { loadDocuments } from './load-documents.ts';

const shop = `openapi: 3.0.3
info: { title: Shop, version: '1' }
tags: [{ name: Orders }]
paths:
  /orders:
    get: &shared { summary: List, responses: { '200': { description: OK } } }
    post: *shared
  /internal:
    get: { x-internal: true, responses: { '200': { description: OK } } }
components: { schemas: { Order: { type: object, properties: { id: { type: integer } } } } }
`;

/** A site of these files whose documents and overlays are those of the lists. */
async function open(
  files: Readonly<Record<string, string>>,
  overlays: readonly string[] = ['overlay.yaml'],
  documents: readonly string[] = ['openapi.yaml'],
) {
  const root = await mkdtemp(join(tmpdir(), 'octavo-overlay-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, content] of Object.entries({ 'openapi.yaml': shop, ...files }))
    await writeFile(join(root, file), content);
  const result = await loadDocuments(root, documents, {
    overlays: overlays.map((reference) => ({ reference })),
  });
  return {
    documents: result.documents,
    operations: result.documents.flatMap(listOperations).map(readOperation),
    told: result.problems.map(
      ({ file, line, column, severity, code }) => `${file}:${line}:${column} ${severity} ${code}`,
    ),
  };
}

const overlay = (actions: string, more = '') =>
  `overlay: 1.0.0\ninfo: { title: O, version: '1' }\n${more}actions:\n${actions}`;

test('objects are merged, lists get more, and what is removed is gone', async () => {
  const { documents, operations, told } = await open({
    'overlay.yaml':
      overlay(`  - { target: $.info, update: { description: All of it., contact: { name: Ann } } }
  - { target: $.tags, update: { name: Users } }
  - { target: "$.paths['/orders'].get", update: { tags: [Orders], description: Every one. } }
  - { target: "$.paths[?@.get['x-internal'] == true]", remove: true }
`),
  });
  const [document] = documents;
  expect(document && readInfo(document)).toMatchObject({ title: 'Shop', description: 'All of it.' });
  expect(document && readTags(document).map(({ name }) => name)).toEqual(['Orders', 'Users']);
  expect(operations.map(({ method, path, description }) => [method, path, description])).toEqual([
    ['GET', '/orders', 'Every one.'],
    ['POST', '/orders', undefined],
  ]);
  expect(told.filter((line) => !line.includes(' note '))).toEqual([]);
});

test('overlays are applied in their order, and one sees what the one before has added', async () => {
  const { operations } = await open(
    {
      'one.yaml': overlay(
        "  - { target: $.paths, update: { /users: { get: { responses: { '200': { description: OK } } } } } }\n",
      ),
      'two.json': JSON.stringify({
        overlay: '1.0.0',
        info: { title: 'O', version: '1' },
        actions: [{ target: "$.paths['/users'].get", update: { summary: 'List users' } }],
      }),
    },
    ['one.yaml', 'two.json'],
  );
  expect(operations.find(({ path }) => path === '/users')?.summary).toBe('List users');
});

test('a mistake that an overlay brings is told in the overlay, another in the document', async () => {
  const { told } = await open({
    'openapi.yaml': shop.replace('type: integer', 'type: integr'),
    'overlay.yaml': overlay(`  - target: $.components.schemas.Order.properties
    update:
      name: { type: strin }
      owner:
        $ref: '#/components/schemas/Order'
`),
  });
  expect(told.filter((line) => line.includes('unknown-type'))).toEqual([
    'openapi.yaml:10:75 warning openapi/unknown-type',
    'overlay.yaml:6:21 warning openapi/unknown-type',
  ]);
});

test('an overlay is for the document that it extends', async () => {
  const actions = '  - { target: $.info, update: { summary: Of one. } }\n';
  const { documents, told } = await open(
    { 'other.yaml': shop, 'overlay.yaml': overlay(actions, 'extends: ./other.yaml\n') },
    ['overlay.yaml'],
    ['openapi.yaml', 'other.yaml'],
  );
  expect(documents.map((document) => readInfo(document).summary)).toEqual([undefined, 'Of one.']);
  expect(told.filter((line) => line.includes('overlay-'))).toEqual([]);
});

test('what selects something in one of two documents is no mistake', async () => {
  const actions =
    '  - { target: "$.paths[\'/orders\']", remove: true }\n  - { target: $.none, remove: true }\n';
  const { told } = await open(
    { 'other.yaml': shop.replace('/orders', '/others'), 'overlay.yaml': overlay(actions) },
    ['overlay.yaml'],
    ['openapi.yaml', 'other.yaml'],
  );
  expect(told.filter((line) => line.includes('overlay-'))).toEqual([
    'overlay.yaml:5:7 warning openapi/overlay-without-match',
  ]);
});

test('what is no overlay, no action or no JSONPath is an error at its place', async () => {
  const { told } = await open(
    {
      'overlay.yaml': overlay(`  - { description: Nothing }
  - { target: "$.paths[", remove: true }
  - { target: $.info.title, update: { a: 1 } }
  - { target: $, remove: true }
`),
      'none.yaml': 'openapi: 3.1.1\n',
    },
    ['overlay.yaml', 'none.yaml', 'gone.yaml'],
  );
  expect(told.filter((line) => !line.startsWith('openapi.yaml'))).toEqual([
    'none.yaml:1:1 error openapi/no-overlay',
    'overlay.yaml:4:5 error openapi/overlay-action',
    'overlay.yaml:5:7 error openapi/overlay-target',
    'overlay.yaml:6:29 error openapi/overlay-update',
    'overlay.yaml:7:5 error openapi/overlay-update',
    'site.json:1:1 error openapi/unreadable-overlay',
  ]);
});

test('a download has what the overlays have made of the document', async () => {
  const { documents } = await open({
    'overlay.yaml': overlay('  - { target: "$.paths[\'/internal\']", remove: true }\n'),
  });
  const source = documents[0]?.files.get('openapi.yaml');
  expect(source?.overlaid?.text).toContain('/orders:');
  expect(source?.overlaid?.text).not.toContain('/internal');
});
