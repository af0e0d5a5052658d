import { isObject } from './json-type.ts';

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
