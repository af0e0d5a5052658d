import { upgrade } from '@scalar/openapi-upgrader';
import { isObject, type JsonObject, readKey, readObject, readText } from '../../lib/json/json-value.ts';
import { parsePointer } from '../../lib/json/pointer.ts';
import type { OpenApiDocument } from './document.ts';
import type { Visit } from './walk-document.ts';

/** The version that a document says it has: `2.0`, `3.0.1`, `asyncapi 3.0.0`; undefined when it says none. */
export function readDocumentVersion(value: JsonObject): string | undefined {
  const version = readVersion(readKey(value, 'openapi') ?? readKey(value, 'swagger'));
  const other = readVersion(readKey(value, 'asyncapi'));
  return version ?? (other === undefined ? undefined : `asyncapi ${other}`);
}

function readVersion(version: unknown): string | undefined {
  return typeof version === 'number' ? version.toFixed(1) : readText(version);
}

/** Whether a version is one of AsyncAPI. */
export function isAsyncApi(version: string): boolean {
  return version.startsWith('asyncapi ');
}

/** Whether a document of this version can be read. */
export function isSupported(version: string): boolean {
  return /^(?:2\.0|3\.[012](?:\.\d+.*)?|asyncapi (?:2\.\d|3\.[01])(?:\.\d+.*)?)$/.test(version);
}

/** As `recognizeOther`, for a text that is neither JSON nor YAML. */
export function recognizeText(text: string): readonly [found: string, hint: string] | undefined {
  const start = text.slice(0, 1_000).trimStart();
  if (/^<(?:!doctype|html|\?xml|head|body|svg)/i.test(start))
    return ['an HTML or XML page', 'Save the document itself: the page about it has another address.'];
  if (start === '' && text.trim() === '')
    return ['nothing at all', 'Write the document into it, or name another file.'];
  return undefined;
}

/** What a file that is not an OpenAPI document seems to be, with a hint; undefined when nothing is known about it. */
export function recognizeOther(value: unknown): readonly [found: string, hint: string] | undefined {
  if (!isObject(value)) return undefined;
  const has = (key: string) => Object.hasOwn(value, key);
  if (has('swaggerVersion') || readKey(value, 'swagger') === '1.2')
    return ['one of Swagger 1.2', 'Convert it to OpenAPI 3 first.'];
  const info = readObject(readKey(value, 'info'));
  if (/getpostman\.com/.test(readText(readKey(info, 'schema')) ?? '') || Object.hasOwn(info, '_postman_id'))
    return ['a Postman collection', 'Export it as OpenAPI, or convert it first.'];
  if (has('arazzo')) return ['an Arazzo document', 'Name the OpenAPI document that it is about.'];
  if (has('overlay')) return ['an OpenAPI Overlay', 'Name the OpenAPI document that it changes.'];
  if (has('$schema') && !has('paths'))
    return ['a JSON Schema', 'Put it below components.schemas of an OpenAPI document.'];
  if (has('paths')) return ['one that does not say its version', 'Begin it with openapi: 3.1.1'];
  return undefined;
}

const ofTwo = ['definitions', 'securityDefinitions', 'basePath', 'host'];
const ofThree = ['components', 'servers', 'webhooks'];

/** A field that shows that the document is of the other version than it says; undefined when it has its own too. */
export function findForeignField(value: JsonObject, version: string): string | undefined {
  if (isAsyncApi(version)) return undefined;
  const [own, other] = version.startsWith('2') ? [ofTwo, ofThree] : [ofThree, ofTwo];
  if (own.some((key) => Object.hasOwn(value, key))) return undefined;
  return other.find((key) => Object.hasOwn(value, key));
}

type Fields = Record<string, unknown>;

/**
 * Brings a document of 3.0 or 3.2 and all its files into the form of 3.1, object by object, where the values are: they
 * were parsed for this document alone, and a copy of a large one costs more than reading it.
 * https://learn.openapis.org/upgrading/v3.0-to-v3.1
 * `upgrade` of @scalar/openapi-upgrader gives the same for a document of 3.0 in one file, but reads no part of a document in
 * another file, and takes 235 ms of the processor for GitHub's 13 MB where this takes 21.
 * `visits` are all its objects.
 */
export function normalizeVersion({ version }: OpenApiDocument, visits: readonly Visit[]): void {
  if (version.startsWith('3.1') || isAsyncApi(version)) return;
  const lift = version.startsWith('3.0') ? from30 : from32;
  for (const { node, kind } of visits)
    if (isObject(node.value)) lift(node.value as Fields, kind, node.pointer);
}

function from30(value: Fields, kind: string, pointer: string): void {
  if (kind === 'document' && 'x-webhooks' in value && !('webhooks' in value))
    rename(value, 'x-webhooks', 'webhooks');
  if (kind === 'schema') upgradeSchema(value, pointer);
  if (['parameter', 'header', 'mediaType'].includes(kind) && 'example' in value) {
    if (!('examples' in value)) value['examples'] = { default: { value: value['example'] } };
    delete value['example'];
  }
}

