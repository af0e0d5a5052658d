import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listNodes } from '../../../tests/nodes/older-node.ts';
import { takeLock } from './take-lock.ts';

const root = await mkdtemp(join(tmpdir(), 'octavo-lock-'));
afterAll(() => rm(root, { recursive: true, force: true }));

/** Takes a lock in a process of its own, which prints what it got and holds it until it is killed. */
function hold(node: string, file: string): ChildProcess {
  const module = new URL('./take-lock.ts', import.meta.url).href;
  const code = `
    const { takeLock } = await import(${JSON.stringify(module)});
    const lock = takeLock(${JSON.stringify(file)}, 'build');
    console.log(typeof lock === 'string' ? lock : 'got it');
    setInterval(() => lock, 1e6);`;
  return spawn(node, ['--input-type=module', '--eval', code], { stdio: ['ignore', 'pipe', 'pipe'] });
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  const [line] = stdout ? await once(stdout.setEncoding('utf8'), 'data') : [];
  return String(line).trim();
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'close');
}

describe.each(listNodes())('a lock, on Node.js $version', ({ version, program }) => {
  it('names the process that holds it, and is free once that is killed, whoever has its number then', async () => {
    const file = join(root, version, 'site.lock');
    const other = hold(program, file);
    let said = '';
    other.stderr?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    expect(await firstLine(other)).toBe('got it');
    expect(takeLock(file, 'build')).toBe(`octavo build (process ${other.pid})`);
    await kill(other);
    expect(said).toBe('');
    // The killed process's number belongs to a living one now.
    await writeFile(`${file}.holder`, `octavo build (process ${process.pid})`);
    const lock = takeLock(file, 'rename');
    expect(lock).toBeTypeOf('function');
    if (typeof lock === 'function') lock();
  });

  it('goes to one of many that find it left behind at once', async () => {
    const file = join(root, version, 'left.lock');
    const first = hold(program, file);
    await firstLine(first);
    await kill(first);
    const rivals = Array.from({ length: 6 }, () => hold(program, file));
    const lines = await Promise.all(rivals.map(firstLine));
    expect(lines.filter((line) => line === 'got it')).toHaveLength(1);
    await Promise.all(rivals.map(kill));
  });
});

it('is free for the same process once it gave it back', () => {
  const file = join(root, 'again.lock');
  const first = takeLock(file, 'build');
  expect(takeLock(file, 'import')).toBe(`octavo build (process ${process.pid})`);
  if (typeof first === 'function') first();
  const second = takeLock(file, 'import');
  expect(second).toBeTypeOf('function');
  if (typeof second === 'function') second();
});
