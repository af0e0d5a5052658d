import { upgrade } from '@scalar/openapi-parser';
import type { JsonObject } from '../../lib/json/json-value.ts';

/** A document of 2.0 in the form of 3.1; undefined when it is too broken for that. The input is left alone. */
export function upgradeFromTwo(value: JsonObject): JsonObject | undefined {
  try {
    // An unquoted `swagger: 2.0` of YAML is a number, which the package takes for no version.
    return upgrade(structuredClone({ ...value, swagger: '2.0' })).specification ?? undefined;
  } catch {
    return undefined;
  }
}
