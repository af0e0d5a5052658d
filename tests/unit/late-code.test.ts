import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lateTimeLimit } from '../../src/build/page-code/watch-late-code.ts';
import { listNodes } from '../nodes/older-node.ts';

const script = fileURLToPath(new URL('../nodes/late-code.ts', import.meta.url));
/** Longer than it takes to be sure of code that does not end. */
const longer = 1.6 * lateTimeLimit;

async function run(node: string, kind: string, isSuspended: boolean): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-late-'));
  const file = join(folder, 'go-on');
  const child = spawn(node, [script, kind, file], { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  const closed = once(child, 'close');
  await once(child.stdout, 'data');
  if (isSuspended) child.kill('SIGSTOP');
  await wait(longer);
  writeFileSync(file, '');
  if (isSuspended) child.kill('SIGCONT');
  await closed;
  rmSync(folder, { recursive: true });
  return text.trim().split('\n');
}

describe.concurrent.each(listNodes())('the watch over late code on Node.js $version', ({ program }) => {
  it.concurrent.each([
    ['code of a page that keeps the thread', 'page', false, ['in', 'accused']],
    ["Octavo's own work", 'own', false, ['in', 'out']],
    ['code of a page that a person debugs', 'debugger', false, ['in', 'out']],
    ['a process that is suspended', 'page', true, ['in', 'out']],
  ])('knows %s', async (_, kind, isSuspended, said) => {
    expect(await run(program, kind, isSuspended)).toEqual(said);
  });
});
