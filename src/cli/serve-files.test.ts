import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type OutgoingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameOutputFolders, swapOutput } from './output/swap-output.ts';
import { serveSite } from './serve-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-compressed-'));
/** Longer than what a socket and a stream hold at once. */
const text = `<p>é ${randomBytes(400_000).toString('hex')}</p>`;
/** Too large to be kept in memory. */
const film = randomBytes(1_500_000);
let served: { server: Server; url: string };

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), text);
  writeFileSync(join(folder, '404.html'), `<p>${'Not here. '.repeat(200)}</p>`);
  writeFileSync(join(folder, 'picture.png'), randomBytes(4000));
  writeFileSync(join(folder, 'short.txt'), 'short');
  writeFileSync(join(folder, 'digits.bin'), '0123456789');
  writeFileSync(join(folder, 'film.mp4'), film);
  writeFileSync(
    join(folder, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
  );
  writeFileSync(join(folder, '.env'), 'SECRET=1');
  writeFileSync(join(folder, '_redirects'), '/old/* /:splat 308\n/to https://example.com/a?b#c 307\n');
  mkdirSync(join(folder, 'guide'));
  writeFileSync(join(folder, 'guide/index.html'), '<p>Guide</p>');
  mkdirSync(join(folder, '.well-known'));
  writeFileSync(join(folder, '.well-known/security.txt'), 'Contact: x');
  mkdirSync(join(folder, '_astro'));
  writeFileSync(join(folder, '_astro/page.Ab3dE6g_.js'), 'export {};');
  symlinkSync('/etc/passwd', join(folder, 'outside.txt'));
  served = await serveSite({ output: folder, port: 0, host: '127.0.0.1' });
});

afterAll(() => {
  served.server.close();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, headers: OutgoingHttpHeaders, method = 'GET') {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    // The path as it is: a URL would be normalized.
    const { hostname, port } = new URL(served.url);
    request({ hostname, port, path, method, headers, agent: false }, resolve).on('error', reject).end();
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

describe('a served site', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends a page whole in %s when the browser takes it', async (encoding, unpack) => {
    const { headers, body } = await ask('/', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.length).toBeLessThan(text.length * 0.7);
    expect(unpack(body).toString()).toBe(text);
  });

  it('sends a page as it is to who takes nothing else, and says that others get another', async () => {
    const { headers, body } = await ask('/', {});
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toBe(text);
  });

  it('sends a part of a file as it is', async () => {
    const { status, headers, body } = await ask('/', { 'accept-encoding': 'gzip, br', range: 'bytes=0-2' });
    expect(status).toBe(206);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe('<p>');
  });

  it.each(['/picture.png', '/short.txt'])('does not compress %s', async (path) => {
    const { headers, body } = await ask(path, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String(body.length));
  });

  it('compresses the page that says that there is none', async () => {
    const { status, body } = await ask('/nowhere', { 'accept-encoding': 'br' });
    expect(status).toBe(404);
    expect(brotliDecompressSync(body).toString()).toContain('Not here.');
  });
});

describe('a part of a file', () => {
  it.each([
    ['/digits.bin', 'bytes=2-4', '234', 'bytes 2-4/10'],
    ['/digits.bin', 'bytes=7-', '789', 'bytes 7-9/10'],
    ['/digits.bin', 'bytes=-2', '89', 'bytes 8-9/10'],
    ['/digits.bin', 'bytes=0-99', '0123456789', 'bytes 0-9/10'],
  ])('%s %s', async (path, range, part, contentRange) => {
    const { status, headers, body } = await ask(path, { range });
    expect([status, body.toString(), headers['content-range']]).toEqual([206, part, contentRange]);
    expect(headers['content-length']).toBe(String(part.length));
  });

  it('comes from the disk where the file is large', async () => {
    const { status, headers, body } = await ask('/film.mp4', { range: 'bytes=1000000-1000009' });
    expect([status, headers['content-range']]).toEqual([206, 'bytes 1000000-1000009/1500000']);
    expect(body).toEqual(film.subarray(1_000_000, 1_000_010));
    expect((await ask('/film.mp4', {})).body).toEqual(film);
  });

  it.each(['bytes=5-2', 'bytes=10-', 'bytes=-0', 'bytes=x'])('%s is refused with 416', async (range) => {
    for (const path of ['/digits.bin', '/film.mp4']) {
      const size = path === '/film.mp4' ? 1_500_000 : 10;
      if (range === 'bytes=10-' && size > 10) continue;
      const { status, headers, body } = await ask(path, { range });
      expect([status, headers['content-range'], body.length]).toEqual([416, `bytes */${size}`, 0]);
    }
  });

  it('is sent for a version that the client knows only, else the whole', async () => {
    const { etag = '', 'last-modified': date = '' } = (await ask('/digits.bin', {})).headers;
    const range = 'bytes=0-0';
    for (const known of [etag, date])
      expect((await ask('/digits.bin', { range, 'if-range': known })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Thu, 01 Jan 1970 00:00:00 GMT'])
      expect((await ask('/digits.bin', { range, 'if-range': other })).status).toBe(200);
  });
});

describe('a version of a file', () => {
  it('is not sent again to who has it, in each encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { etag = '' } = (await ask('/', { 'accept-encoding': encoding })).headers;
      const again = await ask('/', { 'accept-encoding': encoding, 'if-none-match': etag });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      const other = await ask('/', { 'accept-encoding': 'deflate', 'if-none-match': etag });
      expect(other.status).toBe(encoding === 'identity' ? 304 : 200);
    }
  });

  it('is what is on the disk now', async () => {
    writeFileSync(join(folder, 'changing.txt'), 'one');
    expect((await ask('/changing.txt', {})).body.toString()).toBe('one');
    writeFileSync(join(folder, 'next.txt'), 'two');
    renameSync(join(folder, 'next.txt'), join(folder, 'changing.txt'));
    expect((await ask('/changing.txt', {})).body.toString()).toBe('two');
    rmSync(join(folder, 'changing.txt'));
    expect((await ask('/changing.txt', {})).status).toBe(404);
  });

  it('is kept for good where its name has a hash, and asked for again elsewhere', async () => {
    const cached = async (path: string) => (await ask(path, {})).headers['cache-control'];
    expect(await cached('/_astro/page.Ab3dE6g_.js')).toBe('public, max-age=31536000, immutable');
    expect([await cached('/'), await cached('/picture.png')]).toEqual(['no-cache', 'no-cache']);
  });
});

