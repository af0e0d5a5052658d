import type { JsonPath } from '../../config/json-tree.ts';
import { writePath } from '../../config/json-words.ts';
import { isDraft, type Notebook } from '../draft.ts';
import { LOST, NOT_NEEDED } from './settings-table.ts';

const NAMES = [...Object.keys(LOST), ...Object.keys(NOT_NEEDED)];

/** Whether some key inside a setting is not carried over although the setting is. */
export function hasExceptions(path: JsonPath): boolean {
  const name = path.join('.');
  return !NAMES.includes(name) && NAMES.some((one) => one.startsWith(`${name}.`));
}

/** Notes a setting that is not carried over, and says whether it is one. */
export function noteException(path: JsonPath, notes: Notebook): boolean {
  const name = path.join('.');
  if (Object.hasOwn(NOT_NEEDED, name)) {
    notes.note('changed', path, `${writePath(path)} is not needed`, NOT_NEEDED[name]);
    return true;
  }
  const outer = path.map((_, index) => path.slice(0, path.length - index).join('.'));
  const reason = outer.find((one) => Object.hasOwn(LOST, one));
  if (reason === undefined) return false;
  notes.note('left-out', path, writePath(path), LOST[reason]);
  return true;
}

/** A setting without the keys in it that are not carried over, which are noted. */
export function takeExceptions(value: unknown, path: JsonPath, notes: Notebook): unknown {
  if (!isDraft(value)) return value;
  const name = path.join('.');
  const lost = Object.keys(value).filter((key) => NAMES.includes(`${name}.${key}`));
  if (lost.length === 0) return value;
  for (const key of lost) noteException([...path, key], notes);
  return Object.fromEntries(Object.entries(value).filter(([key]) => !lost.includes(key)));
}
