import type { CompiledPage } from '../../content/compile/compiled-page.ts';
import { collectFields, type ManualField } from '../../content/compile/manual-field.ts';
import { isOn } from '../../content/transform/component-props.ts';
import { tryParseJson } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../../openapi/load/document.ts';
import { parseJsonSource } from '../../openapi/load/parse-json.ts';
import { type ApiReference, readApiReference } from '../../openapi/read/find-operation.ts';
import type { OperationSummary } from '../../openapi/read/operation.ts';
import { listOperations, summarizeOperation } from '../../openapi/read/read-operations.ts';
import type { Page } from '../site.ts';

/** A request that a page describes by hand, as a document that has this one operation. */
export interface ManualOperation {
  readonly document: OpenApiDocument;
  readonly summary: OperationSummary;
  /** What inputs hold at first (`initialValue`), by `in.name`. */
  readonly initialValues: ReadonlyMap<string, unknown>;
}

/** What a page's `api:` and its `ParamField`s describe; undefined for a page without `api:`. */
export function openManualEndpoint(
  page: Page,
  compiled: CompiledPage | undefined,
): ManualOperation | undefined {
  const { api, contentType } = page.frontmatter;
  const reference = api === undefined ? undefined : readApiReference(api);
  if (page.kind !== 'doc' || !reference) return undefined;
  const fields = compiled ? collectFields(compiled) : [];
  const name = `page /${page.path}`;
  const text = JSON.stringify(writeDocument({ title: page.title, reference, fields, contentType }));
  const { source } = parseJsonSource(name, text);
  if (!source) return undefined;
  const document = { name, file: name, version: '3.1.1', files: new Map([[name, source]]) };
  const [entry] = listOperations(document);
  if (!entry) return undefined;
  const initialValues = new Map(
    fields.flatMap(({ in: place, name, props }) => {
      const value = readInitialValue(props['initialValue'], readType(props['type']));
      return value === undefined ? [] : [[`${place}.${name}`, value]];
    }),
  );
  return { document, summary: summarizeOperation(entry), initialValues };
}

/** Whether the URL of the request that a page describes by hand is whole: the site's base URL does not precede it. */
export function hasOwnHost({ kind, frontmatter: { api } }: Pick<Page, 'kind' | 'frontmatter'>): boolean {
  const reference = kind !== 'doc' || api === undefined ? undefined : readApiReference(api);
  return reference !== undefined && findHost(reference) !== undefined;
}

/** A page that describes a request by hand. */
interface ManualRequest {
  readonly title: string;
  readonly reference: ApiReference;
  readonly fields: readonly ManualField[];
  /** The page's own; undefined for what the fields of the body suggest. */
  readonly contentType?: string | undefined;
}

