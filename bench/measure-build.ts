import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOctavo } from './installed-octavo.ts';
import { type Measure, measureCommand } from './measure-command.ts';

/** Folders of what was built before, which are removed when the process ends. */
const aside: string[] = [];
process.on('exit', () => {
  for (const folder of aside) rmSync(folder, { recursive: true, force: true });
});

/**
 * Builds the site in `folder` in a process of its own; `isCold` forgets every cache first. What was built before is put
 * aside until the bench ends: ext4 without a journal takes seconds more to make files within minutes after others were deleted.
 */
export function measureBuild(folder: string, isCold: boolean, ...options: readonly '--no-search'[]): Measure {
  if (isCold) {
    const kept = mkdtempSync(join(tmpdir(), 'octavo-aside-'));
    aside.push(kept);
    for (const name of ['.octavo', 'dist'])
      if (existsSync(join(folder, name))) renameSync(join(folder, name), join(kept, name));
  }
  return measureCommand(folder, [findOctavo(), 'build', folder, ...options]);
}
