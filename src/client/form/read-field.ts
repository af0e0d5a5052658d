import { type JsonValue, parseJson, RawJson } from '../../lib/json/json-text.ts';
import {
  findChosen,
  findControl,
  findInner,
  findKey,
  findNull,
  listEntries,
  listMembers,
} from './field-parts.ts';

let reader = readShown;

/** Lets another function read fields: one that knows what was written into them. */
export function useReader(given: typeof readShown): void {
  reader = given;
}

/**
 * The value of a field; undefined when nothing is filled in. `isNeeded` says that there is one: then an object or a
 * list is at least empty, and what has one possible value has it.
 */
export function readField(field: HTMLElement, isNeeded = false): JsonValue | undefined {
  return reader(field, isNeeded);
}

/** The same of what a field shows. */
export function readShown(field: HTMLElement, isNeeded: boolean): JsonValue | undefined {
  if (findNull(field)?.checked) return null;
  const { kind } = field.dataset;
  if (kind === 'object')
    return isNeeded || readMembers(field, false).size > 0 ? readMembers(field, true) : undefined;
  if (kind === 'list') {
    const items = listEntries(field).map(readEntry);
    return isNeeded || items.length > 0 ? items : undefined;
  }
  const control = findControl(field);
  if (kind === 'choice') {
    const inner = findChosen(field);
    const isOpen = control?.querySelector('[value=""]');
    return inner ? readField(inner, isNeeded || !!isOpen) : undefined;
  }
  const isFixed = control?.matches('select:not(:has(option + option))');
  return !control?.value || (isFixed && !isNeeded) ? undefined : readText(kind, control.value);
}

/** What a text means in a field of this kind. */
export function readText(kind: string | undefined, text: string): JsonValue | undefined {
  const trimmed = text.trim();
  if (kind === 'text') return text;
  if (trimmed === '' || kind === 'file') return undefined;
  const value = parseJson(trimmed);
  if (kind === 'number') return value instanceof RawJson ? value : trimmed;
  return value === undefined ? new RawJson(trimmed) : value;
}

/** The members that an object shows. */
export function readMembers(field: HTMLElement, areNeeded: boolean): ReadonlyMap<string, JsonValue> {
  const known = new Map<string, JsonValue>();
  for (const member of listMembers(field)) {
    const { name = '', required } = member.dataset;
    const value = readField(member, areNeeded && required !== undefined);
    if (value !== undefined) known.set(name, value);
  }
  for (const entry of listEntries(field)) {
    const key = findKey(entry)?.value;
    if (key) known.set(key, readEntry(entry));
  }
  return known;
}

function readEntry(entry: HTMLElement): JsonValue {
  const field = findInner(entry);
  const value = field && readField(field, true);
  return value === undefined ? (field?.dataset['kind'] === 'text' ? '' : null) : value;
}