/** Where its URL begins with a host: that host; undefined for one below the site's base URL. */
function findHost({ url }: ApiReference): string | undefined {
  return /^https?:\/\/[^/?#]+/i.exec(url)?.[0];
}

/** A request that a page describes as a document of OpenAPI 3.1.1 with this one operation. */
export function writeDocument({
  title,
  reference,
  fields,
  contentType,
}: ManualRequest): Readonly<Record<string, unknown>> {
  const host = findHost(reference);
  const path = reference.url.slice(host?.length ?? 0) || '/';
  const body = fields.filter((field) => field.in === 'body');
  const operation = {
    summary: title,
    parameters: listParameters(path, fields),
    ...(body.length > 0 && { requestBody: writeBody(body, contentType) }),
    responses: {},
  };
  return {
    openapi: '3.1.1',
    info: { title, version: '1' },
    servers: host === undefined ? [] : [writeServer(host)],
    paths: { [path]: { [reference.method.toLowerCase()]: operation } },
  };
}

function writeServer(url: string): unknown {
  return { url, variables: Object.fromEntries(listNames(url).map((name) => [name, { default: name }])) };
}

/** The content of braces. */
function listNames(template: string): readonly string[] {
  return [...new Set([...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name))];
}

/** Those of the path in its order, also the ones that nothing is said of; then the others, each once. */
function listParameters(path: string, fields: readonly ManualField[]): readonly unknown[] {
  const described = fields.filter((field) => field.in !== 'body' && field.in !== undefined);
  const key = (one: ManualField) => `${one.in}.${one.name}`;
  const unique = described.filter(
    (field, index) => described.findIndex((one) => key(one) === key(field)) === index,
  );
  const ofPath = listNames(path).map(
    (name) =>
      unique.find((one) => key(one) === `path.${name}`) ??
      ({ in: 'path', name, props: { type: 'string' }, description: undefined, fields: [] } as const),
  );
  return [...ofPath, ...unique.filter((field) => !ofPath.includes(field))].map(writeParameter);
}

function writeParameter(field: ManualField): unknown {
  const { description, ...schema } = writeSchema(field);
  return {
    name: field.name,
    in: field.in,
    required: field.in === 'path' || isOn(field.props['required']),
    ...(description !== undefined && { description }),
    ...(schema['deprecated'] === true && { deprecated: true }),
    schema,
  };
}

/** As the page says; else a form with files when one of its fields is a file, else JSON. */
function writeBody(fields: readonly ManualField[], contentType = ''): unknown {
  const schema = writeObject(fields);
  const hasFile = /"contentMediaType"/.test(JSON.stringify(schema));
  const given = /^[\w.+-]+\/[\w.+-]+$/.exec(contentType.trim())?.[0].toLowerCase();
  return {
    required: 'required' in schema,
    content: { [given ?? (hasFile ? 'multipart/form-data' : 'application/json')]: { schema } },
  };
}

type Schema = Record<string, unknown>;

/** A field as JSON Schema, with the fields inside it. */
export function writeSchema(field: ManualField): Schema {
  const { props, fields, description } = field;
  const type = addFields(readType(props['type']), fields);
  const values = readList(props['enum']).map((value) => readInitialValue(value, type));
  const preset = readInitialValue(props['default'], type);
  const example = readInitialValue(props['initialValue'] ?? props['placeholder'], type);
  return {
    ...type,
    ...(values.length > 0 && { enum: values }),
    ...(preset !== undefined && { default: preset }),
    ...(example !== undefined && { examples: [example] }),
    ...(description !== undefined && { description }),
    ...(isOn(props['deprecated']) && { deprecated: true }),
  };
}

/** The fields of an object as its properties; of several with one name the first. */
export function writeObject(fields: readonly ManualField[]): Schema {
  const unique = fields.filter(({ name }, index) => fields.findIndex((one) => one.name === name) === index);
  const required = unique.filter(({ props }) => isOn(props['required'])).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(unique.map((field) => [field.name, writeProperty(field)])),
    ...(required.length > 0 && { required }),
  };
}

/** Of a type that nothing is known of, an example is an object: that is what has a name of its own. */
function writeProperty(field: ManualField): Schema {
  const schema = writeSchema(field);
  const isNamed =
    field.props['type'] !== undefined && !['type', 'contentMediaType'].some((key) => key in schema);
  const isGiven = ['enum', 'default', 'examples'].some((key) => key in schema);
  return isNamed && !isGiven ? { ...schema, examples: [{}] } : schema;
}

function addFields(type: TypeSchema, fields: readonly ManualField[]): TypeSchema {
  if (fields.length === 0) return type;
  const object = writeObject(fields);
  if (type['type'] === 'array') return { ...type, items: { ...(type['items'] as TypeSchema), ...object } };
  return { ...type, ...object, type: type['type'] ?? 'object' };
}

function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : typeof value === 'string' ? value.split(/\s*[,|]\s*/) : [];
}

