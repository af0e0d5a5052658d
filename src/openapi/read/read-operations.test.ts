import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { openText } from '../../../tests/support/document-fixture.ts';
import { loadDocuments } from '../load/load-documents.ts';
import type { Field, Operation } from './operation.ts';
import { listOperations, readOperation } from './read-operations.ts';

const read = async (rest: string) => {
  const { document } = await openText(`openapi: 3.1.1\ninfo: { title: T, version: "1" }\n${rest}`);
  return listOperations(document).map(readOperation);
};

const ok = "responses: { '200': { description: ok } }";

test('operations come in the order of the file, webhooks last', async () => {
  const operations = await read(`paths:
  /b:
    post: { summary: second, ${ok} }
    get: { operationId: g, tags: [x], deprecated: true, ${ok} }
  /a: { summary: shared, get: { ${ok} } }
webhooks:
  created: { post: { ${ok} } }
`);
  expect(operations.map(({ method, path, isWebhook }) => [method, path, isWebhook])).toEqual([
    ['POST', '/b', false],
    ['GET', '/b', false],
    ['GET', '/a', false],
    ['POST', 'created', true],
  ]);
  expect(operations[1]).toMatchObject({ operationId: 'g', tags: ['x'], deprecated: true });
  expect(operations[2]?.summary).toBe('shared');
});

test("a path's parameters are shared, and replaced by an operation's own", async () => {
  const [operation] = await read(`paths:
  /a/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string }, description: shared }
      - { name: page, in: query, schema: { type: integer } }
    get:
      parameters:
        - { name: page, in: query, required: true, schema: { type: integer, minimum: 1 }, example: 3 }
        - $ref: '#/components/parameters/Ids'
        - { name: filter, in: query, content: { application/json: { schema: { type: object } } } }
      ${ok}
components:
  parameters:
    Ids: { name: ids, in: query, explode: false, schema: { type: array, items: { type: string } } }
`);
  expect(operation?.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true, style: 'simple', explode: false, description: 'shared' },
    { name: 'page', required: true, style: 'form', explode: true, examples: [{ value: 3, isGiven: true }] },
    { name: 'ids', style: 'form', explode: false, field: { name: 'ids', type: 'string[]' } },
    { name: 'filter', mediaType: 'application/json' },
  ]);
  expect(operation?.parameters[0]?.examples[0]).toMatchObject({ value: 'id', isGiven: false });
});

test('the scopes that an operation needs of a scheme are told', async () => {
  const [operation] =
    await read(`paths: { /a: { get: { security: [{ Login: ['read:a', 'write:a'] }], ${ok} } } }
components:
  securitySchemes:
    Login: { type: oauth2, flows: { implicit: { authorizationUrl: https://a.test, scopes: { 'read:a': A, 'write:a': B } } } }`);
  expect(operation?.security[0]?.[0]?.scopes).toEqual(['read:a', 'write:a']);
});

test('security is told as alternatives, and nothing needed apart from nothing said', async () => {
  const operations = await read(`security: [{ Key: [] }]
paths:
  /own: { get: { security: [{ Key: [], Basic: [] }, {}], ${ok} } }
  /none: { get: { security: [], ${ok} } }
  /default: { get: { ${ok} } }
  /gone: { get: { security: [{ Nope: [] }], ${ok} } }
components:
  securitySchemes:
    Key: { type: apiKey, in: header, name: X-Api-Key, description: d }
    Basic: { type: http, scheme: Basic }
`);
  const keys = operations.map(({ security }) => security.map((schemes) => schemes.map(({ key }) => key)));
  expect(keys).toEqual([[['Key', 'Basic'], []], [[]], [['Key']], []]);
  expect(operations[0]?.security[0]).toMatchObject([
    { type: 'apiKey', in: 'header', name: 'X-Api-Key', labels: ['X-Api-Key'] },
    { type: 'http', scheme: 'basic', labels: ['Username', 'Password'] },
  ]);
  expect((await read(`paths: { /a: { get: { ${ok} } } }\n`))[0]?.security).toEqual([]);
});

