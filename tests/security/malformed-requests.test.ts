import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { relayPath } from '../../src/http/playground/relay-message.ts';
import { mcpFile, writeMcpSite } from '../../src/mcp/mcp-site.ts';
import { relayFile, writeRelaySite } from '../../src/relay/relay-data.ts';
import { type RunningCommand, startOctavo } from '../e2e/octavo-command.ts';
import { startServiceProcess } from '../service/service-process.ts';
import { listMalformedRequests, type MalformedTarget } from './malformed-requests.ts';
import { operation } from './relay-parts.ts';
import { sendMalformed } from './send-malformed.ts';

/** A built site with a page, a file longer than what sockets hold, a relay and `/mcp`. */
async function writeBuiltSite(): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'octavo-malformed-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, '_octavo'));
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>Home</title>${'<p>Text.</p>'.repeat(400)}`,
  );
  await writeFile(join(folder, 'film.mp4'), Buffer.alloc(20_000_000));
  await writeFile(join(folder, '_redirects'), '/old/* /:splat 308\n');
  await writeFile(join(folder, relayFile), writeRelaySite([], [operation]));
  await writeFile(join(folder, mcpFile), writeMcpSite({ name: 'Site', siteUrl: undefined, base: '/' }, []));
  return folder;
}

async function start(words: readonly string[]): Promise<{ command: RunningCommand; url: string }> {
  // Astro answers nothing where it takes itself for a test's.
  const command = startOctavo([...words, '--port', '0'], { env: { VITEST: undefined } });
  onTestFinished(() => command.stop());
  const [url] = await command.waitFor(/http:\S+/);
  return { command, url };
}

/** Messages that are sent at once: most of them wait for an answer that does not come. */
const together = 10;

/** Sends every message and asks after each ten for `path`, which has to give `status` as it did before. */
async function expectAnswers(
  url: string,
  target: Omit<MalformedTarget, 'host'>,
  path: string,
  status: number,
) {
  const { host, port } = new URL(url);
  const requests = listMalformedRequests({ ...target, host });
  expect(new Set(requests.map(({ name }) => name)).size).toBeGreaterThanOrEqual(200);
  const ask = async () =>
    (await fetch(new URL(path, url), { headers: { Connection: 'close' } }).catch(() => undefined))?.status;
  expect(await ask()).toBe(status);
  for (let at = 0; at < requests.length; at += together) {
    const some = requests.slice(at, at + together);
    await Promise.all(some.map((request) => sendMalformed(Number(port), request)));
    const message = some.map(({ name }) => name).join('\n');
    await expect.poll(ask, { message, timeout: 10_000 }).toBe(status);
  }
}

test('no malformed request ends serve, its relay or its /mcp', async () => {
  const { url } = await start(['serve', '--out', await writeBuiltSite()]);
  for (const path of ['/film.mp4', '/old/', relayPath, '/mcp']) await expectAnswers(url, { path }, '/', 200);
});

test('aborted downloads leave no file open', async () => {
  const { command, url } = await start(['serve', '--out', await writeBuiltSite()]);
  const countOpen = async () => (await readdir(`/proc/${command.process.pid}/fd`)).length;
  const before = await countOpen();
  const { host, port } = new URL(url);
  const bytes = `GET /film.mp4 HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  for (let count = 0; count < 200; count += together)
    await Promise.all(
      Array.from({ length: together }, () =>
        sendMalformed(Number(port), { name: 'download', bytes, next: 'reset' }),
      ),
    );
  await vi.waitFor(async () => expect(await countOpen()).toBeLessThan(before + 10), 10_000);
});

test('no malformed request ends dev', async () => {
  const site = await mkdtemp(join(await realpath(tmpdir()), 'octavo-malformed-'));
  onTestFinished(() => rm(site, { recursive: true, force: true }));
  await mkdir(join(site, 'content'));
  await writeFile(
    join(site, 'site.json'),
    '{ "name": "A", "colors": { "primary": "#0D9373" }, "navigation": [{ "group": "A", "pages": ["index"] }] }',
  );
  await writeFile(join(site, 'content/index.md'), '---\ntitle: Home\n---\n\nText.\n');
  await mkdir(join(site, 'public'));
  await writeFile(join(site, 'public/film.mp4'), Buffer.alloc(20_000_000));
  await writeFile(join(site, 'public/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { url } = await start(['dev', site, '--no-search']);
  await expectAnswers(url, { path: '/film.mp4' }, '/favicon.svg', 200);
});

test('no malformed request ends the service', async () => {
  const service = await startServiceProcess(['--file', ':memory:', '--rate', '1000000']);
  onTestFinished(async () => void (await service.end('SIGTERM')));
  const headers = ['Authorization: Token demo-testing'];
  await expectAnswers(service.url, { path: '/api/user', headers }, '/healthz', 200);
});
