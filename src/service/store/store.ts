import { setTimeout as wait } from 'node:timers/promises';
import type { Environment, NewUserGroup, UserGroup, UserGroupChange } from '../user-group.ts';

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

/** Timeout of a call to the storage, in milliseconds. */
export const storeTimeLimit = 5_000;

/** The storage cannot be reached, does not answer in time, or takes nothing at the moment. */
export class StoreUnavailable extends Error {}

/**
 * The store with methods that reject with `StoreUnavailable` when they take longer than `timeLimit` milliseconds, all
 * their statements together. What was sent by then may still be done.
 */
export function limitStoreTime(store: UserGroupStore, timeLimit: number): UserGroupStore {
  const limit = async <Result>(run: Promise<Result>): Promise<Result> => {
    const ended = new AbortController();
    const timer = wait(timeLimit, undefined, { signal: ended.signal }).then(() => {
      throw new StoreUnavailable(`The storage did not answer within ${timeLimit} ms.`);
    });
    try {
      return await Promise.race([run, timer]);
    } finally {
      timer.catch(() => undefined);
      ended.abort();
    }
  };
  return {
    getOrCreate: (group) => limit(store.getOrCreate(group)),
    update: (change) => limit(store.update(change)),
    rotate: (...words) => limit(store.rotate(...words)),
    ping: () => limit(store.ping()),
    close: () => store.close(),
  };
}
