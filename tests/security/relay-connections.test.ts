import { readFileSync } from 'node:fs';
import { request as requestHttps } from 'node:https';
import { describe, expect, test, vi } from 'vitest';
import type { RelayOptions, RelayTransport } from '../../src/relay/relay-options.ts';
import { createConnectTransport } from '../../src/relay/transport-connect.ts';
import { transportByNode } from '../../src/relay/transport-node.ts';
import { connectByNode } from './connect-by-node.ts';
import { startRawServer, takePort } from './raw-server.ts';
import { createParts, message, operation, operationId, send } from './relay-parts.ts';

const read = (name: string) => readFileSync(new URL(`./certificates/${name}.pem`, import.meta.url), 'utf8');
const tls = { key: read('self-signed-key'), cert: read('self-signed') };

const transports: readonly (readonly [string, RelayTransport])[] = [
  ['node:http', transportByNode],
  ['connect()', createConnectTransport(connectByNode)],
];

/** A relay on this machine for one server at a port here. */
function relayTo(
  port: number,
  transport: RelayTransport,
  changes: Partial<RelayOptions> = {},
  scheme = 'http',
) {
  const url = `${scheme}://127.0.0.1:${port}`;
  const changed = {
    ...operation,
    call: { ...operation.call, method: 'GET' },
    servers: [{ url, description: undefined, variables: [] }],
  };
  const parts = createParts({
    findOperation: (id) => (id === operationId ? changed : undefined),
    transport,
    ...changes,
  });
  return { parts, message: message({ server: { url, variables: {} } }) };
}

const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';

/** The head and the body of the relay's answer. */
async function readAnswer(response: Response) {
  const text = await response.text();
  const end = text.indexOf('\n');
  return { status: response.status, head: JSON.parse(text.slice(0, end)), body: text.slice(end + 1) };
}

