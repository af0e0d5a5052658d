import type { JsonSchema } from '../../json-schema/json-schema.ts';
import { findPatternFault } from '../../json-schema/pattern/match-pattern.ts';
import { isObject, type JsonObject, readKey, readText, readTexts } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, findTarget, getChild, listChildren, readReference } from '../load/node.ts';
import { cleanDiscriminator } from './clean-discriminator.ts';
import { mergeSchema } from './merge-schema.ts';

/** A schema for checking; parts that only others can check, or that are too large, allow everything. */
interface CleanSchema {
  readonly schema: JsonSchema;
  /** Whether anything that could refuse a value is left out. */
  readonly isPartial: boolean;
}

interface Cleaning {
  readonly document: OpenApiDocument;
  readonly isLoose: boolean;
  readonly nameTarget: (target: DocumentNode) => string;
  /** How many schemas may still be read. */
  left: number;
  isPartial: boolean;
}

const maximumSchemas = 2_000;
const maximumDepth = 40;

const numbers: readonly string[] = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'minProperties', 'maxProperties', 'minContains', 'maxContains'],
];
const types = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
/** Those that `checkValue` knows. */
const formats = new Set(['date', 'date-time', 'time', 'email', 'uri', 'uuid', 'ipv4', 'ipv6']);
/** Those that allow whatever their type does. */
const plainFormats = new Set(['int32', 'int64', 'float', 'double', 'password', 'byte', 'base64']);

/**
 * A schema as JSON Schema 2020-12 with its assertions alone: no texts, no examples, no extensions. Its references are
 * `#/$defs/` and what `nameTarget` calls what they lead to. `isLoose` leaves out what refuses a value because it fits
 * something, which is only right where all of that something is known.
 */
export function cleanSchema(
  document: OpenApiDocument,
  node: DocumentNode,
  isLoose: boolean,
  nameTarget: (target: DocumentNode) => string,
): CleanSchema {
  const cleaning = { document, isLoose, nameTarget, left: maximumSchemas, isPartial: false };
  const schema = clean(cleaning, node, new Set(), 0);
  return { schema, isPartial: cleaning.isPartial };
}

/** `given` are names of properties that the server gives: no request needs them. */
function clean(
  cleaning: Cleaning,
  node: DocumentNode,
  given: ReadonlySet<string>,
  depth: number,
): JsonSchema {
  const { value } = node;
  if (typeof value === 'boolean') return value;
  if (!isObject(value)) return true;
  if (cleaning.left-- <= 0 || depth > maximumDepth) {
    cleaning.isPartial = true;
    return true;
  }
  const known = new Set([...given, ...listReadOnly(cleaning.document, node)]);
  const inner = (child: DocumentNode) => clean(cleaning, child, new Set(), depth + 1);
  const same = (child: DocumentNode) => clean(cleaning, child, known, depth + 1);
  const schema: Record<string, unknown> = {
    ...cleanValues(cleaning, value),
    ...cleanReference(cleaning, node),
    ...cleanNested(cleaning, node, inner, same),
  };
  const required = readTexts(readKey(value, 'required')).filter((name) => !known.has(name));
  if (required.length > 0) schema['required'] = required;
  // OpenAPI 3.0 in a file that a document of another version refers to.
  if (readKey(value, 'nullable') === true && !readKeyTypes(value).includes('null'))
    return { anyOf: [schema, { type: 'null' }] };
  return Object.keys(schema).length === 0 ? true : schema;
}

/** Names of the properties that are `readOnly`, those of its parts included. */
function listReadOnly(document: OpenApiDocument, node: DocumentNode): readonly string[] {
  if (!isObject(node.value) || !['required', 'allOf'].some((key) => key in (node.value as JsonObject)))
    return [];
  return mergeSchema(document, [node])
    .properties.filter(([, schemas]) =>
      mergeSchema(document, schemas).parts.some(
        (part) => isObject(part.value) && readKey(part.value, 'readOnly') === true,
      ),
    )
    .map(([name]) => name);
}

function readKeyTypes(schema: JsonObject): readonly string[] {
  const type = readKey(schema, 'type');
  const all = (typeof type === 'string' ? [type] : readTexts(type)).filter((one) => types.has(one));
  return all;
}

