import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PreparedRequest } from '../../http/playground/exchange.ts';
import type { RelayHead } from '../../http/playground/relay-message.ts';
import { findRelay, type RelayAsk, sendRelay } from './send-relay.lazy.ts';

const request: PreparedRequest = { method: 'GET', url: 'https://x.dev/a', headers: [], body: undefined };
const ask: RelayAsk = {
  data: { id: 'openapi.yaml GET /a' },
  choice: { server: { url: 'https://x.dev', description: 'Only shown.', variables: [] }, variables: {} },
  values: { parameters: { 'query.q': 1 }, mediaType: undefined, body: undefined },
  credentials: { index: 0, values: undefined },
  prepared: request,
};
const message = {
  operation: 'openapi.yaml GET /a',
  server: { url: 'https://x.dev', variables: {} },
  parameters: { 'query.q': 1 },
  security: null,
  credentials: {},
  mediaType: null,
  body: null,
};
const head: RelayHead = {
  sent: { method: 'GET', target: '/a', headers: [['Host', 'x.dev']] },
  status: 201,
  statusText: 'Created',
  headers: [['X-A', 'ä']],
  limit: 10,
};

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const native = fetch;

/** A site of its own for each test: in a page the path is below its origin. */
beforeEach(async () => {
  server = createServer((asked, response) => answer(asked, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    native(`http://127.0.0.1:${port}${path}`, init),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const send = () => sendRelay(ask, new AbortController().signal);

test('the message is posted as JSON, and the answer is a head and the bytes after it', async () => {
  let received = '';
  answer = (asked, response) => {
    received = `${asked.method} ${asked.url} ${asked.headers['content-type']} `;
    asked.on('data', (chunk) => {
      received += String(chunk);
    });
    asked.on('end', () => {
      response.write(JSON.stringify(head).slice(0, 20));
      setTimeout(() => response.write(`${JSON.stringify(head).slice(20)}\nfir`), 5);
      setTimeout(() => response.end('st\nsecond'), 10);
    });
  };
  const relayed = await send();
  expect(received).toBe(`POST /_octavo/relay application/json ${JSON.stringify(message)}`);
  if (!relayed || !('exchange' in relayed)) throw new Error('no answer came');
  const { body, sentAt, duration, ...rest } = relayed.exchange;
  expect(rest).toEqual({
    request,
    route: 'relay',
    sent: head.sent,
    status: 201,
    statusText: 'Created',
    headers: [['X-A', 'ä']],
    limit: 10,
  });
  expect(await new Response(body).text()).toBe('first\nsecond');
});

test('a head that is cut inside a character is read', async () => {
  const bytes = Buffer.from(`${JSON.stringify(head)}\n`);
  const cut = bytes.indexOf(0xc3) + 1;
  answer = (_, response) => {
    response.write(bytes.subarray(0, cut));
    setTimeout(() => response.end(bytes.subarray(cut)), 10);
  };
  const relayed = await send();
  expect(relayed && 'exchange' in relayed && relayed.exchange.headers).toEqual([['X-A', 'ä']]);
});

test('a refusal is told apart from an answer', async () => {
  const refusal = { code: 'timeout', message: 'No answer in 30 s.' };
  answer = (_, response) => response.writeHead(504).end(JSON.stringify(refusal));
  expect(await send()).toEqual({ refusal });
});

test('whatever else answers is no relay', async () => {
  const others: readonly (readonly [number, string])[] = [
    [404, '<h1>Not found</h1>'],
    [405, ''],
    [200, '<!doctype html>\n<p>Home</p>'],
    [200, 'null\n'],
    [200, ''],
    [501, '"no"'],
  ];
  for (const [status, text] of others) {
    answer = (_, response) => response.writeHead(status).end(text);
    expect(await send(), text).toBeUndefined();
  }
});

test('an answer that breaks off is an error in its body', async () => {
  answer = (_, response) => {
    response.write(`${JSON.stringify(head)}\nfirst`);
    setTimeout(() => response.destroy(), 10);
  };
  const relayed = await send();
  if (!relayed || !('exchange' in relayed)) throw new Error('no answer came');
  await expect(new Response(relayed.exchange.body).text()).rejects.toThrow();
});

test('a relay says that it is one, and is asked once', async () => {
  let count = 0;
  answer = (asked, response) => {
    count += 1;
    response.writeHead(asked.method === 'GET' ? 204 : 405, { 'Octavo-Relay': '1' }).end();
  };
  expect([await findRelay(), await findRelay(), count]).toEqual([true, true, 1]);
});
