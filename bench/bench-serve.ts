import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOctavo } from './installed-octavo.ts';
import { say } from './say.ts';

const sirv = fileURLToPath(new URL('../node_modules/sirv-cli/bin.js', import.meta.url));
const astro = fileURLToPath(new URL('../node_modules/astro/bin/astro.mjs', import.meta.url));

/** Connections that ask again as soon as they are answered, and for how long. */
const connections = 32;
const milliseconds = 3000;
const rounds = 3;

/**
 * Counts the requests that `octavo serve` answers in a second beside `sirv-cli` and `astro preview`, one after the other in turns,
 * each in a process of its own: a page of 50 kB, as it is and for a client that takes Brotli. Gives the budgets that are broken: to
 * be as fast.
 */
export async function benchServe(): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), 'octavo-bench-serve-'));
  const folder = join(root, 'dist');
  mkdirSync(folder);
  const words = Array.from({ length: 7000 }, (_, index) => `w${(index * 7919) % 3001}`);
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Page</title><p>${words.join(' ')}</p>`);
  const servers = [
    await start('octavo serve', [findOctavo(), 'serve', '--out', folder, '--port', '0']),
    await start('sirv-cli', [sirv, folder, '--host', '127.0.0.1', '--port', '0']),
    await start('astro preview', [astro, 'preview', '--root', root, '--host', '127.0.0.1', '--port', '0']),
  ];
  const broken: string[] = [];
  for (const encoding of ['identity', 'br']) {
    const best = servers.map(() => 0);
    for (let round = 0; round < rounds; round++)
      for (const [index, { port }] of servers.entries())
        best[index] = Math.max(best[index] ?? 0, await count(port, encoding));
    for (const [index, { name }] of servers.entries())
      say(`${name.padEnd(14)}${encoding.padEnd(8)} ${best[index]} requests a second`);
    for (const [index, { name }] of servers.entries())
      if ((best[0] ?? 0) < (best[index] ?? 0)) broken.push(`octavo serve: as fast as ${name} (${encoding})`);
  }
  for (const { child } of servers) child.kill();
  rmSync(root, { recursive: true, force: true });
  return broken;
}

async function start(name: string, words: readonly string[]) {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
  const child: ChildProcess = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'], env });
  const port = await new Promise<number>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const [, found] = /http:\/\/[\w.]+:(\d+)/.exec(output) ?? [];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('close', () => reject(new Error(`${name} ended early:\n${output}`)));
  });
  return { name, child, port };
}

/** Requests a second of all connections together; an answer is whole when as many bytes came as it tells. */
async function count(port: number, encoding: string): Promise<number> {
  const request = `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
  const end = performance.now() + milliseconds;
  let answers = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      let missing = -1;
      const socket = connect(port, '127.0.0.1', () => socket.write(request));
      socket.on('data', (chunk) => {
        let body = chunk.length;
        if (missing < 0) {
          const at = chunk.indexOf('\r\n\r\n');
          const head = chunk.toString('latin1', 0, at);
          if (at < 0 || !head.startsWith('HTTP/1.1 200'))
            return void socket.destroy(new Error(`No 200: ${head.slice(0, 40)}`));
          missing = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
          body = chunk.length - at - 4;
        }
        missing -= body;
        if (missing > 0) return;
        answers += 1;
        missing = -1;
        if (performance.now() < end) socket.write(request);
        else socket.end();
      });
      socket.on('error', reject);
      socket.on('close', () => resolve());
    });
  await Promise.all(Array.from({ length: connections }, ask));
  return Math.round(answers / (milliseconds / 1000));
}
