import type { JsonValue } from '../../request/json-text.ts';
import { useKeeper } from './read-field.ts';

/** What was written into a field and not changed since. */
export const kept = new WeakMap<HTMLElement, JsonValue>();

useKeeper({
  read: (field) => kept.get(field),
  forget: (target) => {
    for (
      let field = target.closest<HTMLElement>('.field');
      field;
      field = field.parentElement?.closest('.field') ?? null
    )
      if (field.dataset['kind'] !== 'object' || !(kept.get(field) instanceof Map)) kept.delete(field);
  },
  arrange: (base, known, isShown) =>
    arrange(
      base,
      known,
      [...base].filter(([name]) => !isShown(name)),
    ),
});

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
