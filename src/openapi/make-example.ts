import type { OpenApiDocument } from './document.ts';
import { isObject } from './json-value.ts';
import { makeNumber, makeText } from './make-scalar.ts';
import { findKeyword, hasFlag, listNumbers, type MergedSchema, mergeSchema } from './merge-schema.ts';
import { type DocumentNode, getChild, listChildren } from './node.ts';
import { isOrderedObject, type OrderedJson, readOrderedJson } from './ordered-json.ts';
import { findGivenExamples } from './schema-facts.ts';
import { inferTypes } from './schema-type.ts';

/** Which way a value travels: a request leaves out what is read-only, a response what is write-only. */
export type Direction = 'request' | 'response';

/** Objects and arrays nested deeper are left out. */
const maximumDepth = 8;
/** Values of one example; optional ones after that are left out. */
const maximumValues = 300;

interface Context {
  readonly document: OpenApiDocument;
  readonly direction: Direction;
  readonly open: ReadonlySet<string>;
  readonly depth: number;
  /** Counted down within one example. */
  readonly values: { left: number };
  /** What a text without further rules says. */
  readonly word: string;
}

/**
 * A value that fits a schema, with its keys in the file's order: the schema's own examples where it has some, else
 * `const`, `default`, the first of `enum`, else made from types, formats and bounds. Cycles and deep nesting are cut,
 * and optional properties that are deprecated left out. `word` is the text for a plain string.
 */
export function makeExample(
  document: OpenApiDocument,
  schema: DocumentNode,
  direction: Direction,
  word = 'string',
): OrderedJson {
  const context = {
    document,
    direction,
    open: new Set<string>(),
    depth: 0,
    values: { left: maximumValues },
    word,
  };
  return make(context, [schema]) ?? null;
}

/** Undefined when the schema stands inside itself, is too deep, or allows nothing. */
function make(context: Context, schemas: readonly DocumentNode[]): OrderedJson | undefined {
  const { document, open, depth } = context;
  const schema = mergeSchema(document, schemas);
  context.values.left--;
  const given = findGivenValue(document, schema);
  if (given) return readOrderedJson(document, given);
  if (!schema.isPossible || schema.identities.some((identity) => open.has(identity))) return undefined;
  const types = inferTypes(schema);
  const inner = {
    ...context,
    open: new Set([...open, ...schema.identities]),
    depth: depth + 1,
    word: 'string',
  };
  const isNested = types.includes('object') || types.includes('array') || schema.choices.length > 0;
  if (isNested && depth >= maximumDepth) return undefined;
  const [choice] = schema.choices;
  const chosen = choice ? make({ ...inner, word: context.word }, [choice]) : undefined;
  if (types.includes('object')) {
    const own = makeObject(inner, schema);
    return isOrderedObject(chosen) ? new Map([...own, ...chosen]) : own;
  }
  if (chosen !== undefined) return chosen;
  if (types.includes('array')) return makeArray(inner, schema);
  return makeScalar(types, schema, context.word);
}

function findGivenValue(document: OpenApiDocument, schema: MergedSchema): DocumentNode | undefined {
  const constant = findKeyword(schema, 'const');
  const values = listChildren(document, findKeyword(schema, 'enum')).map(([, node]) => node);
  const initial = findKeyword(schema, 'default');
  return (
    findGivenExamples(document, schema)[0] ??
    constant ??
    (initial?.value === null ? undefined : initial) ??
    values.find(({ value }) => value !== null) ??
    values[0]
  );
}

function makeScalar(types: readonly string[], schema: MergedSchema, word: string): OrderedJson {
  const [type] = types;
  if (type === 'string' || type === 'file') return makeText(schema, word);
  if (type === 'integer' || type === 'number') return makeNumber(schema, type === 'integer');
  if (type === 'boolean') return true;
  return null;
}

function makeObject(context: Context, schema: MergedSchema): ReadonlyMap<string, OrderedJson> {
  const hidden = context.direction === 'request' ? 'readOnly' : 'writeOnly';
  const entries = schema.properties.flatMap(([name, schemas]) => {
    const property = mergeSchema(context.document, schemas);
    const isRequired = schema.required.has(name);
    const isLeftOut = context.values.left <= 0 || hasFlag(property, 'deprecated');
    if (hasFlag(property, hidden) || (isLeftOut && !isRequired)) return [];
    const value = make(context, schemas);
    if (value === undefined) return isRequired ? [[name, makeEmpty(property)] as const] : [];
    return [[name, value] as const];
  });
  const additional = findKeyword(schema, 'additionalProperties');
  if (entries.length === 0 && additional && isObject(additional.value)) {
    const name = getChild(additional, 'x-additionalPropertiesName')?.value;
    const value = make(context, [additional]);
    if (value !== undefined) return new Map([[typeof name === 'string' ? name : 'key', value]]);
  }
  return new Map(entries);
}

/** The smallest value of a required property that would stand inside itself. */
function makeEmpty(schema: MergedSchema): OrderedJson {
  const types = inferTypes(schema);
  if (schema.isNullable) return null;
  return types.includes('array') ? [] : types.includes('object') ? new Map() : null;
}

function makeArray(context: Context, schema: MergedSchema): OrderedJson {
  const most = Math.min(...listNumbers(schema, 'maxItems'), 3);
  const least = Math.min(Math.max(1, ...listNumbers(schema, 'minItems')), most);
  const tuple = listChildren(context.document, findKeyword(schema, 'prefixItems'));
  if (tuple.length > 0) return tuple.map(([, node]) => make(context, [node]) ?? null);
  const items = findKeyword(schema, 'items');
  const item = items && make(context, [items]);
  return item === undefined ? [] : Array.from({ length: least }, () => item);
}
