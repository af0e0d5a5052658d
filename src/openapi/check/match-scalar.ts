import { fullFormats } from 'ajv-formats/dist/formats.js';
import { matchPattern } from '../../json-schema/pattern/match-pattern.ts';
import { isObject, type JsonObject, readKey, readText } from '../../lib/json/json-value.ts';

/** One thing in a value that its schema does not allow. */
export interface Mismatch {
  /** The steps to what is wrong; for a missing property to the object that lacks it. */
  readonly segments: readonly string[];
  /** The end of a sentence about it: `must be a number, but is "1"`. */
  readonly reason: string;
  /** What to do; undefined when nothing better is known than to correct it. */
  readonly hint?: string | undefined;
  /** Whether it is the type that is wrong, so that no other rule of the schema was looked at. */
  readonly isType?: boolean;
}

/** A value as messages show it. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}

const names: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

/** Types of JSON Schema as messages name them: `a text or null`. */
function describeTypes(types: readonly string[]): string {
  return types.map((type) => names[type] ?? type).join(' or ');
}

/** Whether a value has one of JSON Schema's types; those that are none of them match everything. */
export function matchType(
  value: unknown,
  types: readonly string[],
  segments: readonly string[],
): readonly Mismatch[] {
  if (types.length === 0 || types.some((type) => hasType(value, type))) return [];
  const reason = `must be ${describeTypes(types)}, but is ${showValue(value)}`;
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

/** What a schema asks of a number. Of 3.0 and 2.0 too, where the exclusive bounds are flags. */
export function matchNumber(
  value: number,
  schema: JsonObject,
  segments: readonly string[],
): readonly Mismatch[] {
  const found: Mismatch[] = [];
  const minimum = readKey(schema, 'minimum');
  const maximum = readKey(schema, 'maximum');
  const above = readKey(schema, 'exclusiveMinimum');
  const below = readKey(schema, 'exclusiveMaximum');
  const tell = (reason: string) => found.push({ segments, reason: `must be ${reason}, but is ${value}` });
  if (typeof minimum === 'number' && (above === true ? value <= minimum : value < minimum))
    tell(above === true ? `more than ${minimum}` : `at least ${minimum}`);
  if (typeof maximum === 'number' && (below === true ? value >= maximum : value > maximum))
    tell(below === true ? `less than ${maximum}` : `at most ${maximum}`);
  if (typeof above === 'number' && value <= above) tell(`more than ${above}`);
  if (typeof below === 'number' && value >= below) tell(`less than ${below}`);
  const factor = readKey(schema, 'multipleOf');
  if (typeof factor === 'number' && factor > 0 && !isMultiple(value, factor)) tell(`a multiple of ${factor}`);
  return found;
}

/** 0.3 is a multiple of 0.1, though not in binary fractions. */
function isMultiple(value: number, factor: number): boolean {
  const quotient = value / factor;
  return Math.abs(quotient - Math.round(quotient)) < 1e-8 * Math.max(1, Math.abs(quotient));
}

/** Formats that are told apart by one look; what others mean is for people. */
const formats: ReadonlySet<string> = new Set(['date', 'date-time', 'email', 'ipv4', 'ipv6', 'uuid']);
const examples: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T09:30:00Z',
  email: 'ada@example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
};

/** What a schema asks of a text. */
export function matchText(
  value: string,
  schema: JsonObject,
  segments: readonly string[],
): readonly Mismatch[] {
  const found: Mismatch[] = [];
  const least = readKey(schema, 'minLength');
  const most = readKey(schema, 'maxLength');
  const length = value.length > 10_000 ? value.length : [...value].length;
  const count = (limit: number) => `${limit} character${limit === 1 ? '' : 's'}`;
  if (typeof least === 'number' && length < least)
    found.push({ segments, reason: `must have at least ${count(least)}, but has ${length}` });
  if (typeof most === 'number' && length > most)
    found.push({ segments, reason: `must have at most ${count(most)}, but has ${length}` });
  const pattern = readText(readKey(schema, 'pattern'));
  if (pattern !== undefined && matchPattern(pattern, value) === false)
    found.push({
      segments,
      reason: `must match the pattern ${showValue(pattern)}, but is ${showValue(value)}`,
    });
  const format = readText(readKey(schema, 'format'));
  if (format !== undefined && formats.has(format) && !hasFormat(value, format))
    found.push({
      segments,
      reason: `must be of format ${format}, but is ${showValue(value)}`,
      hint: `Write it like this: ${examples[format] ?? ''}`,
    });
  return found;
}

function hasFormat(value: string, format: string): boolean {
  const known = Object.hasOwn(fullFormats, format) ? fullFormats[format as keyof typeof fullFormats] : true;
  if (known instanceof RegExp) return known.test(value);
  if (typeof known === 'function') return known(value) === true;
  if (typeof known === 'object' && 'validate' in known && typeof known.validate === 'function')
    return (known.validate as (text: string) => boolean)(value);
  return true;
}
