import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serverLimits } from '../../src/cli/serve-site.ts';
import { startOctavo } from '../e2e/octavo-command.ts';
import { startServiceProcess } from '../service/service-process.ts';

/** Connections that an attacker holds at a time. */
const slow = 300;

/** Milliseconds between two bytes of a slow request. */
const pause = 500;

/** Opens connections that send a request a byte at a time and never end it; gives how many are open. */
function openSlowly(port: number, start: string): { readonly countOpen: () => number } {
  const sockets = new Set<Socket>();
  for (let index = 0; index < slow; index++) {
    const socket = connect(port, '127.0.0.1', () => socket.write(start));
    sockets.add(socket);
    socket.on('error', () => undefined);
    // What is said at the end has to be read, or the end is not seen.
    socket.resume();
    socket.on('close', () => sockets.delete(socket));
  }
  const timer = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, pause);
  onTestFinished(() => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  });
  return { countOpen: () => sockets.size };
}

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ';
const post =
  'POST /api/user HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n';

async function startServers(): Promise<readonly (readonly [name: string, url: string])[]> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-slow-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Home</title>');
  const command = startOctavo(['serve', '--out', folder, '--port', '0']);
  const service = await startServiceProcess(['--file', ':memory:', '--rate', '1000000']);
  onTestFinished(async () => {
    await command.stop();
    await service.end('SIGTERM');
    await rm(folder, { recursive: true });
  });
  const [site = ''] = await command.waitFor(/http:\S+/);
  return [
    ['octavo serve', site],
    ['the service', new URL('/healthz', service.url).href],
  ];
}

test('a client that sends a byte at a time keeps nobody from an answer, and is let go', async () => {
  const servers = await startServers();
  const attacks = servers.flatMap(([name, url]) =>
    // What is uploaded through `octavo serve` may take longer than a test.
    (name === 'the service' ? [get, post] : [get]).map((start) => ({
      name,
      url,
      held: openSlowly(Number(new URL(url).port), start),
    })),
  );
  await expect.poll(() => attacks.every(({ held }) => held.countOpen() > 0)).toBe(true);
  for (let time = 0; time < 5; time++)
    for (const { name, url } of attacks)
      expect((await fetch(url, { headers: { Connection: 'close' } })).status, name).toBe(200);
  for (const { name, held } of attacks) {
    const timeout = name === 'the service' ? 50_000 : serverLimits.headersTimeout + 20_000;
    await expect.poll(held.countOpen, { timeout, interval: 500, message: name }).toBe(0);
  }
  for (const { name, url } of attacks) expect((await fetch(url)).status, name).toBe(200);
}, 120_000);

test('a head that is too large is refused', async () => {
  for (const [name, url] of await startServers()) {
    const ask = (length: number) => fetch(url, { headers: { 'X-Large': 'a'.repeat(length) } });
    expect((await ask(8_000)).status, name).toBe(200);
    expect((await ask(serverLimits.maxHeaderSize)).status, name).toBe(431);
  }
});