/** A value as its type has it: what is written `"10"` is a number where numbers are meant. */
export function readInitialValue(value: unknown, { type }: TypeSchema): unknown {
  if (value === undefined || value === null) return undefined;
  const types = [type].flat();
  if (typeof value !== 'string')
    return types.includes('string') && types.length === 1 ? toText(value) : value;
  if (types.includes('string') || type === undefined) return value;
  const parsed = tryParseJson(value);
  return parsed === undefined || typeof parsed === 'string' ? undefined : parsed;
}

function toText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** JSON Schema, as far as a type says it. */
type TypeSchema = Readonly<Record<string, unknown>>;

const words: Readonly<Record<string, TypeSchema>> = {
  string: { type: 'string' },
  str: { type: 'string' },
  text: { type: 'string' },
  integer: { type: 'integer' },
  int: { type: 'integer' },
  long: { type: 'integer' },
  number: { type: 'number' },
  float: { type: 'number' },
  double: { type: 'number' },
  decimal: { type: 'number' },
  boolean: { type: 'boolean' },
  bool: { type: 'boolean' },
  object: { type: 'object' },
  map: { type: 'object' },
  dict: { type: 'object' },
  array: { type: 'array' },
  list: { type: 'array' },
  file: { contentMediaType: 'application/octet-stream' },
  binary: { contentMediaType: 'application/octet-stream' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  'date-time': { type: 'string', format: 'date-time' },
  uuid: { type: 'string', format: 'uuid' },
  email: { type: 'string', format: 'email' },
  uri: { type: 'string', format: 'uri' },
  url: { type: 'string', format: 'uri' },
  password: { type: 'string', format: 'password' },
};

/** Types that contain another one: `string[]`, `array<string>`, `map[string]integer`, `enum<string>`. */
const wrappers: readonly (readonly [RegExp, (inner: TypeSchema) => TypeSchema])[] = [
  [/^(.+)\[\d*\]$/, (items) => ({ type: 'array', items })],
  [/^(?:array|list|set)(?:<|\[|\()\s*(.+)[>\])]$/, (items) => ({ type: 'array', items })],
  [/^(?:array|list|set) of (.+?)s?$/, (items) => ({ type: 'array', items })],
  [/^(.+) (?:array|list)$/, (items) => ({ type: 'array', items })],
  [/^map\[[^\]]*\](.+)$/, (additionalProperties) => ({ type: 'object', additionalProperties })],
  [
    /^(?:map|record|dict)<[^,]*,\s*(.+)>$/,
    (additionalProperties) => ({ type: 'object', additionalProperties }),
  ],
  [/^enum(?:<|\[|\()\s*(.+?)[>\])]$/, (inner) => inner],
];

/**
 * What a writer's `type` says: `string`, `int64`, `string[]`, `map[string]string`, `string | null`. Anything else allows
 * every value: it is the name of a type, or a sentence.
 */
export function readType(text: unknown, depth = 0): TypeSchema {
  const plain = String(text ?? '')
    .trim()
    .toLowerCase();
  if (depth > 5) return {};
  const parts = plain.split(/\s*\|\s*|\s+or\s+/).filter((part) => part !== '');
  const others = parts.filter((part) => part !== 'null');
  const [only = ''] = others;
  if (parts.length > 1) {
    const schemas = others.map((part) => readType(part, depth + 1));
    const types = schemas.map(({ type }) => type).filter((type) => typeof type === 'string');
    if (types.length < others.length) return {};
    const inner = others.length === 1 ? readType(only, depth + 1) : {};
    return { ...inner, type: [...types, ...(others.length < parts.length ? ['null'] : [])] };
  }
  for (const [pattern, wrap] of wrappers) {
    const [, inner] = pattern.exec(only) ?? [];
    if (inner !== undefined) return wrap(readType(inner, depth + 1));
  }
  const word = only.replace(/^(?:u?int|integer|float|number)(?:8|16|32|64)$/, (name) =>
    name.startsWith('float') ? 'number' : 'integer',
  );
  return Object.hasOwn(words, word) ? (words[word] ?? {}) : {};
}
