import type { Environment } from '../environment.ts';
import type { NewUserGroup, UserGroup, UserGroupChange } from '../user-group.ts';

/** Where groups are kept. What a method has answered is durable. Each rejects with `StoreUnavailable` when the storage cannot be reached. */
export interface UserGroupStore {
  /** The group of that identifier in its environment, created when there is none. Two at once create one. */
  readonly getOrCreate: (
    group: NewUserGroup,
  ) => Promise<{ readonly group: UserGroup; readonly isNew: boolean }>;
  /** The group after the change; undefined when there is none. */
  readonly update: (change: UserGroupChange) => Promise<UserGroup | undefined>;
  /** Replaces a token that a group of the environment holds; undefined when none holds it. */
  readonly rotate: (
    environment: Environment,
    current: string,
    next: string,
  ) => Promise<UserGroup | undefined>;
  /** Resolves when the storage takes changes. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
}
