import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { request as askPlain } from 'node:http';
import { Agent, request as ask } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveSite } from '../../src/cli/serve-site.ts';
import { mcpFile, writeMcpSite } from '../../src/mcp/mcp-site.ts';
import { relayFile, writeRelaySite } from '../../src/relay/relay-data.ts';
import { startOctavo } from '../e2e/octavo-command.ts';
import { startRawServer, takePort } from './raw-server.ts';
import { goodMessage, operation } from './relay-parts.ts';
import { startNginx } from './start-nginx.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const siteUrl = 'https://docs.example.com';
const ok = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
const elsewhere = 'http://93.184.215.14';

/** A built site whose relay knows these servers. */
async function writeSite(servers: readonly string[], isPublished: boolean): Promise<string> {
  const output = await mkdtemp(join(await realpath(tmpdir()), 'octavo-nginx-site-'));
  onTestFinished(() => rm(output, { recursive: true, force: true }));
  const known = {
    ...operation,
    call: { ...operation.call, method: 'POST' },
    servers: servers.map((url) => ({ url, description: undefined, variables: [] })),
  };
  await writeFile(join(output, 'index.html'), '<!doctype html><title>Docs</title>');
  await mkdir(dirname(join(output, relayFile)), { recursive: true });
  await writeFile(join(output, relayFile), writeRelaySite(isPublished ? [siteUrl] : [], [known]));
  const name = { name: 'Docs', siteUrl: isPublished ? siteUrl : undefined, base: '/' };
  await writeFile(join(output, mcpFile), writeMcpSite(name, []));
  return output;
}

/** The `server` block of the guide, for a port of loopback, with the test's certificate. */
async function readGuide(port: number, target: string): Promise<string> {
  const guide = await readFile(path('../../content/cli/reverse-proxy.mdx'), 'utf8');
  const block = /^```nginx[^\n]*\n(.*?)^```$/ms.exec(guide)?.[1] ?? '';
  const replace = (text: string, from: string, to: string): string => {
    if (!text.includes(from)) throw new Error(`The guide has no "${from}".`);
    return text.replace(from, to);
  };
  return [
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/ssl/docs.example.com.pem', path('./certificates/self-signed.pem')],
    ['/etc/ssl/docs.example.com.key', path('./certificates/self-signed-key.pem')],
    ['http://127.0.0.1:4321', target],
  ].reduce((text, [from = '', to = '']) => replace(text, from, to), block);
}

interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The address that the reader asks from. */
  readonly from?: string;
  /** Called with each part of the answer's body. */
  readonly onPart?: (text: string) => void;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

const agents = new Map<string, Agent>();

/** Asks nginx as a reader's browser asks docs.example.com; `plain` without TLS. */
function asReader(
  port: number,
  url: string,
  { method = 'GET', headers, body, from = '127.0.0.1', onPart }: Asking = {},
  plain = false,
) {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 1 });
  agents.set(from, agent);
  return new Promise<Answer>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path: url,
      method,
      localAddress: from,
      headers: { Host: 'docs.example.com', ...headers },
    };
    const request = plain
      ? askPlain(options)
      : ask({ ...options, agent, rejectUnauthorized: false, servername: 'docs.example.com' });
    request.once('error', reject);
    request.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        onPart?.(text);
      });
      response.once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.end(body);
  });
}

function send(server: string, { headers, ...others }: Asking = {}, message: object = {}): [string, Asking] {
  const body = JSON.stringify({ ...goodMessage, server: { url: server, variables: {} }, ...message });
  return [
    '/_octavo/relay',
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
        Origin: siteUrl,
        'Sec-Fetch-Site': 'same-origin',
        ...headers,
      },
      body,
      ...others,
    },
  ];
}

