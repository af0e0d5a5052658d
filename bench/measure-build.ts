import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const octavo = fileURLToPath(new URL('../src/cli/octavo.mjs', import.meta.url));
const usage = fileURLToPath(new URL('./print-usage.mjs', import.meta.url));

export interface Measure {
  /** Seconds of wall time, as a whole process. */
  readonly seconds: number;
  /** Peak memory in megabytes. */
  readonly megabytes: number;
}

/** Builds the site in `folder` in a process of its own; `isCold` forgets every cache first. */
export function measureBuild(folder: string, isCold: boolean): Measure {
  if (isCold)
    for (const name of ['.octavo', 'dist']) rmSync(join(folder, name), { recursive: true, force: true });
  const file = join(folder, 'usage.txt');
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('node', ['--import', usage, octavo, 'build', folder], {
    encoding: 'utf8',
    env: { ...process.env, OCTAVO_BENCH_USAGE: file },
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`);
  return { seconds, megabytes: Number(readFileSync(file, 'utf8')) / 1024 };
}
