import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

/** The lock of a site: whoever holds it may write its sources and build it. */
export function siteLock(siteRoot: string): string {
  return join(siteRoot, '.octavo', 'site.lock');
}

/** The lock of an output (absolute), which several sites may be written to: its holder may move it and what is staged. */
export function outputLock(output: string): string {
  return join(dirname(output), '.octavo', `${basename(output)}.lock`);
}

/**
 * Takes the lock of a file, or gives the name of the process that holds it. The operating system holds the lock for
 * the process (SQLite takes it: `fcntl` and `LockFileEx` are not in Node.js), so it ends with the process however that
 * ends, no process number has to be trusted, and of two that ask at once one gets it. The file stays: to delete it
 * would let a second process lock a new one while the first still holds the old one.
 */
export function takeLock(file: string, command: string): (() => void) | string {
  mkdirSync(dirname(file), { recursive: true });
  const holder = `${file}.holder`;
  const database = openDatabase(file);
  try {
    // Taken by one process at a time; an exclusive one can fail for both of two that ask at once.
    database.exec('BEGIN IMMEDIATE');
  } catch (error) {
    database.close();
    if (isBusy(error)) return readHolder(holder) ?? 'another command of Octavo';
    throw new Error(`${file} cannot be locked: ${error instanceof Error ? error.message : String(error)}.`);
  }
  writeFileSync(holder, `octavo ${command} (process ${process.pid})`);
  return () => {
    rmSync(holder, { force: true });
    database.close();
  };
}

/** Does `work` with the lock of a file; gives what `refuse` makes of the process that holds it. */
export async function withLock<Result>(
  file: string,
  command: string,
  refuse: (holder: string) => Result,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = takeLock(file, command);
  if (typeof lock === 'string') return refuse(lock);
  try {
    return await work();
  } finally {
    lock();
  }
}

/** Node.js 22 warns that the module is experimental, which is nothing that a writer can act on. */
function openDatabase(file: string): DatabaseSync {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
    return new DatabaseSync(file);
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** SQLITE_BUSY, https://sqlite.org/rescode.html#busy, or one of its kinds. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8') || undefined;
  } catch {
    return undefined;
  }
}
