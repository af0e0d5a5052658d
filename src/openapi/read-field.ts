import type { OpenApiDocument } from './document.ts';
import { isObject, readText } from './json-value.ts';
import { findKeyword, hasFlag, type MergedSchema, mergeSchema } from './merge-schema.ts';
import { type DocumentNode, getChild, listChildren } from './node.ts';
import type { Field } from './operation.ts';
import { listFacts } from './schema-facts.ts';
import { inferTypes, joinTypes, nameArray } from './schema-type.ts';

/** Schemas nested deeper are cut. */
const maximumDepth = 12;
/** About as many rows as one schema has at most; what is nested in the rows after that is cut. */
const maximumRows = 600;

interface Context {
  readonly document: OpenApiDocument;
  /** The places of the schemas that enclose this one. */
  readonly open: ReadonlySet<string>;
  readonly depth: number;
  /** How many rows this schema may have below it; shared out evenly, so that no branch takes all. */
  readonly rows: number;
}

/** What only the owner of a schema knows. */
type Row = Pick<Field, 'name' | 'required'>;

const unnamed: Row = { name: '', required: false };

/**
 * The rows of a schema. Recursion is cut where a schema would stand inside itself; depth and number of rows are bounded.
 */
export function readField(document: OpenApiDocument, schema: DocumentNode, row: Row = unnamed): Field {
  const context = { document, open: new Set<string>(), depth: 0, rows: maximumRows };
  return read(context, mergeSchema(document, [schema]), row);
}

function read(context: Context, schema: MergedSchema, row: Row): Field {
  const { document, open, depth } = context;
  const types = inferTypes(schema);
  const type = schema.isPossible ? joinTypes(types, schema.isNullable) : 'never';
  const plain: Field = {
    ...row,
    type,
    deprecated: hasFlag(schema, 'deprecated'),
    readOnly: hasFlag(schema, 'readOnly'),
    writeOnly: hasFlag(schema, 'writeOnly'),
    description: readText(findKeyword(schema, 'description')?.value),
    facts: listFacts(document, schema),
    children: [],
    anyKey: undefined,
    choices: [],
    recursion: undefined,
    isCut: false,
  };
  if (!schema.isPossible) return plain;
  if (schema.identities.some((identity) => open.has(identity)))
    return { ...plain, recursion: schema.name ?? 'the enclosing schema' };
  if (!isNested(schema)) return plain;
  if (depth >= maximumDepth || context.rows <= 0) return { ...plain, isCut: true };
  const inner = { ...context, open: new Set([...open, ...schema.identities]), depth: depth + 1 };
  const object = { ...plain, ...readObjectRows(inner, schema) };
  const array = types.includes('array') ? readArray(inner, schema, object) : object;
  return schema.choices.length > 1 ? addChoices(inner, schema, array, types) : array;
}

/** Whether there are rows below a schema's own. */
function isNested(schema: MergedSchema): boolean {
  const types = inferTypes(schema);
  return types.includes('array') || types.includes('object') || schema.choices.length > 0;
}

/** The context of each of some schemas that stand side by side: rows are shared among those that have any below them. */
function shareRows(context: Context, schemas: readonly MergedSchema[]): Context {
  const nested = schemas.filter(isNested).length;
  return { ...context, rows: Math.floor((context.rows - schemas.length) / Math.max(nested, 1)) };
}

function readObjectRows(context: Context, schema: MergedSchema): Pick<Field, 'children' | 'anyKey'> {
  const merged = schema.properties.map(([, schemas]) => mergeSchema(context.document, schemas));
  const shared = shareRows(context, merged);
  const children = schema.properties.flatMap(([name], index) => {
    const property = merged[index];
    return property ? [read(shared, property, { name, required: schema.required.has(name) })] : [];
  });
  return { children, anyKey: readAnyKey(shared, schema) };
}

function readNode(context: Context, node: DocumentNode, row: Row): Field {
  return read(context, mergeSchema(context.document, [node]), row);
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
    return readNode(context, additional, { name: `{${name}}`, required: false });
  }
  const [pattern] = listChildren(context.document, findKeyword(schema, 'patternProperties'));
  return pattern && readNode(context, pattern[1], { name: `/${pattern[0]}/`, required: false });
}

/** The row of an array: its items' type, facts and rows become its own. */
function readArray(context: Context, schema: MergedSchema, row: Field): Field {
  const tuple = listChildren(context.document, findKeyword(schema, 'prefixItems'));
  const members = tuple.map(([index, node]) =>
    readNode(context, node, { name: `[${index}]`, required: false }),
  );
  const node = findKeyword(schema, 'items');
  const item = node && isObject(node.value) ? readNode(context, node, unnamed) : undefined;
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
  const merged = schema.choices.map((node) => mergeSchema(context.document, [node]));
  const shared = shareRows(context, merged);
  const choices = merged.map((choice) => {
    const field = read(shared, choice, unnamed);
    return { title: readText(findKeyword(choice, 'title')?.value) ?? choice.name ?? field.type, field };
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
