import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { reachDirectly } from '../relay/server-reach.ts';
import { createServedMcp } from './serve-mcp.ts';

/** A server of the tools of an empty site; gives its port. */
async function serve(messageTime: number): Promise<number> {
  const site = { name: 'Docs', siteUrl: undefined, pages: [], readText: async () => '' };
  const reach = reachDirectly(() => '127.0.0.1');
  const mcp = createServedMcp(async () => site, reach, '0.0.0', messageTime);
  const server = createServer((request, response) => void mcp.serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Sends a message of so many bytes of which only the first part arrives; gives the answer. */
function post(port: number, length: number, part: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `POST /mcp HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n${part}`,
      ),
    );
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(text));
  });
}

const ask = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });

test('a message that does not arrive in time is given up', async () => {
  const port = await serve(50);
  expect(await post(port, ask.length + 1, ask)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a message that arrives is answered, and one that is too large is not read', async () => {
  const port = await serve(10_000);
  expect(await post(port, ask.length, ask)).toContain('search_docs');
  expect(await post(port, 70_000, ' '.repeat(70_000))).toMatch(/^HTTP\/1\.1 413 /);
});
