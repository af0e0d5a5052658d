import {
  isObject,
  type JsonObject,
  readKey,
  readObject,
  readText,
  readTexts,
  toList,
} from '../lib/json/json-value.ts';
import { escapeSegment } from '../lib/json/pointer.ts';
import { countCharacters, isMultiple, isOfType, isSame, writeComparable } from './compare-values.ts';
import { findFormat } from './formats.ts';
import type { BoundKeyword, Mistake, SchemaRule } from './mistake.ts';
import { matchPattern, type StepBudget } from './pattern/match-pattern.ts';

/** A schema, and the file that its references start from. */
export interface PlacedSchema {
  readonly schema: unknown;
  readonly base: string;
}

/** How schemas are read. What is left out is as JSON Schema 2020-12 has it. */
export interface SchemaReading {
  /** What a `$ref` leads to, one step far; undefined when it leads nowhere, which allows everything. */
  readonly resolve: (reference: string, base: string) => PlacedSchema | undefined;
  /** How many schemas may still be looked at; counted down, and what is left after that is taken as right. */
  readonly budget: { left: number };
  /** The formats that are checked. */
  readonly formats: ReadonlySet<string>;
  /** Keywords that are not checked. */
  readonly ignored?: ReadonlySet<string>;
  /** `required` does not ask for what is only sent the other way; undefined: for nothing that is only sent one way. */
  readonly direction?: 'request' | 'response' | undefined;
  /** Whether nothing beside a `$ref` counts, as in OpenAPI 2.0 and 3.0. */
  readonly isRefAlone?: boolean;
  /** Whether a value may fit several choices of `oneOf`. */
  readonly allowsSeveral?: boolean;
  /** Whether the first mistake is all that is asked for. */
  readonly isQuick?: boolean;
  /** What the patterns of all texts together may take; each has its own limit otherwise. */
  readonly patternBudget?: StepBudget;
}

/** Maximum depth of values, and of schemas for the same value. */
const maximumDepth = 200;
/** Maximum number of mistakes that are kept of one choice. */
const maximumInner = 100;

/**
 * What a schema does not allow in a value, one mistake after the other (JSON Schema 2020-12, `discriminator` of
 * OpenAPI, and what 2.0 and 3.0 have instead: `nullable`, exclusive bounds that are flags, tuples under `items`). Whole
 * numbers beyond double precision may be `bigint`s. Patterns that `matchPattern` does not judge, types and formats that
 * are not known and an empty `enum` allow everything. Never throws: when there is too much to look at, it ends.
 *
 * @cfworker/json-schema 4.1.6 does not replace it: minified it has 6.4 kB gzip where this has 5.7 with `matchPattern`; it
 * takes 27 s to match `^(a+)+$` with 28 characters, and throws on `bigint`s and circles of references.
 */
export function* findMistakes(
  reading: SchemaReading,
  { schema, base }: PlacedSchema,
  value: unknown,
): Generator<Mistake, void> {
  try {
    yield* check(reading, schema, { value, pointer: '', depth: 0, base, around: [] }, new Set());
  } catch (error) {
    // The choices that were left open have reported nothing yet, so that what was found until then holds.
    if (!(error instanceof RangeError)) throw error;
  }
}

/** One value of the whole. */
interface Place {
  readonly value: unknown;
  readonly pointer: string;
  /** How deep in the whole it is. */
  readonly depth: number;
  /** The file of the schema that it is compared with. */
  readonly base: string;
  /** The schemas around the one that is being checked that are of the same value. */
  readonly around: readonly unknown[];
}

/** The place of a member of the value: a property's name, or an item's index. */
function enter(place: Place, key: string | number, value: unknown): Place {
  const pointer = `${place.pointer}/${escapeSegment(String(key))}`;
  return { value, pointer, depth: place.depth + 1, base: place.base, around: [] };
}

/** One schema that is compared with one value. */
interface Work {
  readonly reading: SchemaReading;
  readonly schema: JsonObject;
  readonly place: Place;
  /** The members of the value that were compared with a schema. */
  readonly seen: Set<string>;
  /** The schema's own keyword; undefined for one that is not checked. */
  readonly get: (keyword: string) => unknown;
}

