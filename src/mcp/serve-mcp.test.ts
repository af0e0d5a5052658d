import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readTrustedProxies, type ServerReach, trustNobody } from '../relay/server-reach.ts';
import type { McpSite } from './mcp-site.ts';
import { createServedMcp } from './serve-mcp.ts';

interface Serving {
  readonly site?: () => Promise<McpSite | undefined>;
  readonly messageTime?: number;
  readonly reach?: Partial<ServerReach>;
}

const empty: McpSite = { name: 'Docs', siteUrl: undefined, base: '/', pages: [], readText: async () => '' };

/** A server of the tools of a site, an empty one unless given, on loopback; gives its port. */
async function serve({ site = async () => empty, messageTime, reach }: Serving = {}): Promise<number> {
  const whole = { listens: () => '127.0.0.1', allowedHosts: [], trusts: trustNobody, ...reach };
  const mcp = createServedMcp(site, whole, '0.0.0', messageTime);
  const server = createServer((request, response) => void mcp.serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

interface Sending {
  readonly host?: string;
  /** Header lines, each with its end. */
  readonly lines?: string;
  /** What arrives of a message; the whole unless given. */
  readonly part?: string;
  /** Bytes of the whole message. */
  readonly length?: number;
}

const ask = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });

/** Sends a message; gives what is answered until the connection is closed. */
function post(
  port: number,
  { host, lines = '', part = ask, length = part.length }: Sending = {},
): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `POST /mcp HTTP/1.1\r\nHost: ${host ?? `localhost:${port}`}\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nConnection: close\r\n${lines}Content-Length: ${length}\r\n\r\n${part}`,
      ),
    );
    onTestFinished(() => void socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(text));
  });
}

const status = async (answer: Promise<string>) => Number((await answer).slice(9, 12));

/** Trusts every connection of this machine. */
function trustLoopback() {
  const trusts = readTrustedProxies(['127.0.0.1']);
  if (typeof trusts !== 'function') throw new Error(trusts.mistake);
  return trusts;
}

test('a message that does not arrive in time is given up', async () => {
  const port = await serve({ messageTime: 50 });
  expect(await status(post(port, { length: ask.length + 1 }))).toBe(408);
});

test('a message that arrives is answered, and one that is too large is not waited for', async () => {
  const port = await serve();
  expect(await post(port)).toContain('search_docs');
  const answer = await post(port, { length: 1_000_000, part: ' '.repeat(70_000) });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('Messages have up to 64 kB.');
});

test('on loopback the tools answer to names of this machine at its own port alone', async () => {
  const port = await serve();
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`])
    expect([host, await status(post(port, { host }))]).toEqual([host, 200]);
  for (const host of ['evil.example', `evil.example:${port}`, `localhost:${port + 1}`, `192.168.1.9:${port}`])
    expect([host, await status(post(port, { host }))]).toEqual([host, 403]);
});

test('pages of other sites get nothing', async () => {
  const port = await serve({ site: async () => ({ ...empty, siteUrl: 'https://docs.example.com/a/' }) });
  const from = (origin: string) => status(post(port, { lines: `Origin: ${origin}\r\n` }));
  for (const origin of [`http://localhost:${port}`, 'https://docs.example.com'])
    expect([origin, await from(origin)]).toEqual([origin, 200]);
  for (const origin of [
    'https://evil.example',
    `http://localhost:${port + 1}`,
    'http://localhost',
    'http://docs.example.com',
    'https://docs.example.com.evil.example',
    'null',
    '%',
  ])
    expect([origin, await from(origin)]).toEqual([origin, 403]);
});

test('requests one after the other find a place, up to a number in a minute', async () => {
  const port = await serve();
  let count = 0;
  while (count < 2_000 && (await status(post(port))) === 200) count++;
  expect(count).toBeGreaterThanOrEqual(240);
  expect(count).toBeLessThan(2_000);
});

test.each([
  ['ten places for a reader', 11, () => 1],
  ['fifty for all', 51, (count: number) => count],
])('there are %s, and one more is refused', async (_, asked, nameReader) => {
  const port = await serve({ reach: { trusts: trustLoopback() } });
  // A message whose last byte never comes keeps its place.
  const answers = Array.from({ length: asked }, (_, count) =>
    post(port, { lines: `X-Forwarded-For: 203.0.113.${nameReader(count)}\r\n`, length: ask.length + 1 }),
  );
  expect(await status(Promise.race(answers))).toBe(429);
});

test('readers behind a trusted proxy have places of their own', async () => {
  const port = await serve({ reach: { trusts: trustLoopback() }, messageTime: 300 });
  const answers = Array.from({ length: 20 }, (_, count) =>
    status(post(port, { lines: `X-Forwarded-For: 203.0.113.${count % 2}\r\n`, length: ask.length + 1 })),
  );
  expect(await Promise.all(answers)).toEqual(Array(20).fill(408));
});

test('a site without the file is a 404, and one whose file cannot be read ends that connection alone', async () => {
  expect(await status(post(await serve({ site: async () => undefined })))).toBe(404);
  const port = await serve({ site: () => Promise.reject(new Error('unreadable')) });
  expect([await post(port), await post(port)]).toEqual(['', '']);
});
