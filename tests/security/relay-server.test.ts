import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startDevServer } from '../../src/astro/hooks/run-astro.ts';
import { openProject } from '../../src/build/project/open-project.ts';
import { serveSite } from '../../src/cli/serve-site.ts';
import { relayFile, writeRelaySite } from '../../src/relay/relay-data.ts';
import { startRawServer, takePort } from './raw-server.ts';
import { goodMessage, operation } from './relay-parts.ts';

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

/** A built site with a relay for one server, served on loopback. */
async function serve(url: string): Promise<string> {
  const output = await mkdtemp(join(await realpath(tmpdir()), 'octavo-relay-'));
  await writeFile(join(output, 'index.html'), '<!doctype html>');
  const file = join(output, relayFile);
  await mkdir(dirname(file), { recursive: true });
  const servers = [{ url, description: undefined, variables: [] }];
  const call = { ...operation.call, method: 'GET' };
  await writeFile(file, writeRelaySite([], [{ ...operation, call, servers }]));
  const { server, url: origin } = await serveSite({ output, port: 0, host: '127.0.0.1' });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return origin.slice(0, -1);
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Writes bytes to a server as they are; gives what it answers until it closes the connection. */
function write(origin: string, bytes: string): Promise<Answer> {
  const { port } = new URL(origin);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve({ status: Number(text.slice(9, 12)), text }));
  });
}

/** A message as bytes; `lines` stand in place of the headers of the same name. */
function compose(origin: string, url: string, lines: readonly string[] = [], body?: string): string {
  const text = body ?? JSON.stringify({ ...goodMessage, server: { url, variables: {} } });
  const own = [
    `Host: ${new URL(origin).host}`,
    'Content-Type: application/json',
    `Origin: ${origin}`,
    'Sec-Fetch-Site: same-origin',
    `Content-Length: ${text.length}`,
  ];
  const given = lines.map((line) => line.split(':', 1)[0]);
  const kept = own.filter((line) => !given.includes(line.split(':', 1)[0]));
  return `POST /_octavo/relay HTTP/1.1\r\n${[...kept, ...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${text}`;
}

async function start() {
  const api = await startRawServer((socket) => socket.end(ok));
  const url = `http://127.0.0.1:${api.port}`;
  return { api, url, origin: await serve(url) };
}

describe('octavo serve', () => {
  test('a message is carried out', async () => {
    const { api, url, origin } = await start();
    const { status, text } = await write(origin, compose(origin, url));
    expect([status, api.received.length]).toEqual([200, 1]);
    expect(text.toLowerCase()).toContain('content-security-policy: sandbox\r\n');
    expect(text).not.toMatch(/^access-control-/im);
  });

  test.each([
    ['a second Origin', ['Origin: ORIGIN', 'Origin: https://evil.example'], 403],
    ['a second Content-Type', ['Content-Type: application/json', 'Content-Type: text/plain'], 415],
    ['another Host', ['Host: evil.example'], 403],
    ['a second Host', ['Host: HOST', 'Host: evil.example'], 403],
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], 400],
    ['two lengths', ['Content-Length: 5', 'Content-Length: 9'], 400],
  ])('a message with %s is refused', async (_, lines, status) => {
    const { api, url, origin } = await start();
    const { host } = new URL(origin);
    const filled = lines.map((line) => line.replace('ORIGIN', origin).replace(/HOST$/, host));
    expect((await write(origin, compose(origin, url, filled))).status).toBe(status);
    expect(api.received).toEqual([]);
  });

  test('a message in chunks that goes on and on is cut off', async () => {
    const { api, url, origin } = await start();
    const chunk = `${(100_000).toString(16)}\r\n${' '.repeat(100_000)}\r\n`;
    const message = compose(origin, url, ['Transfer-Encoding: chunked'], '');
    const bytes = message.replace(/Content-Length: 0\r\n/, '') + chunk.repeat(40);
    const { status, text } = await write(origin, bytes);
    expect(status).toBe(413);
    expect(text).toContain('request-too-large');
    expect(api.received).toEqual([]);
  });

  test('the relay says that it is there, and asks no other site in', async () => {
    const { origin } = await start();
    const there = await fetch(`${origin}/_octavo/relay`);
    expect([there.status, there.headers.get('octavo-relay')]).toEqual([204, '1']);
    const asked = await fetch(`${origin}/_octavo/relay`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect([...asked.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test('the server’s connection ends when the reader’s does', async () => {
    const api = await startRawServer((socket) => socket.write('HTTP/1.1 200 OK\r\n\r\nfirst'));
    const url = `http://127.0.0.1:${api.port}`;
    const origin = await serve(url);
    const reader = connect(Number(new URL(origin).port), '127.0.0.1', () =>
      reader.write(compose(origin, url)),
    );
    await new Promise((resolve) => reader.once('data', resolve));
    expect(api.open()).toBe(1);
    reader.destroy();
    await vi.waitFor(() => expect(api.open()).toBe(0));
  });

  test('a site without the file has no relay', async () => {
    const output = await mkdtemp(join(await realpath(tmpdir()), 'octavo-relay-'));
    await writeFile(join(output, 'index.html'), '<!doctype html>');
    const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1' });
    onTestFinished(() => void server.close());
    expect((await fetch(`${url}_octavo/relay`, { headers: { Connection: 'close' } })).status).toBe(404);
  });
});

describe('octavo dev', () => {
  test('the relay follows every edit, and another origin on this machine gets nothing', async () => {
    const api = await startRawServer((socket) => socket.end(ok));
    const siteRoot = await realpath(await mkdtemp(join(tmpdir(), 'octavo-relay-')));
    const write = (server: string) =>
      writeFile(
        join(siteRoot, 'api.yaml'),
        `openapi: 3.1.1\ninfo: { title: A, version: '1' }\nservers: [{ url: '${server}' }]\npaths:\n  /a: { get: { responses: { '200': { description: ok } } } }\n`,
      );
    await writeFile(
      join(siteRoot, 'site.json'),
      '{ "name": "A", "colors": { "primary": "#0D9373" }, "navigation": [], "openapi": "api.yaml" }',
    );
    await write('https://api.example.com');
    const project = await openProject({ siteRoot, output: undefined });
    const { url: site, stop } = await startDevServer(project, {
      port: await takePort(),
      host: '127.0.0.1',
      proxies: [],
    });
    onTestFinished(async () => {
      await stop();
      await project.close();
    });
    const origin = site.slice(0, -1);
    const url = `http://127.0.0.1:${api.port}`;
    const send = (from = origin) =>
      fetch(`${origin}/_octavo/relay`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: from, 'Sec-Fetch-Site': 'same-origin' },
        body: JSON.stringify({
          operation: 'api.yaml GET /a',
          server: { url, variables: {} },
          parameters: {},
          security: null,
          credentials: {},
          mediaType: null,
          body: null,
        }),
      });
    expect(await (await send()).json()).toMatchObject({ code: 'unknown-server' });
    await write(url);
    await project.handleChange(join(siteRoot, 'api.yaml'));
    expect((await (await send()).text()).split('\n')[1]).toBe('ok');
    const other = await send('http://localhost:9');
    expect([other.status, other.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  });
});
