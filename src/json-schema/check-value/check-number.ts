import { type Place, report, type SchemaObject } from './place.ts';

/** Bounds (JSON Schema 2020-12, validation, 6.2). */
export function checkNumber(schema: SchemaObject, place: Place, value: number | bigint): void {
  const bound = (keyword: string, words: string, isWrong: (limit: number) => boolean) => {
    const limit = schema[keyword];
    if (typeof limit === 'number' && isWrong(limit)) report(place, `Must be ${words} ${limit}.`);
  };
  bound('minimum', 'at least', (limit) => value < limit);
  bound('maximum', 'at most', (limit) => value > limit);
  bound('exclusiveMinimum', 'more than', (limit) => value <= limit);
  bound('exclusiveMaximum', 'less than', (limit) => value >= limit);
  bound('multipleOf', 'a multiple of', (step) => !isMultiple(value, step));
}

/** Whether a number is a multiple of another, both taken as the decimals that they are written as. */
function isMultiple(value: number | bigint, step: number): boolean {
  const [whole, part] = [split(value), split(step)];
  if (!whole || !part || part.digits <= 0n) return true;
  const scale = Math.max(whole.decimals, part.decimals);
  const raise = ({ digits, decimals }: Decimal) => digits * 10n ** BigInt(scale - decimals);
  return raise(whole) % raise(part) === 0n;
}

interface Decimal {
  readonly digits: bigint;
  /** How many of them stand behind the point; negative for zeros that are not written. */
  readonly decimals: number;
}

function split(number: number | bigint): Decimal | undefined {
  const [, whole, part = '', power = '0'] = /^(-?\d+)\.?(\d*)(?:e(.+))?$/.exec(`${number}`) ?? [];
  return whole === undefined
    ? undefined
    : { digits: BigInt(whole + part), decimals: part.length - Number(power) };
}
