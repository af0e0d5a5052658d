import { mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRelaySite } from '../../relay/relay-data.ts';
import type { RelayOperation } from '../../relay/relay-options.ts';
import type { Site } from '../../site/site.ts';
import { openProject } from '../project/open-project.ts';
import type { Project } from '../project/project.ts';
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

function openSite(project: Project): Site {
  const site = project.site();
  if (!site) throw new Error('There is no site.');
  return site;
}

test('the relay knows every operation as its page’s playground knows it', async () => {
  const project = await open(
    { auth: { method: 'bearer' } },
    {
      'open.md': '---\nopenapi: GET /pets/{id}\nauthMethod: none\n---\n',
      'write.md': '---\nopenapi: PUT /pets/{id}\n---\n',
    },
  );
  const site = readRelaySite((await writeRelayText(project)) ?? '');
  const shown = [];
  for (const page of project.site()?.pages ?? []) {
    if (page.kind !== 'operation') continue;
    const { playground } = await viewOperation(project, openSite(project), page);
    if (playground) shown.push(playground.data);
  }
  expect(shown.map(({ id }) => id)).toEqual(['pets.yaml GET /pets/{id} (none)', 'pets.yaml PUT /pets/{id}']);
  for (const { id, call, servers } of shown) {
    expect(await openRelaySite(project)?.findOperation(id)).toEqual({ id, call, servers });
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
  const before = await writeRelayText(project);
  const rendered = new Map<string, RelayOperation>();
  for (const page of project.site()?.pages ?? []) {
    if (page.kind !== 'operation') continue;
    const { playground, servers } = await viewOperation(project, openSite(project), page);
    if (playground) rendered.set(playground.data.id, { ...playground.data, servers });
  }
  expect(rendered.size).toBe(2);
  expect(await writeRelayText(project, rendered)).toBe(before);
});

test.each([
  ['disableProxy is set', { playground: { disableProxy: true } }],
  ['no playground is shown', { playground: { mode: 'simple' } }],
])('nothing is written where %s', async (_, api) => {
  const project = await open(api);
  expect(await writeRelayText(project)).toBeUndefined();
});

test('an operation is found as the files are now', async () => {
  const project = await open({});
  const find = async (id: string) => (await openRelaySite(project)?.findOperation(id))?.call.path;
  expect(await find('pets.yaml PUT /pets/{id}')).toBe('/pets/{id}');
  const file = join(project.siteRoot, 'pets.yaml');
  await writeFile(file, document.replace('/pets/{id}:', '/animals/{id}:'));
  await project.handleChange(file);
  expect([await find('pets.yaml PUT /pets/{id}'), await find('pets.yaml PUT /animals/{id}')]).toEqual([
    undefined,
    '/animals/{id}',
  ]);
});

test('a request that a page describes by hand is known as its playground knows it', async () => {
  const project = await open(
    { baseUrl: 'https://pets.example.com' },
    {
      'feed.mdx':
        '---\ntitle: Feed\napi: GET /pets/{id}/food\n---\n\n<ParamField path="id" type="string" required />\n\n<ParamField body="amount" type="integer" />\n',
      'quiet.mdx': '---\ntitle: Quiet\napi: GET /quiet\nplayground: hide\n---\n',
    },
  );
  const site = readRelaySite((await writeRelayText(project)) ?? '');
  const id = 'page /feed GET /pets/{id}/food';
  const found = site.findOperation(id);
  expect([found?.call.path, found?.call.parameters.map(({ name }) => name)]).toEqual([
    '/pets/{id}/food',
    ['id'],
  ]);
  expect(found?.call.bodies.map(({ mediaType }) => mediaType)).toEqual(['application/json']);
  expect(found?.servers.map(({ url }) => url)).toEqual(['https://pets.example.com']);
  expect((await openRelaySite(project)?.findOperation(id))?.call.path).toBe('/pets/{id}/food');
  expect(site.findOperation('page /quiet GET /quiet')).toBeUndefined();
});
