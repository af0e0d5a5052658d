import { createHash } from 'node:crypto';
import { type Environment, environments, type JsonRecord, type UserGroup } from '../user-group.ts';
import type { UserGroupStore } from './store.ts';

/** A row as a database gives it. */
type Row = Readonly<Record<string, unknown>>;

/** Runs one statement with its parameters and gives the rows. */
type RunStatement = (statement: string, parameters: readonly (string | null)[]) => Promise<readonly Row[]>;

/** A store over whatever runs the statements; `close` ends it. */
export function createSqlStore(run: RunStatement, close: () => Promise<void>): UserGroupStore {
  return {
    async getOrCreate({ environment, providedId, name, mapping, properties, token }) {
      const identity = [environment, digestText(providedId)] as const;
      const find = async () => (await run(selectGroup, identity))[0];
      const known = await find();
      if (known) return { group: readRow(known), isNew: false };
      const [created] = await run(insertGroup, [
        ...identity,
        providedId,
        name,
        writeJson(mapping),
        writeJson(properties),
        token,
        digestText(token),
      ]);
      // Another call may have created it meanwhile.
      const group = created ?? (await find());
      if (!group) throw new Error('A group is neither new nor there.');
      return { group: readRow(group), isNew: created !== undefined };
    },
    async update({ environment, providedId, name, mapping, properties }) {
      const parameters = [name ?? null, writeJson(mapping), writeJson(properties)];
      const [row] = await run(updateGroup, [environment, digestText(providedId), ...parameters]);
      return row && readRow(row);
    },
    async rotate(environment, current, next) {
      const digests = [digestText(current), next, digestText(next)];
      const [row] = await run(rotateToken, [environment, ...digests]);
      return row && readRow(row);
    },
    async ping() {
      await run(probe, []);
    },
    close,
  };
}

function readRow(row: Row): UserGroup {
  return {
    teamId: Number(row['team_id']),
    environment: readEnvironment(row['environment']),
    providedId: String(row['provided_id']),
    name: String(row['name']),
    mapping: readJson(row['mapping']),
    properties: readJson(row['properties']),
    token: String(row['token']),
  };
}

function readEnvironment(value: unknown): Environment {
  const found = environments.find((one) => one === value);
  if (!found) throw new Error(`A group is in an unknown environment: ${String(value)}.`);
  return found;
}

function writeJson(value: JsonRecord | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function readJson(value: unknown): JsonRecord | undefined {
  return typeof value === 'string' ? JSON.parse(value) : undefined;
}

/**
 * SQL that SQLite, PostgreSQL and what speaks its language over several machines all take: no lock, no sequence of
 * statements that has to stand together, and no unique constraint but the one that a table can be spread by.
 * Parameters are `$1` and so on.
 */

const columns = 'team_id, environment, provided_id, name, mapping, properties, token';

/** The table; `identity` is how the database numbers rows. */
export function createTableStatements(identity: string): readonly string[] {
  return [
    `CREATE TABLE IF NOT EXISTS user_groups (
      team_id ${identity},
      environment TEXT NOT NULL,
      provided_id TEXT NOT NULL,
      provided_digest TEXT NOT NULL,
      name TEXT NOT NULL,
      mapping TEXT,
      properties TEXT,
      token TEXT NOT NULL,
      token_digest TEXT NOT NULL,
      UNIQUE (environment, provided_digest)
    )`,
    'CREATE INDEX IF NOT EXISTS user_groups_by_token ON user_groups (token_digest)',
  ];
}

/** environment, the identifier's digest, the identifier, name, mapping, properties, token, its digest: the new group, or nothing. */
const insertGroup = `
  INSERT INTO user_groups (environment, provided_digest, provided_id, name, mapping, properties, token, token_digest)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (environment, provided_digest) DO NOTHING
  RETURNING ${columns}`;

/** environment, the identifier's digest */
const selectGroup = `
  SELECT ${columns} FROM user_groups WHERE environment = $1 AND provided_digest = $2`;

/** environment, the identifier's digest, then name, mapping, properties, each null to stay as it is. */
const updateGroup = `
  UPDATE user_groups
  SET name = COALESCE($3, name), mapping = COALESCE($4, mapping), properties = COALESCE($5, properties)
  WHERE environment = $1 AND provided_digest = $2
  RETURNING ${columns}`;

/** Changes nothing, but waits as long as a change has to. */
const probe = 'UPDATE user_groups SET name = name WHERE FALSE';

/** environment, the current token's digest, the next token, its digest */
const rotateToken = `
  UPDATE user_groups SET token = $3, token_digest = $4
  WHERE environment = $1 AND token_digest = $2
  RETURNING ${columns}`;

/**
 * What a text is found by: the same length for the longest identifier, and how long a search takes says nothing about a
 * token that only resembles one.
 */
function digestText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
