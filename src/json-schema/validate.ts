import { isObject } from '../lib/json/json-value.ts';
import { checkArray, checkNumber, checkObject, checkText } from './keywords.ts';
import { matchPattern } from './pattern/match-pattern.ts';
import {
  attempt,
  type Found,
  isOfType,
  joinWords,
  listSchemas,
  readOwn,
  report,
  type SchemaObject,
  type ValuePlace,
  writeComparable,
  writeShort,
} from './place.ts';
import type { JsonSchema } from './schema-type.ts';

/** What is wrong with a value, or with a part of it. */
interface ValueMistake {
  /** A JSON Pointer into the value (RFC 6901); of a property that is missing the place where it would stand. */
  readonly pointer: string;
  /** One sentence: "Must be at least 1." */
  readonly message: string;
}

/** How many schemas are looked at, so that nobody waits; the rest of a large value is left to the server. */
const maximumSteps = 100_000;
const maximumMistakes = 100;
/** What the patterns of all texts together may take. */
const patternSteps = 1_000_000;

/**
 * What a JSON Schema (2020-12) does not allow in a value that a reader typed; none is a value that fits. `$ref`s are
 * `#/$defs/Name` and lead to `definitions`. Whole numbers beyond double precision may be `bigint`s. The schemas
 * are `bundleSchemas`'s, which asks for no `readOnly` property. Patterns that `matchPattern` does not judge are left to
 * the server.
 */
export function validate(
  schema: JsonSchema,
  value: unknown,
  definitions: Readonly<Record<string, JsonSchema>>,
): readonly ValueMistake[] {
  const found: Found[] = [];
  let steps = 0;
  const budget = { left: patternSteps };
  try {
    checkSchema(schema, {
      value,
      pointer: '',
      depth: 0,
      around: [],
      found,
      matches(pattern, text) {
        const isMatch = matchPattern(pattern, text, budget);
        if (budget.left < 0) throw new RangeError('Too much to check.');
        return isMatch;
      },
      follow: (reference) =>
        (readOwn(definitions, String(reference).replace('#/$defs/', '')) as JsonSchema) ?? true,
      check(inner, place) {
        if (++steps > maximumSteps || place.depth > 200 || found.length > maximumMistakes)
          throw new RangeError('Too much to check.');
        // A choice that refers to the schema it is a choice of has nothing new to say.
        if (place.around.includes(inner)) return new Set();
        return checkSchema(inner, { ...place, around: [...place.around, inner] });
      },
    });
  } catch (error) {
    // What was found until then holds: the choices that were left open have reported nothing yet.
    if (!(error instanceof RangeError)) throw error;
  }
  const unique = new Map(
    found.map(({ pointer, message }) => [`${pointer} ${message}`, { pointer, message }]),
  );
  return [...unique.values()].slice(0, maximumMistakes);
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

/** Reports what a schema does not allow at a place; gives the members of the value that it looked at. */
function checkSchema(schema: JsonSchema, place: ValuePlace): Set<string> {
  const seen = new Set<string>();
  const { value, found } = place;
  if (!isObject(schema)) {
    if (schema === false) report(place, 'Is not allowed here.');
    return seen;
  }
  const before = found.length;
  const types = [schema['type'] ?? []].flat().map(String);
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) reportWanted(place, 'type', types);
  else {
    checkValues(schema, place);
    checkBranches(schema, place, seen);
    if (typeof value === 'string') checkText(schema, place);
    else if (typeof value === 'number' || typeof value === 'bigint') checkNumber(schema, place, value);
    else if (Array.isArray(value)) checkArray(schema, place, value, seen, before);
    else if (isObject(value)) checkObject(schema, place, value, seen, before);
  }
  return seen;
}

/** Notes that the value is none of what it may be. */
function reportWanted(place: ValuePlace, kind: 'type' | 'value', names: readonly string[]): void {
  const unique = [...new Set(names)];
  const shown = unique.slice(0, 12);
  const more = unique.length > shown.length ? ` and ${unique.length - shown.length} others` : '';
  const message =
    kind === 'type'
      ? `Must be ${joinWords(unique.map((type) => typeNames[type] ?? type))}.`
      : unique.length === 1
        ? `Must be ${unique[0]}.`
        : `Must be one of: ${shown.join(', ')}${more}.`;
  report(place, message, { kind, names: unique });
}

