import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOctavo } from './installed-octavo.ts';
import { type Measure, measureCommand } from './measure-command.ts';

/**
 * Builds the site in `folder` in a process of its own; `isCold` forgets every cache first. What was built before is put
 * aside and removed after: a file system takes seconds to give out anew what was deleted just now.
 */
export function measureBuild(folder: string, isCold: boolean, ...options: readonly '--no-search'[]): Measure {
  const aside = mkdtempSync(join(tmpdir(), 'octavo-aside-'));
  if (isCold)
    for (const name of ['.octavo', 'dist'])
      if (existsSync(join(folder, name))) renameSync(join(folder, name), join(aside, name));
  const measure = measureCommand(folder, [findOctavo(), 'build', folder, ...options]);
  rmSync(aside, { recursive: true });
  return measure;
}
