import { linkSync, lstatSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isSameFile } from '../../build/output/put-file.ts';

/**
 * Puts files of the last site in the place of those of `staged` that hold the same, so that what copies a site elsewhere, such as
 * rsync, sees by their times what has changed. `files` are relative to both folders (absolute). Nothing of the last site changes; where
 * the file system has no links the new files stay.
 */
export function keepUnchanged(output: string, staged: string, files: readonly string[]): void {
  for (const file of files) {
    const [last, next] = [join(output, file), join(staged, file)];
    if (!isUnchanged(last, next)) continue;
    const linked = `${next}.octavo-new`;
    try {
      linkSync(last, linked);
      renameSync(linked, next);
    } catch {
      rmSync(linked, { force: true });
      return;
    }
  }
}

/** Whether a file of the last site holds what that of the next does (both absolute), with the same rights. */
export function isUnchanged(last: string, next: string): boolean {
  try {
    const stats = lstatSync(next);
    // One with a second name is that of the last site.
    return stats.isFile() && stats.nlink === 1 && isSameFile(last, stats, () => readFileSync(next));
  } catch {
    return false;
  }
}
