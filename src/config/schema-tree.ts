import { z } from 'zod';

/** Any schema of zod, seen from outside. */
export type ConfigSchema = z.core.$ZodType;

/** The schema without its wrappers: optional, default, transform. What a writer types is checked by this one. */
export function unwrap(schema: ConfigSchema): ConfigSchema {
  const inner = unwrapOnce(schema);
  return inner === schema ? schema : unwrap(inner);
}

/** The forms that a value may have: the options of a union, else the schema alone; unwrapped. */
export function listForms(schema: ConfigSchema): readonly ConfigSchema[] {
  const plain = unwrap(schema);
  return plain instanceof z.ZodUnion ? plain.options.flatMap(listForms) : [plain];
}

/** The fields of the object forms of a schema, in their order; of a name in two forms the first. */
export function listFieldsOf(schema: ConfigSchema): ReadonlyMap<string, ConfigSchema> {
  const fields = new Map<string, ConfigSchema>();
  for (const form of listForms(schema))
    if (form instanceof z.ZodObject)
      for (const [key, field] of Object.entries<ConfigSchema>(form.shape))
        if (!fields.has(key)) fields.set(key, field);
  return fields;
}

/** What the items of the list forms of a schema are; undefined when it has none. */
export function findItemSchema(schema: ConfigSchema): ConfigSchema | undefined {
  return listForms(schema).find((form) => form instanceof z.ZodArray)?.element;
}

/** What the values of the record forms of a schema are; undefined when it has none. */
export function findRecordSchema(schema: ConfigSchema): ConfigSchema | undefined {
  return listForms(schema).find((form) => form instanceof z.ZodRecord)?.valueType;
}

/** The schema at a path of a value; undefined where the schema knows no such path. */
export function findConfigSchema(
  root: ConfigSchema,
  path: readonly (string | number)[],
): ConfigSchema | undefined {
  let schema: ConfigSchema | undefined = root;
  for (const step of path) {
    if (schema === undefined) return undefined;
    schema =
      typeof step === 'number'
        ? findItemSchema(schema)
        : (listFieldsOf(schema).get(step) ?? findRecordSchema(schema));
  }
  return schema;
}

interface SchemaNotes {
  readonly description: string;
  readonly examples: readonly unknown[];
  /** Accepted without effect. */
  readonly isDeprecated: boolean;
}

/** What is written about a schema: on its outermost wrapper first. */
export function readNotes(schema: ConfigSchema): SchemaNotes {
  const notes = z.globalRegistry.get(schema as z.ZodType) ?? {};
  const wrapped = unwrapOnce(schema);
  const inner = wrapped === schema ? undefined : readNotes(wrapped);
  return {
    description: notes.description ?? inner?.description ?? '',
    examples: readExamples(notes.examples) ?? inner?.examples ?? [],
    isDeprecated: notes.deprecated === true,
  };
}

/** Whether a writer has to give the field. */
export function isRequired(schema: ConfigSchema): boolean {
  return schema._zod.optin === undefined;
}

function readExamples(examples: unknown): readonly unknown[] | undefined {
  return Array.isArray(examples) ? examples : undefined;
}

function unwrapOnce(schema: ConfigSchema): ConfigSchema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return schema.def.innerType;
  return schema instanceof z.ZodPipe ? schema.def.in : schema;
}

/** The value that stands for a field that is left out; undefined when there is none. */
export function readDefault(schema: ConfigSchema): unknown {
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  const inner = unwrapOnce(schema);
  return inner === schema ? undefined : readDefault(inner);
}
