import { isObject } from '../../lib/json/json-value.ts';
import { holdsBytes } from './holds-bytes.ts';
import { findKeyword, type MergedSchema } from './merge-schema.ts';

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
    return [...new Set(values.filter((value) => value !== null).map((value) => nameType(value)))];
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
export function joinTypes(types: readonly string[], isNullable: boolean): string {
  const named = [...new Set(types)];
  if (named.length === 0) return isNullable ? 'any | null' : 'any';
  return [...named, ...(isNullable && !named.includes('null') ? ['null'] : [])].join(' | ');
}

/** The type of an array with items of this type: `string[]`, `(string | null)[]`. */
export function nameArray(itemType: string): string {
  return itemType.includes(' | ') ? `(${itemType})[]` : `${itemType}[]`;
}

function nameType(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (isObject(value)) return 'object';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