test('servers are those nearest to the operation', async () => {
  const operations =
    await read(`servers: [{ url: 'https://{region}.example.com', variables: { region: { default: eu, enum: [eu, us] } } }]
paths:
  /a: { get: { servers: [{ url: /own }], ${ok} } }
  /b: { servers: [{ url: /item }], get: { ${ok} } }
  /c: { get: { ${ok} } }
`);
  expect(operations.map(({ servers }) => servers[0]?.url)).toEqual([
    '/own',
    '/item',
    'https://{region}.example.com',
  ]);
  expect(operations[2]?.servers[0]?.variables).toEqual([
    { name: 'region', default: 'eu', enum: ['eu', 'us'], description: undefined },
  ]);
});

test('examples are those given, by name, else those of the schema, else made; with the key order of the file', async () => {
  const [operation] = await read(`paths:
  /a:
    post:
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { a: { type: string } } }
            examples:
              one: { summary: One, value: { '2': x, '1': y } }
              two: { $ref: '#/components/examples/Two' }
              three: { externalValue: https://example.com/x }
          application/x-www-form-urlencoded:
            schema: { type: object, properties: { a: { const: 'x y' }, b: { const: [1] } } }
          text/plain: { example: plain }
          application/vnd.x+json: { schema: { type: string, examples: [word] } }
          image/png: {}
      ${ok}
components:
  examples:
    Two: { value: [1] }
`);
  const content = operation?.requestBody?.content ?? [];
  expect(
    content.map(({ examples }) => examples.map(({ name, text, isGiven }) => [name, text, isGiven])),
  ).toEqual([
    [
      ['one', '{\n  "2": "x",\n  "1": "y"\n}', true],
      ['two', '[\n  1\n]', true],
      ['three', '', true],
    ],
    [['', 'a=x+y&b=1', false]],
    [['', 'plain', true]],
    [['', '"word"', true]],
    [],
  ]);
  expect(content[0]?.examples[0]).toMatchObject({ summary: 'One', value: { 1: 'y', 2: 'x' } });
  expect(content[0]?.examples[2]).toMatchObject({ link: 'https://example.com/x', value: undefined });
});

test('responses keep the order of the file and have headers', async () => {
  const [operation] = await read(`paths:
  /a:
    get:
      responses:
        default: { description: d }
        '404': { $ref: '#/components/responses/Gone' }
        '200':
          description: ok
          headers:
            X-Left: { description: left, required: true, schema: { type: integer } }
            Content-Type: { schema: { type: string } }
components:
  responses:
    Gone: { description: gone, content: { application/octet-stream: { schema: {} } } }
`);
  expect(operation?.responses.map(({ status }) => status)).toEqual(['default', '404', '200']);
  expect(operation?.responses[1]).toMatchObject({
    description: 'gone',
    content: [{ schema: { type: 'file' } }],
  });
  expect(operation?.responses[2]?.headers).toMatchObject([
    { name: 'X-Left', type: 'integer', required: true, description: 'left' },
  ]);
});

test('an entry is listed without reading its schemas', async () => {
  const { document } = await openText(
    `openapi: 3.1.1\ninfo: { title: T, version: "1" }\npaths:\n  x-note: { get: {} }\n  /a: { get: { ${ok} } }\n`,
  );
  expect(listOperations(document).map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /a']);
});

let userGroups: readonly Operation[] = [];

beforeAll(async () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const { documents, problems } = await loadDocuments(root, ['openapi.yaml']);
  expect(problems).toEqual([]);
  userGroups = documents.flatMap(listOperations).map(readOperation);
});

const rows = (field: Field | undefined) => field?.children.map(({ name, type }) => `${name}: ${type}`) ?? [];
const answer = (operation: Operation | undefined) =>
  operation?.responses.find(({ status }) => status === '200')?.content[0]?.schema;
const group = (operation: Operation | undefined) =>
  answer(operation)?.children.find(({ name }) => name === 'user_group');

test('the User Group API has its three operations on one path, each with a JSON body', () => {
  expect(userGroups.map(({ method, path, summary, tags }) => [method, path, summary, tags])).toEqual([
    ['GET', '/api/user', 'Get or create a user group', ['User groups']],
    ['PUT', '/api/user', 'Update a user group', ['User groups']],
    ['POST', '/api/user', 'Rotate a user group token', ['User groups']],
  ]);
  for (const { requestBody, security } of userGroups) {
    expect(requestBody).toMatchObject({ required: true, content: [{ mediaType: 'application/json' }] });
    expect(security).toMatchObject([[{ type: 'apiKey', in: 'header', name: 'Authorization' }]]);
    expect(security[0]?.[0]?.description).toContain('Token <API_TOKEN>');
  }
});

