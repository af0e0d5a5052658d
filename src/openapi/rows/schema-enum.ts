import { formatInlineJson } from '../../lib/json/format-json.ts';
import { isObject, readKey, readText } from '../../lib/json/json-value.ts';
import type { Fact } from '../read/operation.ts';
import { findKeyword, type MergedSchema } from './merge-schema.ts';
import { listValues } from './schema-type.ts';

/** More values of one list are counted, not shown. */
const maximumValues = 200;

/**
 * What `enum` allows, with what `x-enumDescriptions` says about each value: an object by value, or a list beside
 * `enum`. Null is told by the type. None when there is no `enum`.
 */
export function listEnum(schema: MergedSchema): readonly Fact[] {
  const described = findKeyword(schema, 'x-enumDescriptions') ?? findKeyword(schema, 'x-enum-descriptions');
  const entries = listValues(schema)
    .map((value, index) => ({ value, note: findNote(described?.value, value, index) }))
    .filter(({ value }) => value !== null);
  return describeValues(entries);
}

/** The fact that one of these values is allowed; none for no values. */
export function describeValues(
  entries: readonly { readonly value: unknown; readonly note: string }[],
): readonly Fact[] {
  if (entries.length === 0) return [];
  const shown = entries.slice(0, maximumValues);
  const rest = entries.length - shown.length;
  const values = shown.map(({ value }) => showValue(value));
  const label = rest > 0 ? `One of ${entries.length} values, the first ${shown.length} of them` : 'One of';
  const notes = shown.map(({ note }) => note);
  return [notes.some(Boolean) ? { label, values, notes } : { label, values }];
}

function findNote(described: unknown, value: unknown, index: number): string {
  if (Array.isArray(described)) return readText(described[index]) ?? '';
  return isObject(described) ? (readText(readKey(described, String(value))) ?? '') : '';
}

/** Texts without quotes, as writers type them in prose. */
function showValue(value: unknown): string {
  return typeof value === 'string' ? value : formatInlineJson(value);
}