function upgradeSchema(schema: Fields, pointer: string): void {
  for (const [flag, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[flag] !== 'boolean') continue;
    if (schema[flag] && bound in schema) rename(schema, bound, flag);
    else delete schema[flag];
  }
  if ('example' in schema) {
    if (!('examples' in schema)) schema['examples'] = [schema['example']];
    delete schema['example'];
  }
  if (schema['type'] === 'string') upgradeFormat(schema, pointer);
  upgradeNullable(schema);
}

/** `nullable` beside a reference or `allOf` is no 3.0 either, but everybody means the same by it. */
function upgradeNullable(schema: Fields): void {
  if (schema['nullable'] !== true) return;
  const { type, $ref, allOf } = schema;
  if (typeof type === 'string') schema['type'] = [type, 'null'];
  else if (typeof $ref === 'string') {
    delete schema['$ref'];
    schema['anyOf'] = [{ $ref }, { type: 'null' }];
  } else if (Array.isArray(allOf)) {
    delete schema['allOf'];
    schema['anyOf'] = [allOf.length === 1 ? allOf[0] : { allOf }, { type: 'null' }];
  } else return;
  delete schema['nullable'];
}

/** Bytes are told by their encoding or media type in 3.1; a body's own media type is that of its schema. */
function upgradeFormat(schema: Fields, pointer: string): void {
  const { format } = schema;
  if (format === 'binary') {
    delete schema['format'];
    delete schema['type'];
    const hasMediaType = /\/content\/[^/]+\/schema$/.test(pointer);
    if (!hasMediaType && !('contentMediaType' in schema))
      schema['contentMediaType'] = 'application/octet-stream';
  }
  if (format === 'byte' || format === 'base64') {
    delete schema['format'];
    schema['contentEncoding'] = 'base64';
  }
}

function from32(value: Fields, kind: string): void {
  if (kind === 'example' && !('value' in value)) {
    if ('dataValue' in value) rename(value, 'dataValue', 'value');
    else if ('serializedValue' in value) rename(value, 'serializedValue', 'value');
  }
  if (kind === 'response' && !('description' in value) && 'summary' in value)
    rename(value, 'summary', 'description');
  // A stream of items is shown as the list of them.
  if (kind === 'mediaType' && !('schema' in value) && 'itemSchema' in value)
    value['schema'] = { type: 'array', items: value['itemSchema'] };
}

function rename(value: Fields, from: string, to: string): void {
  value[to] = value[from];
  delete value[from];
}

/** A document of 2.0 in the form of 3.1; undefined when it is too broken for that. The input is left alone. */
export function from20(value: JsonObject): JsonObject | undefined {
  try {
    // An unquoted `swagger: 2.0` of YAML is a number, which the package takes for no version.
    const whole = structuredClone({ ...value, swagger: '2.0' });
    inlineBodies(whole);
    return upgrade(whole, '3.1') as JsonObject;
  } catch {
    return undefined;
  }
}

/**
 * Puts what operations of 2.0 take in their body where they are: shared parameters of `body` and `formData` in place of what refers
 * to them, and those of a path into its operations. The package takes them for parameters elsewhere (@scalar/openapi-upgrader).
 */
function inlineBodies(document: Readonly<Record<string, unknown>>): void {
  const shared = readObject(document['parameters']);
  const resolve = (parameter: unknown): unknown => {
    const [, pointer] = /^#(\/parameters\/[^/]+)$/.exec(readText(readObject(parameter)['$ref']) ?? '') ?? [];
    const target = pointer === undefined ? undefined : readKey(shared, parsePointer(pointer)[1] ?? '');
    return isBody(target) ? structuredClone(target) : parameter;
  };
  for (const item of Object.values(readObject(document['paths']))) {
    if (!isObject(item)) continue;
    const fields = item as Fields;
    const all = readList(fields['parameters']).map(resolve);
    const bodies = all.filter(isBody);
    if (all.length > 0) fields['parameters'] = all.filter((one) => !isBody(one));
    for (const method of ['get', 'put', 'post', 'delete', 'options', 'head', 'patch']) {
      const operation = fields[method];
      if (!isObject(operation)) continue;
      const own = readList((operation as Fields)['parameters']).map(resolve);
      const rest = own.some(isBody) ? [] : structuredClone(bodies);
      if (own.length + rest.length > 0) (operation as Fields)['parameters'] = [...own, ...rest];
    }
  }
}

function isBody(parameter: unknown): boolean {
  return /^(?:body|formData)$/.test(readText(readObject(parameter)['in']) ?? '');
}

function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Takes an `enum` without values out of every schema and parameter, which allows nothing and is meant otherwise. */
export function dropEmptyEnums(visits: readonly Visit[]): void {
  for (const { node } of visits) {
    if (!isObject(node.value)) continue;
    const { enum: values } = node.value;
    if (Array.isArray(values) && values.length === 0) delete (node.value as Fields)['enum'];
  }
}
