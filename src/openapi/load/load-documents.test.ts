import { mkdir, mkdtemp, readdir, realpath, symlink, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listOperations, readOperation } from '../read/read-operations.ts';
import { loadDocuments } from './load-documents.ts';

const small = `openapi: 3.1.1
info: { title: T, version: '1' }
paths:
  /a:
    get:
      responses: { '200': { description: ok } }
`;

async function createSite(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'octavo-openapi-')));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return root;
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const codes = (result: Awaited<ReturnType<typeof loadDocuments>>) => result.problems.map(({ code }) => code);

test('documents are read from JSON and YAML, with a slash or a dot in front too, each once', async () => {
  const json = JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'T', version: '1' },
    paths: { '/b': { post: { responses: { 200: { description: 'ok' } } } } },
  });
  const root = await createSite({ 'openapi.yaml': small, 'apis/b.json': json });
  const result = await loadDocuments(root, ['openapi.yaml', '/apis/b.json', './openapi.yaml']);
  expect(result.problems).toEqual([]);
  expect(result.documents.map(({ name, version }) => [name, version])).toEqual([
    ['openapi.yaml', '3.1.1'],
    ['apis/b.json', '3.1.1'],
  ]);
  const operations = result.documents.flatMap(listOperations).map(readOperation);
  expect(operations.map(({ document, method, path }) => [document, method, path])).toEqual([
    ['openapi.yaml', 'GET', '/a'],
    ['apis/b.json', 'POST', '/b'],
  ]);
});

test('what cannot be read is an error at the place where it is named', async () => {
  const root = await createSite({ 'a.txt': small, 'folder.json/x': '' });
  const place = { file: 'site.json', line: 4, column: 14 };
  const references = ['missing.yaml', 'a.txt', 'folder.json'].map((reference) => ({ reference, place }));
  const { documents, problems } = await loadDocuments(root, references);
  expect(documents).toEqual([]);
  expect(problems).toHaveLength(3);
  for (const problem of problems)
    expect(problem).toMatchObject({ ...place, code: 'openapi/unreadable-file', severity: 'error' });
  expect(problems[0]?.message).toBe(
    'The OpenAPI document "missing.yaml" cannot be read: there is no such file.',
  );
});

test('no file outside the site is read, by dots or by a symbolic link', async () => {
  const outside = await createSite({ 'secret.yaml': small });
  const root = await createSite({ 'in/x.yaml': small });
  await symlink(join(outside, 'secret.yaml'), join(root, 'link.yaml'));
  await symlink(outside, join(root, 'folder'));
  const dots = `../${outside.split('/').at(-1)}/secret.yaml`;
  const result = await loadDocuments(root, [dots, 'link.yaml', 'folder/secret.yaml', `in/../../${dots}`]);
  expect(result.documents).toEqual([]);
  expect(codes(result)).toEqual(Array(4).fill('openapi/outside-root'));
});

test('an absolute path is a path below the site', async () => {
  const outside = await createSite({ 'secret.yaml': small });
  const root = await createSite({});
  const result = await loadDocuments(root, [join(outside, 'secret.yaml')]);
  expect(codes(result)).toEqual(['openapi/unreadable-file']);
});

test('a file that is no OpenAPI document, or one of another version, is an error with its place', async () => {
  const root = await createSite({
    'a.json': '[1]',
    'b.yaml': 'title: T\n',
    'c.yaml': 'info: { title: T }\nopenapi: 4.0.0\n',
    'd.yaml': '',
  });
  const { problems } = await loadDocuments(root, ['a.json', 'b.yaml', 'c.yaml', 'd.yaml']);
  expect(problems).toMatchObject([
    { file: 'a.json', code: 'openapi/no-document' },
    { file: 'b.yaml', code: 'openapi/no-document' },
    { file: 'c.yaml', code: 'openapi/version', line: 2, column: 10 },
    { file: 'd.yaml', code: 'openapi/no-document' },
  ]);
});

