import type { OpenApiDocument } from './document.ts';
import { isObject, readText } from './json-value.ts';
import { findKeyword, hasFlag, type MergedSchema, mergeSchema } from './merge-schema.ts';
import { type DocumentNode, getChild, listChildren } from './node.ts';
import type { Field } from './operation.ts';
import { listFacts } from './schema-facts.ts';
import { inferTypes, joinTypes, nameArray } from './schema-type.ts';

/** Schemas nested deeper are cut. */
const maximumDepth = 12;
/** Rows of one schema; what comes after them is cut. */
const maximumFields = 2_000;

interface Context {
  readonly document: OpenApiDocument;
  /** The places of the schemas that enclose this one. */
  readonly open: ReadonlySet<string>;
  readonly depth: number;
  /** How many rows are left; counted down within one reading. */
  readonly rows: { left: number };
}

/** A row as its name and schemas give it, without what only its owner knows. */
type Row = Pick<Field, 'name' | 'required'>;

/** The rows of a schema. Recursion is cut where a schema would stand inside itself, and depth and number are bounded. */
export function readField(
  document: OpenApiDocument,
  schema: DocumentNode,
  row: Row = { name: '', required: false },
): Field {
  return read({ document, open: new Set(), depth: 0, rows: { left: maximumFields } }, [schema], row);
}

function read(context: Context, schemas: readonly DocumentNode[], row: Row): Field {
  const { document, open, depth } = context;
  context.rows.left--;
  const schema = mergeSchema(document, schemas);
  const facts = listFacts(document, schema);
  const plain = {
    ...row,
    deprecated: hasFlag(schema, 'deprecated'),
    readOnly: hasFlag(schema, 'readOnly'),
    writeOnly: hasFlag(schema, 'writeOnly'),
    description: readText(findKeyword(schema, 'description')?.value),
    facts,
    children: [],
    anyKey: undefined,
    choices: [],
    recursion: undefined,
    isCut: false,
  };
  if (!schema.isPossible) return { ...plain, type: 'never' };
  const types = inferTypes(schema);
  const type = joinTypes(types, schema.isNullable);
  if (schema.identities.some((identity) => open.has(identity)))
    return { ...plain, type, recursion: schema.name ?? 'the enclosing schema' };
  const isNested = types.includes('array') || types.includes('object') || schema.choices.length > 0;
  if (isNested && (depth >= maximumDepth || context.rows.left <= 0)) return { ...plain, type, isCut: true };
  const inner = { ...context, open: new Set([...open, ...schema.identities]), depth: depth + 1 };
  const object = { ...plain, type, ...readObjectRows(inner, schema) };
  const array = types.includes('array') ? readArray(inner, schema, object) : object;
  return schema.choices.length > 1 ? addChoices(inner, schema, array, types) : array;
}

function readObjectRows(context: Context, schema: MergedSchema): Pick<Field, 'children' | 'anyKey'> {
  const children = schema.properties.map(([name, schemas]) =>
    read(context, schemas, { name, required: schema.required.has(name) }),
  );
  return { children, anyKey: readAnyKey(context, schema) };
}

/** `additionalProperties` with a schema, else the first of `patternProperties`. */
function readAnyKey(context: Context, schema: MergedSchema): Field | undefined {
  const additional = findKeyword(schema, 'additionalProperties');
  if (additional && isObject(additional.value) && Object.keys(additional.value).length > 0) {
    const named =
      readText(getChild(additional, 'x-additionalPropertiesName')?.value) ??
      readText(findKeyword(schema, 'x-additionalPropertiesName')?.value);
    const names = findKeyword(schema, 'propertyNames');
    const name = named ?? readText(names && getChild(names, 'title')?.value) ?? 'key';
    return read(context, [additional], { name: `{${name}}`, required: false });
  }
  const [pattern] = listChildren(context.document, findKeyword(schema, 'patternProperties'));
  return pattern && read(context, [pattern[1]], { name: `/${pattern[0]}/`, required: false });
}

/** The row of an array: its items' type, facts and rows become its own. */
function readArray(context: Context, schema: MergedSchema, row: Field): Field {
  const tuple = listChildren(context.document, findKeyword(schema, 'prefixItems'));
  const members = tuple.map(([index, node]) =>
    read(context, [node], { name: `[${index}]`, required: false }),
  );
  const node = findKeyword(schema, 'items');
  const item =
    node && isObject(node.value) ? read(context, [node], { name: '', required: false }) : undefined;
  const others = inferTypes(schema).filter((type) => type !== 'array');
  const own =
    tuple.length > 0 ? `[${members.map(({ type }) => type).join(', ')}]` : nameArray(item?.type ?? 'any');
  const labels = new Set(row.facts.map(({ label }) => label));
  return {
    ...row,
    type: joinTypes([own, ...others], schema.isNullable),
    description: row.description ?? item?.description,
    facts: [...row.facts, ...(item?.facts ?? []).filter(({ label }) => !labels.has(label))],
    children: [...row.children, ...members, ...(item?.children ?? [])],
    anyKey: row.anyKey ?? item?.anyKey,
    choices: item?.choices ?? [],
    recursion: item?.recursion,
    isCut: item?.isCut ?? false,
  };
}

/** Alternatives that differ by nothing but their types are told by the type alone: `string | integer`. */
function addChoices(context: Context, schema: MergedSchema, row: Field, types: readonly string[]): Field {
  const choices = schema.choices.map((node) => {
    const field = read(context, [node], { name: '', required: false });
    const merged = mergeSchema(context.document, [node]);
    const title = readText(findKeyword(merged, 'title')?.value) ?? merged.name ?? field.type;
    return { title, field };
  });
  const type = joinTypes(
    types.length > 0 ? types : choices.flatMap(({ field }) => field.type.split(' | ')),
    schema.isNullable,
  );
  return { ...row, type, choices: choices.every(({ field }) => isBare(field)) ? [] : choices };
}

function isBare(field: Field): boolean {
  return (
    field.children.length + field.choices.length + field.facts.length === 0 &&
    field.anyKey === undefined &&
    field.recursion === undefined &&
    field.description === undefined
  );
}
