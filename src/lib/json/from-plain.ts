import { type JsonValue, parseJson } from './json-text.ts';

/** A plain value in this form; undefined, functions and the like are null. */
export function fromPlain(value: unknown): JsonValue {
  return parseJson(JSON.stringify(value) ?? 'null') ?? null;
}
