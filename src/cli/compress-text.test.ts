import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseEncoding } from './compress-text.ts';
import { serveSite } from './serve-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-compressed-'));
/** Longer than what a socket and a stream hold at once. */
const text = `<p>é ${randomBytes(400_000).toString('hex')}</p>`;
let served: { server: Server; url: string };

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), text);
  writeFileSync(join(folder, '404.html'), `<p>${'Not here. '.repeat(200)}</p>`);
  writeFileSync(join(folder, 'picture.png'), randomBytes(4000));
  writeFileSync(join(folder, 'short.txt'), 'short');
  served = await serveSite({ output: folder, port: 0, host: '127.0.0.1' });
});

afterAll(() => {
  served.server.close();
  rmSync(folder, { recursive: true });
});

async function ask(path: string, headers: OutgoingHttpHeaders) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(new URL(path, served.url), { headers }, resolve).on('error', reject);
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
    expect(headers['content-length']).toBeUndefined();
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

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000', undefined],
    ['brotli', undefined],
    [undefined, undefined],
  ])('takes of %s the encoding %s', (accepted, expected) => {
    expect(chooseEncoding(accepted)).toBe(expected);
  });
});
