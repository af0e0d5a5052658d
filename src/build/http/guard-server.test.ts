import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { guardServer } from './guard-server.ts';

/** A guarded server; gives what its listeners saw and how to send it bytes. */
async function start(listener: RequestListener, prepare: (server: Server) => void = () => undefined) {
  const server = createServer(listener);
  prepare(server);
  guardServer(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return (target: string, lines = 'Connection: close') =>
    new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n\r\n`),
      );
      onTestFinished(() => void socket.destroy());
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => socket.destroy());
      socket.on('close', () => resolve(text));
    });
}

const upgrade = 'Connection: Upgrade\r\nUpgrade: x';

test('a malformed target reaches no listener, and others get the path without dot segments', async () => {
  const seen: (string | undefined)[] = [];
  const send = await start(
    ({ url }, response) => {
      seen.push(url);
      response.end('ok');
    },
    (server) =>
      server.on('upgrade', ({ url }, socket) => {
        seen.push(url);
        socket.end('upgraded');
      }),
  );
  for (const target of ['*', '/a/..%2fb', 'http://[', '/%252e%252e/a']) {
    expect([target, (await send(target)).slice(9, 12)]).toEqual([target, '400']);
    expect([target, await send(target, upgrade)]).toEqual([target, '']);
  }
  expect(seen).toEqual([]);
  expect(await send('/a/../b?c')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await send('/a/%2e%2e/d', upgrade)).toBe('upgraded');
  expect(seen).toEqual(['/b?c', '/d']);
});

test('a listener that throws ends that request alone', async () => {
  const send = await start(
    ({ url }, response) => {
      if (url === '/late') response.writeHead(200).write('part');
      if (url !== '/') throw new Error('thrown');
      response.end('ok');
    },
    (server) =>
      server.on('upgrade', () => {
        throw new Error('thrown');
      }),
  );
  expect(await send('/early')).toMatch(/^HTTP\/1\.1 500 [\s\S]*This request cannot be answered\.\n/);
  expect(await send('/late')).not.toMatch(/\r\n0\r\n/);
  expect(await send('/', upgrade)).toBe('');
  expect(await send('/')).toMatch(/^HTTP\/1\.1 200 /);
});

test('a connection that breaks between its upgrade and who takes it ends alone', async () => {
  const send = await start(
    (_request, response) => response.end('ok'),
    (server) => server.on('upgrade', (_request, socket) => socket.destroy(new Error('reset'))),
  );
  expect(await send('/', upgrade)).toBe('');
  expect(await send('/')).toMatch(/^HTTP\/1\.1 200 /);
});
