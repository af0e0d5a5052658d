import { findFormat } from './formats.ts';
import {
  attempt,
  count,
  enter,
  listSchemas,
  readOwn,
  report,
  type SchemaObject,
  type ValuePlace,
  writeComparable,
} from './place.ts';
import type { JsonSchema } from './schema-type.ts';

/** Properties (JSON Schema 2020-12, core, 10.3.2; validation, 6.5). `before` is how many mistakes there were before this schema. */
export function checkObject(
  schema: SchemaObject,
  place: ValuePlace,
  value: Readonly<Record<string, unknown>>,
  seen: Set<string>,
  before: number,
): void {
  const { properties, propertyNames, additionalProperties, minProperties, maxProperties } = schema;
  const names = Object.keys(value);
  if (typeof minProperties === 'number' && names.length < minProperties)
    report(place, `Must have at least ${count(minProperties, 'field')}.`);
  if (typeof maxProperties === 'number' && names.length > maxProperties)
    report(place, `Must have at most ${count(maxProperties, 'field')}.`);
  const need = (list: unknown, message: string) => {
    for (const name of Array.isArray(list) ? list.map(String) : [])
      if (!Object.hasOwn(value, name)) report(enter(place, name, undefined), message);
  };
  need(schema['required'], 'Is required.');
  for (const [name, list] of listSchemas(schema['dependentRequired']))
    if (Object.hasOwn(value, name)) need(list, `Is required together with ${name}.`);
  const patterns = listSchemas(schema['patternProperties']);
  for (const name of names) {
    const own = readOwn(properties, name);
    const matched = patterns.map(([pattern, one]) => [place.matches(pattern, name), one] as const);
    const fitting = matched.filter(([isMatch]) => isMatch === true).map(([, one]) => one);
    const all = [...(own === undefined ? [] : [own]), ...fitting];
    const isOther = own === undefined && matched.every(([isMatch]) => isMatch === false);
    if (isOther && additionalProperties !== undefined) all.push(additionalProperties);
    visit(place, name, all as JsonSchema[], seen);
    if (propertyNames !== undefined) {
      const at = enter(place, name, name);
      const [first] = attempt(at, propertyNames as JsonSchema).found;
      if (first) report(at, `Its name does not fit: ${first.message}`);
    }
  }
  const rest = schema['unevaluatedProperties'] as JsonSchema | undefined;
  if (rest !== undefined && place.found.length === before)
    for (const name of names) if (!seen.has(name)) visit(place, name, [rest], seen);
}

function visit(place: ValuePlace, name: string, schemas: readonly JsonSchema[], seen: Set<string>): void {
  for (const schema of schemas) {
    place.check(schema, enter(place, name, readOwn(place.value, name)));
    seen.add(name);
  }
}

/** Items (JSON Schema 2020-12, core, 10.3.1; validation, 6.4). `before` is how many mistakes there were before this schema. */
export function checkArray(
  schema: SchemaObject,
  place: ValuePlace,
  value: readonly unknown[],
  seen: Set<string>,
  before: number,
): void {
  const { prefixItems, items, contains, minContains = 1, maxContains, minItems, maxItems } = schema;
  if (typeof minItems === 'number' && value.length < minItems)
    report(place, `Must have at least ${count(minItems, 'item')}.`);
  if (typeof maxItems === 'number' && value.length > maxItems)
    report(place, `Must have at most ${count(maxItems, 'item')}.`);
  if (schema['uniqueItems'] === true && new Set(value.map(writeComparable)).size < value.length)
    report(place, 'Must not have the same item twice.');
  const tuple: readonly JsonSchema[] = Array.isArray(prefixItems) ? prefixItems : [];
  const visit = (index: number, own: JsonSchema) => {
    place.check(own, enter(place, index, value[index]));
    seen.add(`${index}`);
  };
  for (const index of value.keys()) {
    const own = tuple[index] ?? (items as JsonSchema | undefined);
    if (own !== undefined) visit(index, own);
  }
  if (contains !== undefined) {
    const fitting = [...value.keys()].filter(
      (index) => attempt(enter(place, index, value[index]), contains as JsonSchema).found.length === 0,
    );
    for (const index of fitting) seen.add(`${index}`);
    if (fitting.length < Number(minContains))
      report(
        place,
        `Must have at least ${count(Number(minContains), 'item')} of the kind that is described.`,
      );
    if (typeof maxContains === 'number' && fitting.length > maxContains)
      report(place, `Must have at most ${count(maxContains, 'item')} of the kind that is described.`);
  }
  const rest = schema['unevaluatedItems'] as JsonSchema | undefined;
  if (rest !== undefined && place.found.length === before)
    for (const index of value.keys()) if (!seen.has(`${index}`)) visit(index, rest);
}

/** Length, pattern and format (JSON Schema 2020-12, validation, 6.3 and 7). */
export function checkText(schema: SchemaObject, place: ValuePlace): void {
  const { minLength, maxLength, pattern, format } = schema;
  const text = String(place.value);
  const { length } = [...text];
  if (typeof minLength === 'number' && length < minLength)
    report(
      place,
      length === 0 ? 'Must not be empty.' : `Must have at least ${count(minLength, 'character')}.`,
    );
  if (typeof maxLength === 'number' && length > maxLength)
    report(place, `Must have at most ${count(maxLength, 'character')}.`);
  if (typeof pattern === 'string' && place.matches(pattern, text) === false)
    report(place, `Must match the pattern ${pattern}`);
  const known = typeof format === 'string' ? findFormat(format) : undefined;
  if (known && !known.fits(text)) report(place, `Must be ${known.words}.`);
}

/** Bounds (JSON Schema 2020-12, validation, 6.2). */
export function checkNumber(schema: SchemaObject, place: ValuePlace, value: number | bigint): void {
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
