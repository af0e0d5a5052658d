import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { createSqlStore, createTableStatements } from './sql-store.ts';
import { StoreUnavailable, storeTimeLimit, type UserGroupStore } from './store.ts';

/** Delay before a file locked by another process is tried again, in milliseconds. */
const retryAfter = 10;

/** SQLITE_BUSY. The other results that may be gone later: LOCKED, IOERR, FULL and CANTOPEN (https://sqlite.org/rescode.html). */
const busy = 5;
const temporary: ReadonlySet<number> = new Set([busy, 6, 10, 13, 14]);

/**
 * Groups in a SQLite file, which is created readable for its owner alone, for it holds tokens; `:memory:` keeps them in
 * memory. Several processes may share the file: a statement waits up to `timeLimit` milliseconds for the others. Throws
 * when it cannot be opened.
 */
export function openSqliteStore(file: string, timeLimit = storeTimeLimit): UserGroupStore {
  // SQLite gives the files that it adds beside this one the same permissions.
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  for (const statement of createTableStatements('INTEGER PRIMARY KEY AUTOINCREMENT'))
    database.exec(statement);
  // SQLite's own waiting would keep all other requests waiting too.
  database.exec('PRAGMA busy_timeout = 0');
  const prepared = new Map<string, StatementSync>();
  const prepare = (statement: string) => {
    const found = prepared.get(statement) ?? database.prepare(statement.replace(/\$(?=\d)/g, '?'));
    prepared.set(statement, found);
    return found;
  };
  return createSqlStore(
    async (statement, parameters) => {
      for (const end = Date.now() + timeLimit; ; await wait(retryAfter)) {
        try {
          return prepare(statement).all(...parameters);
        } catch (error) {
          const code = readErrorCode(error);
          if (!temporary.has(code)) throw error;
          if (code !== busy || Date.now() > end)
            throw new StoreUnavailable(error instanceof Error ? error.message : '', { cause: error });
        }
      }
    },
    async () => database.close(),
  );
}

/** The primary result code: the lowest byte of what SQLite gives. */
function readErrorCode(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  return code & 0xff;
}
