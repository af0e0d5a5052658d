import { isObject } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, identify, listChildren } from '../load/node.ts';
import { findKeyword, type MergedSchema, mergeSchema } from '../rows/merge-schema.ts';
import { inferTypes, joinTypes, nameArray } from '../rows/schema-type.ts';

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
    return nameArray(item ? joinTypes(listTypes(merge([item])), false) : 'any');
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
