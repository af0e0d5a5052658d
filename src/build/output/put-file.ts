import { linkSync, lstatSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createBytesReader } from '../../lib/bytes-reader.ts';
import { readErrorCode } from '../../problem/read-error.ts';

/** Writes a file by its path in a site, with `/`; one that is there already stays. The last site may have had it at an `earlier` path. */
export type PutFile = (path: string, content: string | Uint8Array, earlier?: string) => void;

/**
 * Writes files into `folder` (absolute). Where the site in `last` (absolute) has the same file it is taken, by a second name for it: a
 * file system takes a quarter of a millisecond to make a file soon after others were deleted. None of them may be changed in
 * its place afterwards: see `replaceFile`. Without waiting: four times as fast.
 */
export function createPutFile(folder: string, last: string | undefined): PutFile {
  /** The rights that new files get here, read from the first. */
  let mode: number | undefined;
  const folders = new Set<string>();
  /** Whether they seem to be there already: those of a large site are kept for the next build. */
  let areThere = false;
  return (path, content, earlierPath = path) => {
    const file = join(folder, path);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const earlier = last === undefined ? undefined : join(last, earlierPath);
    const inner = dirname(file);
    const makeFolder = () => {
      areThere = mkdirSync(inner, { recursive: true }) === undefined;
      folders.add(inner);
    };
    // To be told that there is none, and to try again, takes as long as to make it.
    if (!areThere && !folders.has(inner)) makeFolder();
    const put = () => {
      const usual = { size: bytes.length, mode };
      if (earlier !== undefined && isSameFile(earlier, usual, () => bytes) && linkFile(earlier, file)) return;
      writeFileSync(file, bytes, { flag: 'wx' });
      mode ??= lstatSync(file).mode;
    };
    try {
      try {
        put();
      } catch (error) {
        // There is none after all, or something else has removed it.
        if (readErrorCode(error) !== 'ENOENT') throw error;
        makeFolder();
        put();
      }
    } catch (error) {
      if (readErrorCode(error) !== 'EEXIST') throw error;
    }
  };
}

/** Writes a file (absolute) anew that may be one of the last site too, which stays as it is. */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const next = `${file}.octavo-new`;
  writeFileSync(next, content);
  renameSync(next, file);
}

/** Gives false where the file system has no second names, or not for this file. */
function linkFile(earlier: string, file: string): boolean {
  try {
    linkSync(earlier, file);
    return true;
  } catch (error) {
    if (['ENOENT', 'EEXIST'].includes(readErrorCode(error))) throw error;
    return false;
  }
}

/**
 * Whether a file (absolute) has this size in bytes, these rights and what `read` gives, and no second name, by which others may
 * change it.
 */
export function isSameFile(
  file: string,
  { size, mode }: { readonly size: number; readonly mode: number | undefined },
  read: () => Uint8Array,
): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.nlink > 1 || stats.size !== size || stats.mode !== mode) return false;
  return holds(file, read());
}

const reader = createBytesReader();

/** Bytes that are compared at once. */
const piece = 1024 * 1024;

function holds(file: string, bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += piece)
    if (!reader.read(file, at, piece).equals(bytes.subarray(at, at + piece))) return false;
  return true;
}
