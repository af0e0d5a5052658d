import { formatNames } from '../../json-schema/formats.ts';
import type { JsonSchema } from '../../json-schema/mistake.ts';
import { findPatternFault } from '../../json-schema/pattern/match-pattern.ts';
import { isObject, type JsonObject, readKey, readText, readTexts } from '../../lib/json/json-value.ts';
import { isFormType, isJsonType } from '../../lib/text/media-type.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  identify,
  listChildren,
  type OpenApiDocument,
  readName,
  readReference,
  resolveReference,
} from '../load/document.ts';
import type { OperationSummary } from '../read/operation.ts';
import { listParameterNodes } from '../read/read-messages.ts';
import { findEntry } from '../read/read-operations.ts';
import { listMappedSchemas, mergeSchema } from './merge-schema.ts';

/** What a page needs to check a request: `PlaygroundData.schemas` and `definitions`. */
export interface SchemaBundle {
  /** By place: `path.id`, `body.0` for the first media type. */
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

/** Maximum length of a page's schemas together, in characters of JSON; the server checks the rest. */
const maximumSize = 20_000;

/**
 * The schemas of what an operation takes, as JSON Schema 2020-12 without what is only shown. Those that they refer to,
 * wherever they are, are definitions; nearer ones come first, and what is too large allows everything. `document` is the
 * operation's own.
 */
export function bundleSchemas(document: OpenApiDocument, summary: OperationSummary): SchemaBundle {
  const { pathItem, node } = findEntry([document], summary);
  const body = followChild(document, node, 'requestBody');
  const places = [
    ...listParameterNodes(document, pathItem, node).map(({ node: parameter, name, place }) => {
      const [, content] = listChildren(document, getChild(parameter, 'content'))[0] ?? [];
      return [`${place}.${name}`, getChild(content ?? parameter, 'schema')] as const;
    }),
    ...listChildren(document, body && getChild(body, 'content')).flatMap(([type, media], index) =>
      isJsonType(type) || isFormType(type) || /^multipart\//i.test(type)
        ? [[`body.${index}`, getChild(media, 'schema')] as const]
        : [],
    ),
  ];
  const whole = collect(document, places, false);
  const { schemas, definitions } = whole.isPartial ? collect(document, places, true) : whole;
  return { schemas, definitions };
}

function collect(
  document: OpenApiDocument,
  places: readonly (readonly [place: string, schema: DocumentNode | undefined])[],
  isLoose: boolean,
): SchemaBundle & { readonly isPartial: boolean } {
  const names = new Map<string, string>();
  const definitions: Record<string, JsonSchema> = {};
  const schemas: Record<string, JsonSchema> = {};
  const waiting: (readonly [name: string, node: DocumentNode])[] = [];
  let left = maximumSize;
  let isPartial = false;
  const take = (
    into: Record<string, JsonSchema>,
    key: string,
    clean: (nameTarget: NameTarget) => CleanSchema,
  ) => {
    const referred = new Map<string, DocumentNode>();
    const cleaned = clean((target) => {
      const identity = identify(target);
      const name = names.get(identity) ?? definitionName(target, new Set(names.values()));
      if (!names.has(identity)) referred.set(name, target);
      names.set(identity, name);
      return name;
    });
    const size = key.length + cleaned.length + 4;
    if (cleaned.isPartial || size > left) isPartial = true;
    if (size > left || cleaned.schema === true) return;
    left -= size;
    into[key] = cleaned.schema;
    waiting.push(...referred);
  };
  for (const [place, node] of places)
    if (node) take(schemas, place, (nameTarget) => cleanSchema(document, node, isLoose, nameTarget));
  // Grows while it is read: what a definition refers to comes after all that was named before.
  for (const [name, node] of waiting)
    take(definitions, name, (nameTarget) => cleanDefinition(document, node, isLoose, nameTarget));
  return { schemas, definitions, isPartial };
}

/** Gives the name under which a schema that is referred to stands among the definitions. */
type NameTarget = (target: DocumentNode) => string;

/** A name that needs no escape in a pointer. */
function plainName(node: DocumentNode): string {
  return readName(node).replace(/[^\w.-]+/g, '_');
}

/** A name that needs no escape in a pointer and that no other definition has. */
function definitionName(node: DocumentNode, used: ReadonlySet<string>): string {
  const plain = plainName(node);
  let name = plain;
  for (let number = 2; used.has(name); number++) name = `${plain}-${number}`;
  return name;
}

/** A schema for checking; parts that only others can check, or that are too large, allow everything. */
interface CleanSchema {
  readonly schema: JsonSchema;
  /** Of its JSON, in characters. */
  readonly length: number;
  /** Whether anything that could refuse a value is left out. */
  readonly isPartial: boolean;
}

/** A schema that others refer to, with what it refers to under plain names. */
interface Definition extends CleanSchema {
  /** In the order in which it names them. */
  readonly targets: readonly DocumentNode[];
}

/** By document: its definitions as operations before have met them, which many share. */
const definitionsOf = new WeakMap<OpenApiDocument, Map<string, Definition>>();

/** As `cleanSchema`, once for all operations of a document unless one of them has two schemas of the same name. */
function cleanDefinition(
  document: OpenApiDocument,
  node: DocumentNode,
  isLoose: boolean,
  nameTarget: NameTarget,
): CleanSchema {
  const known = definitionsOf.get(document) ?? new Map<string, Definition>();
  definitionsOf.set(document, known);
  const key = `${identify(node)} ${isLoose}`;
  let found = known.get(key);
  if (!found) {
    const targets: DocumentNode[] = [];
    const cleaned = cleanSchema(document, node, isLoose, (target) => {
      targets.push(target);
      return plainName(target);
    });
    found = { ...cleaned, targets };
    known.set(key, found);
  }
  // Each is named, though one may have another name already.
  const isPlain = found.targets.map((target) => nameTarget(target) === plainName(target));
  return isPlain.includes(false) ? cleanSchema(document, node, isLoose, nameTarget) : found;
}

interface Cleaning {
  readonly document: OpenApiDocument;
  readonly isLoose: boolean;
  readonly nameTarget: NameTarget;
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
/** Those that allow whatever their type does. */
const plainFormats = new Set(['int32', 'int64', 'float', 'double', 'password', 'byte', 'base64']);

/**
 * A schema as JSON Schema 2020-12 with its assertions alone: no texts, no examples, no extensions. Its references are
 * `#/$defs/` and what `nameTarget` calls what they lead to. `isLoose` leaves out what refuses a value because it fits
 * something, which is only right where all of that something is known.
 */
function cleanSchema(
  document: OpenApiDocument,
  node: DocumentNode,
  isLoose: boolean,
  nameTarget: NameTarget,
): CleanSchema {
  const cleaning = { document, isLoose, nameTarget, left: maximumSchemas, isPartial: false };
  const schema = clean(cleaning, node, new Set(), 0);
  return { schema, length: JSON.stringify(schema).length, isPartial: cleaning.isPartial };
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
  if (format !== undefined && formatNames.has(format)) found['format'] = format;
  const isUnknown = format !== undefined && !formatNames.has(format) && !plainFormats.has(format);
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
  const target = reference === undefined ? undefined : resolveReference(cleaning.document, node, reference);
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

/**
 * A discriminator (OpenAPI 3.1.1, 4.8.25) with each of its values under `mapping`, given as the reference that stands
 * among the schema's choices. Undefined without a discriminator or choices.
 */
function cleanDiscriminator(
  document: OpenApiDocument,
  node: DocumentNode,
  nameTarget: NameTarget,
): Readonly<Record<string, unknown>> | undefined {
  const discriminator = getChild(node, 'discriminator');
  const propertyName = readText(discriminator && getChild(discriminator, 'propertyName')?.value);
  if (!discriminator || propertyName === undefined) return undefined;
  const choices = ['oneOf', 'anyOf'].flatMap((keyword) =>
    listChildren(document, getChild(node, keyword)).flatMap(([, choice]) => {
      const target = resolveReference(document, choice, readReference(choice) ?? '');
      const end = followReferences(document, target);
      return readReference(choice) !== undefined && target && end
        ? [{ name: readName(target), end: identify(end), reference: `#/$defs/${nameTarget(target)}` }]
        : [];
    }),
  );
  if (choices.length === 0) return undefined;
  const mapping = new Map(choices.map(({ name, reference }) => [name, reference]));
  for (const [value, target] of listMappedSchemas(document, discriminator)) {
    const choice = choices.find(({ end }) => end === identify(target));
    if (choice) mapping.set(value, choice.reference);
  }
  return { propertyName, mapping: Object.fromEntries(mapping) };
}
