import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Measure, measureCommand } from './measure-command.ts';

const octavo = fileURLToPath(new URL('../src/cli/octavo.mjs', import.meta.url));

/** Builds the site in `folder` in a process of its own; `isCold` forgets every cache first. */
export function measureBuild(folder: string, isCold: boolean, ...options: readonly '--no-search'[]): Measure {
  if (isCold)
    for (const name of ['.octavo', 'dist']) rmSync(join(folder, name), { recursive: true, force: true });
  return measureCommand(folder, [octavo, 'build', folder, ...options]);
}
