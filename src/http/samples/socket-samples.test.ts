import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { writeSocketSamples } from './socket-samples.ts';

const run = promisify(execFile);
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
let port = 0;

beforeAll(async () => {
  if (server.address() === null) await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  server.on('connection', (socket, request) => {
    socket.on('message', (data) => {
      socket.send(`${request.url} ${data}`);
      socket.close();
    });
  });
});
afterAll(() => server.close());

const texts = ['{\n  "a": "Ünï ${x} `b` \\\\ \\n"\n}', 'plain', 'it\'s "quoted"\u2028'];

test.each(texts)('JavaScript sends %j to the byte, and prints what comes back', async (message) => {
  const [javascript] = writeSocketSamples({
    url: [`ws://127.0.0.1:${port}/rooms/a%20b?key=`, { variable: 'KEY' }],
    headers: [],
    message,
  });
  const { stdout } = await run(process.execPath, ['-e', `const KEY = 'k1';\n${javascript?.code}`]);
  expect(stdout).toBe(`/rooms/a%20b?key=k1 ${message}\n`);
});

test.each(texts)('Python reads %j as the same text', async (message) => {
  const [, python] = writeSocketSamples({ url: ['wss://example.com'], headers: [], message });
  const [, literal = ''] = /^message = (.*?)^\n?with /ms.exec(python?.code ?? '') ?? [];
  const { stdout } = await run('python3', ['-c', `import json\nprint(json.dumps(${literal.trim()}))`]);
  expect(JSON.parse(stdout)).toBe(message);
});

test('where a header is needed there is no sample for browsers, and secrets are read from the environment', async () => {
  const samples = writeSocketSamples({
    url: ['wss://example.com/chat'],
    headers: [['Authorization', ['Bearer ', { variable: 'API_TOKEN' }]]],
    message: undefined,
  });
  expect(samples.map(({ title }) => title)).toEqual(['Python']);
  expect(samples[0]?.code).toBe(
    [
      'import os',
      '',
      'from websockets.sync.client import connect',
      '',
      'url = "wss://example.com/chat"',
      '',
      'with connect(url, additional_headers={"Authorization": f"Bearer {os.environ[\'API_TOKEN\']}"}) as socket:',
      '    for answer in socket:',
      '        print(answer)',
    ].join('\n'),
  );
  await run('python3', ['-c', 'import ast, sys; ast.parse(sys.argv[1])', samples[0]?.code ?? '']);
});
