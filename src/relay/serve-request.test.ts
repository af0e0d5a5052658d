import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveRequest } from './serve-request.ts';
import type { Sender } from './server-reach.ts';

interface Served {
  readonly port: number;
  /** How many answers have come to their end, by an error too. */
  readonly ended: () => number;
}

type Handle = (request: Request, message: IncomingMessage, answer: ServerResponse) => Promise<Response>;

const direct: Sender = { address: '127.0.0.1', host: 'localhost', scheme: 'http', isProxied: false };

/** A server that answers each request by `handle`; `sender` takes the place of what the connection says. */
async function serve(handle: Handle, sender: Sender = direct): Promise<Served> {
  let ended = 0;
  const server = createServer((message, answer) => {
    answer.setHeader('Access-Control-Allow-Origin', '*');
    void serveRequest(message, answer, sender, (request) => handle(request, message, answer))
      .catch(() => answer.destroy())
      .finally(() => ended++);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, ended: () => ended };
}

/** Writes a request as it is; gives the connection. */
async function open(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(text);
  return socket;
}

/** What a server answers until it closes the connection. */
async function ask(port: number, text: string): Promise<string> {
  const socket = await open(port, text);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

const get = 'GET /a?b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const post = (length: number) => `POST /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;

test('an answer has the headers of its handler alone', async () => {
  const { port } = await serve(async () => new Response('text', { headers: { 'X-Own': '1' } }));
  const answer = await ask(port, get);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/^x-own: 1\r$/m);
  expect(answer).not.toMatch(/^access-control-/im);
});

test('a handler is given every value of a header, and the URL and Host that a trusted proxy tells of', async () => {
  const seen: unknown[] = [];
  const handle: Handle = async ({ url, headers }) => {
    seen.push([url, headers.get('host'), headers.get('origin')]);
    return new Response();
  };
  const lines =
    'GET /a?b HTTP/1.1\r\nHost: inside\r\nOrigin: https://evil.example\r\nOrigin: http://localhost';
  const proxied: Sender = { ...direct, host: 'docs.example.com', scheme: 'https', isProxied: true };
  for (const sender of [{ ...direct, host: 'inside' }, proxied]) {
    const { port } = await serve(handle, sender);
    await ask(port, `${lines}\r\nConnection: close\r\n\r\n`);
  }
  const origins = 'https://evil.example, http://localhost';
  expect(seen).toEqual([
    ['http://inside/a?b', 'inside', origins],
    ['https://docs.example.com/a?b', 'docs.example.com', origins],
  ]);
});

test('a URL in the request line says nothing of the host', async () => {
  const { port } = await serve(async ({ url }) => new Response(url));
  expect(await ask(port, get.replace('/a?b', 'http://evil.example/a'))).toContain(
    '\r\nhttp://localhost/\r\n',
  );
});

test.each([
  ['a method that no Request may have', get.replace('GET', 'TRACE'), 'localhost'],
  ['a host that is none', get, 'a b'],
  ['no host', get, ''],
])('%s is a bad request', async (_, text, host) => {
  const { port } = await serve(async () => new Response('handled'), { ...direct, host });
  expect(await ask(port, text)).toMatch(/^HTTP\/1\.1 400 /);
});

test('the connection of a body that nobody read is closed', async () => {
  const { port } = await serve(async () => new Response('text'));
  expect(await ask(port, `${post(1000)}part`)).toMatch(/^connection: close\r$/im);
});

test('what a handler says of the connection is not sent: whoever asks for its end gets it', async () => {
  const { port } = await serve(async () => new Response('text', { headers: { Connection: 'keep-alive' } }));
  expect((await ask(port, get)).match(/^connection: .*$/gim)).toEqual(['Connection: close']);
});

test('a body that a handler gives up is not read on', async () => {
  let from: Socket | undefined;
  const { port } = await serve(async ({ body }, { socket }) => {
    const reader = body?.getReader();
    await reader?.read();
    await reader?.cancel();
    from = socket;
    return new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }));
  });
  const socket = await open(port, post(100_000_000));
  const part = Buffer.alloc(1_000_000);
  for (let count = 0; count < 100; count++) socket.write(part);
  for (let before = -1; before !== (from?.bytesRead ?? 0); await wait(200)) before = from?.bytesRead ?? 0;
  expect(from?.bytesRead).toBeLessThan(50_000_000);
});

test('a handler and the source of its answer learn that the reader has left', async () => {
  const left: string[] = [];
  const { port, ended } = await serve(async ({ signal }) => {
    signal.addEventListener('abort', () => left.push('request'));
    return new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new Uint8Array(1)),
        pull: () => new Promise(() => undefined),
        cancel: () => void left.push('source'),
      }),
    );
  });
  const socket = await open(port, get);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  await vi.waitFor(() => expect([left.toSorted(), ended()]).toEqual([['request', 'source'], 1]), 20_000);
});

test('an answer to a reader who has left before it began is given up', async () => {
  let isCancelled = false;
  const { port, ended } = await serve(async (_request, _message, answer) => {
    await new Promise((resolve) => answer.once('close', resolve));
    await wait(0);
    return new Response(
      new ReadableStream({
        pull: () => new Promise(() => undefined),
        cancel: () => {
          isCancelled = true;
        },
      }),
    );
  });
  (await open(port, get)).destroy();
  await vi.waitFor(() => expect([isCancelled, ended()]).toEqual([true, 1]), 20_000);
});

test('an answer whose source breaks does not look like one that has ended', async () => {
  const { port } = await serve(async () => {
    let parts = 0;
    return new Response(
      new ReadableStream({
        pull(controller) {
          if (parts++ === 0) controller.enqueue(new TextEncoder().encode('part'));
          else controller.error(new Error('broken'));
        },
      }),
    );
  });
  const response = await fetch(`http://127.0.0.1:${port}/`);
  await expect(response.text()).rejects.toThrow();
});

test('no more is taken from a source than the reader takes, and a reader who leaves meanwhile ends it', async () => {
  const part = new Uint8Array(256_000);
  let parts = 0;
  const { port, ended } = await serve(
    async () =>
      new Response(
        new ReadableStream({
          async pull(controller) {
            await wait(0);
            if (parts++ < 400) controller.enqueue(part);
            else controller.close();
          },
        }),
      ),
  );
  const socket = await open(port, get);
  socket.pause();
  for (let before = -1; before !== parts; await wait(200)) before = parts;
  expect(parts).toBeLessThan(400);
  socket.destroy();
  await vi.waitFor(() => expect(ended()).toBe(1), 20_000);
});
