import { type DocumentNode, identify, type OpenApiDocument } from '../load/document.ts';
import { inferTypes, listItemSchemas, type MergedSchema, mergeSchema } from './merge-schema.ts';

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
