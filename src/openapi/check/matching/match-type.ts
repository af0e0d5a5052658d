import { isObject } from '../../../lib/json/json-value.ts';
import { type Mismatch, nameTypes, showValue } from './mismatch.ts';

/** Whether a value has one of JSON Schema's types; those that are none of them match everything. */
export function matchType(
  value: unknown,
  types: readonly string[],
  segments: readonly string[],
): readonly Mismatch[] {
  if (types.length === 0 || types.some((type) => hasType(value, type))) return [];
  const reason = `must be ${nameTypes(types)}, but is ${showValue(value)}`;
  return [{ segments, reason, hint: advise(value, types), isType: true }];
}

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
    default:
      return true;
  }
}

function advise(value: unknown, types: readonly string[]): string | undefined {
  const wants = (...wanted: readonly string[]) => types.some((type) => wanted.includes(type));
  if (value === null) return 'Write a value, or let the schema allow null.';
  if (typeof value === 'string' && wants('number', 'integer', 'boolean')) return 'Write it without quotes.';
  if (typeof value !== 'object' && wants('string')) return 'Put it in quotes.';
  if (!Array.isArray(value) && wants('array')) return 'Put it in [ ].';
  return undefined;
}