/** Adds to `seen` what the schema looks at. Throws a `RangeError` when it is too much. */
function check(
  reading: SchemaReading,
  schema: unknown,
  place: Place,
  seen: Set<string> = new Set(),
): Iterable<Mistake> {
  const { around, pointer, value } = place;
  if (--reading.budget.left < 0 || place.depth > maximumDepth || around.length > maximumDepth)
    throw new RangeError('Too much to check.');
  if (schema === false) return [{ keyword: 'false', pointer, value, schema: {} }];
  // A choice that refers to the schema it is a choice of has nothing new to say.
  if (!isObject(schema) || around.includes(schema)) return [];
  const get = (keyword: string) => (reading.ignored?.has(keyword) ? undefined : readKey(schema, keyword));
  const work = { reading, schema, place: { ...place, around: [...around, schema] }, seen, get };
  const isOpen = get('unevaluatedItems') === undefined && get('unevaluatedProperties') === undefined;
  return isOpen ? checkKeywords(work) : checkWhole(work);
}

/** Whether a schema allows the value of a place. */
function fits(reading: SchemaReading, schema: unknown, place: Place, seen?: Set<string>): boolean {
  for (const _ of check(reading, schema, place, seen)) return false;
  return true;
}

function report(work: Work, rule: SchemaRule): Mistake {
  return { ...rule, pointer: work.place.pointer, value: work.place.value, schema: work.schema };
}

/** The unevaluated members are those that no keyword looked at (core, 11). */
function* checkWhole(work: Work): Generator<Mistake, void> {
  const { place, seen, get } = work;
  let isFine = true;
  for (const mistake of checkKeywords(work)) {
    isFine = false;
    yield mistake;
  }
  const { value } = place;
  if (!isFine || typeof value !== 'object' || value === null) return;
  const rest = get(Array.isArray(value) ? 'unevaluatedItems' : 'unevaluatedProperties');
  if (rest === undefined) return;
  for (const [name, member] of Object.entries(value))
    if (!seen.has(name)) yield* visit(work, rest, name, member);
}

/** Compares a member of the value with a schema. */
function* visit(
  work: Work,
  schema: unknown,
  name: string | number,
  member: unknown,
): Generator<Mistake, void> {
  yield* check(work.reading, schema, enter(work.place, name, member));
  work.seen.add(`${name}`);
}

function* checkKeywords(work: Work): Generator<Mistake, void> {
  const { reading, place, seen, get } = work;
  const { value } = place;
  const reference = readText(get('$ref'));
  if (value === null && get('nullable') === true) return;
  const type = get('type');
  const expected = typeof type === 'string' ? [type] : readTexts(type);
  const isAlone = reference !== undefined && reading.isRefAlone === true;
  if (!isAlone && expected.length > 0 && !expected.some((name) => isOfType(value, name))) {
    yield report(work, { keyword: 'type', expected });
    return;
  }
  const target = reference === undefined ? undefined : reading.resolve(reference, place.base);
  if (target) yield* check(reading, target.schema, { ...place, base: target.base }, seen);
  if (isAlone) return;
  yield* checkValues(work);
  if (typeof value === 'string') yield* checkText(work, value);
  else if (typeof value === 'number' || typeof value === 'bigint') yield* checkNumber(work, value);
  else if (Array.isArray(value)) yield* checkItems(work, value);
  else if (isObject(value)) yield* checkProperties(work, value);
  yield* checkBranches(work);
}

function checkValues(work: Work): readonly Mistake[] {
  const { place, get } = work;
  const list = toList(get('enum'));
  const isNone = (values: readonly unknown[]) => !values.some((one) => isSame(one, place.value));
  if (list.length > 0 && isNone(list)) return [report(work, { keyword: 'enum', expected: list })];
  const only = [get('const')];
  return only[0] !== undefined && isNone(only) ? [report(work, { keyword: 'const', expected: only })] : [];
}

/** Whether there are as many as `minItems` and `maxItems`, or the like, ask for. */
function checkSize(
  work: Work,
  noun: 'Length' | 'Items' | 'Properties' | 'Contains',
  size: number,
  fallback?: number,
): readonly Mistake[] {
  const least = work.get(`min${noun}`) ?? fallback;
  const most = work.get(`max${noun}`);
  if (typeof least === 'number' && size < least)
    return [report(work, { keyword: `min${noun}`, expected: least, size })];
  if (typeof most === 'number' && size > most)
    return [report(work, { keyword: `max${noun}`, expected: most, size })];
  return [];
}

