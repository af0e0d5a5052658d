import { type JsonValue, parseJson, RawJson } from '../../request/json-text.ts';
import {
  findControl,
  findInner,
  findKey,
  findNull,
  findSlot,
  listEntries,
  listMembers,
  listParts,
} from './field-parts.ts';

/** Knows what was written into fields and not changed since. */
export interface Keeper {
  /** What was written into a field: of an object also the keys that the form does not show, and their order. */
  readonly read: (field: HTMLElement) => JsonValue | undefined;
  readonly forget: (target: Element) => void;
  /** An object of which the form shows `known`, with the keys of `base` that it does not show. */
  readonly arrange: (
    base: ReadonlyMap<string, JsonValue>,
    known: ReadonlyMap<string, JsonValue>,
    isShown: (name: string) => boolean,
  ) => ReadonlyMap<string, JsonValue>;
}

let keeper: Keeper | undefined;

/** Lets a keeper say what fields hold; before, nothing has been written into any. */
export function useKeeper(given: Keeper): void {
  keeper = given;
}

/** What a reader changes by hand is no longer what was written. */
export function forget(target: Element): void {
  keeper?.forget(target);
}

/**
 * The value of a field; undefined when nothing is filled in. `isNeeded` says that there is one: then an object or a
 * list is at least empty, and what has one possible value has it.
 */
export function readField(field: HTMLElement, isNeeded = false): JsonValue | undefined {
  if (findNull(field)?.checked) return null;
  const { kind } = field.dataset;
  const base = keeper?.read(field);
  if (kind === 'object' && (base === undefined || base instanceof Map))
    return readObject(field, base, isNeeded);
  if (base !== undefined) return base;
  if (kind === 'list') {
    const items = listEntries(field).map(readEntry);
    return items.length > 0 || isNeeded ? items : undefined;
  }
  const control = findControl(field);
  const text = control?.value ?? '';
  const options = control instanceof HTMLSelectElement ? control.options : [];
  if (kind === 'choice') {
    const inner = findInner(findSlot(field));
    return inner && readField(inner, isNeeded || options[0]?.value === '');
  }
  if (text === '' || (options.length === 1 && !isNeeded)) return undefined;
  return readText(kind, text);
}

/** What a text means in a field of this kind. */
export function readText(kind: string | undefined, text: string): JsonValue | undefined {
  const trimmed = text.trim();
  if (kind === 'text') return text;
  if (kind === 'number')
    return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(trimmed) ? new RawJson(trimmed) : trimmed;
  if (trimmed === '' || kind === 'file') return undefined;
  return parseJson(trimmed) ?? (trimmed === 'null' ? null : new RawJson(trimmed));
}

function readEntry(entry: HTMLElement): JsonValue {
  const field = findInner(entry);
  const value = field && readField(field, true);
  return value === undefined ? (field?.dataset['kind'] === 'text' ? '' : null) : value;
}

function readObject(
  field: HTMLElement,
  base: ReadonlyMap<string, JsonValue> | undefined,
  isNeeded: boolean,
): JsonValue | undefined {
  const members = listMembers(field);
  const read = (areNeeded: boolean) => {
    const known = new Map<string, JsonValue>();
    for (const member of members) {
      const { name = '', required } = member.dataset;
      const value = readField(member, areNeeded && required !== undefined);
      if (value !== undefined) known.set(name, value);
    }
    for (const entry of listEntries(field)) {
      const key = findKey(entry)?.value;
      if (key) known.set(key, readEntry(entry));
    }
    if (!base || !keeper) return known;
    const hasRows = listParts(field, '.rows').length > 0;
    const names = members.map((member) => member.dataset['name']);
    return keeper.arrange(base, known, (name) => hasRows || names.includes(name));
  };
  return isNeeded || read(false).size > 0 || base?.size === 0 ? read(true) : undefined;
}
