import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readTags } from '../read/read-info.ts';
import { listOperations, readOperation } from '../read/read-operations.ts';
import { loadDocuments } from './load-documents.ts';

const head = (version: string) =>
  version.startsWith('2')
    ? `swagger: '${version}'\ninfo: { title: T, version: '1' }\n`
    : `openapi: ${version}\ninfo: { title: T, version: '1' }\n`;

/** The first document of a site with these files, and what is told: place, severity and code. */
async function open(text: string, files: Readonly<Record<string, string>> = {}, version = '3.1.1') {
  const root = await mkdtemp(join(tmpdir(), 'octavo-misplaced-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, content] of Object.entries({ ...files, 'openapi.yaml': head(version) + text })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), content);
  }
  const { documents, problems } = await loadDocuments(root, ['openapi.yaml']);
  const [document] = documents;
  if (!document) throw new Error(JSON.stringify(problems));
  return {
    document,
    operations: listOperations(document).map(readOperation),
    told: problems.map(({ file, line, severity, code }) => `${file}:${line} ${severity} ${code}`),
  };
}

const ok = "responses: { '200': { description: OK } }";

test('what stands beside a reference to an operation or a path goes before what it leads to', async () => {
  const { operations, told } = await open(
    `paths:
  /a:
    $ref: parts/path.yaml
    get: { $ref: parts/read.yaml, summary: Own }
    delete: { summary: Remove, ${ok} }
`,
    {
      'parts/path.yaml': `description: Of the path\nput: { summary: Write, ${ok} }\n`,
      'parts/read.yaml': `summary: Read\n${ok}\n`,
    },
  );
  expect(operations.map(({ method, summary, description }) => [method, summary, description])).toEqual([
    ['PUT', 'Write', 'Of the path'],
    ['GET', 'Own', 'Of the path'],
    ['DELETE', 'Remove', 'Of the path'],
  ]);
  expect(told).toEqual(['openapi.yaml:6 note openapi/misplaced-reference']);
});

const beside = `paths:
  /a:
    get:
      responses:
        '200': { $ref: '#/components/responses/Fine', description: Beside }
components: { responses: { Fine: { description: Fine } } }
`;

test.each([
  ['3.0.3', 'Fine'],
  ['3.1.1', 'Beside'],
])('a description beside a reference of OpenAPI %s is %s', async (version, description) => {
  const { operations, told } = await open(beside, {}, version);
  expect([operations[0]?.responses[0]?.description, told]).toEqual([description, []]);
});

test('a document of 2.0 is taken apart too', async () => {
  const { document, operations, told } = await open(
    'tags: { $ref: parts/tags.yaml }\npaths:\n  /a: { get: { $ref: parts/read.yaml } }\n',
    {
      'parts/tags.yaml': '- { name: Pets, description: { $ref: pets.md } }\n',
      'parts/pets.md': 'With *fur*.\n',
      'parts/read.yaml':
        "summary: Read\nresponses: { '200': { description: OK, schema: { $ref: pet.yaml } } }\n",
      'parts/pet.yaml': 'type: object\nproperties: { name: { type: string } }\n',
    },
    '2.0',
  );
  expect(readTags(document)[0]).toMatchObject({ name: 'Pets', description: 'With *fur*.' });
  const [media] = operations[0]?.responses[0]?.content ?? [];
  expect(media?.schema?.children.map(({ name, type }) => [name, type])).toEqual([['name', 'string']]);
  expect(told.filter((line) => !line.includes(' note '))).toEqual([]);
});

test('problems of a part are told in its file', async () => {
  const { told } = await open('paths: { /a: { get: { $ref: read.yaml } } }\n', {
    'read.yaml': `summary: Read\nparameters:\n  - { name: a, in: query }\n${ok}\n`,
  });
  expect(told).toEqual([
    'openapi.yaml:3 note openapi/misplaced-reference',
    'read.yaml:3 warning openapi/no-parameter-schema',
  ]);
});

test('an example and an extension may refer, and an example may also look so', async () => {
  const { operations, told } = await open(
    `paths:
  /a:
    post:
      requestBody: { content: { application/json: { example: { $ref: pet.json } } } }
      x-codeSamples: [{ lang: bash, source: { $ref: sample.sh } }, { lang: go, source: { $ref: none.go } }]
      responses: { '200': { description: OK, content: { application/json: { example: { $ref: '#/none' } } } } }
`,
    { 'pet.json': '{ "name": "Rex" }', 'sample.sh': 'pets add\n' },
  );
  const [operation] = operations;
  expect(operation?.requestBody?.content[0]?.examples[0]?.text).toContain('"Rex"');
  expect(operation?.codeSamples.map(({ source }) => source)).toEqual(['pets add']);
  expect(operation?.responses[0]?.content[0]?.examples[0]?.text).toContain('#/none');
  expect(told).toEqual(['openapi.yaml:7 error openapi/unresolved-reference']);
});

test('no server is asked for an example that looks like a reference', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const content = `{ application/json: { example: { $ref: '${origin}/pet.json' } } }`;
    const get = `{ get: { responses: { '200': { description: OK, content: ${content} } } } }`;
    response.end(url === '/pet.json' ? '{ "name": "Rex" }' : `${head('3.1.1')}paths: { /a: ${get} }\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const root = await mkdtemp(join(tmpdir(), 'octavo-misplaced-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/openapi.yaml`;
  const { documents, problems } = await loadDocuments(root, [address]);
  const [operation] = documents.flatMap(listOperations).map(readOperation);
  expect(operation?.responses[0]?.content[0]?.examples[0]?.text).toContain('/pet.json');
  expect([asked, problems]).toEqual([['/openapi.yaml'], []]);
});

test('a reference that would hold itself, or that leads nowhere, is an error', async () => {
  const { operations, told } = await open(`paths:
  /a:
    get: { $ref: '#/paths/~1a' }
    put: { $ref: '#/paths/~1b/put' }
    post: { summary: Add, ${ok} }
`);
  expect(operations.map(({ method }) => method)).toContain('POST');
  expect(told).toEqual([
    'openapi.yaml:5 error openapi/unresolved-reference',
    'openapi.yaml:6 error openapi/unresolved-reference',
  ]);
});

test('no file outside the site and no hidden one is read', async () => {
  const { operations, told } = await open(
    `paths:
  /a: { get: { description: { $ref: .env }, ${ok} } }
  /b: { get: { description: { $ref: ../secret.txt }, ${ok} } }
`,
    { '.env': 'TOKEN=1' },
  );
  expect(operations.map(({ description }) => description)).toEqual([undefined, undefined]);
  expect(told).toEqual([
    'openapi.yaml:4 error openapi/unresolved-reference',
    'openapi.yaml:5 error openapi/outside-root',
  ]);
});

test('mistakes that leave something to show do not hide it', async () => {
  const { operations, told } = await open(`paths:
  pets/{id}/{kind}:
    get:
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { name: size, in: query, schema: { type: string, enum: [] } }
      ${ok}
`);
  const [operation] = operations;
  expect(operation?.path).toBe('/pets/{id}/{kind}');
  expect(operation?.parameters.map(({ name, in: place, field }) => [place, name, field.type])).toEqual([
    ['path', 'id', 'integer'],
    ['query', 'size', 'string'],
    ['path', 'kind', 'string'],
  ]);
  expect(told).toEqual([
    'openapi.yaml:4 warning openapi/path-without-slash',
    'openapi.yaml:5 warning openapi/undeclared-path-parameter',
    'openapi.yaml:8 warning openapi/empty-enum',
  ]);
});