/** Length, pattern and format (validation, 6.3 and 7). */
function* checkText(work: Work, value: string): Generator<Mistake, void> {
  const { reading, get } = work;
  if (get('minLength') !== undefined || get('maxLength') !== undefined)
    yield* checkSize(work, 'Length', countCharacters(value));
  const pattern = readText(get('pattern'));
  if (pattern !== undefined && matches(reading, pattern, value) === false)
    yield report(work, { keyword: 'pattern', expected: pattern });
  const format = readText(get('format'));
  if (format !== undefined && reading.formats.has(format) && findFormat(format)?.fits(value) === false)
    yield report(work, { keyword: 'format', expected: format });
}

function matches({ patternBudget }: SchemaReading, pattern: string, text: string): boolean | undefined {
  const isMatch = matchPattern(pattern, text, patternBudget);
  if (patternBudget && patternBudget.left < 0) throw new RangeError('Too much to check.');
  return isMatch;
}

/** Bounds (validation, 6.2). In OpenAPI 2.0 and 3.0 the exclusive ones are flags beside the others. */
function checkNumber(work: Work, value: number | bigint): readonly Mistake[] {
  const found: Mistake[] = [];
  const bound = (keyword: BoundKeyword, limit: unknown, isWrong: (limit: number) => boolean) => {
    if (typeof limit === 'number' && isWrong(limit)) found.push(report(work, { keyword, expected: limit }));
  };
  const [minimum, maximum, above, below] = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map(
    work.get,
  );
  if (above !== true) bound('minimum', minimum, (limit) => value < limit);
  if (below !== true) bound('maximum', maximum, (limit) => value > limit);
  bound('exclusiveMinimum', above === true ? minimum : above, (limit) => value <= limit);
  bound('exclusiveMaximum', below === true ? maximum : below, (limit) => value >= limit);
  bound('multipleOf', work.get('multipleOf'), (step) => !isMultiple(value, step));
  return found;
}

/** Items (core, 10.3.1; validation, 6.4). `items` may be a list of schemas, as before 2020-12. */
function* checkItems(work: Work, value: readonly unknown[]): Generator<Mistake, void> {
  const { reading, place, seen, get } = work;
  yield* checkSize(work, 'Items', value.length);
  if (get('uniqueItems') === true) {
    const known = new Set<string>();
    const index = value.findIndex((item) => known.size === known.add(writeComparable(item)).size);
    if (index >= 0) yield report(work, { keyword: 'uniqueItems', index });
  }
  const items = get('items');
  const isTuple = Array.isArray(items);
  const tuple = toList(isTuple ? items : get('prefixItems'));
  const rest = isTuple ? get('additionalItems') : items;
  for (const [index, item] of value.entries()) {
    const own = tuple[index] ?? rest;
    if (own !== undefined) yield* visit(work, own, index, item);
  }
  const contains = get('contains');
  if (contains === undefined) return;
  let size = 0;
  for (const [index, item] of value.entries()) {
    if (!fits(reading, contains, enter(place, index, item))) continue;
    size++;
    seen.add(`${index}`);
  }
  yield* checkSize(work, 'Contains', size, 1);
}

/** Properties (core, 10.3.2; validation, 6.5). */
function* checkProperties(work: Work, value: JsonObject): Generator<Mistake, void> {
  const { reading, place, seen, get } = work;
  const properties = readObject(get('properties'));
  const names = Object.keys(value);
  const listMissing = (list: unknown) =>
    readTexts(list).filter(
      (name) => !Object.hasOwn(value, name) && !isHidden(work, readKey(properties, name)),
    );
  for (const expected of listMissing(get('required'))) yield report(work, { keyword: 'required', expected });
  yield* checkSize(work, 'Properties', names.length);
  for (const [because, list] of Object.entries(readObject(get('dependentRequired'))))
    if (Object.hasOwn(value, because))
      for (const expected of listMissing(list))
        yield report(work, { keyword: 'dependentRequired', expected, because });
  const patterns = Object.entries(readObject(get('patternProperties')));
  const [propertyNames, additional] = [get('propertyNames'), get('additionalProperties')];
  for (const name of names) {
    const member = value[name];
    const own = readKey(properties, name);
    if (own !== undefined) yield* visit(work, own, name, member);
    const matched = patterns.map(([pattern, one]) => [matches(reading, pattern, name), one] as const);
    for (const [isMatch, one] of matched) if (isMatch === true) yield* visit(work, one, name, member);
    if (propertyNames !== undefined) {
      const at = enter(place, name, name);
      const inner = collect(reading, check(reading, propertyNames, at));
      if (inner.length > 0)
        yield { ...report(work, { keyword: 'propertyNames', inner: [inner] }), pointer: at.pointer };
    }
    if (additional === undefined || own !== undefined || matched.some(([isMatch]) => isMatch !== false))
      continue;
    if (additional !== false) yield* visit(work, additional, name, member);
    else
      yield {
        ...report(work, { keyword: 'additionalProperties', name }),
        pointer: enter(place, name, member).pointer,
      };
  }
  for (const [name, one] of Object.entries(readObject(get('dependentSchemas'))))
    if (Object.hasOwn(value, name)) yield* check(reading, one, place, seen);
}

