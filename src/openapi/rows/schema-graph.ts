import { isObject } from '../../lib/json/json-value.ts';
import { holdsBytes } from '../../lib/text/media-type.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, identify, listChildren } from '../load/document-node.ts';
import { findKeyword, type MergedSchema, mergeSchema } from './merge-schema.ts';

/** The schemas of a document, each merged and named once however often it is asked for. */
export interface SchemaGraph {
  readonly document: OpenApiDocument;
  readonly merge: (schemas: readonly DocumentNode[]) => MergedSchema;
  /** The type as a reader sees it: `string`, `object | null`, `(string | integer)[]`, `[string, number]`, `any`, `never`. */
  readonly nameType: (schema: MergedSchema) => string;
}

/** Opens the schemas of a document; what was found stays as long as the graph does. */
export function openSchemaGraph(document: OpenApiDocument): SchemaGraph {
  const merged = new Map<string, MergedSchema>();
  const types = new Map<MergedSchema, readonly string[]>();

  const merge = (schemas: readonly DocumentNode[]): MergedSchema => {
    const key = schemas.map(identify).join(' ');
    const known = merged.get(key) ?? mergeSchema(document, schemas);
    merged.set(key, known);
    return known;
  };

  const listTypes = (schema: MergedSchema): readonly string[] => {
    const known = types.get(schema);
    if (known) return known;
    // What a schema says of itself while it is being named adds no type: `A: oneOf [A, string]` is a string.
    types.set(schema, []);
    const found = schema.isPossible ? nameTypes(schema) : ['never'];
    types.set(schema, found);
    return found;
  };

  const nameTypes = (schema: MergedSchema): readonly string[] => {
    const own = inferTypes(schema);
    if (own.length === 0 && schema.choices.length > 0)
      return [...new Set(schema.choices.flatMap((choice) => listTypes(merge([choice]))))];
    const named = own.map((type) => (type === 'array' ? nameItems(schema) : type));
    return schema.isNullable ? [...named, 'null'] : named;
  };

  const nameItems = (schema: MergedSchema): string => {
    const tuple = listItemSchemas(document, schema, 'prefixItems');
    if (tuple.length > 0)
      return `[${tuple.map((item) => joinTypes(listTypes(merge([item])), false)).join(', ')}]`;
    const [item] = listItemSchemas(document, schema, 'items');
    return arrayType(item ? joinTypes(listTypes(merge([item])), false) : 'any');
  };

  const nameType = (schema: MergedSchema) => joinTypes(listTypes(schema), schema.isNullable);
  return { document, merge, nameType };
}

/** The schemas of an array's items: that of `items`, or each of `prefixItems`; none for `true` and `false`. */
export function listItemSchemas(
  document: OpenApiDocument,
  schema: MergedSchema,
  keyword: 'items' | 'prefixItems',
): readonly DocumentNode[] {
  const node = findKeyword(schema, keyword);
  if (keyword === 'prefixItems') return listChildren(document, node).map(([, item]) => item);
  return node && isObject(node.value) ? [node] : [];
}

/**
 * The types of a schema, without null: those it names, else those that its keywords or values imply; none when nothing
 * is said.
 */
export function inferTypes(schema: MergedSchema): readonly string[] {
  if (schema.types.length > 0) return schema.types.map((type) => (isFile(schema, type) ? 'file' : type));
  const has = (...keywords: string[]) =>
    keywords.some((keyword) => findKeyword(schema, keyword) !== undefined);
  if (schema.properties.length > 0 || has('additionalProperties', 'patternProperties')) return ['object'];
  if (has('items', 'prefixItems')) return ['array'];
  const values = listValues(schema);
  if (values.length > 0)
    return [...new Set(values.filter((value) => value !== null).map((value) => typeOfValue(value)))];
  if (has('contentMediaType')) return ['file'];
  if (has('contentEncoding', 'pattern', 'minLength', 'maxLength')) return ['string'];
  if (has('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf')) return ['number'];
  return [];
}

/**
 * OpenAPI 3.0 and 2.0 call bytes a string of the format `binary`; documents of 3.1 still do, or name a media type
 * without an encoding.
 */
function isFile(schema: MergedSchema, type: string): boolean {
  if (type !== 'string') return false;
  const mediaType = findKeyword(schema, 'contentMediaType')?.value;
  const isBytes = typeof mediaType === 'string' && holdsBytes(mediaType);
  return (
    findKeyword(schema, 'format')?.value === 'binary' ||
    (isBytes && findKeyword(schema, 'contentEncoding') === undefined)
  );
}

/** What `enum` or `const` allow. */
export function listValues(schema: MergedSchema): readonly unknown[] {
  const constant = findKeyword(schema, 'const');
  if (constant) return [constant.value];
  const values = findKeyword(schema, 'enum')?.value;
  return Array.isArray(values) ? values : [];
}

/** Types as a reader sees them: `string | null`, `any` for none. */
function joinTypes(types: readonly string[], isNullable: boolean): string {
  const named = [...new Set(types)];
  if (named.length === 0) return isNullable ? 'any | null' : 'any';
  return [...named, ...(isNullable && !named.includes('null') ? ['null'] : [])].join(' | ');
}

/** The type of an array with items of this type: `string[]`, `(string | null)[]`. */
function arrayType(itemType: string): string {
  return itemType.includes(' | ') ? `(${itemType})[]` : `${itemType}[]`;
}

function typeOfValue(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (isObject(value)) return 'object';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
