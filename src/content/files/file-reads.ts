import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** What was asked of the file system while something was made: what was made stays the same as long as the answers do. */
export interface FileReads {
  /** Files that were looked for, absolute, there or not, with a hash of what they held. */
  readonly files: Map<string, string>;
  /** Folders whose files were listed, by `folder<newline>pattern`, with a hash of the names. */
  readonly lists: Map<string, string>;
  /** Why it cannot be known whether the answers stay the same; undefined while it can. */
  unknown: string | undefined;
}

const recording = new AsyncLocalStorage<FileReads>();

/** Runs `make` and gives what it gave, with what it, and all that it waits for, asked of the file system. */
export async function recordFileReads<T>(
  make: () => Promise<T>,
): Promise<{ readonly value: T; readonly reads: FileReads }> {
  const reads: FileReads = { files: new Map(), lists: new Map(), unknown: undefined };
  return { value: await recording.run(reads, make), reads };
}

/** Notes that a file (absolute) was looked for; `bytes` is what was read, where that was its whole text. */
export function noteFile(file: string, bytes?: Uint8Array): void {
  const reads = recording.getStore();
  if (!reads || (bytes === undefined && reads.files.has(file))) return;
  reads.files.set(file, bytes === undefined ? hashFile(file) : hashBytes(bytes, bytes.length));
}

/** Notes that the files of a folder (absolute) whose names match `kind` were listed, and which they are. */
export function noteList(folder: string, kind: RegExp, names: readonly string[]): void {
  recording.getStore()?.lists.set(`${folder}\n${kind}`, hashNames(names));
}

/** Notes that something was asked for that cannot be asked for again to compare, such as a package. */
export function noteUnknown(reason: string): void {
  const reads = recording.getStore();
  if (reads) reads.unknown ??= reason;
}

/** Bytes of an image, a sound or the like that are read: its size is in these. */
const headLength = 512 * 1024;

const textFile = /\.(?:mdx?|[cm]?[jt]sx?|json|svg|css|html?|ya?ml|txt|astro)$/i;

/** Of what a file (absolute) holds: its length and its text, or the first 512 kB of other files. `none` where none can be read. */
export function hashFile(file: string): string {
  try {
    const handle = openSync(file, 'r');
    try {
      const stats = fstatSync(handle);
      if (!stats.isFile()) return 'folder';
      const { size } = stats;
      const head = Buffer.alloc(textFile.test(file) ? size : Math.min(size, headLength));
      const count = readSync(handle, head, 0, head.length, 0);
      return hashBytes(head.subarray(0, count), size);
    } finally {
      closeSync(handle);
    }
  } catch {
    return 'none';
  }
}

/** The same of names of files. */
export function hashNames(names: readonly string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('base64url').slice(0, 22);
}

function hashBytes(bytes: Uint8Array, size: number): string {
  return `${size} ${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}`;
}
