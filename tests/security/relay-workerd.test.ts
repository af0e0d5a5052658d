import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { writeRelaySite } from '../../src/relay/relay-data.ts';
import { Miniflare } from './load-miniflare.ts';
import { startRawServer } from './raw-server.ts';
import { goodMessage, operation } from './relay-parts.ts';

const read = (name: string) => readFileSync(new URL(`./certificates/${name}.pem`, import.meta.url), 'utf8');
const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nSet-Cookie: a=b\r\n\r\nok';

let script = '';

/** The worker as one script, as wrangler makes one. */
beforeAll(async () => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('./worker.ts', import.meta.url)),
      write: false,
      rolldownOptions: { external: ['cloudflare:sockets'] },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  script = chunk?.code ?? '';
});

const running: InstanceType<typeof Miniflare>[] = [];
afterAll(() => Promise.all(running.map((worker) => worker.dispose())));

/** A relay in workerd for one server. */
async function startWorker(url: string, isLocal = true) {
  const names = createServer((_, response) => response.end('{"Answer":[{"type":1,"data":"127.0.0.1"}]}'));
  await new Promise<void>((resolve) => names.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void names.close());
  const address = names.address();
  const changed = {
    ...operation,
    call: { ...operation.call, method: 'GET' },
    servers: [{ url, description: undefined, variables: [] }],
  };
  const worker = new Miniflare({
    modules: true,
    script,
    compatibilityDate: '2026-07-01',
    handleRuntimeStdio(stdout: Readable, stderr: Readable) {
      stdout.resume();
      stderr.resume();
    },
    bindings: {
      RELAY_JSON: writeRelaySite([], [changed]),
      NAMES: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
      IS_LOCAL: isLocal,
    },
  });
  running.push(worker);
  const { origin } = await worker.ready;
  return (headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${origin}/_octavo/relay`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: origin,
        'Sec-Fetch-Site': 'same-origin',
        ...headers,
      },
      body: JSON.stringify({ ...goodMessage, server: { url, variables: {} } }),
    });
}

test('a GET keeps its body, and its headers are those that the answer tells', async () => {
  const server = await startRawServer((socket) => socket.end(ok));
  const send = await startWorker(`http://127.0.0.1:${server.port}`);
  const response = await send();
  const [head = '', body] = (await response.text()).split('\n');
  expect([response.status, response.headers.get('content-security-policy'), body]).toEqual([
    200,
    'sandbox',
    'ok',
  ]);
  const { sent, headers } = JSON.parse(head);
  const told = sent.headers.map((pair: readonly string[]) => pair.join(': '));
  expect(server.received).toEqual([['GET /items/7 HTTP/1.1', ...told, '', '{"a":1}'].join('\r\n')]);
  expect(headers).toEqual([['Content-Length', '2']]);
});

test('a page of another site is refused', async () => {
  const server = await startRawServer((socket) => socket.end(ok));
  const send = await startWorker(`http://127.0.0.1:${server.port}`);
  expect((await send({ Origin: 'https://evil.example' })).status).toBe(403);
  expect(server.received).toEqual([]);
});

test('a name that stands for a private address is refused', async () => {
  const server = await startRawServer((socket) => socket.end(ok));
  const send = await startWorker(`http://api.example.com:${server.port}`);
  expect(await (await send()).json()).toMatchObject({ code: 'forbidden-address' });
  expect(server.received).toEqual([]);
});

test.each([
  ['for its name', 'api.localhost', 200],
  ['for another name', 'other.localhost', 502],
  ['for no address', '127.0.0.1', 502],
])('a server whose certificate is %s', async (_, name, status) => {
  const tls = { key: read('self-signed-key'), cert: read('self-signed') };
  const server = await startRawServer((socket) => socket.end(ok), tls);
  const send = await startWorker(`https://${name}:${server.port}`);
  expect((await send()).status).toBe(status);
  expect(server.received.join('') === '').toBe(status !== 200);
});

test('the server’s connection ends when the reader leaves', async () => {
  // workerd notices that a reader has left when there is something to write.
  const server = await startRawServer((socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\nfirst');
    const timer = setInterval(() => socket.write('next'), 50);
    socket.on('close', () => clearInterval(timer));
  });
  const send = await startWorker(`http://127.0.0.1:${server.port}`);
  const reader = (await send()).body?.getReader();
  await reader?.read();
  expect(server.open()).toBe(1);
  await reader?.cancel();
  await vi.waitFor(() => expect(server.open()).toBe(0), 5_000);
});
