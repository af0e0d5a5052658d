import { matchPattern } from '../../json-schema/pattern/match-pattern.ts';
import { formatInlineJson } from '../../lib/json/format-json.ts';
import { isObject, readKey, readText, readTexts } from '../../lib/json/json-value.ts';
import type { Direction } from '../examples/example-context.ts';
import type { OpenApiDocument } from '../load/document.ts';

import {
  type DocumentNode,
  followReferences,
  getChild,
  listChildren,
  readReference,
  resolveReference,
} from '../load/document-node.ts';
import { isList, isOrderedObject, type OrderedJson, type OrderedObject } from '../load/ordered-json.ts';

/** What a check knows besides schema and value. */
interface Check {
  readonly document: OpenApiDocument;
  readonly direction: Direction;
  /** Counted down; when it is used up everything is taken as fitting. */
  readonly checks: { left: number };
}

/**
 * Whether a value fits a schema (JSON Schema 2020-12, and `nullable` of OpenAPI 3.0). Formats are not looked at, nor
 * are the unevaluated keywords. What does not travel in this direction is not missed. Never throws.
 */
export function fitsSchema(check: Check, schema: DocumentNode, value: OrderedJson): boolean {
  return fits(check, schema, value, 0);
}

function fits(check: Check, node: DocumentNode, value: OrderedJson, depth: number): boolean {
  if (check.checks.left-- <= 0 || depth > 60) return true;
  const schema = node.value;
  if (typeof schema === 'boolean') return schema;
  if (!isObject(schema)) return true;
  if (value === null && readKey(schema, 'nullable') === true) return true;
  const reference = readReference(node);
  const target = reference === undefined ? undefined : resolveReference(check.document, node, reference);
  if (target && !fits(check, target, value, depth + 1)) return false;
  const list = (keyword: string) =>
    listChildren(check.document, getChild(node, keyword)).map(([, child]) => child);
  const holds = (child: DocumentNode | undefined) =>
    child !== undefined && fits(check, child, value, depth + 1);
  const anyOf = list('anyOf');
  const oneOf = list('oneOf');
  const not = getChild(node, 'not');
  return (
    fitsType(schema, value) &&
    fitsValues(schema, value) &&
    (typeof value !== 'number' || fitsNumber(schema, value)) &&
    (typeof value !== 'string' || fitsText(schema, value)) &&
    (!isOrderedObject(value) || fitsObject(check, node, value, depth)) &&
    (!isList(value) || fitsArray(check, node, value, depth)) &&
    list('allOf').every(holds) &&
    (anyOf.length === 0 || anyOf.some(holds)) &&
    (oneOf.length === 0 || oneOf.filter(holds).length === 1) &&
    (!not || !holds(not)) &&
    fitsCondition(node, holds)
  );
}

function fitsType(schema: Readonly<Record<string, unknown>>, value: OrderedJson): boolean {
  const type = readKey(schema, 'type');
  const types = typeof type === 'string' ? [type] : readTexts(type);
  return types.length === 0 || types.some((name) => isOfType(name, value));
}

function isOfType(type: string, value: OrderedJson): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return isList(value);
  if (type === 'object') return isOrderedObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function fitsValues(schema: Readonly<Record<string, unknown>>, value: OrderedJson): boolean {
  const values = readKey(schema, 'enum');
  const isSame = (one: unknown) => comparableText(one) === comparableText(value);
  if (Array.isArray(values) && !values.some(isSame)) return false;
  return !Object.hasOwn(schema, 'const') || isSame(schema['const']);
}

