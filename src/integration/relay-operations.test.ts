import { mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRelaySite } from '../relay/relay-data.ts';
import { openProject, type Project } from './project.ts';
import { openRelaySite, writeRelayText } from './relay-operations.ts';
import { viewOperation } from './view-operation.ts';

const document = `openapi: 3.1.1
info: { title: Pets, version: '1' }
servers: [{ url: 'https://pets.example.com/v1/', description: Only shown }]
components:
  securitySchemes:
    key: { type: apiKey, in: query, name: key }
paths:
  /pets/{id}:
    get:
      summary: Read
      security: [{ key: [] }]
      parameters: [{ name: id, in: path, required: true, schema: { type: integer, example: 7 } }]
      responses: { '200': { description: ok } }
    put:
      summary: Write
      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
      requestBody: { content: { application/json: { schema: { type: object } } } }
      responses: { '200': { description: ok } }
webhooks:
  born: { post: { responses: { '200': { description: ok } } } }
`;

async function open(api: object, pages: Readonly<Record<string, string>> = {}): Promise<Project> {
  const siteRoot = await realpath(await mkdtemp(join(tmpdir(), 'octavo-relay-')));
  await writeFile(
    join(siteRoot, 'site.json'),
    JSON.stringify({
      name: 'Pets',
      colors: { primary: '#0D9373' },
      navigation: [],
      openapi: 'pets.yaml',
      siteUrl: 'https://docs.example.com/pets',
      api,
    }),
  );
  await writeFile(join(siteRoot, 'pets.yaml'), document);
  for (const [name, text] of Object.entries(pages)) await writeFile(join(siteRoot, name), text);
  const project = await openProject({ siteRoot, output: undefined });
  onTestFinished(() => project.close());
  return project;
}

test('the relay knows every operation as its page’s playground knows it', async () => {
  const project = await open(
    { auth: { method: 'bearer' } },
    {
      'open.md': '---\nopenapi: GET /pets/{id}\nauthMethod: none\n---\n',
      'write.md': '---\nopenapi: PUT /pets/{id}\n---\n',
    },
  );
  const site = readRelaySite(writeRelayText(project) ?? '');
  const shown = [];
  for (const page of project.site()?.pages ?? []) {
    if (page.kind !== 'operation') continue;
    const { playground } = await viewOperation(project, page.operation, page.frontmatter);
    if (playground) shown.push(playground.data);
  }
  expect(shown.map(({ id }) => id)).toEqual(['pets.yaml GET /pets/{id} (none)', 'pets.yaml PUT /pets/{id}']);
  for (const { id, call, servers } of shown) {
    expect(openRelaySite(project)?.findOperation(id)).toEqual({ id, call, servers });
    const found = site.findOperation(id);
    expect([found?.call.method, found?.call.path, found?.call.security]).toEqual([
      call.method,
      call.path,
      call.security.map((all) => all.map((scheme) => ({ ...scheme, description: undefined }))),
    ]);
    expect(found?.servers.map(({ url }) => url)).toEqual(servers.map(({ url }) => url));
  }
  expect(site.origins).toEqual(['https://docs.example.com']);
});

test('what was rendered and what is opened again are written the same', async () => {
  const project = await open({});
  const before = writeRelayText(project);
  for (const page of project.site()?.pages ?? [])
    if (page.kind === 'operation') await viewOperation(project, page.operation, page.frontmatter);
  expect(project.calls.size).toBe(2);
  expect(writeRelayText(project)).toBe(before);
});

test.each([
  ['disableProxy is set', { playground: { disableProxy: true } }],
  ['no playground is shown', { playground: { mode: 'simple' } }],
])('nothing is written where %s', async (_, api) => {
  const project = await open(api);
  expect(writeRelayText(project)).toBeUndefined();
});

test('an operation is found as the files are now', async () => {
  const project = await open({});
  const find = (id: string) => openRelaySite(project)?.findOperation(id)?.call.path;
  expect(find('pets.yaml PUT /pets/{id}')).toBe('/pets/{id}');
  const file = join(project.siteRoot, 'pets.yaml');
  await writeFile(file, document.replace('/pets/{id}:', '/animals/{id}:'));
  await project.handleChange(file);
  expect([find('pets.yaml PUT /pets/{id}'), find('pets.yaml PUT /animals/{id}')]).toEqual([
    undefined,
    '/animals/{id}',
  ]);
});
