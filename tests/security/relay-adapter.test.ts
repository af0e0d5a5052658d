import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { callSearch } from '../support/call-mcp.ts';
import { startRawServer, takePort } from './raw-server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const astro = join(root, 'node_modules/astro/bin/astro.mjs');
const preload = fileURLToPath(new URL('./public-server.mjs', import.meta.url));

let folder = '';

/** An Astro project with Octavo in it needs the package above it, as in `node_modules`. */
beforeAll(async () => {
  await mkdir(join(root, '.octavo'), { recursive: true });
  folder = await mkdtemp(join(root, '.octavo', 'adapter-'));
  await cp(join(root, 'tests/security/adapter-site'), folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(words: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, words, {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function build(adapter: string): Promise<void> {
  const child = run([astro, 'build'], { ADAPTER: adapter, NODE_ENV: 'production' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(output);
}

/** Starts a server until the test ends; gives its origin once it answers. */
async function start(words: (port: string) => readonly string[], env: Readonly<Record<string, string>>) {
  const port = String(await takePort());
  const child = run(words(port), { HOST: '127.0.0.1', PORT: port, ...env });
  onTestFinished(() => void child.kill());
  const origin = `http://localhost:${port}`;
  await vi.waitFor(async () => expect((await fetch(origin)).status).toBe(200), 20_000);
  return origin;
}

function send(origin: string, server: string, headers: Readonly<Record<string, string>> = {}) {
  return fetch(`${origin}/_octavo/relay`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
      ...headers,
    },
    body: JSON.stringify({
      operation: 'api.yaml GET /items/{id}',
      server: { url: server, variables: {} },
      parameters: { 'path.id': '7' },
      security: null,
      credentials: {},
      mediaType: 'application/json',
      body: { text: '{"a": 1}' },
    }),
  });
}

test('a site that @astrojs/node serves has a relay that keeps the body of a GET, and answers assistants', async () => {
  const api = await startRawServer((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'));
  await build('node');
  const origin = await start(() => ['--import', preload, 'dist/server/entry.mjs'], {
    PUBLIC_SERVER: String(api.port),
  });
  const there = await fetch(`${origin}/_octavo/relay`);
  expect([there.status, there.headers.get('octavo-relay')]).toEqual([204, '1']);
  const response = await send(origin, 'http://93.184.215.14');
  expect(response.headers.get('content-security-policy')).toBe('sandbox');
  expect((await response.text()).split('\n')[1]).toBe('ok');
  expect(api.received[0]).toMatch(/^GET \/items\/7 HTTP\/1\.1\r\nHost: 93\.184\.215\.14\r\n/);
  expect(api.received[0]).toMatch(/\r\nContent-Length: 8\r\nConnection: close\r\n\r\n\{"a": 1\}$/);
  // Readers elsewhere reach such a server: it calls nothing of its own network, and answers no other site.
  expect(await (await send(origin, 'http://127.0.0.1:2')).json()).toMatchObject({
    code: 'forbidden-address',
  });
  const refused = await send(origin, 'http://93.184.215.14', { Origin: 'https://evil.example' });
  expect([refused.status, api.received.length]).toEqual([403, 1]);
  const published = await send(origin, 'http://93.184.215.14', { Origin: 'https://docs.example.com' });
  expect(published.status).toBe(200);
  const ask = (path: string, init: RequestInit) => fetch(`${origin}${path}`, init);
  expect(await callSearch(ask, 'item')).toContain('## Read an item\nGET /items/{id}');
}, 120_000);

test('astro preview has the relay of a built static site', async () => {
  await build('');
  const api = await startRawServer((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'));
  const origin = await start((port) => ['--import', preload, astro, 'preview', '--port', port], {
    PUBLIC_SERVER: String(api.port),
  });
  expect((await fetch(`${origin}/_octavo/relay`, { method: 'HEAD' })).status).toBe(204);
  expect((await (await send(origin, 'http://93.184.215.14')).text()).split('\n')[1]).toBe('ok');
  // It is served on this machine only, and so a server on this machine is looked for.
  expect(await (await send(origin, 'http://127.0.0.1:2')).json()).toMatchObject({
    code: 'server-unreachable',
  });
  const refused = await send(origin, 'http://93.184.215.14', { Origin: 'http://localhost:1' });
  expect([refused.status, api.received.length]).toEqual([403, 1]);
}, 120_000);