describe('the headers of a served site', () => {
  it.each([
    ['/', 'text/html;charset=utf-8'],
    ['/short.txt', 'text/plain;charset=utf-8'],
    ['/_astro/page.Ab3dE6g_.js', 'text/javascript;charset=utf-8'],
    ['/drawing.svg', 'image/svg+xml'],
    ['/digits.bin', 'application/octet-stream'],
    ['/nowhere', 'text/html;charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    const { headers } = await ask(path, {});
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([type, 'nosniff']);
  });

  it('let a picture run no script', async () => {
    const { headers } = await ask('/drawing.svg', {});
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  it('are answered to HEAD as to GET', async () => {
    for (const path of ['/', '/digits.bin', '/film.mp4', '/nowhere']) {
      const [got, headed] = [await ask(path, {}), await ask(path, {}, 'HEAD')];
      const without = ({ date: _, ...headers }: IncomingMessage['headers']) => headers;
      expect([headed.status, without(headed.headers)]).toEqual([got.status, without(got.headers)]);
      expect(headed.body.length).toBe(0);
    }
  });
});

describe('what a served site keeps to itself', () => {
  it.each(['/.env', '/_redirects', '/outside.txt', '/%2e%2e/x', '/guide/.hidden', '/a%2fb', '/%00', '/%ff'])(
    '%s is not found',
    async (path) => {
      expect((await ask(path, {})).status).toBe(404);
    },
  );

  it('is not what is there for everybody', async () => {
    expect((await ask('/.well-known/security.txt', {})).status).toBe(200);
    for (const path of ['/guide', '/guide/', '//guide//'])
      expect((await ask(path, {})).body.toString()).toBe('<p>Guide</p>');
  });

  it('is all of it when a request names another host', async () => {
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example']) {
      const { status, body } = await ask('/short.txt', { host });
      expect([host, status]).toEqual([host, 403]);
      expect(body.toString()).not.toContain('short');
    }
  });

  it('is changed by no method', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask('/short.txt', {}, method);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });
});

describe('a redirect', () => {
  it.each([
    ['/old/a?b=c', '/a?b=c'],
    ['/old//evil.example', '/evil.example'],
    ['/old/\\evil.example', '/evil.example'],
    ['/to?x=y', 'https://example.com/a?b&x=y#c'],
  ])('sends %s to %s', async (path, location) => {
    const { headers } = await ask(path, {});
    expect(headers.location).toBe(location);
  });
});

it('a site that is replaced over and over always answers, with one of its versions', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'octavo-swapped-'));
  const output = join(parent, 'dist');
  const write = (name: string, version: number) => {
    mkdirSync(join(parent, name));
    writeFileSync(join(parent, name, 'index.html'), `<p>${version}</p>`);
    writeFileSync(join(parent, name, 'film.mp4'), Buffer.alloc(1_100_000, String(version % 10)));
    writeFileSync(join(parent, name, '_redirects'), '/old /new 308\n');
  };
  write('dist', 0);
  const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1' });
  const statuses = new Set<string>();
  let isOver = false;
  const reader = async (path: string) => {
    while (!isOver) {
      const response = await fetch(new URL(path, url), { redirect: 'manual' });
      const body = Buffer.from(await response.arrayBuffer());
      const isWhole = path !== '/film.mp4' || body.equals(Buffer.alloc(1_100_000, body.subarray(0, 1)));
      statuses.add(`${path} ${response.status} ${isWhole}`);
    }
  };
  const readers = ['/', '/film.mp4', '/old', '/nowhere'].map(reader);
  const folders = nameOutputFolders(output);
  for (let version = 1; version <= 100; version++) {
    write('.dist.next', version);
    await swapOutput(folders);
  }
  isOver = true;
  await Promise.all(readers);
  expect(await (await fetch(url)).text()).toBe('<p>100</p>');
  server.closeAllConnections();
  server.close();
  rmSync(parent, { recursive: true });
  expect([...statuses].sort()).toEqual([
    '/ 200 true',
    '/film.mp4 200 true',
    '/nowhere 404 true',
    '/old 308 true',
  ]);
});
