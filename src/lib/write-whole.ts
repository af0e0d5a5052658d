import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/**
 * Writes a file (absolute), and its folder where there is none, that others find whole at any moment. Gives false, and leaves what is
 * there, without room or the right to. Parts are written one after the other: joined they would take as much memory again.
 */
export function tryWriteWhole(file: string, content: string | Uint8Array | readonly Uint8Array[]): boolean {
  const fresh = `${file}.${process.pid}-${threadId}`;
  try {
    try {
      write(fresh, content);
    } catch {
      // Most folders are there already.
      mkdirSync(dirname(file), { recursive: true });
      write(fresh, content);
    }
    renameSync(fresh, file);
    return true;
  } catch {
    tryRemove(fresh);
    return false;
  }
}

function write(file: string, content: Parameters<typeof tryWriteWhole>[1]): void {
  const parts = typeof content === 'string' || content instanceof Uint8Array ? [content] : content;
  const handle = openSync(file, 'w');
  try {
    for (const part of parts) writeFileSync(handle, part);
  } finally {
    closeSync(handle);
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