function checkValues(schema: Readonly<Record<string, unknown>>, place: ValuePlace): void {
  const list = Array.isArray(schema['enum']) ? schema['enum'] : undefined;
  for (const values of [list, 'const' in schema ? [schema['const']] : undefined]) {
    if (!values) continue;
    const own = writeComparable(place.value);
    if (!values.some((one) => writeComparable(one) === own))
      reportWanted(place, 'value', values.map(writeShort));
  }
}

type Attempt = ReturnType<typeof attempt>;

/** Schemas for the same value (JSON Schema 2020-12, core, 10.2). Adds to `seen` what those that fit looked at. */
function checkBranches(schema: SchemaObject, place: ValuePlace, seen: Set<string>): void {
  const { $ref, allOf, anyOf, oneOf, not } = schema;
  const add = (names: ReadonlySet<string>) => {
    for (const name of names) seen.add(name);
  };
  const demand = (one: JsonSchema) => add(place.check(one, place));
  if ($ref !== undefined) demand(place.follow($ref));
  for (const one of listBranches(allOf)) demand(one);
  for (const [list, isOne] of [
    [listBranches(anyOf), false],
    [listBranches(oneOf), true],
  ] as const) {
    if (list.length === 0) continue;
    const chosen = chooseBranch(schema, list, place);
    if (chosen !== undefined) demand(chosen);
    else for (const branch of decide(list, isOne, place)) add(branch.seen);
  }
  if (not !== undefined && attempt(place, not as JsonSchema).found.length === 0)
    report(place, 'Is a value that is not allowed.');
  if (schema['if'] !== undefined) {
    const condition = attempt(place, schema['if'] as JsonSchema);
    const holds = condition.found.length === 0;
    if (holds) add(condition.seen);
    const branch = schema[holds ? 'then' : 'else'];
    if (branch !== undefined) demand(branch as JsonSchema);
  }
  for (const [name, one] of listSchemas(schema['dependentSchemas']))
    if (readOwn(place.value, name) !== undefined) demand(one);
}

function listBranches(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value : [];
}

/** The branches that fit; where none does, the mistakes of the nearest are reported. */
function decide(list: readonly JsonSchema[], isOne: boolean, place: ValuePlace): readonly Attempt[] {
  const attempts = list.map((one) => attempt(place, one));
  const fitting = attempts.filter(({ found }) => found.length === 0);
  if (fitting.length === 0) reportNearest(attempts, place);
  if (isOne && fitting.length > 1)
    report(place, 'Fits more than one of the choices; it must fit exactly one.');
  return fitting;
}

function reportNearest(attempts: readonly Attempt[], place: ValuePlace): void {
  const lists = attempts.map(({ found }) => found);
  const first = lists[0]?.[0]?.wanted;
  const isSame = ({ pointer, wanted }: Found) => pointer === place.pointer && wanted?.kind === first?.kind;
  if (first && lists.every((found) => found.length === 1 && found.every(isSame)))
    reportWanted(
      place,
      first.kind,
      lists.flatMap((found) => found[0]?.wanted?.names ?? []),
    );
  else {
    const far = (found: readonly Found[]) =>
      found.reduce((sum, { pointer, wanted }) => sum + weigh(pointer === place.pointer, wanted), 0);
    place.found.push(...lists.reduce((best, found) => (far(found) < far(best) ? found : best)));
  }
}

/** A wrong type of the whole says most that a branch is not meant, a wrong fixed value in it much. */
function weigh(isWhole: boolean, wanted: Found['wanted']): number {
  return wanted === undefined
    ? 1
    : isWhole && wanted.kind === 'type'
      ? 1_000
      : wanted.kind === 'value'
        ? 20
        : 2;
}

/**
 * The choice that the value of the discriminator's property names (OpenAPI 3.1.1, 4.8.25), by `mapping` or by the name
 * of a definition; undefined where there is no discriminator or it names none of the choices.
 */
function chooseBranch(
  schema: SchemaObject,
  list: readonly JsonSchema[],
  { value }: ValuePlace,
): JsonSchema | undefined {
  const { discriminator } = schema;
  if (!isObject(discriminator)) return undefined;
  const name = readOwn(value, String(discriminator['propertyName']));
  if (typeof name !== 'string') return undefined;
  const target = readOwn(discriminator['mapping'], name) ?? `#/$defs/${name}`;
  return list.find((one) => isObject(one) && one['$ref'] === target);
}
