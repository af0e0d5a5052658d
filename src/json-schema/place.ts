import { isObject } from '../lib/json/json-value.ts';
import type { JsonSchema } from './schema-type.ts';

/** JSON Schema 2020-12 as an object. */
export type SchemaObject = Exclude<JsonSchema, boolean>;

/** A mistake, with what choices need to put theirs together. */
export interface Found {
  readonly pointer: string;
  readonly message: string;
  /** What the value may be, when it is of none of these types, or none of these values. */
  readonly wanted?: { readonly kind: 'type' | 'value'; readonly names: readonly string[] };
}

/** One value of the whole, and what checks of it share. */
export interface ValuePlace {
  readonly value: unknown;
  /** A JSON Pointer (RFC 6901). */
  readonly pointer: string;
  /** How deep in the value it is. */
  readonly depth: number;
  /** The schemas around the one that is being checked that are of the same value. */
  readonly around: readonly JsonSchema[];
  readonly found: Found[];
  /** Checks a schema; gives the members that it looked at. Throws a `RangeError` when all in all is too much. */
  readonly check: (schema: JsonSchema, place: ValuePlace) => Set<string>;
  /** As `matchPattern`, with one budget for the whole value. Throws a `RangeError` when it is spent. */
  readonly matches: (pattern: string, text: string) => boolean | undefined;
  /** What a reference leads to; `true` when it leads nowhere. */
  readonly follow: (reference: unknown) => JsonSchema;
}

/** Notes a mistake of the value itself. */
export function report(place: ValuePlace, message: string, wanted?: Found['wanted']): void {
  place.found.push({ pointer: place.pointer, message, ...(wanted && { wanted }) });
}

/** The place of a member of the value: a property's name, or an item's index. */
export function enter(place: ValuePlace, key: string | number, value: unknown): ValuePlace {
  const step = String(key).replaceAll('~', '~0').replaceAll('/', '~1');
  return { ...place, value, pointer: `${place.pointer}/${step}`, depth: place.depth + 1, around: [] };
}

/** The mistakes that a schema finds at a place, which stays as it is, and the members that it looked at. */
export function attempt(
  place: ValuePlace,
  schema: JsonSchema,
): { readonly found: readonly Found[]; readonly seen: ReadonlySet<string> } {
  const found: Found[] = [];
  const seen = place.check(schema, { ...place, found });
  return { found, seen };
}

/** The schemas of a keyword that has them by name. */
export function listSchemas(value: unknown): readonly (readonly [name: string, schema: JsonSchema])[] {
  return isObject(value) ? (Object.entries(value) as [string, JsonSchema][]) : [];
}

/** The member of an object that is its own. */
export function readOwn(object: unknown, name: string): unknown {
  return isObject(object) && Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A list of names in a sentence: `a, b or c`. */
export function joinWords(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** `1 item`, `2 items`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A text that two JSON values share when they are equal (JSON Schema 2020-12, core, 4.2.2). */
export function writeComparable(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => {
    // A number that JSON itself could not write, and no text is like it.
    if (typeof one === 'bigint')
      return Number.isSafeInteger(Number(one)) ? Number(one) : { bigint: `${one}` };
    if (!isObject(one)) return one;
    return Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** A JSON value in a sentence: a text as it is. */
export function writeShort(value: unknown): string {
  const text = typeof value === 'string' && value !== '' ? value : writeComparable(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Whether a value is of a type of JSON Schema (2020-12, validation, 6.1.1). */
export function isOfType(value: unknown, type: string): boolean {
  if (type === 'integer') return typeof value === 'bigint' || Number.isInteger(value);
  if (type === 'number') return typeof value === 'bigint' || typeof value === 'number';
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return type === 'null' ? value === null : typeof value === type;
}
