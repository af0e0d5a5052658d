import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const usage = fileURLToPath(new URL('./print-usage.mjs', import.meta.url));

export interface Measure {
  /** Seconds of wall time, as a whole process. */
  readonly seconds: number;
  /** Peak memory in megabytes. */
  readonly megabytes: number;
}

/** Runs a Node.js program in `folder` in a process of its own. Throws when it fails. */
export function measureCommand(folder: string, program: readonly string[], expected = 0): Measure {
  const file = join(folder, 'usage.txt');
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('node', ['--import', usage, ...program], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, OCTAVO_BENCH_USAGE: file },
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== expected) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
  return { seconds, megabytes: Number(readFileSync(file, 'utf8')) / 1024 };
}
