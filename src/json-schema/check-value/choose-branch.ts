import type { JsonSchema } from '../json-schema.ts';
import { isObject } from './json-type.ts';
import { type Place, readOwn, type SchemaObject } from './place.ts';

/**
 * The choice that the value of the discriminator's property names (OpenAPI 3.1.1, 4.8.25), by `mapping` or by the name
 * of a definition; undefined where there is no discriminator or it names none of the choices.
 */
export function chooseBranch(
  schema: SchemaObject,
  list: readonly JsonSchema[],
  { value }: Place,
): JsonSchema | undefined {
  const { discriminator } = schema;
  if (!isObject(discriminator)) return undefined;
  const name = readOwn(value, String(discriminator['propertyName']));
  if (typeof name !== 'string') return undefined;
  const target = readOwn(discriminator['mapping'], name) ?? `#/$defs/${name}`;
  return list.find((one) => isObject(one) && one['$ref'] === target);
}
