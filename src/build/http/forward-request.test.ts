import { request as ask, createServer, type Server } from 'node:http';
import { connect, createServer as createRawServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findProxy, forwardRequest, type ProxyRule } from './forward-request.ts';
import { readTarget } from './request-target.ts';

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
    response.writeHead(207, {
      'Set-Cookie': ['a=1', 'b=2'],
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': "default-src 'none'",
    });
    response.end('answer');
  });
  proxies = [{ path: '/sandbox', target: await listen(target) }];
  front = createServer((request, response) => {
    const asked = readTarget(request.url);
    const proxy = asked && findProxy(proxies, asked);
    if (proxy) forwardRequest(proxy, asked, request, response);
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
  const find = (url: string) => {
    const asked = readTarget(url);
    return asked && findProxy([{ path: '/sandbox', target: 'http://127.0.0.1:1' }], asked)?.path;
  };
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

/** Sends bytes to the server in front as they are and gives its answer. */
function sendRaw(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(frontUrl).port), '127.0.0.1', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}

test.each([
  ...[
    '/sandbox/../admin',
    '/sandbox/a/../../admin',
    '/sandbox/%2e%2e/admin',
    '/sandbox/.%2E/admin',
    '/sandbox\\..\\admin',
  ],
  ...['/sandbox/..%2fadmin', '/sandbox/..%2Fadmin', '/sandbox/%2e%2e%2fadmin', '/sandbox/%252e%252e/admin'],
  ...['/sandbox/%252e%252e%252fadmin', '/sandbox/..%5cadmin', '/sandbox/%5c..%5cadmin', '/sandbox/..;/admin'],
  ...['/sandbox/%25252e%25252e%25252fadmin', '//sandbox/../admin', '/sandbox/./%2e%2e/admin'],
])('%s does not leave the path of the proxy', async (target) => {
  seen = undefined;
  await sendRaw(target);
  expect(seen).toBeUndefined();
});

test('a path below the proxy keeps its encoding, and the path of its server is in front', async () => {
  const before = proxies;
  proxies = [{ path: '/sandbox', target: `${before[0]?.target}/v1` }];
  const urls: string[] = [];
  for (const target of [
    '/sandbox/a%2Fb',
    '/sandbox/a/../b',
    '/sandbox//c',
    '/sandbox',
    '/sandbox/%C3%A9?x=../y',
  ]) {
    await sendRaw(target);
    urls.push(seen?.url ?? '');
  }
  proxies = before;
  expect(urls).toEqual(['/v1/a%2Fb', '/v1/b', '/v1//c', '/v1/', '/v1/%C3%A9?x=../y']);
});

test('an answer that is no HTTP is a 502, and what follows it is answered', async () => {
  const answers = [
    ['HTTP/1.1 200 a\x01b\r\nContent-Length: 2\r\n\r\nok', 200],
    ['HTTP/1.1 099 Low\r\nContent-Length: 2\r\n\r\nok', 502],
    ['HTTP/1.1 000 \r\nContent-Length: 0\r\n\r\n', 502],
    ['HTTP/1.1 101 Other\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n', 502],
    ['HTTP/1.1 200 OK\r\nX: a\x01b\r\n\r\n', 502],
    ['nothing of the kind', 502],
    ['', 502],
  ] as const;
  const before = proxies;
  for (const [bytes, status] of answers) {
    const raw = createRawServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => socket.end(bytes, 'latin1'));
    });
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    const address = raw.address();
    proxies = [
      { path: '/sandbox', target: `http://127.0.0.1:${typeof address === 'object' && address?.port}` },
    ];
    expect(await sendRaw('/sandbox/x'), JSON.stringify(bytes)).toMatch(`HTTP/1.1 ${status} `);
    raw.close();
  }
  proxies = before;
  expect((await send('/sandbox/x', {}, [])).status).toBe(207);
});

/** A server that is asked through the proxy until `use` has ended. */
async function withTarget(answer: (socket: Socket) => void, use: (open: () => number) => Promise<void>) {
  const sockets = new Set<Socket>();
  const raw = createRawServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
  const address = raw.address();
  const before = proxies;
  proxies = [
    { path: '/sandbox', target: `http://127.0.0.1:${typeof address === 'object' && address?.port}` },
  ];
  try {
    await use(() => sockets.size);
  } finally {
    proxies = before;
    for (const socket of sockets) socket.destroy();
    raw.close();
  }
}

test('the server behind learns that the client has left', async () => {
  await withTarget(
    () => undefined,
    async (open) => {
      const sent = ask(`${frontUrl}/sandbox/x`, { agent: false }).end();
      sent.on('error', () => undefined);
      await vi.waitFor(() => expect(open()).toBe(1), 20_000);
      sent.destroy();
      await vi.waitFor(() => expect(open()).toBe(0), 20_000);
    },
  );
});

test('a connection that has become another protocol is given up', async () => {
  await withTarget(
    (socket) => socket.write('HTTP/1.1 101 Other\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    async (open) => {
      expect(await sendRaw('/sandbox/x')).toMatch('HTTP/1.1 502 ');
      await vi.waitFor(() => expect(open()).toBe(0), 20_000);
    },
  );
});

test('an answer that breaks off does not look whole, and the server goes on', async () => {
  await withTarget(
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\npart');
      setTimeout(() => socket.resetAndDestroy(), 50);
    },
    async () => {
      const response = await fetch(`${frontUrl}/sandbox/x`);
      await expect(response.text()).rejects.toThrow();
      // The rest of its body cannot be sent on any more.
      const body = Buffer.alloc(20_000_000);
      await fetch(`${frontUrl}/sandbox/x`, { method: 'POST', body }).then(
        (answer) => answer.text().catch(() => ''),
        () => '',
      );
    },
  );
  expect((await send('/sandbox/x', {}, [])).status).toBe(207);
});

test('what the server behind says of its connection is not sent on', async () => {
  await withTarget(
    (socket) =>
      socket.end(
        'HTTP/1.1 200 OK\r\nKeep-Alive: timeout=77\r\nProxy-Authenticate: Basic\r\nConnection: keep-alive\r\nContent-Length: 2\r\n\r\nok',
      ),
    async () => {
      const answer = await sendRaw('/sandbox/x');
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).not.toMatch(/timeout=77|proxy-authenticate/i);
      expect(answer.match(/^connection: .*$/gim)).toEqual(['Connection: close']);
    },
  );
});

test('an answer has the headers of the site, and its own policy as well', async () => {
  const answer = await sendRaw('/sandbox/x');
  expect(answer).toContain('X-Content-Type-Options: nosniff\r\n');
  expect(answer).toContain("Content-Security-Policy: default-src 'none'\r\n");
  expect(answer).toContain("Content-Security-Policy: frame-ancestors 'self'\r\n");
  expect(answer.match(/referrer-policy/gi)).toHaveLength(1);
});
