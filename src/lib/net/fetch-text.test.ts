import { mkdtemp, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { loadDocuments } from '../../openapi/load/load-documents.ts';
import { fetchText } from './fetch-text.ts';
import { isPublicAddress } from './public-address.ts';

const head = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\n";
const item = "get: { responses: { '200': { description: ok } } }\n";

/** A server on loopback, and the paths that it was asked for. */
async function serve(
  listener: RequestListener,
): Promise<{ readonly port: number; readonly asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, asked };
}

const createRoot = async () => realpath(await mkdtemp(join(tmpdir(), 'octavo-fetch-')));
const limits = { timeout: 2_000, maximumBytes: 1_000_000 };
const load = async (reference: string, isOffline = false, root?: string) =>
  loadDocuments(root ?? (await createRoot()), [reference], { timeout: 2_000, isOffline });
const tell = (result: Awaited<ReturnType<typeof loadDocuments>>) =>
  result.problems.map(({ severity, code, line, column }) => `${line}:${column} ${severity} ${code}`);

test('a document on loopback that site.json names may refer to its own server, and to nothing else there', async () => {
  const other = await serve((_, response) => response.end(item));
  const server = await serve((request, response) =>
    response.end(
      request.url === '/openapi.yaml'
        ? `${head}paths:\n  /a: { $ref: paths/a.yaml }\n  /b: { $ref: 'http://127.0.0.1:${other.port}/b.yaml' }\n  /c: { $ref: 'https://localhost:${other.port}/c.yaml' }\n`
        : item,
    ),
  );
  const result = await load(`http://127.0.0.1:${server.port}/openapi.yaml`);
  expect(server.asked).toEqual(['/openapi.yaml', '/paths/a.yaml']);
  expect(other.asked).toEqual([]);
  expect(tell(result)).toEqual(['5:15 error openapi/refused-address', '6:15 error openapi/refused-address']);
  expect(result.documents[0]?.files.size).toBe(2);
});

test('a redirect does not lead into a private network that the document is not of', async () => {
  const server = await serve((request, response) => {
    if (request.url === '/openapi.yaml') response.end(`${head}paths:\n  /a: { $ref: /moved.yaml }\n`);
    else response.writeHead(302, { location: `http://localhost:${server.port}/secret.yaml` }).end();
  });
  const result = await load(`http://127.0.0.1:${server.port}/openapi.yaml`);
  expect(server.asked).toEqual(['/openapi.yaml', '/moved.yaml']);
  expect(tell(result)).toEqual(['4:15 error openapi/refused-address']);
  const named = await load(`http://127.0.0.1:${server.port}/moved.yaml`);
  expect(tell(named)).toEqual(['1:1 error openapi/refused-address']);
  expect(server.asked).not.toContain('/secret.yaml');
});

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::1]/',
  'https://localhost/',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.1.2.3/',
  'https://192.168.0.1/',
  'https://0.0.0.0/',
])('%s is not asked for a document of another server', async (url) => {
  const answer = await fetchText(url, { privateHost: undefined, plainOrigins: [] }, limits);
  expect(answer).toMatchObject({ isRefused: true });
});

test.each(['file:///etc/passwd', 'ftp://example.com/a', 'data:,a', 'http://example.com/a'])(
  '%s is not asked for what a document refers to',
  async (url) => {
    const answer = await fetchText(url, { privateHost: undefined, plainOrigins: [] }, limits);
    expect(answer).toMatchObject({ isRefused: true });
  },
);

test('addresses that stand for private ones in IPv6 are private', () => {
  expect(['::1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', 'fe80::1'].map(isPublicAddress)).toEqual(
    Array(4).fill(false),
  );
  expect(['1.1.1.1', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true]);
});

test('compressed answers are read, and none becomes larger than the limit', async () => {
  const server = await serve((request, response) => {
    const text = request.url === '/bomb' ? 'x'.repeat(5_000_000) : 'hello';
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text));
  });
  const ask = (path: string) =>
    fetchText(
      `http://127.0.0.1:${server.port}${path}`,
      { privateHost: '127.0.0.1', plainOrigins: 'any' },
      limits,
    );
  expect(await ask('/')).toEqual({ text: 'hello', privateHost: '127.0.0.1' });
  expect(await ask('/bomb')).toEqual({ failure: 'it is larger than 1 MB', isRefused: false });
});

test('an answer that never ends is given up', async () => {
  const server = await serve((_, response) => void response.writeHead(200).write('openapi: '));
  const url = `http://127.0.0.1:${server.port}/`;
  const reach = { privateHost: '127.0.0.1', plainOrigins: 'any' } as const;
  expect(await fetchText(url, reach, { ...limits, timeout: 300 })).toEqual({
    failure: 'no answer within 0.3 s',
    isRefused: false,
  });
});

test('offline nothing is asked for: a copy is used with a note, and without one the build fails', async () => {
  const server = await serve((_, response) => response.end(`${head}paths:\n  /a: { ${item.trim()} }\n`));
  const url = `http://127.0.0.1:${server.port}/openapi.yaml`;
  const root = await createRoot();
  const without = await load(url, true, root);
  expect(tell(without)).toEqual(['1:1 error openapi/unreachable']);
  expect(without.problems[0]?.hint).toContain('--offline');
  await load(url, false, root);
  const withCopy = await load(url, true, root);
  expect(tell(withCopy)).toEqual(['1:1 note openapi/earlier-copy']);
  expect(withCopy.documents).toHaveLength(1);
  expect(server.asked).toHaveLength(1);
});

test('a copy that was changed is not used', async () => {
  const server = await serve((_, response) => response.end(`${head}paths:\n  /a: { ${item.trim()} }\n`));
  const url = `http://127.0.0.1:${server.port}/openapi.yaml`;
  const root = await createRoot();
  await load(url, false, root);
  const folder = join(root, '.octavo', 'openapi');
  const [copy = ''] = await readdir(folder);
  const text = await readFile(join(folder, copy), 'utf8');
  await writeFile(join(folder, copy), text.replace('/a', '/b'));
  expect(tell(await load(url, true, root))).toEqual(['1:1 error openapi/unreachable']);
});