describe.each(transports)('by %s', (_name, transport) => {
  test('a GET arrives with its body and with the headers that the answer tells, and nothing else', async () => {
    const server = await startRawServer((socket) => socket.end(ok));
    const { parts, message: asked } = relayTo(server.port, transport);
    const { head, body } = await readAnswer(await send(parts, asked));
    expect(server.received).toEqual([
      [
        'GET /items/7 HTTP/1.1',
        `Host: 127.0.0.1:${server.port}`,
        'Authorization: Token t',
        'Content-Type: application/json',
        'Accept: */*',
        'User-Agent: Octavo',
        'Accept-Encoding: identity',
        'Content-Length: 7',
        'Connection: close',
        '',
        '{"a":1}',
      ].join('\r\n'),
    ]);
    const lines = server.received[0]?.split('\r\n').slice(1, -2);
    expect(head.sent.headers.map((pair: string[]) => pair.join(': '))).toEqual(lines);
    expect([head.sent.method, head.sent.target, head.status, head.statusText, body]).toEqual([
      'GET',
      '/items/7',
      200,
      'OK',
      'ok',
    ]);
  });

  test.each([
    ['a length', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello'],
    ['chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhe\r\n3;a=b\r\nllo\r\n0\r\n\r\n'],
    ['the end of the connection', 'HTTP/1.1 200 OK\r\n\r\nhello'],
    [
      'an interim answer before it',
      'HTTP/1.1 103 Early Hints\r\nLink: a\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello',
    ],
  ])('a body that ends by %s is read whole', async (_, answer) => {
    const server = await startRawServer((socket) => socket.end(answer));
    const { parts, message: asked } = relayTo(server.port, transport);
    expect((await readAnswer(await send(parts, asked))).body).toBe('hello');
  });

  test('a redirect is shown and not followed', async () => {
    const target = await startRawServer((socket) => socket.end(ok));
    const server = await startRawServer((socket) =>
      socket.end(
        `HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:${target.port}/\r\nContent-Length: 0\r\n\r\n`,
      ),
    );
    const { parts, message: asked } = relayTo(server.port, transport);
    const { head } = await readAnswer(await send(parts, asked));
    expect([head.status, head.headers[0]]).toEqual([302, ['Location', `http://127.0.0.1:${target.port}/`]]);
    expect(target.received).toEqual([]);
  });

  test('the server’s connection ends when the reader leaves in the middle of an answer', async () => {
    const server = await startRawServer((socket) => socket.write('HTTP/1.1 200 OK\r\n\r\nfirst'));
    const { parts, message: asked } = relayTo(server.port, transport);
    const response = await send(parts, asked);
    const reader = response.body?.getReader();
    await reader?.read();
    expect(server.open()).toBe(1);
    await reader?.cancel();
    await vi.waitFor(() => expect(server.open()).toBe(0));
  });

  test('the server’s connection ends when the reader leaves before there is an answer', async () => {
    const leave = new AbortController();
    const server = await startRawServer(() => leave.abort());
    const { parts, message: asked } = relayTo(server.port, transport);
    const response = await send(parts, asked, { signal: leave.signal });
    expect(response.status).toBe(502);
    await vi.waitFor(() => expect(server.open()).toBe(0));
  });

  test('the server’s connection ends when an answer is cut', async () => {
    const server = await startRawServer((socket) =>
      socket.write(`HTTP/1.1 200 OK\r\n\r\n${'a'.repeat(50_000)}`),
    );
    const { parts, message: asked } = relayTo(server.port, transport);
    const { limits } = parts.options;
    const small = {
      ...parts,
      options: { ...parts.options, ...(limits && { limits: { ...limits, responseBytes: 1_000 } }) },
    };
    expect((await readAnswer(await send(small, asked))).body).toHaveLength(1_001);
    await vi.waitFor(() => expect(server.open()).toBe(0));
  });

  test.each([
    ['says no HTTP', 'SSH-2.0-OpenSSH_9.9\r\n\r\n'],
    ['changes the protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: a\r\nConnection: upgrade\r\n\r\n'],
    ['says two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\nok'],
    [
      'has headers without end',
      `HTTP/1.1 200 OK\r\n${'X-A: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n'.repeat(3_000)}\r\n`,
    ],
    ['ends at once', ''],
  ])('a server that %s is refused as unreachable', async (_, answer) => {
    const server = await startRawServer((socket) => socket.end(answer));
    const { parts, message: asked } = relayTo(server.port, transport);
    const response = await send(parts, asked);
    expect([response.status, await response.json()]).toMatchObject([502, { code: 'server-unreachable' }]);
  });

  test('a body that ends before its end breaks', async () => {
    const server = await startRawServer((socket) =>
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nok'),
    );
    const { parts, message: asked } = relayTo(server.port, transport);
    await expect((await send(parts, asked)).text()).rejects.toThrow();
  });

  test('a server whose certificate nobody vouches for gets no request', async () => {
    const server = await startRawServer((socket) => socket.end(ok), tls);
    const { parts, message: asked } = relayTo(server.port, transport, {}, 'https');
    const response = await send(parts, asked);
    expect(response.status).toBe(502);
    expect((await response.json()).message).toContain('certificate');
    expect(server.received.join('')).toBe('');
    // The same by a client that does not ask for a valid certificate.
    const trusting: RelayTransport = (request, signal) =>
      new Promise((resolve, reject) => {
        const { port, method, target, headers, body } = request;
        requestHttps({
          host: '127.0.0.1',
          port,
          method,
          path: target,
          headers: headers.flat(),
          signal,
          rejectUnauthorized: false,
        })
          .on('error', reject)
          .on('response', () =>
            resolve({ status: 200, statusText: '', headers: [], body: new ReadableStream() }),
          )
          .end(body);
      });
    const weak = { ...parts, options: { ...parts.options, transport: trusting } };
    await (await send(weak, asked)).body?.cancel();
    expect(server.received.join('')).toContain('Authorization: Token t');
  });

  test('the next address is tried when nothing listens at the first', async () => {
    const server = await startRawServer((socket) => socket.end(ok));
    const { parts, message: asked } = relayTo(server.port, transport);
    const weak: RelayTransport = (request, signal) =>
      transport({ ...request, addresses: ['::1', ...request.addresses] }, signal);
    const response = await send({ ...parts, options: { ...parts.options, transport: weak } }, asked);
    expect((await readAnswer(response)).body).toBe('ok');
  });

  test('nothing listens anywhere', async () => {
    const { parts, message: asked } = relayTo(await takePort(), transport);
    const response = await send(parts, asked);
    expect((await response.json()).message).toBe(
      '127.0.0.1 refused the connection; no server is listening there.',
    );
  });
});

test('a client that follows redirects would ask the server that they lead to', async () => {
  const target = await startRawServer((socket) => socket.end(ok));
  const server = await startRawServer((socket) =>
    socket.end(
      `HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:${target.port}/\r\nContent-Length: 0\r\n\r\n`,
    ),
  );
  const following: RelayTransport = async ({ addresses, port, target: path }) => {
    const { status, statusText, body } = await fetch(`http://${addresses[0]}:${port}${path}`);
    return { status, statusText, headers: [], body: body ?? new ReadableStream() };
  };
  const { parts, message: asked } = relayTo(server.port, following);
  await (await send(parts, asked)).text();
  expect(target.received).toHaveLength(1);
});