/** A text that is the same for equal values, whatever the order of their keys. */
export function comparableText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(comparableText).join()}]`;
  if (typeof value !== 'object' || value === null) return formatInlineJson(value);
  const members: readonly (readonly [unknown, unknown])[] =
    value instanceof Map ? [...value] : Object.entries(value);
  return `{${members.map(([key, item]) => `${JSON.stringify(key)}:${comparableText(item)}`).sort()}}`;
}

function fitsNumber(schema: Readonly<Record<string, unknown>>, value: number): boolean {
  const bound = (keyword: string, isBroken: (limit: number) => boolean) => {
    const limit = readKey(schema, keyword);
    return typeof limit !== 'number' || !isBroken(limit);
  };
  return (
    bound('minimum', (limit) => value < limit) &&
    bound('maximum', (limit) => value > limit) &&
    bound('exclusiveMinimum', (limit) => value <= limit) &&
    bound('exclusiveMaximum', (limit) => value >= limit) &&
    bound('multipleOf', (step) => step > 0 && !Number.isInteger(Number((value / step).toPrecision(12))))
  );
}

function fitsText(schema: Readonly<Record<string, unknown>>, value: string): boolean {
  const pattern = readText(readKey(schema, 'pattern'));
  return (
    isCounted(schema, 'Length', [...value].length) &&
    (pattern === undefined || matchPattern(pattern, value) !== false)
  );
}

/** Whether a number lies between `minLength` and `maxLength`, or the like. */
function isCounted(schema: Readonly<Record<string, unknown>>, keyword: string, count: number): boolean {
  const [least, most] = [readKey(schema, `min${keyword}`), readKey(schema, `max${keyword}`)];
  return !(typeof least === 'number' && count < least) && !(typeof most === 'number' && count > most);
}

function fitsObject(check: Check, node: DocumentNode, value: OrderedObject, depth: number): boolean {
  const schema = isObject(node.value) ? node.value : {};
  const properties = getChild(node, 'properties');
  const patterns = listChildren(check.document, getChild(node, 'patternProperties'));
  const additional = getChild(node, 'additionalProperties');
  const names = getChild(node, 'propertyNames');
  const isMissing = (name: string) => !value.has(name) && !isHidden(check, properties, name);
  const needs = listChildren(check.document, getChild(node, 'dependentRequired'));
  const dependents = listChildren(check.document, getChild(node, 'dependentSchemas'));
  return (
    isCounted(schema, 'Properties', value.size) &&
    !readTexts(readKey(schema, 'required')).some(isMissing) &&
    needs.every(([name, list]) => !value.has(name) || !readTexts(list.value).some(isMissing)) &&
    dependents.every(([name, one]) => !value.has(name) || fits(check, one, value, depth + 1)) &&
    [...value].every(([name, item]) => {
      const own = properties && getChild(properties, name);
      const matched = patterns.map(([pattern, one]) => [matchPattern(pattern, name), one] as const);
      const matching = matched.filter(([isMatch]) => isMatch === true).map(([, one]) => one);
      const rest = own || matched.some(([isMatch]) => isMatch !== false) ? undefined : additional;
      const all = [...(own ? [own] : []), ...matching, ...(rest ? [rest] : [])];
      return (
        all.every((one) => fits(check, one, item, depth + 1)) &&
        (!names || fits(check, names, name, depth + 1))
      );
    })
  );
}

function isHidden(check: Check, properties: DocumentNode | undefined, name: string): boolean {
  const property = properties && followReferences(check.document, getChild(properties, name));
  const flag = check.direction === 'request' ? 'readOnly' : 'writeOnly';
  return property !== undefined && getChild(property, flag)?.value === true;
}

function fitsArray(check: Check, node: DocumentNode, value: readonly OrderedJson[], depth: number): boolean {
  const schema = isObject(node.value) ? node.value : {};
  const tuple = listChildren(check.document, getChild(node, 'prefixItems')).map(([, one]) => one);
  const items = getChild(node, 'items');
  const contains = getChild(node, 'contains');
  const least = readKey(schema, 'minContains') ?? 1;
  const isUnique = readKey(schema, 'uniqueItems') === true;
  return (
    isCounted(schema, 'Items', value.length) &&
    (!isUnique || new Set(value.map(comparableText)).size === value.length) &&
    value.every((item, index) => {
      const own = tuple[index] ?? items;
      return !own || fits(check, own, item, depth + 1);
    }) &&
    (!contains || value.filter((item) => fits(check, contains, item, depth + 1)).length >= Number(least))
  );
}

function fitsCondition(node: DocumentNode, holds: (child: DocumentNode | undefined) => boolean): boolean {
  const condition = getChild(node, 'if');
  if (!condition) return true;
  const branch = getChild(node, holds(condition) ? 'then' : 'else');
  return !branch || holds(branch);
}
