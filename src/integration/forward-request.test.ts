import { request as ask, createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProxy, forwardRequest, type ProxyRule } from './forward-request.ts';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly string[];
  readonly body: string;
}

let seen: Seen | undefined;
let target: Server;
let front: Server;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

let frontUrl = '';
let proxies: readonly ProxyRule[] = [];

beforeAll(async () => {
  target = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', rawHeaders } = request;
    seen = { method, url, headers: rawHeaders, body: Buffer.concat(chunks).toString() };
    response.writeHead(207, { 'X-Answer': 'yes', 'Set-Cookie': ['a=1', 'b=2'] });
    response.end('answer');
  });
  proxies = [{ path: '/sandbox', target: await listen(target) }];
  front = createServer((request, response) => {
    const proxy = findProxy(proxies, request.url);
    if (proxy) forwardRequest(proxy, request, response);
    else response.end('site');
  });
  frontUrl = await listen(front);
});

afterAll(() => {
  target.close();
  front.close();
});

function send(path: string, headers: Readonly<Record<string, string>>, body: readonly string[]) {
  return new Promise<{ status: number | undefined; cookies: readonly string[]; text: string }>(
    (resolve, reject) => {
      const sent = ask(frontUrl + path, { method: 'GET', headers: { ...headers }, agent: false });
      sent.on('error', reject);
      sent.on('response', async (answer) => {
        let text = '';
        for await (const chunk of answer) text += chunk;
        resolve({ status: answer.statusCode, cookies: answer.headers['set-cookie'] ?? [], text });
      });
      for (const chunk of body) sent.write(chunk);
      sent.end();
    },
  );
}

test('a GET arrives with its body, its headers and the rest of its path, and the answer comes back', async () => {
  const body = '{ "name": "é" }';
  const length = String(Buffer.byteLength(body));
  const answer = await send('/sandbox/api/user?q=%20', { 'X-Mine': 'A', 'Content-Length': length }, [body]);
  expect(answer).toEqual({ status: 207, cookies: ['a=1', 'b=2'], text: 'answer' });
  expect(seen).toMatchObject({ method: 'GET', url: '/api/user?q=%20', body });
  expect(seen?.headers).toContain('X-Mine');
  expect(seen?.headers.filter((name) => /^host$/i.test(name))).toHaveLength(1);
  expect(seen?.headers.filter((name) => /^content-length$/i.test(name))).toHaveLength(1);
});

test('a body without a length is sent on as it comes', async () => {
  await send('/sandbox/api/user', { 'Transfer-Encoding': 'chunked' }, ['one ', 'two']);
  expect(seen?.body).toBe('one two');
});

test('only the path itself and what is below it is sent on', () => {
  const find = (url: string) => findProxy([{ path: '/sandbox', target: 'http://127.0.0.1:1' }], url)?.path;
  expect([find('/sandbox'), find('/sandbox/'), find('/sandbox?a')]).toEqual(Array(3).fill('/sandbox'));
  expect([find('/sandboxes'), find('/a/sandbox'), find('/')]).toEqual([undefined, undefined, undefined]);
});

test('a server that is not there is a 502 that says so', async () => {
  const before = proxies;
  proxies = [{ path: '/sandbox', target: 'http://127.0.0.1:1' }];
  const answer = await send('/sandbox/x', {}, []);
  proxies = before;
  expect(answer.status).toBe(502);
  expect(answer.text).toBe('Nothing answers at http://127.0.0.1:1, to which /sandbox leads.\n');
});