test('the User Group API takes the fields that its specification lists', () => {
  const shared = ['name: string', 'user_group_id: string', 'mapping: object', 'properties: object'];
  expect(userGroups.map(({ requestBody }) => rows(requestBody?.content[0]?.schema))).toEqual([
    shared,
    shared,
    ['current_token: string'],
  ]);
});

test('the User Group API answers with the fields that its specification lists', () => {
  expect(userGroups.map((operation) => rows(answer(operation)))).toEqual([
    ['success: number', 'new_user_group: boolean', 'user_group: object'],
    ['success: number', 'user_group: object'],
    ['success: number', 'user_group: object'],
  ]);
  const base = ['team_id: number', 'token: string', 'name: string', 'provided_id: string'];
  const properties = 'properties: object | null';
  const tag = 'api_environment_tag: string | null';
  expect(userGroups.map((operation) => rows(group(operation)))).toEqual([
    [...base, properties],
    [...base, properties, tag],
    [...base, tag],
  ]);
  const updated = group(userGroups[1])?.children;
  expect(updated?.[0]?.description).toMatch(/^Internal identifier/);
  expect(updated?.[5]?.facts).toEqual([{ label: 'Allowed values', values: ['Customer', 'Testing'] }]);
});

test('every example of the User Group API has the fields of its schema and no others', () => {
  const compare = (field: Field | undefined, value: unknown, where: string) => {
    if (!field || field.children.length === 0 || typeof value !== 'object' || value === null) return;
    const names = field.children.map(({ name }) => name);
    if (names[0]?.startsWith('{')) return;
    expect(names, where).toEqual(expect.arrayContaining(Object.keys(value)));
    for (const child of field.children) {
      const has = Object.hasOwn(value, child.name);
      if (child.required) expect(has, `${where} ${child.name}`).toBe(true);
      if (has) compare(child, Reflect.get(value, child.name), `${where} ${child.name}`);
    }
  };
  for (const { method, requestBody, responses } of userGroups) {
    const contents = [...(requestBody?.content ?? []), ...responses.flatMap(({ content }) => content)];
    expect(contents.length).toBeGreaterThan(6);
    for (const { schema, examples } of contents) {
      expect(examples.length).toBeGreaterThan(0);
      for (const { value, isGiven, name } of examples) {
        expect(isGiven).toBe(true);
        compare(schema, value, `${method} ${name}`);
      }
    }
  }
});

test('the User Group API documents the errors that its service chose, and calls them so', () => {
  expect(userGroups.map(({ responses }) => responses.map(({ status }) => status).join(' '))).toEqual([
    '200 400 401 405 413 429 500 503',
    '200 400 401 404 405 413 429 500 503',
    '200 400 401 404 405 413 429 500 503',
  ]);
  for (const { responses } of userGroups) {
    const [, first, ...others] = responses;
    expect(rows(first?.content[0]?.schema)).toEqual(['success: number', 'error: object']);
    for (const { content } of others)
      expect(content[0]?.schema?.shownAt).toEqual({ id: 'response-400', name: 'Error' });
    for (const { description } of responses.slice(1)) expect(description).toContain("This service's choice.");
  }
});

test('a webhook needs what it says itself, and what it brings is what a response has', async () => {
  const { document } = await openText(`openapi: 3.1.1
info: { title: T, version: '1' }
security: [{ Key: [] }]
paths: { /a: { post: { responses: {} } } }
webhooks:
  plain:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
  own: { post: { security: [{ Key: [] }] } }
components:
  securitySchemes: { Key: { type: apiKey, in: header, name: X-Key } }
  schemas:
    Pet:
      type: object
      properties: { id: { type: integer, readOnly: true }, secret: { type: string, writeOnly: true } }
`);
  const operations = listOperations(document).map(readOperation);
  expect(operations.map(({ path, security }) => [path, security.flat().map(({ name }) => name)])).toEqual([
    ['/a', ['X-Key']],
    ['plain', []],
    ['own', ['X-Key']],
  ]);
  expect(operations[1]?.requestBody?.content[0]?.examples[0]?.value).toEqual({ id: 1 });
});
