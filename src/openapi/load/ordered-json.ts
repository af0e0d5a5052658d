import { isObject } from '../../lib/json/json-value.ts';
import { type DocumentNode, listChildren, type OpenApiDocument } from './document.ts';

/** A JSON value whose objects are maps, so that keys keep the file's order also when they look like integers. */
export type OrderedJson = string | number | boolean | null | readonly OrderedJson[] | OrderedObject;

export type OrderedObject = ReadonlyMap<string, OrderedJson>;

/** Maximum nesting depth of an example; deeper values become null. */
const maximumExampleDepth = 100;

/** A node's value with the file's key order. */
export function readOrderedJson(document: OpenApiDocument, node: DocumentNode, depth = 0): OrderedJson {
  const { value } = node;
  if (depth > maximumExampleDepth) return null;
  if (Array.isArray(value))
    return listChildren(document, node).map(([, item]) => readOrderedJson(document, item, depth + 1));
  if (isObject(value))
    return new Map(
      listChildren(document, node).map(([key, item]) => [key, readOrderedJson(document, item, depth + 1)]),
    );
  return isScalar(value) ? value : null;
}

/** The same as plain objects and arrays. */
export function toPlainJson(value: OrderedJson): unknown {
  if (isOrderedObject(value))
    return Object.fromEntries([...value].map(([key, item]) => [key, toPlainJson(item)]));
  return isList(value) ? value.map(toPlainJson) : value;
}

/** Whether a value is an object. */
export function isOrderedObject(value: OrderedJson | undefined): value is OrderedObject {
  return value instanceof Map;
}

/** Whether a value is an array; `Array.isArray` does not narrow read-only arrays. */
export function isList(value: OrderedJson): value is readonly OrderedJson[] {
  return Array.isArray(value);
}

function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
