import type { JsonValue } from '../../lib/json/json-text.ts';
import { findNull, listMembers, listParts } from './field-parts.ts';
import { readMembers, readShown, useReader } from './read-field.ts';

/** What was written into a field and not changed since. */
export const kept = new WeakMap<HTMLElement, JsonValue>();

useReader((field, isNeeded) => {
  const base = kept.get(field);
  const isObject = field.dataset['kind'] === 'object';
  if (base === undefined || findNull(field)?.checked) return readShown(field, isNeeded);
  if (!isObject || !(base instanceof Map)) return base;
  const hasRows = listParts(field, '.rows').length > 0;
  const names = listMembers(field).map((member) => member.dataset['name']);
  const others = [...base].filter(([name]) => !hasRows && !names.includes(name));
  const read = (areNeeded: boolean) => arrange(base, readMembers(field, areNeeded), others);
  return isNeeded || base.size === 0 || read(false).size > 0 ? read(true) : undefined;
});

/** What a reader changes by hand is no longer what was written. */
export function forget(target: Element): void {
  for (
    let field = target.closest<HTMLElement>('.field');
    field;
    field = field.parentElement?.closest('.field') ?? null
  )
    if (field.dataset['kind'] !== 'object' || !(kept.get(field) instanceof Map)) kept.delete(field);
}

/** The keys in the order that they have already; new ones stand behind those that the form has before them. */
function arrange(
  base: ReadonlyMap<string, JsonValue>,
  known: ReadonlyMap<string, JsonValue>,
  others: readonly (readonly [string, JsonValue])[],
): ReadonlyMap<string, JsonValue> {
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
