import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes a file (absolute), and its folder where there is none, that others find whole at any moment. Gives false, and leaves what is
 * there, without room or the right to.
 */
export function tryWriteWhole(file: string, bytes: string | Uint8Array): boolean {
  const fresh = `${file}.${process.pid}-${threadId}`;
  try {
    try {
      writeFileSync(fresh, bytes);
    } catch {
      // Most folders are there already.
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(fresh, bytes);
    }
    renameSync(fresh, file);
    return true;
  } catch {
    tryRemove(fresh);
    return false;
  }
}

/** Removes a file (absolute), which need not be there; without the right to, it stays. */
export function tryRemove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Something else may stand where its folder would be.
  }
}
