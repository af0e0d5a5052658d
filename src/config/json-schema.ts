import { z } from 'zod';
import { isObject } from '../lib/json/json-value.ts';
import { packageVersion } from '../lib/package-version.ts';
import { siteSchema } from './schema/site-schema.ts';
import { type ConfigSchema, listFieldsOf, readDefault, readNotes } from './schema-tree.ts';

/** Names of our own string formats, which no other validator knows. */
const OWN_FORMATS: ReadonlySet<unknown> = new Set([
  'hex-color',
  'safe-url',
  'web-url',
  'secure-url',
  'algolia-app-id',
  'language-tag',
]);

/** Of which Octavo a schema is, such as `Octavo 1.2.0`. */
export const schemaRelease = `Octavo ${packageVersion}`;

/** `site.json` as people name it. */
const TITLE = 'Octavo: site.json';

/**
 * The JSON Schema (draft-07) of `site.json` as a writer types it, from the same source as its reading:
 * descriptions, defaults and examples for an editor. It names unknown fields, which editors show as
 * warnings and the reader too; everything else that it refuses is an error in both. `$comment` is `schemaRelease`.
 */
export function createJsonSchema(): object {
  const schema = z.toJSONSchema(siteSchema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (OWN_FORMATS.has(jsonSchema.format)) delete jsonSchema.format;
      if (isObject(jsonSchema.default) && Object.keys(jsonSchema.default).length === 0)
        delete jsonSchema.default;
      Object.assign(jsonSchema, describeValue(zodSchema));
      if (zodSchema instanceof z.ZodObject) Object.assign(jsonSchema, describeObject(zodSchema));
    },
  });
  return { ...schema, title: TITLE, $comment: schemaRelease };
}

/** The examples and the default that zod leaves out where a value is rewritten as it is read. */
function describeValue(schema: ConfigSchema): object {
  const { examples } = readNotes(schema);
  const value = readDefault(schema);
  const isWritten = value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return { ...(examples.length > 0 && { examples }), ...(isWritten && { default: value }) };
}

/** What JSON Schema can say of an object beyond its fields. */
function describeObject(schema: z.ZodObject): object {
  const keys = [...listFieldsOf(schema).keys()];
  const isButton = keys.includes('arrow');
  const isProvider = keys.includes('indexName');
  const isLogo = keys.includes('href') && keys.includes('light');
  return {
    additionalProperties: false,
    ...(isProvider && {
      anyOf: [
        requireFields('algolia', ['appId', 'indexName']),
        requireFields('typesense', ['nodes', 'collectionName']),
      ],
    }),
    ...(isLogo && { anyOf: [requireField('light'), requireField('dark')] }),
    ...(isButton && {
      anyOf: [{ ...requireField('type'), properties: { type: { const: 'github' } } }, requireField('name')],
    }),
  };
}

/** What an object of this `type` must have. */
function requireFields(type: string, keys: readonly string[]): object {
  return {
    type: 'object',
    properties: { type: { const: type }, ...Object.fromEntries(keys.map((key) => [key, {}])) },
    required: ['type', ...keys],
  };
}

function requireField(key: string): object {
  return { type: 'object', properties: { [key]: {} }, required: [key] };
}
