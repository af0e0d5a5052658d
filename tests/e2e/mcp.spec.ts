import { request } from 'node:http';
import type { FixtureFolder } from './fixture-folder.ts';
import { type Assistant, askProcess, askServer, type Era } from './mcp-client.ts';
import { runOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

const eras: readonly Era[] = ['auto', 'legacy'];
const tools = ['search_docs', 'read_page', 'list_operations', 'describe_operation'];

async function expectAnswers(assistant: Assistant, era: Era): Promise<void> {
  expect(assistant.revision).toBe(era === 'auto' ? '2026-07-28' : '2025-11-25');
  expect(await assistant.listTools()).toEqual(tools);

  const found = await assistant.ask('search_docs', { query: 'install' });
  expect(found.text).toMatch(/^## Install\n\S*\/guides\/install\/$/m);
  expect((await assistant.ask('search_docs', { query: 'xyzzyplugh' })).text).toBe(
    'No page has "xyzzyplugh".',
  );

  const page = await assistant.ask('read_page', { page: '/guides/install/' });
  expect(page.text).toMatch(/^# Install\n/);
  expect(await assistant.ask('read_page', { page: 'guides/instal' })).toEqual({
    text: 'There is no page "guides/instal". Did you mean "guides/install"?',
    isError: true,
  });

  const listed = await assistant.ask('list_operations', { filter: 'users' });
  expect(listed.text).toMatch(/^- `GET \/users`.*: List users, \S*\/api\/list-users\/$/m);
  const described = await assistant.ask('describe_operation', { operation: 'get /users' });
  for (const heading of ['# List users', '## Authorization', '## Query', '## Request', '## Response'])
    expect(described.text.split('\n').filter((line) => line.startsWith(heading))).not.toEqual([]);
  await expect(assistant.ask('read_page', {})).resolves.toMatchObject({ isError: true });
}

async function expectCurrentAnswers(assistant: Assistant, files: FixtureFolder): Promise<void> {
  await files.write('content/guides/install.mdx', '---\ntitle: Install\n---\n\nTurn the crankshaft.\n');
  expect((await assistant.ask('search_docs', { query: 'crankshaft' })).text).toMatch(/^## Install\n/);
  await files.write('content/guides/brand-new.mdx', '---\ntitle: Brand new\n---\n\nNobody saw this.\n');
  const config = await files.read('site.json');
  await files.write(
    'site.json',
    config.replace('"guides/install",', '"guides/install", "guides/brand-new",'),
  );
  expect((await assistant.ask('read_page', { page: 'guides/brand-new' })).text).toContain('Nobody saw this.');
}

for (const era of eras) {
  test(`octavo mcp answers an assistant of the ${era} revision on its input and output, from the files as they are now`, async ({
    sites,
  }) => {
    const files = await sites.copy('fields-one');
    const assistant = await askProcess(files.folder, sites.env, era);
    await expectAnswers(assistant, era);
    await expectCurrentAnswers(assistant, files);
    await assistant.leave();
  });

  test(`/mcp of octavo serve answers one of the ${era} revision`, async ({ sites }) => {
    const assistant = await askServer((await sites.built('fields-one')).url, era);
    await expectAnswers(assistant, era);
    await assistant.leave();
  });
}

test('octavo mcp of a broken site says why on its error output alone', async ({ sites }) => {
  const files = await sites.copy('fields-three');
  await files.write('site.json', '{ "name": ');
  const { code, stdout, stderr } = await runOctavo(['mcp', files.folder]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^error site\.json:1:\d+ /m);
});

test('/mcp refuses pages of other sites, other names and long messages', async ({ sites }) => {
  const url = new URL('mcp', (await sites.built('fields-one')).url);
  const send = (headers: Readonly<Record<string, string>>, more = '') =>
    postTo(url, headers, { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { more } });
  expect(await send({})).toBe(200);
  expect(await send({ origin: url.origin })).toBe(200);
  expect(await send({ origin: 'https://evil.example' })).toBe(403);
  expect(await send({ origin: 'null' })).toBe(403);
  expect(await send({ origin: `http://localhost:${Number(url.port) + 1}` })).toBe(403);
  expect(await send({ host: 'evil.example' })).toBe(403);
  expect(await send({ host: `localhost:${Number(url.port) + 1}` })).toBe(403);
  expect(await send({}, 'x'.repeat(70_000))).toBe(413);
  expect((await fetch(url)).status).toBe(405);
});

/** Not by `fetch`, which sets the name of the host itself. Gives the status. */
function postTo(url: URL, headers: Readonly<Record<string, string>>, message: unknown): Promise<number> {
  const type = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers: { ...type, ...headers } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(message));
  });
}
