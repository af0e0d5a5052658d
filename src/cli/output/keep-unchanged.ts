import { linkSync, lstatSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts files of the last site in the place of those of `staged` that hold the same, so that what copies a site elsewhere, such as
 * rsync, sees by their times what has changed. `files` are relative to both folders (absolute). Nothing of the last site changes; where
 * the file system has no links the new files stay.
 */
export function keepUnchanged(output: string, staged: string, files: readonly string[]): void {
  for (const file of files) {
    const [last, next] = [join(output, file), join(staged, file)];
    if (!isSameFile(last, next)) continue;
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

/** Whether two files (absolute) hold the same, with the same rights. One that has a second name is not taken: it may be written by that. */
export function isSameFile(one: string, other: string): boolean {
  try {
    const [first, second] = [lstatSync(one), lstatSync(other)];
    if (!first.isFile() || !second.isFile() || first.nlink > 1) return false;
    if (first.size !== second.size || first.mode !== second.mode) return false;
    return readFileSync(one).equals(readFileSync(other));
  } catch {
    return false;
  }
}