describe('by the lines of the guide', () => {
  test('a published site is served whole: its pages, its relay to the internet alone, a limit for each reader', async () => {
    let endAnswer = () => {};
    const api = await startRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nfirst');
      endAnswer = () => socket.end('after');
    });
    const internal = `http://127.0.0.1:${api.port}`;
    const output = await writeSite([elsewhere, internal], true);
    const octavoPort = await takePort();
    const octavo = startOctavo(
      ['serve', '--out', output, '--port', String(octavoPort), '--trust-proxy', '127.0.0.1'],
      {
        env: { NODE_OPTIONS: `--import ${path('./public-server.mjs')}`, PUBLIC_SERVER: String(api.port) },
      },
    );
    onTestFinished(octavo.stop);
    await octavo.waitFor(/http:\S+/);
    const port = await takePort();
    const nginx = await startNginx(await readGuide(port, `http://127.0.0.1:${octavoPort}`), port);
    onTestFinished(nginx.stop);

    const page = await asReader(port, '/');
    expect([page.status, page.text]).toEqual([200, '<!doctype html><title>Docs</title>']);
    expect((await asReader(port, '/', { headers: { Host: 'evil.example' } })).status).toBe(403);

    // A part arrives before the answer ends, and a message may be larger than nginx takes by itself.
    const body = { text: JSON.stringify('a'.repeat(999_000)) };
    const parts: string[] = [];
    const onPart = (text: string) => {
      parts.push(text);
      if (text.endsWith('first')) endAnswer();
    };
    const sent = await asReader(port, ...send(elsewhere, { onPart }, { body }));
    expect([sent.status, sent.text.split('\n')[1]]).toEqual([200, 'firstafter']);
    expect(parts.some((text) => text.endsWith('first'))).toBe(true);

    for (const Origin of [siteUrl, 'http://127.0.0.1', `http://localhost:${octavoPort}`]) {
      const { status, text } = await asReader(port, ...send(internal, { headers: { Origin } }));
      expect([status, JSON.parse(text).code]).toEqual([
        403,
        Origin === siteUrl ? 'forbidden-address' : 'forbidden-origin',
      ]);
    }
    expect(api.received).toHaveLength(1);

    // One reader's requests do not count for another, whatever the reader writes into X-Forwarded-For.
    // The limit is 120 at once, and 2 a second come back while they are sent.
    let sentByOne = 0;
    for (let status = 0; status !== 429 && sentByOne < 1_000; sentByOne++) {
      const asking = { from: '127.0.0.2', headers: { 'X-Forwarded-For': `198.51.100.${sentByOne % 256}` } };
      ({ status } = await asReader(port, ...send(internal, asking)));
    }
    expect(sentByOne).toBeGreaterThan(120);
    expect(sentByOne).toBeLessThan(1_000);
    expect((await asReader(port, ...send(internal, { from: '127.0.0.3' }))).status).toBe(403);
    for (const agent of agents.values()) agent.destroy();
  });
});

describe('by nginx as it comes, without --trust-proxy', () => {
  async function start(isPublished: boolean, location: string, allowedHosts: readonly string[] = []) {
    const api = await startRawServer((socket) => socket.end(ok));
    const internal = `http://127.0.0.1:${api.port}`;
    const output = await writeSite([internal], isPublished);
    const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1', allowedHosts });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const port = await takePort();
    const target = url.slice(0, -1).replace('localhost', '127.0.0.1');
    const nginx = await startNginx(
      `server { listen 127.0.0.1:${port}; location / { proxy_pass ${target}; ${location} } }`,
      port,
    );
    onTestFinished(nginx.stop);
    const asked = (url: string, asking?: Asking) => asReader(port, url, asking, true);
    return { api, internal, target, asked };
  }

  test('no reader reaches a server of this machine, also with a forged Origin', async () => {
    const { api, internal, target, asked } = await start(true, '');
    for (const Origin of [siteUrl, target]) {
      const { status, text } = await asked(...send(internal, { headers: { Origin } }));
      expect([status, JSON.parse(text).code]).toEqual([403, 'forbidden-address']);
    }
    expect(api.received).toEqual([]);
  });

  test('a Host that is kept is answered to when it is siteUrl’s or allowed', async () => {
    const keep = 'proxy_set_header Host $host;';
    const unknown = await (await start(false, keep)).asked('/');
    expect([unknown.status, unknown.text]).toEqual([
      403,
      'This server does not answer to the name "docs.example.com". To allow it, start it with --allowed-hosts docs.example.com or set "siteUrl" in site.json.\n',
    ]);
    expect((await (await start(true, keep)).asked('/')).status).toBe(200);
    expect((await (await start(false, keep, ['docs.example.com'])).asked('/')).status).toBe(200);
  });
});
