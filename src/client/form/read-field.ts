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

/** What was written into a field and not changed since: of an object the keys that the form does not show, and their order. */
export const kept = new WeakMap<HTMLElement, JsonValue>();

/** What a reader changes by hand is no longer what was written. */
export function forget(target: Element): void {
  for (
    let field = target.closest<HTMLElement>('.field');
    field;
    field = field.parentElement?.closest('.field') ?? null
  )
    if (field.dataset['kind'] !== 'object' || !(kept.get(field) instanceof Map)) kept.delete(field);
}

/**
 * The value of a field; undefined when nothing is filled in. `isNeeded` says that there is one: then an object or a
 * list is at least empty, and what has one possible value has it.
 */
export function readField(field: HTMLElement, isNeeded = false): JsonValue | undefined {
  if (findNull(field)?.checked) return null;
  const { kind } = field.dataset;
  const base = kept.get(field);
  if (kind === 'object' && (base === undefined || base instanceof Map))
    return readObject(field, base, isNeeded);
  if (base !== undefined) return base;
  if (kind === 'list') {
    const items = listEntries(field).map(readEntry);
    return items.length > 0 || isNeeded ? items : undefined;
  }
  const control = findControl(field);
  const text = control?.value ?? '';
  if (kind === 'choice') {
    const inner = findInner(findSlot(field));
    const isOptional = control instanceof HTMLSelectElement && control.options[0]?.value === '';
    return inner && readField(inner, isNeeded || isOptional);
  }
  if (control instanceof HTMLSelectElement && control.options.length === 1 && !isNeeded) return undefined;
  return text === '' ? undefined : readText(kind, text);
}

/** What a text means in a field of this kind. */
export function readText(kind: string | undefined, text: string): JsonValue | undefined {
  const trimmed = text.trim();
  if (kind === 'text') return text;
  if (kind === 'number')
    return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(trimmed) ? new RawJson(trimmed) : trimmed;
  if (trimmed === '' || kind === 'file') return undefined;
  const value = parseJson(trimmed);
  return value === undefined ? new RawJson(trimmed) : value;
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
  const hasRows = listParts(field, '.rows').length > 0;
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
    return known;
  };
  const names = new Set(members.map((member) => member.dataset['name']));
  const others = [...(base ?? [])].filter(([name]) => !hasRows && !names.has(name));
  const isThere = isNeeded || read(false).size + others.length > 0 || base?.size === 0;
  return isThere ? arrange(base ?? new Map(), read(true), others) : undefined;
}

/** The keys in the order that they have already; new ones stand behind those that the form has before them. */
function arrange(
  base: ReadonlyMap<string, JsonValue>,
  known: ReadonlyMap<string, JsonValue>,
  others: readonly (readonly [string, JsonValue])[],
): JsonValue {
  const all = new Map([...others, ...known]);
  const names = [...base.keys()].filter((name) => all.has(name));
  let last = -1;
  for (const name of known.keys()) {
    const at = names.indexOf(name);
    if (at < 0) names.splice(++last, 0, name);
    else last = at;
  }
  return new Map(names.map((name) => [name, all.get(name) ?? null]));
}