/** What asserts something of the value itself. */
function cleanValues(cleaning: Cleaning, schema: JsonObject): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const type = readKeyTypes(schema);
  const isFile = isBytes(schema);
  if (isFile) return found;
  if (type.length > 0) found['type'] = type.length === 1 ? type[0] : type;
  const list = readKey(schema, 'enum');
  // Whoever writes `nullable` beside `enum` means that null is allowed.
  const isLifted = cleaning.document.version.startsWith('3.0') && type.includes('null');
  if (Array.isArray(list)) found['enum'] = isLifted && !list.includes(null) ? [...list, null] : list;
  if (Object.hasOwn(schema, 'const')) found['const'] = schema['const'];
  for (const keyword of numbers) {
    const limit = readKey(schema, keyword);
    if (cleaning.isLoose && keyword === 'maxContains') continue;
    if (typeof limit === 'number' && Number.isFinite(limit)) found[keyword] = limit;
  }
  if (readKey(schema, 'uniqueItems') === true) found['uniqueItems'] = true;
  const pattern = readText(readKey(schema, 'pattern'));
  if (pattern !== undefined && findPatternFault(pattern) === undefined) found['pattern'] = pattern;
  const format = readText(readKey(schema, 'format'));
  if (format !== undefined && formats.has(format)) found['format'] = format;
  const isUnknown = format !== undefined && !formats.has(format) && !plainFormats.has(format);
  if (isUnknown || (pattern !== undefined && !found['pattern'])) cleaning.isPartial = true;
  const needs = readKey(schema, 'dependentRequired');
  if (isObject(needs)) found['dependentRequired'] = needs;
  return found;
}

/** A file, which is no JSON. */
function isBytes(schema: JsonObject): boolean {
  return (
    readKey(schema, 'format') === 'binary' ||
    readKey(schema, 'contentMediaType') === 'application/octet-stream'
  );
}

function cleanReference(cleaning: Cleaning, node: DocumentNode): Record<string, unknown> {
  const reference = readReference(node);
  const target = reference === undefined ? undefined : findTarget(cleaning.document, node, reference);
  const isLost = (reference !== undefined && !target) || getChild(node, '$dynamicRef') !== undefined;
  if (isLost) cleaning.isPartial = true;
  return target ? { $ref: `#/$defs/${cleaning.nameTarget(target)}` } : {};
}

type Clean = (node: DocumentNode) => JsonSchema;

/** What holds other schemas: `inner` cleans those of its members, `same` those of the same value. */
function cleanNested(
  cleaning: Cleaning,
  node: DocumentNode,
  inner: Clean,
  same: Clean,
): Record<string, unknown> {
  const { document, isLoose } = cleaning;
  const found: Record<string, unknown> = {};
  const refusing = isLoose ? [] : ['not', 'if', 'then', 'else', 'unevaluatedItems', 'unevaluatedProperties'];
  for (const keyword of ['items', 'contains', 'additionalProperties', 'propertyNames', ...refusing]) {
    const child = getChild(node, keyword);
    if (!child) continue;
    const schema = ['not', 'if', 'then', 'else'].includes(keyword) ? same(child) : inner(child);
    if (schema !== true || !['items', 'propertyNames', 'additionalProperties'].includes(keyword))
      found[keyword] = schema;
  }
  for (const keyword of ['properties', 'patternProperties', 'dependentSchemas']) {
    const children = listChildren(document, getChild(node, keyword));
    const clean = keyword === 'dependentSchemas' ? same : inner;
    if (children.length > 0)
      found[keyword] = Object.fromEntries(children.map(([name, child]) => [name, clean(child)]));
  }
  if (
    Object.keys(found['patternProperties'] ?? {}).some((pattern) => findPatternFault(pattern) !== undefined)
  ) {
    cleaning.isPartial = true;
    for (const keyword of ['patternProperties', 'additionalProperties', 'unevaluatedProperties'])
      delete found[keyword];
  }
  for (const keyword of ['prefixItems', 'allOf', 'anyOf', 'oneOf']) {
    const children = listChildren(document, getChild(node, keyword)).map(([, child]) => child);
    if (children.length > 0) found[keyword] = children.map(keyword === 'prefixItems' ? inner : same);
  }
  if (isLoose && found['oneOf'] && !found['anyOf']) {
    found['anyOf'] = found['oneOf'];
    delete found['oneOf'];
  } else if (isLoose) delete found['oneOf'];
  const discriminator = cleanDiscriminator(document, node, cleaning.nameTarget);
  return discriminator ? { ...found, discriminator } : found;
}
