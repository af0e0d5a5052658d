import { isObject } from '../lib/json/json-value.ts';
import { isOfType } from './compare-values.ts';
import type { JsonSchema } from './mistake.ts';

/**
 * Whether a value fits a JSON Schema for certain. False means nothing: there is a keyword that only `validate` knows,
 * or a mistake, which only it can name. So a page whose values fit never has to load it.
 */
export function isCertainlyValid(
  schema: unknown,
  value: unknown,
  definitions: Readonly<Record<string, JsonSchema>>,
  depth = 0,
): boolean {
  if (!isObject(schema) || depth > 50) return schema === true;
  const { $ref, type, properties, required, items, additionalProperties, ...others } = schema;
  const fits = (inner: unknown, member: unknown) =>
    inner === undefined || isCertainlyValid(inner, member, definitions, depth + 1);
  const own = isObject(properties) ? properties : {};
  const isFilled = (name: unknown) => Object.hasOwn(Object(value), String(name));
  return (
    Object.keys(others).length === 0 &&
    ($ref === undefined || fits(definitions[String($ref).slice(8)] ?? false, value)) &&
    (type === undefined || [type].flat().some((name) => isOfType(value, String(name)))) &&
    (!Array.isArray(value) || value.every((item) => fits(items, item))) &&
    (!isObject(value) ||
      ((!Array.isArray(required) || required.every(isFilled)) &&
        Object.entries(value).every(([name, member]) =>
          fits(Object.hasOwn(own, name) ? own[name] : additionalProperties, member),
        )))
  );
}
