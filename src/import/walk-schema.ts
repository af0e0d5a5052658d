import type { JsonPath } from '../config/json-tree.ts';
import { findItemSchema, findRecordSchema, listFieldsOf, type Schema } from '../config/schema-tree.ts';
import { type DraftObject, isDraft } from './draft.ts';

/** An object of a file that the schema knows, with its fields. */
export interface KnownObject {
  readonly object: DraftObject;
  readonly fields: ReadonlyMap<string, Schema>;
  readonly path: JsonPath;
}

/**
 * Calls `visit` with each object of `value` for which the schema lists fields, outer ones first: what it changes in an
 * object is seen when the objects inside are visited. Records, which may have any key, are not visited.
 */
export function walkKnownObjects(
  value: unknown,
  schema: Schema | undefined,
  visit: (known: KnownObject) => void,
  path: JsonPath = [],
): void {
  if (schema === undefined) return;
  if (Array.isArray(value)) {
    const item = findItemSchema(schema);
    for (const [index, inner] of value.entries()) walkKnownObjects(inner, item, visit, [...path, index]);
  } else if (isDraft(value)) {
    const fields = listFieldsOf(schema);
    const record = findRecordSchema(schema);
    if (fields.size > 0 && record === undefined) visit({ object: value, fields, path });
    for (const [key, inner] of Object.entries(value))
      walkKnownObjects(inner, fields.get(key) ?? record, visit, [...path, key]);
  }
}

/** A path without its numbers: `tabs[].url`; groups inside groups have the path of groups. */
export function nameKind(path: JsonPath): string {
  return path
    .reduce<string>((name, step) => (typeof step === 'number' ? `${name}[]` : `${name}.${step}`), '')
    .replace(/^\./, '')
    .replace(/(?:\.pages\[\])+/, '');
}
