import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mcpFile, writeMcpSite } from '../mcp/mcp-site.ts';
import { relayFile, writeRelaySite } from '../relay/relay-data.ts';
import { type ServeOptions, serveSite } from './serve-site.ts';

type Files = Readonly<Record<string, string | Buffer>>;

/** Serves files of a folder by its name beside others; gives the folder that holds it, and how to ask. */
async function serve(files: Files, options: Partial<ServeOptions> = {}, name = 'dist') {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'octavo-serve-')));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(parent, name, file)), { recursive: true });
    writeFileSync(join(parent, name, file), text);
  }
  const output = join(parent, 'dist');
  const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1', ...options });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(parent, { recursive: true });
  });
  const { hostname, port } = new URL(url);
  const open = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ hostname, port, path, method, headers, agent: false }, resolve).on('error', reject).end();
    });
  const ask = async (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') => {
    const response = await open(path, headers, method);
    let text = '';
    for await (const part of response) text += part;
    return { status: response.statusCode, headers: response.headers, text };
  };
  return { output, host: `${hostname}:${port}`, ask };
}

test('the last site answers, and says what it has not, as long as there is no other', async () => {
  const { ask } = await serve({ 'index.html': 'home', '404.html': 'none' }, {}, '.dist.previous');
  expect((await ask('/')).text).toBe('home');
  expect(await ask('/nowhere')).toMatchObject({ status: 404, text: 'none' });
});

test('a site that is gone has nothing', async () => {
  const { ask } = await serve({ a: 'a' }, {}, 'other');
  expect(await ask('/')).toMatchObject({ status: 404, text: 'Not found\n' });
});

test('what is for hosts, and what is hidden in folders, is not found', async () => {
  const names = ['_headers', '_redirects', 'guide/.well-known/a.txt', '.env'];
  const { ask } = await serve(Object.fromEntries(names.map((name) => [name, '/x /y 308'])));
  for (const name of names) expect([name, (await ask(`/${name}`)).status]).toEqual([name, 404]);
});

test('redirects are those of the site as it is now', async () => {
  const { output, ask } = await serve({ _redirects: '/old /first 308\n' });
  expect((await ask('/old')).headers.location).toBe('/first');
  writeFileSync(join(output, '_redirects'), '/old /second/ 308\n');
  expect((await ask('/old')).headers.location).toBe('/second/');
});

test('the relay and /mcp are found by every spelling of their paths, and a hidden dot segment is refused', async () => {
  const { ask } = await serve({
    'index.html': 'home',
    [relayFile]: writeRelaySite([], []),
    [mcpFile]: writeMcpSite({ name: 'A', siteUrl: undefined, base: '/' }, []),
  });
  for (const path of ['/_octavo/relay', '/a/../_octavo/relay', '/a/%2e%2e/_octavo/relay', '/_octavo\\relay'])
    expect([path, (await ask(path)).status]).toEqual([path, 204]);
  for (const path of ['/mcp', '/./mcp']) expect([path, (await ask(path)).status]).toEqual([path, 405]);
  for (const path of ['/a/..%2fmcp', '/%252e%252e/mcp'])
    expect([path, (await ask(path)).status]).toEqual([path, 400]);
});

test('every answer has the security headers', async () => {
  const { ask } = await serve({ 'index.html': 'home', _redirects: '/old / 308\n' });
  const answers = [
    [308, ask('/old')],
    [404, ask('/nowhere')],
    [400, ask('/%2e%2e%2fa')],
    [405, ask('/', {}, 'POST')],
    [403, ask('/', { host: 'evil.example' })],
    [200, ask('/')],
  ] as const;
  for (const [expected, answer] of answers) {
    const { status, headers } = await answer;
    expect([status, headers['x-content-type-options'], headers['content-security-policy']]).toEqual([
      expected,
      'nosniff',
      "frame-ancestors 'self'",
    ]);
  }
});

test('a file of an unknown kind is data', async () => {
  const { ask } = await serve({ 'a.xyzzy': '<script>', b: '<script>' });
  for (const path of ['/a.xyzzy', '/b'])
    expect((await ask(path)).headers['content-type']).toBe('application/octet-stream');
});

test('the name that a reader asked for is the one that a trusted proxy tells of', async () => {
  const site = { 'index.html': 'home' };
  const asked = [
    { host: 'localhost', 'x-forwarded-host': 'evil.example' },
    { host: 'evil.example', 'x-forwarded-host': 'localhost' },
  ];
  const proxied = await serve(site, { trusts: () => true });
  const direct = await serve(site);
  const statuses = asked.map(async (headers) => [
    (await proxied.ask('/', headers)).status,
    (await direct.ask('/', headers)).status,
  ]);
  expect(await Promise.all(statuses)).toEqual([
    [403, 200],
    [200, 403],
  ]);
});

test('a name that cannot be read is not that of a siteUrl without one', async () => {
  const { ask } = await serve({
    'index.html': 'home',
    [mcpFile]: writeMcpSite({ name: 'A', siteUrl: 'file:///a', base: '/' }, []),
  });
  expect((await ask('/', { host: 'a b' })).status).toBe(403);
});

test('a request that fails is a 500, and the next one is answered', async () => {
  const { ask } = await serve({ 'index.html': 'home', [mcpFile]: '{' });
  expect(await ask('/', { host: 'evil.example' })).toMatchObject({ status: 500 });
  expect((await ask('/')).text).toBe('home');
});

test('a download whose file is cut off ends its connection: nothing else is taken for its rest', async () => {
  const { output, host } = await serve({ 'index.html': 'home', 'film.mp4': Buffer.alloc(50_000_000) });
  const socket = connect(Number(host.split(':')[1]), '127.0.0.1');
  socket.write(`GET /film.mp4 HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await new Promise((resolve) => socket.once('readable', resolve));
  truncateSync(join(output, 'film.mp4'), 1_000_000);
  socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  let text = '';
  socket.on('error', () => socket.destroy());
  socket.on('data', (part) => {
    text += part.toString('latin1');
  });
  await new Promise((resolve) => socket.once('close', resolve));
  expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(1);
  expect(text.length).toBeLessThan(50_000_000);
});

test.runIf(process.platform === 'linux')('downloads leave no file open', async () => {
  const { ask } = await serve({ 'film.mp4': Buffer.alloc(1_100_000) });
  await ask('/film.mp4');
  const before = readdirSync('/proc/self/fd').length;
  for (let count = 0; count < 40; count++) await ask('/film.mp4');
  expect(readdirSync('/proc/self/fd').length).toBeLessThan(before + 10);
});