test('a document of 2.0 is read in the form of 3.1', async () => {
  const root = await createSite({
    'swagger.yaml': `swagger: 2.0
info: { title: T, version: '1' }
host: api.example.com
basePath: /v1
schemes: [https]
consumes: [application/json]
produces: [application/json]
paths:
  /users:
    post:
      parameters:
        - { name: body, in: body, schema: { $ref: '#/definitions/User' } }
      responses:
        200: { description: ok, schema: { $ref: '#/definitions/User' } }
definitions:
  User:
    type: object
    properties:
      name: { type: string }
`,
  });
  const { documents, problems } = await loadDocuments(root, ['swagger.yaml']);
  expect(problems).toEqual([]);
  const [operation] = documents.flatMap(listOperations).map(readOperation);
  expect(operation?.servers[0]?.url).toBe('https://api.example.com/v1');
  expect(operation?.requestBody?.content[0]?.schema?.children[0]).toMatchObject({
    name: 'name',
    type: 'string',
  });
  expect(operation?.responses[0]?.content[0]?.schema?.shownAt).toEqual({ id: 'body', name: 'User' });
});

test('other files of a document of 3.0 are read in the form of 3.1 too', async () => {
  const root = await createSite({
    'openapi.yaml': `openapi: 3.0.3
info: { title: T, version: '1' }
paths:
  /users:
    get:
      responses:
        200: { description: ok, content: { application/json: { schema: { $ref: user.yaml } } } }
`,
    'user.yaml':
      'type: object\nproperties: { age: { type: integer, nullable: true, minimum: 1, exclusiveMinimum: true } }\n',
  });
  const { documents, problems } = await loadDocuments(root, ['openapi.yaml']);
  expect(problems).toEqual([]);
  expect(documents[0]?.files.get('user.yaml')?.value).toEqual({
    type: 'object',
    properties: { age: { type: ['integer', 'null'], exclusiveMinimum: 1 } },
  });
});

test('places in a document of 2.0 and 3.0 are those of the file', async () => {
  const root = await createSite({
    'two.yaml': `swagger: '2.0'
info: { title: T, version: '1' }
paths: {}
definitions:
  User:
    properties:
      a: { $ref: '#/definitions/Missing' }
`,
    'three.yaml': `openapi: 3.0.3
info: { title: T, version: '1' }
paths: {}
components:
  schemas:
    User:
      properties:
        a: { nullable: true, allOf: [{ $ref: '#/components/schemas/Usr' }] }
`,
  });
  const { problems } = await loadDocuments(root, ['two.yaml', 'three.yaml']);
  expect(problems).toMatchObject([
    { file: 'three.yaml', line: 8, code: 'openapi/unresolved-reference' },
    { file: 'two.yaml', line: 7, column: 18, code: 'openapi/unresolved-reference' },
  ]);
  expect(problems[0]?.hint).toBe('Did you mean "#/components/schemas/User"?');
});

test('references to other files are followed, from file to file, and cycles between files end', async () => {
  const root = await createSite({
    'api/openapi.yaml': small.replace(
      '{ description: ok }',
      "{ description: ok, content: { application/json: { schema: { $ref: 'schemas/user.json#/User' } } } }",
    ),
    'api/schemas/user.json': JSON.stringify({
      User: { type: 'object', properties: { team: { $ref: '../team.yaml' }, self: { $ref: '#/User' } } },
    }),
    'api/team.yaml': "type: object\nproperties:\n  owner: { $ref: 'schemas/user.json#/User' }\n",
  });
  const { documents, problems } = await loadDocuments(root, ['api/openapi.yaml']);
  expect(problems).toEqual([]);
  expect([...(documents[0]?.files.keys() ?? [])]).toEqual([
    'api/openapi.yaml',
    'api/schemas/user.json',
    'api/team.yaml',
  ]);
  const [team, self] =
    documents.flatMap(listOperations).map(readOperation)[0]?.responses[0]?.content[0]?.schema?.children ?? [];
  const shownAt = { id: 'response-200', name: 'User' };
  expect(self?.shownAt).toEqual(shownAt);
  expect(team?.children[0]).toMatchObject({ name: 'owner', shownAt });
});

