import { isObject } from '../lib/json/json-value.ts';

/** Whether a value is of a type of JSON Schema (2020-12, validation, 6.1.1); every value is of one that is not known. */
export function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'null':
      return value === null;
    case 'integer':
      return typeof value === 'bigint' || Number.isInteger(value);
    case 'number':
      return typeof value === 'bigint' || typeof value === 'number';
    case 'string':
    case 'boolean':
      return typeof value === type;
    default:
      return true;
  }
}

/** Whether two JSON values are equal (JSON Schema 2020-12, core, 4.2.2). */
export function isSame(one: unknown, other: unknown): boolean {
  const areNested = typeof one === 'object' && typeof other === 'object';
  return one === other || (areNested && writeComparable(one) === writeComparable(other));
}

/** A text that two JSON values share when they are equal. */
export function writeComparable(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => {
    // A number that JSON itself could not write, and no text is like it.
    if (typeof one === 'bigint') return { bigint: `${one}` };
    if (!isObject(one)) return one;
    return Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The number of a text's characters, without the copy of a large one that `[...text]` is. */
export function countCharacters(text: string): number {
  return text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g, '_').length;
}

/** Whether a number is a multiple of another, both taken as the decimals that they are written as. */
export function isMultiple(value: number | bigint, step: number): boolean {
  const [whole, part] = [split(value), split(step)];
  if (!whole || !part || part.digits <= 0n) return true;
  const scale = Math.max(whole.decimals, part.decimals);
  const raise = ({ digits, decimals }: Decimal) => digits * 10n ** BigInt(scale - decimals);
  return raise(whole) % raise(part) === 0n;
}

interface Decimal {
  readonly digits: bigint;
  /** How many of them are behind the point; negative for zeros that are not written. */
  readonly decimals: number;
}

function split(number: number | bigint): Decimal | undefined {
  const [, whole, part = '', power = '0'] = /^(-?\d+)\.?(\d*)(?:e(.+))?$/.exec(`${number}`) ?? [];
  return whole === undefined
    ? undefined
    : { digits: BigInt(whole + part), decimals: part.length - Number(power) };
}
