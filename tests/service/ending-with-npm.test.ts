import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';

const path = (name: string) => fileURLToPath(new URL(`../../src/${name}`, import.meta.url));
const scripts = {
  serve: `node ${path('cli/octavo.mjs')} serve --out . --port 0`,
  both: `node ${path('service/beside-site.ts')} serve --out . --port 0`,
};

/** Starts a program in a folder with a built site; gives it, and its URL once it answers. */
async function start(words: readonly string[]): Promise<{ child: ChildProcess; url: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-npm-'));
  await writeFile(join(folder, 'index.html'), '<title>Site</title>');
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }));
  const [program = '', ...rest] = words;
  const child = spawn(program, rest, {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      API_TOKENS: '',
      DATABASE_URL: '',
    },
  });
  onTestFinished(async () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All have ended.
    }
    await rm(folder, { recursive: true, force: true });
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.once('close', (code) => reject(new Error(`exit ${code}\n${output}`)));
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [found] = /http:\/\/localhost:\d+\//.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  expect((await fetch(url)).status).toBe(200);
  return { child, url };
}

test.each([
  ['npm run serve', 'SIGTERM'],
  ['npm run serve', 'SIGKILL'],
  ['npm run both', 'SIGKILL'],
  [`${process.execPath} ${path('service/beside-site.ts')} serve --out . --port 0`, 'SIGKILL'],
] as const)('the server of "%s" ends when that process gets %s', async (command, signal) => {
  const { child, url } = await start(command.split(' '));
  child.kill(signal);
  await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), 20_000);
});
