import { expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { findOperation, parseOperationReference } from './find-operation.ts';
import { describeMissing } from './page-problems.ts';

const ok = "responses: { '200': { description: ok } }";

const open = async (name: string, paths: string) => {
  const { document } = await openText(
    `openapi: 3.1.1\ninfo: { title: T, version: "1" }\npaths:\n${paths}webhooks:\n  created: { post: { ${ok} } }\n`,
  );
  return { ...document, name };
};

const documents = Promise.all([
  open(
    'restapi/v1.json',
    `  /users: { get: { summary: one, ${ok} }, post: { ${ok} } }\n  /users/{id}/: { get: { ${ok} } }\n`,
  ),
  open('openapi.yaml', `  /users: { get: { summary: two, ${ok} } }\n`),
]);

const find = async (reference: string) => {
  const result = findOperation(await documents, reference);
  return result.kind === 'found'
    ? `${result.operation.document} ${result.operation.method} ${result.operation.path}`
    : [result.reason, ...result.nearest];
};

test('method and path find the first document that has them', async () => {
  expect(await find('GET /users')).toBe('restapi/v1.json GET /users');
  expect(await find('get /users')).toBe('restapi/v1.json GET /users');
  expect(await find('  "Get   /users" ')).toBe('restapi/v1.json GET /users');
  expect(await find("'POST /users/'")).toBe('restapi/v1.json POST /users');
  expect(await find('GET /users/{id}')).toBe('restapi/v1.json GET /users/{id}/');
});

test('a document is named by its file, with or without extension and folder', async () => {
  expect(await find('openapi GET /users')).toBe('openapi.yaml GET /users');
  expect(await find('openapi.yaml get /users')).toBe('openapi.yaml GET /users');
  expect(await find('/openapi.yaml get /users')).toBe('openapi.yaml GET /users');
  expect(await find('v1 get /users')).toBe('restapi/v1.json GET /users');
  expect(await find('restapi/v1.json GET /users')).toBe('restapi/v1.json GET /users');
  expect(await find('./restapi/v1 GET /users')).toBe('restapi/v1.json GET /users');
});

test('a webhook is found by its name', async () => {
  expect(await find('webhook created')).toBe('restapi/v1.json POST created');
  expect(await find('openapi.yaml webhook created')).toBe('openapi.yaml POST created');
  expect(await find('webhook creatd')).toEqual(['unknown-operation', 'webhook created']);
});

test('a missing operation is reported with the nearest ones', async () => {
  expect(await find('PUT /users')).toEqual(['unknown-operation', 'GET /users', 'POST /users']);
  expect(await find('GET /users/{userId}')).toEqual(['unknown-operation', 'GET /users/{id}/']);
  expect(await find('GET /usrs')).toEqual(['unknown-operation', 'GET /users']);
  expect(await find('v2 GET /users')).toEqual(['unknown-document', 'restapi/v1.json', 'openapi.yaml']);
  expect(await find('openapi.yml GET /users')).toEqual(['unknown-document', 'openapi.yaml']);
  expect(await find('openapi POST /users')).toEqual(['unknown-operation', 'GET /users']);
  expect(await find('users')).toEqual(['malformed']);
  expect(findOperation([], 'GET /users')).toMatchObject({ reason: 'no-documents' });
});

test('each way of not being found has a problem with a hint', async () => {
  const place = { file: 'content/a.mdx', line: 3, column: 10 };
  for (const reference of ['PUT /users', 'v2 GET /users', 'users']) {
    const miss = findOperation(await documents, reference);
    if (miss.kind !== 'missing') throw new Error(reference);
    const [problem] = describeMissing('operation', reference, miss, place);
    expect(problem).toMatchObject({ ...place, severity: 'warning' });
    expect(problem?.message).toContain(`"${reference}"`);
    expect(problem?.hint).not.toBe('');
  }
});

test('a reference is read in all its forms', () => {
  expect(parseOperationReference('POST /v1/a b')).toBeUndefined();
  expect(parseOperationReference('CONNECT /x')).toBeUndefined();
  expect(parseOperationReference('GET users')).toBeUndefined();
  expect(parseOperationReference('https://x.dev/o.json PATCH /a')).toEqual({
    kind: 'operation',
    document: 'https://x.dev/o.json',
    method: 'PATCH',
    path: '/a',
  });
  expect(parseOperationReference('webhook user created')).toEqual({
    kind: 'webhook',
    document: undefined,
    method: undefined,
    path: 'user created',
  });
  expect(parseOperationReference('events.yaml channel chat room')).toEqual({
    kind: 'channel',
    document: 'events.yaml',
    method: undefined,
    path: 'chat room',
  });
});

test('is silent about an operation that a document which cannot be read may have', () => {
  const miss = findOperation([], 'GET /users', false);
  expect(miss).toMatchObject({ kind: 'missing', reason: 'unread' });
  expect(
    miss.kind === 'missing' &&
      describeMissing('operation', 'GET /users', miss, { file: 'a', line: 1, column: 1 }),
  ).toEqual([]);
});
