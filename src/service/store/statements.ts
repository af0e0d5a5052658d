/**
 * SQL that SQLite, PostgreSQL and what speaks its language over several machines all take: no lock, no sequence of
 * statements that has to stand together, and no unique constraint but the one that a table can be spread by.
 * Parameters are `$1` and so on.
 */

const columns = 'team_id, environment, provided_id, name, mapping, properties, token';

/** The table; `identity` is how the database numbers rows. */
export function writeSchema(identity: string): readonly string[] {
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
export const insertGroup = `
  INSERT INTO user_groups (environment, provided_digest, provided_id, name, mapping, properties, token, token_digest)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (environment, provided_digest) DO NOTHING
  RETURNING ${columns}`;

/** environment, the identifier's digest */
export const selectGroup = `
  SELECT ${columns} FROM user_groups WHERE environment = $1 AND provided_digest = $2`;

/** environment, the identifier's digest, then name, mapping, properties, each null to stay as it is. */
export const updateGroup = `
  UPDATE user_groups
  SET name = COALESCE($3, name), mapping = COALESCE($4, mapping), properties = COALESCE($5, properties)
  WHERE environment = $1 AND provided_digest = $2
  RETURNING ${columns}`;

/** Changes nothing, but waits as long as a change has to. */
export const probe = 'UPDATE user_groups SET name = name WHERE FALSE';

/** environment, the current token's digest, the next token, its digest */
export const rotateToken = `
  UPDATE user_groups SET token = $3, token_digest = $4
  WHERE environment = $1 AND token_digest = $2
  RETURNING ${columns}`;