/** Whether a property may be missing since it is only sent the other way (OpenAPI 3.0.4, 4.7.24). */
function isHidden({ reading, place }: Work, property: unknown): boolean {
  let placed: PlacedSchema | undefined = { schema: property, base: place.base };
  for (let hops = 0; placed && isObject(placed.schema) && hops < maximumDepth; hops++) {
    const reference: string | undefined = readText(readKey(placed.schema, '$ref'));
    if (reference === undefined) {
      const { readOnly, writeOnly } = placed.schema;
      const { direction } = reading;
      return (
        (readOnly === true && direction !== 'response') || (writeOnly === true && direction !== 'request')
      );
    }
    placed = reading.resolve(reference, placed.base);
  }
  return false;
}

/** Schemas for the same value (core, 10.2). */
function* checkBranches(work: Work): Generator<Mistake, void> {
  const { reading, place, seen, get } = work;
  const demand = (one: unknown) => check(reading, one, place, seen);
  for (const one of toList(get('allOf'))) yield* demand(one);
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const list = toList(get(keyword));
    const chosen = list.length > 0 ? chooseBranch(work, list) : undefined;
    if (chosen !== undefined) yield* demand(chosen);
    else if (list.length > 0) yield* decide(work, keyword, list);
  }
  const not = get('not');
  if (not !== undefined && fits(reading, not, place)) yield report(work, { keyword: 'not' });
  const condition = get('if');
  if (condition === undefined) return;
  const looked = new Set<string>();
  const holds = fits(reading, condition, place, looked);
  if (holds) addAll(seen, looked);
  const branch = get(holds ? 'then' : 'else');
  if (branch !== undefined) yield* demand(branch);
}

function* decide(work: Work, keyword: 'anyOf' | 'oneOf', list: readonly unknown[]): Generator<Mistake, void> {
  const { reading, place, seen } = work;
  const inner: (readonly Mistake[])[] = [];
  let fitting = 0;
  const isFirstEnough =
    reading.ignored?.has('unevaluatedProperties') && (keyword === 'anyOf' || reading.allowsSeveral);
  for (const one of list) {
    const looked = new Set<string>();
    const found = collect(reading, check(reading, one, place, looked));
    if (found.length > 0) inner.push(found);
    else {
      if (isFirstEnough) return;
      fitting++;
      addAll(seen, looked);
    }
  }
  if (fitting === 0) yield report(work, { keyword, inner });
  if (keyword === 'oneOf' && fitting > 1 && !reading.allowsSeveral)
    yield report(work, { keyword: 'several' });
}

function collect({ isQuick }: SchemaReading, mistakes: Iterable<Mistake>): readonly Mistake[] {
  const found: Mistake[] = [];
  for (const mistake of mistakes) {
    found.push(mistake);
    if (isQuick || found.length === maximumInner) break;
  }
  return found;
}

function addAll(names: Set<string>, others: ReadonlySet<string>): void {
  for (const name of others) names.add(name);
}

/** The choice that the value of the discriminator's property names (OpenAPI 3.1.1, 4.8.25), by `mapping` or by its own name. */
function chooseBranch({ reading, place, get }: Work, list: readonly unknown[]): unknown {
  const discriminator = readObject(get('discriminator'));
  const property = readText(readKey(discriminator, 'propertyName'));
  const word = property === undefined ? undefined : readText(readKey(readObject(place.value), property));
  if (word === undefined) return undefined;
  const name = readText(readKey(readObject(readKey(discriminator, 'mapping')), word)) ?? word;
  const resolve = (reference: string | undefined) =>
    reference === undefined ? undefined : reading.resolve(reference, place.base)?.schema;
  const named = resolve(name) ?? resolve(`#/components/schemas/${name}`) ?? resolve(`#/$defs/${name}`);
  return named === undefined
    ? undefined
    : list.find((one) => resolve(readText(readKey(readObject(one), '$ref'))) === named);
}
