import { isObject, readKey, readText } from '../../lib/json/json-value.ts';
import { isRemote } from '../load/document.ts';

/** The schemas that are JSON Schema, or OpenAPI's form of it (AsyncAPI 3.0.0, Multi Format Schema Object). */
const jsonSchemas = /^application\/(?:vnd\.aai\.asyncapi|vnd\.oai\.openapi|schema)(?:[+;]|$)/i;

/** A schema in another language than JSON Schema, as its writer gave it. */
export interface ForeignSchema {
  /** `application/vnd.apache.avro;version=1.9.0` */
  readonly format: string;
  /** The URL of one that is elsewhere. */
  readonly value: unknown;
}

/**
 * Puts schemas in other languages, such as Avro's, behind keys that begin with `x-`, where nobody takes them for JSON Schema. The
 * values of an AsyncAPI document are changed where they are: they were parsed for it alone.
 */
export function hideForeignSchemas(document: unknown): void {
  const waiting: unknown[] = [document];
  const seen = new Set<unknown>();
  for (let value = waiting.pop(); value !== undefined || waiting.length > 0; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    waiting.push(...Object.values(value));
    const format = isObject(value) ? readText(readKey(value, 'schemaFormat')) : undefined;
    if (format === undefined || jsonSchemas.test(format.trim())) continue;
    for (const key of ['schema', 'payload']) hide(value as Record<string, unknown>, key);
  }
}

function hide(value: Record<string, unknown>, key: string): void {
  if (!Object.hasOwn(value, key)) return;
  const schema = value[key];
  const reference = isObject(schema) ? readText(readKey(schema, '$ref')) : undefined;
  // A build does not depend on who has schemas that it does not read.
  value[`x-${key}`] = reference !== undefined && isRemote(reference) ? reference : schema;
  delete value[key];
}

/**
 * The schema in another language that a message has as its payload, in either version: `payload: { schemaFormat, schema }` of 3,
 * `payload` beside `schemaFormat` of 2. Undefined when it has none.
 */
export function findForeignSchema(message: unknown): ForeignSchema | undefined {
  if (!isObject(message)) return undefined;
  for (const [owner, key] of [
    [readKey(message, 'payload'), 'x-schema'],
    [message, 'x-payload'],
  ] as const) {
    const format = isObject(owner) ? readText(readKey(owner, 'schemaFormat')) : undefined;
    const value = isObject(owner) ? readKey(owner, key) : undefined;
    if (format !== undefined && value !== undefined) return { format: format.trim(), value };
  }
  return undefined;
}
