import { randomBytes } from 'node:crypto';
import { ServiceError } from './service-error.ts';
import type { UserGroupStore } from './store/store.ts';
import {
  type Environment,
  type JsonRecord,
  showForGet,
  showForRotation,
  showForUpdate,
} from './user-group.ts';

/** A request's body after the contract was held against it. */
interface GroupBody {
  readonly user_group_id: string;
  readonly name?: string;
  readonly mapping?: JsonRecord;
  readonly properties?: JsonRecord;
}

/** What an operation answers when it succeeds. */
type Answer = Readonly<{ success: 1; user_group: JsonRecord; new_user_group?: boolean }>;

/** Returns the group, and creates it when there is none. An existing one stays as it is. */
export async function getOrCreateUserGroup(
  store: UserGroupStore,
  environment: Environment,
  body: GroupBody & { readonly name: string },
): Promise<Answer> {
  const { group, isNew } = await store.getOrCreate({
    environment,
    providedId: body.user_group_id,
    name: body.name,
    mapping: body.mapping,
    properties: body.properties,
    token: createGroupToken(),
  });
  return { success: 1, new_user_group: isNew, user_group: showForGet(group) };
}

/** Changes an existing group; what the body leaves out stays. Rejects with `not_found`. */
export async function updateUserGroup(
  store: UserGroupStore,
  environment: Environment,
  { user_group_id: providedId, ...change }: GroupBody,
): Promise<Answer> {
  const group = await store.update({ environment, providedId, ...change });
  if (!group) throw new ServiceError('not_found', 'No user group has this user_group_id.');
  return { success: 1, user_group: showForUpdate(group) };
}

/** Replaces a group's token by a new one. Rejects with `not_found`. */
export async function rotateUserGroupToken(
  store: UserGroupStore,
  environment: Environment,
  body: { readonly current_token: string },
): Promise<Answer> {
  const group = await store.rotate(environment, body.current_token, createGroupToken());
  if (!group) throw new ServiceError('not_found', 'No user group holds this token.');
  return { success: 1, user_group: showForRotation(group) };
}

/** A user group token of 256 random bits. */
function createGroupToken(): string {
  return `ug_${randomBytes(32).toString('base64url')}`;
}
