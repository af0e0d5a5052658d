export type JsonRecord = Readonly<Record<string, unknown>>;

/** A group as it is stored. */
export interface UserGroup {
  readonly teamId: number;
  readonly environment: Environment;
  /** The caller's own identifier: unique within the environment. */
  readonly providedId: string;
  readonly name: string;
  readonly mapping: JsonRecord | undefined;
  readonly properties: JsonRecord | undefined;
  /** The user group token. */
  readonly token: string;
}

/** A new group: what its creation needs. */
export type NewUserGroup = Omit<UserGroup, 'teamId'>;

/** What an update says; what it leaves out stays as it is. */
export type UserGroupChange = Pick<UserGroup, 'environment' | 'providedId'> &
  Partial<Pick<UserGroup, 'name' | 'mapping' | 'properties'>>;

/** `user_group` of each operation's response, with the fields that the interface gives it there. */
export function showForGet(group: UserGroup): JsonRecord {
  return { ...showIdentity(group), properties: group.properties ?? null };
}

/** See `showForGet`. */
export function showForUpdate(group: UserGroup): JsonRecord {
  return { ...showForGet(group), api_environment_tag: group.environment };
}

/** See `showForGet`. */
export function showForRotation(group: UserGroup): JsonRecord {
  return { ...showIdentity(group), api_environment_tag: group.environment };
}

function showIdentity({ teamId, token, name, providedId }: UserGroup): JsonRecord {
  return { team_id: teamId, token, name, provided_id: providedId };
}

/** A group belongs to one of these; the API token of a request says to which. */
export type Environment = 'Customer' | 'Testing';

/** Every environment, as `api_environment_tag` says it. */
export const environments: readonly Environment[] = ['Customer', 'Testing'];
