import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { createSqlStore } from './sql-store.ts';
import { writeSchema } from './statements.ts';
import type { UserGroupStore } from './store.ts';

/**
 * Groups in a SQLite file, which is created readable for its owner alone, for it holds tokens; `:memory:` keeps them in
 * memory. Several processes may share the file. Throws when it cannot be opened.
 */
export function openSqliteStore(file: string): UserGroupStore {
  // SQLite gives the files that it adds beside this one the same permissions.
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600));
  const database = new DatabaseSync(file, { timeout: 10_000 });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  for (const statement of writeSchema('INTEGER PRIMARY KEY AUTOINCREMENT')) database.exec(statement);
  const prepared = new Map<string, StatementSync>();
  const prepare = (statement: string) => {
    const found = prepared.get(statement) ?? database.prepare(statement.replace(/\$(?=\d)/g, '?'));
    prepared.set(statement, found);
    return found;
  };
  return createSqlStore(
    async (statement, parameters) => prepare(statement).all(...parameters),
    async () => database.close(),
  );
}
