import type { JsonSchema } from '../json-schema.ts';
import {
  attempt,
  count,
  enter,
  listSchemas,
  type Place,
  readOwn,
  report,
  type SchemaObject,
} from './place.ts';

/** Properties (JSON Schema 2020-12, core, 10.3.2; validation, 6.5). `before` is how many mistakes there were before this schema. */
export function checkObject(
  schema: SchemaObject,
  place: Place,
  value: Readonly<Record<string, unknown>>,
  seen: Set<string>,
  before: number,
): void {
  const { properties, propertyNames, additionalProperties, minProperties, maxProperties } = schema;
  const names = Object.keys(value);
  if (typeof minProperties === 'number' && names.length < minProperties)
    report(place, `Must have at least ${count(minProperties, 'field')}.`);
  if (typeof maxProperties === 'number' && names.length > maxProperties)
    report(place, `Must have at most ${count(maxProperties, 'field')}.`);
  const need = (list: unknown, message: string) => {
    for (const name of Array.isArray(list) ? list.map(String) : [])
      if (!Object.hasOwn(value, name)) report(enter(place, name, undefined), message);
  };
  need(schema['required'], 'Is required.');
  for (const [name, list] of listSchemas(schema['dependentRequired']))
    if (Object.hasOwn(value, name)) need(list, `Is required together with ${name}.`);
  const patterns = listSchemas(schema['patternProperties']);
  for (const name of names) {
    const own = readOwn(properties, name);
    const matched = patterns.map(([pattern, one]) => [place.matches(pattern, name), one] as const);
    const fitting = matched.filter(([isMatch]) => isMatch === true).map(([, one]) => one);
    const all = [...(own === undefined ? [] : [own]), ...fitting];
    const isOther = own === undefined && matched.every(([isMatch]) => isMatch === false);
    if (isOther && additionalProperties !== undefined) all.push(additionalProperties);
    visit(place, name, all as JsonSchema[], seen);
    if (propertyNames !== undefined) {
      const at = enter(place, name, name);
      const [first] = attempt(at, propertyNames as JsonSchema).found;
      if (first) report(at, `Its name does not fit: ${first.message}`);
    }
  }
  const rest = schema['unevaluatedProperties'] as JsonSchema | undefined;
  if (rest !== undefined && place.found.length === before)
    for (const name of names) if (!seen.has(name)) visit(place, name, [rest], seen);
}

function visit(place: Place, name: string, schemas: readonly JsonSchema[], seen: Set<string>): void {
  for (const schema of schemas) {
    place.check(schema, enter(place, name, readOwn(place.value, name)));
    seen.add(name);
  }
}