test('a reference out of the site or to a missing file is a problem in the file that holds it', async () => {
  const schema = (reference: string) => `content: { application/json: { schema: { $ref: '${reference}' } } }`;
  const root = await createSite({
    'out.yaml': small.replace('description: ok', `description: ok, ${schema('../../etc/x.yaml')}`),
    'gone.yaml': small.replace('description: ok', `description: ok, ${schema('gone-too.yaml#/A')}`),
  });
  const { documents, problems } = await loadDocuments(root, ['out.yaml', 'gone.yaml']);
  expect(problems).toMatchObject([
    { file: 'gone.yaml', line: 6, code: 'openapi/unresolved-reference', severity: 'error' },
    { file: 'out.yaml', line: 6, code: 'openapi/outside-root', severity: 'error' },
  ]);
  const shown = documents
    .flatMap(listOperations)
    .map(readOperation)
    .map(({ responses }) => responses[0]?.content[0]?.schema?.type);
  expect(shown).toEqual(['any', 'any']);
});

test('a URL is fetched through redirects, and its copy used when it cannot be reached later', async () => {
  let isUp = true;
  const origin = await serve((request, response) => {
    if (!isUp) response.writeHead(503).end();
    else if (request.url === '/old') response.writeHead(302, { location: '/api' }).end();
    else response.end(small);
  });
  const root = await createSite({});
  const url = `${origin}/old`;
  const first = await loadDocuments(root, [url]);
  expect(first.problems).toEqual([]);
  expect(first.documents[0]?.name).toBe(url);
  expect(await readdir(join(root, '.octavo', 'openapi'))).toHaveLength(1);
  isUp = false;
  const second = await loadDocuments(root, [url]);
  expect(second.documents).toHaveLength(1);
  expect(second.problems).toMatchObject([{ code: 'openapi/earlier-copy', severity: 'warning' }]);
  expect(second.problems[0]?.message).toContain('the server answered 503');
  const offline = await loadDocuments(root, [url], { isOffline: true });
  expect(offline.documents).toHaveLength(1);
});

test('a URL that cannot be reached and has no copy is an error that says why', async () => {
  const root = await createSite({});
  const refused = await serve(() => {});
  const silent = await serve(() => {});
  const endless = await serve((_, response) => response.writeHead(302, { location: '/again' }).end());
  const result = await loadDocuments(
    root,
    [`${refused.replace(/\d+$/, '1')}/x`, `${endless}/x`, `${silent}/x`],
    {
      timeout: 300,
    },
  );
  expect(codes(result)).toEqual(Array(3).fill('openapi/unreachable'));
  const messages = result.problems.map(({ message }) => message).join('\n');
  expect(messages).toContain('more than 5 redirects');
  expect(messages).toContain('no answer within 0.3 s');
});

test('what a document lacks of the specification is told with its place', async () => {
  const root = await createSite({ 'a.yaml': small.replace('description: ok', 'descripton: ok') });
  const { problems, documents } = await loadDocuments(root, ['a.yaml']);
  expect(documents).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    code: 'openapi/unknown-field',
    file: 'a.yaml',
    line: 6,
    severity: 'warning',
  });
});

test('a document of 3.2 is read: its methods, summaries, examples and streams', async () => {
  const root = await createSite({
    'a.yaml': `openapi: 3.2.0
info: { title: T, version: '1' }
paths:
  /a:
    query:
      responses:
        '200':
          summary: All of them
          content:
            application/jsonl:
              itemSchema: { type: object, properties: { id: { type: integer } } }
    additionalOperations:
      COPY:
        responses:
          default:
            content:
              application/json:
                schema: { type: integer }
                examples: { one: { dataValue: 1, serializedValue: '1' } }
`,
  });
  const { problems, documents } = await loadDocuments(root, ['a.yaml']);
  expect(problems).toEqual([]);
  const [query, copy] = documents.flatMap(listOperations).map(readOperation);
  expect(query).toMatchObject({ method: 'QUERY', responses: [{ description: 'All of them' }] });
  expect(query?.responses[0]?.content[0]?.schema?.type).toBe('object[]');
  expect(copy?.method).toBe('COPY');
  expect(copy?.responses[0]?.content[0]?.examples[0]?.text).toBe('1');
});

test('a folder may have signs in its name that URLs have a meaning for', async () => {
  const root = await createSite({ 'a # b?/openapi.yaml': small });
  const result = await loadDocuments(join(root, 'a # b?'), ['openapi.yaml']);
  expect([codes(result), result.documents.length]).toEqual([[], 1]);
});
