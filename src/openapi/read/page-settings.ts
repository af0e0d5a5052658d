import { readKey, readObject, readText } from '../../lib/json/json-value.ts';
import type { PageSettings } from './operation.ts';

/** What an operation that says nothing about its page gets. */
export const plainPage: PageSettings = {
  visibility: 'shown',
  href: undefined,
  content: undefined,
  metadata: {},
};

/**
 * Reads `x-hidden`, `x-excluded` and `x-mint` of an operation. Its path item may have them for all of its operations;
 * what the operation says itself goes first, key by key within `metadata`.
 */
export function readPageSettings(operation: unknown, pathItem: unknown): PageSettings {
  const owners = [readObject(operation), readObject(pathItem)];
  const mints = owners.map((owner) => readObject(readKey(owner, 'x-mint')));
  const flag = (key: string) =>
    owners.map((owner) => readKey(owner, key)).find((value) => value !== undefined);
  const isSet = (key: string) => flag(key) === true || flag(key) === 'true';
  const text = (key: string) => mints.map((mint) => readText(readKey(mint, key))).find((value) => value);
  const [own = {}, shared = {}] = mints.map((mint) => readObject(readKey(mint, 'metadata')));
  return {
    visibility: isSet('x-excluded') ? 'excluded' : isSet('x-hidden') ? 'hidden' : 'shown',
    href: readText(readKey(mints[0] ?? {}, 'href')),
    content: text('content'),
    metadata: { ...shared, ...own },
  };
}
