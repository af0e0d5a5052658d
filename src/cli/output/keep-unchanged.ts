import { linkSync, lstatSync, readFileSync, renameSync, rmSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { FileStats } from '../../build/output/list-files.ts';
import { isSameFile } from '../../build/output/put-file.ts';

/**
 * Puts files of the last site in the place of those of `staged` that hold the same, so that what copies a site elsewhere, such as
 * rsync, sees by their times what has changed. `files` are those of `staged`, and relative to both folders (absolute). Nothing of the
 * last site changes; where the file system has no links the new files stay. Gives what is said of the files then.
 */
export function keepUnchanged(output: string, staged: string, files: FileStats): FileStats {
  const kept = new Map(files);
  for (const [file, stats] of files) {
    const [last, next] = [join(output, file), join(staged, file)];
    if (!isUnchanged(last, next, stats)) continue;
    const linked = `${next}.octavo-new`;
    try {
      linkSync(last, linked);
      renameSync(linked, next);
    } catch {
      rmSync(linked, { force: true });
      return kept;
    }
    kept.set(file, lstatSync(next));
  }
  return kept;
}

/** Whether a file of the last site holds what that of the next does (both absolute), of which `stats` are, with the same rights. */
export function isUnchanged(last: string, next: string, stats: Stats): boolean {
  try {
    // One with a second name is that of the last site.
    return stats.isFile() && stats.nlink === 1 && isSameFile(last, stats, () => readFileSync(next));
  } catch {
    return false;
  }
}
