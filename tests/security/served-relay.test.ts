import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readRelaySite, writeRelaySite } from '../../src/relay/relay-data.ts';
import { createServedRelay } from '../../src/relay/relay-server.ts';
import { readTrustedProxies, type ServerReach, trustNobody } from '../../src/relay/server-reach.ts';
import { startRawServer } from './raw-server.ts';
import { goodMessage, operation } from './relay-parts.ts';

/** A relay alone on a server, without the checks that `octavo serve` has in front of it; gives its port. */
async function serve(reach: Partial<ServerReach>, servers: readonly string[] = []): Promise<number> {
  const known = {
    ...operation,
    call: { ...operation.call, method: 'GET' },
    servers: servers.map((url) => ({ url, description: undefined, variables: [] })),
  };
  const site = readRelaySite(writeRelaySite([], [known]));
  return listen(createServedRelay(() => site, complete(reach)));
}

function complete(reach: Partial<ServerReach>): ServerReach {
  return { listens: () => '127.0.0.1', allowedHosts: [], trusts: trustNobody, ...reach };
}

async function listen({ serve }: ReturnType<typeof createServedRelay>): Promise<number> {
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Trusts every connection of this machine. */
function trustLoopback() {
  const trusts = readTrustedProxies(['127.0.0.1']);
  if (typeof trusts !== 'function') throw new Error(trusts.mistake);
  return trusts;
}

/** Writes bytes; gives what is answered until the connection is closed. */
function write(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    onTestFinished(() => void socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(text));
  });
}

const get = (host: string) => `GET /_octavo/relay HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

/** The head and the body of a message for a server; `more` are header lines, `missing` bytes never arrive. */
function post(port: number, url: string, { more = '', missing = 0 } = {}): string {
  const host = `localhost:${port}`;
  const body = JSON.stringify({ ...goodMessage, server: { url, variables: {} } });
  return `POST /_octavo/relay HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: ${body.length + missing}\r\nConnection: close\r\n${more}\r\n${body}`;
}

test('on loopback the relay answers to names of this machine at its own port alone', async () => {
  const port = await serve({});
  const status = async (host: string) => (await write(port, get(host))).slice(9, 12);
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`])
    expect([host, await status(host)]).toEqual([host, '204']);
  for (const host of ['evil.example', `evil.example:${port}`, `localhost:${port + 1}`, `192.168.1.9:${port}`])
    expect([host, await status(host)]).toEqual([host, '403']);
});

test('a server of this machine is called for readers at this machine only', async () => {
  const api = await startRawServer((socket) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'));
  const url = `http://127.0.0.1:${api.port}`;
  for (const [name, reach] of [
    ['behind a trusted proxy that says nothing', { trusts: trustLoopback() }],
    ['on all addresses', { listens: () => '0.0.0.0' }],
    ['on an address of a network', { listens: () => '192.168.1.9' }],
  ] as const) {
    const port = await serve(reach, [url]);
    const answer = await write(port, post(port, url));
    expect([name, answer.slice(9, 12), /forbidden-address/.test(answer)]).toEqual([name, '403', true]);
  }
  expect(api.received).toEqual([]);
  const port = await serve({}, [url]);
  expect(await write(port, post(port, url))).toMatch(/^HTTP\/1\.1 200 /);
  expect(api.received).toHaveLength(1);
});

test.each([
  ['ten places for a reader', 11, () => 1],
  ['a hundred for all', 101, (count: number) => count],
])('there are %s, and one more is refused', async (_, asked, nameReader) => {
  const url = 'https://api.example.com';
  const port = await serve({ trusts: trustLoopback() }, [url]);
  // A message whose last byte never comes keeps its place.
  const answers = Array.from({ length: asked }, (_, count) => {
    const more = `X-Forwarded-For: 203.0.113.${nameReader(count)}\r\n`;
    return write(port, post(port, url, { more, missing: 1 }));
  });
  const refused = await Promise.race(answers);
  expect(refused).toContain('Too many requests at the same time.');
});

test('a relay whose file cannot be read ends that connection, and nothing else', async () => {
  const port = await listen(createServedRelay(() => Promise.reject(new Error('unreadable')), complete({})));
  expect(await write(port, get(`localhost:${port}`))).toBe('');
  expect(await write(port, get(`localhost:${port}`))).toBe('');
});
