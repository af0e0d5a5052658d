import type { JsonSchema } from '../json-schema.ts';
import { attempt, count, enter, type Place, report, type SchemaObject } from './place.ts';
import { writeComparable } from './write-comparable.ts';

/** Items (JSON Schema 2020-12, core, 10.3.1; validation, 6.4). `before` is how many mistakes there were before this schema. */
export function checkArray(
  schema: SchemaObject,
  place: Place,
  value: readonly unknown[],
  seen: Set<string>,
  before: number,
): void {
  const { prefixItems, items, contains, minContains = 1, maxContains, minItems, maxItems } = schema;
  if (typeof minItems === 'number' && value.length < minItems)
    report(place, `Must have at least ${count(minItems, 'item')}.`);
  if (typeof maxItems === 'number' && value.length > maxItems)
    report(place, `Must have at most ${count(maxItems, 'item')}.`);
  if (schema['uniqueItems'] === true && new Set(value.map(writeComparable)).size < value.length)
    report(place, 'Must not have the same item twice.');
  const tuple: readonly JsonSchema[] = Array.isArray(prefixItems) ? prefixItems : [];
  const visit = (index: number, own: JsonSchema) => {
    place.check(own, enter(place, index, value[index]));
    seen.add(`${index}`);
  };
  for (const index of value.keys()) {
    const own = tuple[index] ?? (items as JsonSchema | undefined);
    if (own !== undefined) visit(index, own);
  }
  if (contains !== undefined) {
    const fitting = [...value.keys()].filter(
      (index) => attempt(enter(place, index, value[index]), contains as JsonSchema).found.length === 0,
    );
    for (const index of fitting) seen.add(`${index}`);
    if (fitting.length < Number(minContains))
      report(
        place,
        `Must have at least ${count(Number(minContains), 'item')} of the kind that is described.`,
      );
    if (typeof maxContains === 'number' && fitting.length > maxContains)
      report(place, `Must have at most ${count(maxContains, 'item')} of the kind that is described.`);
  }
  const rest = schema['unevaluatedItems'] as JsonSchema | undefined;
  if (rest !== undefined && place.found.length === before)
    for (const index of value.keys()) if (!seen.has(`${index}`)) visit(index, rest);
}
