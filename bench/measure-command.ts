import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const usage = fileURLToPath(new URL('./print-usage.mjs', import.meta.url));

/** What a process and its threads took; what it starts counts by the wall time alone. */
export interface Measure {
  /** Seconds of wall time, as a whole process. */
  readonly seconds: number;
  /** Seconds of processor time. */
  readonly processor: number;
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
    // NO_UPDATE_NOTIFIER: no generator asks for its newest version beside the build.
    env: { ...process.env, OCTAVO_BENCH_USAGE: file, NO_UPDATE_NOTIFIER: '1' },
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== expected) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
  const { maxRSS, userCPUTime, systemCPUTime }: NodeJS.ResourceUsage = JSON.parse(readFileSync(file, 'utf8'));
  return { seconds, processor: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
}
