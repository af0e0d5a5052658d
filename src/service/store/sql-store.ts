import { type Environment, environments } from '../environment.ts';
import type { JsonObject, UserGroup } from '../user-group.ts';
import { digestText } from './digest.ts';
import { insertGroup, probe, rotateToken, selectGroup, updateGroup } from './statements.ts';
import type { UserGroupStore } from './store.ts';

/** A row as a database gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** Runs one statement with its parameters and gives the rows. */
export type RunStatement = (
  statement: string,
  parameters: readonly (string | null)[],
) => Promise<readonly Row[]>;

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

function writeJson(value: JsonObject | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function readJson(value: unknown): JsonObject | undefined {
  return typeof value === 'string' ? JSON.parse(value) : undefined;
}
