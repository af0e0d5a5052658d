import { escapeXml } from '../../lib/html/escape.ts';
import { safeUrl } from '../../lib/html/safe-url.ts';
import { displayValue, formatInlineJson, formatJson } from '../../lib/json/format-json.ts';
import { readText, tryParseJson } from '../../lib/json/json-value.ts';
import {
  holdsBytes,
  isEventStream,
  isFormType,
  isJsonLinesType,
  isJsonType,
  isXmlType,
} from '../../lib/text/media-type.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  isRemote,
  listChildren,
  type OpenApiDocument,
  readReference,
} from '../load/document.ts';
import {
  isList,
  isOrderedObject,
  type OrderedJson,
  type OrderedObject,
  readOrderedJson,
  toPlainJson,
} from '../load/ordered-json.ts';
import type { Example } from '../read/operation.ts';
import { findKeyword, inferTypes, type MergedSchema, mergeSchema } from '../rows/merge-schema.ts';
import { findGivenExamples } from '../rows/summarize-schema.ts';
import { type FormEncoding, listPairs, writePairs } from './form-pairs.ts';
import { type Direction, hideFields } from './given-value.ts';
import { makeExample } from './make-example.ts';

interface ExampleOptions {
  readonly direction: Direction;
  /** What the text is written for; undefined for a parameter without `content`. */
  readonly mediaType: string | undefined;
  /** What a plain text says in an example that has to be made. */
  readonly word?: string;
}

/**
 * The examples of a media type or a parameter: those under `example` and `examples`, else those of its schema, else one
 * made from the schema; none when there is no schema, or when it is a file of bytes. Those that are only linked to
 * (`externalValue`) come last.
 */
export function readExamples(
  document: OpenApiDocument,
  owner: DocumentNode,
  options: ExampleOptions,
): readonly Example[] {
  const { mediaType } = options;
  const schema = getChild(owner, 'schema') ?? getChild(owner, 'itemSchema');
  const merged = schema && mergeSchema(document, [schema]);
  const isText = merged !== undefined && inferTypes(merged).includes('string');
  const writing = { document, owner, mediaType, isText };
  const nodes = listChildren(document, getChild(owner, 'examples')).flatMap(([name, node]) => {
    const example = followReferences(document, node);
    return example ? [{ name, example }] : [];
  });
  const single = getChild(owner, 'example');
  const written = [
    ...(single ? [buildExample(writing, { value: readValue(document, single) })] : []),
    ...nodes.flatMap(({ name, example }) => readNamedExample(writing, name, example) ?? []),
  ];
  const links = nodes.flatMap(({ name, example }) => readLink(writing, name, example) ?? []);
  if (written.length > 0 || !schema || !merged) return [...written, ...links];
  return [...readSchemaExamples(writing, schema, merged, options), ...links];
}

/** What the schema itself gives, else what is made from it. */
function readSchemaExamples(
  writing: Writing,
  schema: DocumentNode,
  merged: MergedSchema,
  { direction, mediaType, word }: ExampleOptions,
): readonly Example[] {
  const { document } = writing;
  const given = findGivenExamples(document, merged).map((node) => readOrderedJson(document, node));
  if (given.length > 0)
    return given.map((value, index) =>
      buildExample(writing, {
        name: given.length > 1 ? String(index + 1) : '',
        value: hideFields(document, merged, value, direction),
      }),
    );
  const isEncoded = findKeyword(merged, 'contentEncoding') !== undefined;
  if (mediaType !== undefined && holdsBytes(mediaType) && !isEncoded) return [];
  return [buildExample(writing, { value: makeExample(document, schema, direction, word), isGiven: false })];
}

interface Found {
  readonly value: OrderedJson;
  readonly name?: string;
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
  readonly text?: string | undefined;
  readonly isGiven?: boolean;
}

function buildExample(writing: Writing, found: Found): Example {
  const { value, name = '', summary, description, isGiven = true } = found;
  return {
    name,
    summary,
    description,
    value: toPlainJson(value),
    text: found.text ?? writeExample(value, writing),
    link: undefined,
    isGiven,
  };
}

/** An example object (OpenAPI 3.1.1, 4.8.19; `dataValue` and `serializedValue` are of 3.2). */
function readNamedExample(writing: Writing, name: string, example: DocumentNode): Example | undefined {
  const { document } = writing;
  const value = getChild(example, 'dataValue') ?? getChild(example, 'value');
  const text = readText(getChild(example, 'serializedValue')?.value);
  if (!value && text === undefined) return undefined;
  return buildExample(writing, {
    ...readTexts(example),
    name,
    value: value ? readValue(document, value) : (text ?? ''),
    text,
  });
}

function readTexts(example: DocumentNode): Pick<Example, 'summary' | 'description'> {
  const text = (key: string) => readText(getChild(example, key)?.value);
  return { summary: text('summary'), description: text('description') };
}

/** Many documents keep a value in a file of its own and refer to it, which the specification does not know. */
function readValue(document: OpenApiDocument, node: DocumentNode): OrderedJson {
  const isReference = readReference(node) !== undefined && Object.keys(node.value ?? {}).length === 1;
  return readOrderedJson(document, (isReference ? followReferences(document, node) : undefined) ?? node);
}

function readLink(writing: Writing, name: string, example: DocumentNode): Example | undefined {
  const address = readText(getChild(example, 'externalValue')?.value);
  if (address === undefined) return undefined;
  const isResolved = isRemote(example.file) && URL.canParse(address, example.file);
  const link = safeUrl(isResolved ? new URL(address, example.file).href : address);
  if (link === undefined) return undefined;
  return {
    ...buildExample(writing, { ...readTexts(example), name, value: null, text: '' }),
    value: undefined,
    link,
  };
}

/** What a value is written for. */
interface Writing {
  readonly document: OpenApiDocument;
  /** The media type object, or the parameter. */
  readonly owner: DocumentNode;
  /** Undefined for a parameter without `content`. */
  readonly mediaType: string | undefined;
  /** Whether the schema says that the value is a text. */
  readonly isText: boolean;
}

/** A value as it is in a message of this media type; a text that is one already stays as it is. */
function writeExample(value: OrderedJson, writing: Writing): string {
  const { document, owner, mediaType, isText } = writing;
  if (mediaType === undefined) return typeof value === 'string' ? value : formatInlineJson(value);
  if (isJsonType(mediaType) && typeof value === 'string')
    return isText || !isJsonText(value) ? JSON.stringify(value) : value;
  if (typeof value === 'string' && !isXmlType(mediaType)) return value;
  if (isXmlType(mediaType)) {
    if (typeof value === 'string' && /^\s*</.test(value)) return value;
    return writeXml(document, getChild(owner, 'schema'), value);
  }
  if (isFormType(mediaType) && isOrderedObject(value)) return writeForm(document, owner, value);
  if (isEventStream(mediaType)) return listRecords(value).map(writeEvent).join('\n\n');
  if (isJsonLinesType(mediaType)) return listRecords(value).map(formatInlineJson).join('\n');
  return formatJson(value);
}

function listRecords(value: OrderedJson): readonly OrderedJson[] {
  return Array.isArray(value) ? value : [value];
}

const eventFields = ['event', 'id', 'retry', 'data'];

/** One server-sent event (https://html.spec.whatwg.org/#parsing-an-event-stream); what is not an event is its data. */
function writeEvent(value: OrderedJson): string {
  const isEvent =
    isOrderedObject(value) &&
    value.has('data') &&
    [...value.keys()].every((key) => eventFields.includes(key));
  const fields = isEvent ? [...value] : ([['data', value]] as const);
  return fields
    .flatMap(([name, item]) => {
      const text = typeof item === 'string' ? item : formatInlineJson(item);
      return text.split(/\r\n|\r|\n/).map((line) => `${name}: ${line}`);
    })
    .join('\n');
}

function isJsonText(text: string): boolean {
  return /^\s*[{[]/.test(text) && tryParseJson(text) !== undefined;
}

/** An object as a form's body, `name=value&name=value`, as the encoding objects of its media type say. */
function writeForm(document: OpenApiDocument, mediaType: DocumentNode, value: OrderedObject): string {
  return writePairs(
    [...value].flatMap(([name, item]) => listPairs(name, item, readEncoding(document, mediaType, name))),
  );
}

/** What a media type says about how one of its fields is written (OpenAPI 3.1.1, 4.8.15); undefined for nothing. */
export function readEncoding(
  document: OpenApiDocument,
  mediaType: DocumentNode,
  name: string,
): FormEncoding | undefined {
  const encodings = getChild(mediaType, 'encoding');
  const encoding = encodings && followChild(document, encodings, name);
  if (!encoding) return undefined;
  const style = readText(getChild(encoding, 'style')?.value);
  const explode = getChild(encoding, 'explode')?.value;
  const isReserved = getChild(encoding, 'allowReserved') !== undefined;
  const contentType = readText(getChild(encoding, 'contentType')?.value);
  return {
    style: style ?? (isReserved ? 'form' : undefined),
    explode: typeof explode === 'boolean' ? explode : undefined,
    isJson: contentType?.split(',').some((one) => isJsonType(one.trim())) ?? false,
  };
}

/** Maximum nesting depth of elements; deeper ones are left out. */
const maximumDepth = 50;

/**
 * A value as XML, with names, attributes, wrappers, namespaces and prefixes as the `xml` objects of its schema say
 * (OpenAPI 3.1.1, 4.8.26). What has no name there is called as its schema or property is; the outermost else `root`.
 */
function writeXml(document: OpenApiDocument, schema: DocumentNode | undefined, value: OrderedJson): string {
  const merged = mergeSchema(document, schema ? [schema] : []);
  const element = writeElement({ document, indent: '', depth: 0 }, merged, merged.name ?? 'root', value);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element}`;
}

interface Place {
  readonly document: OpenApiDocument;
  readonly indent: string;
  readonly depth: number;
}

interface XmlRules {
  readonly name: string;
  readonly isAttribute: boolean;
  readonly isWrapped: boolean;
  readonly isText: boolean;
  /** `xmlns="…"` with a space in front, or ''. */
  readonly declaration: string;
}

function readRules(schema: MergedSchema, fallback: string): XmlRules {
  const xml = findKeyword(schema, 'xml');
  const text = (key: string) => readText(xml && getChild(xml, key)?.value);
  const flag = (key: string) => (xml && getChild(xml, key)?.value) === true;
  const [namespace, prefix] = [text('namespace'), text('prefix')];
  const local = toName(text('name') ?? fallback);
  const kind = text('nodeType');
  return {
    name: prefix ? `${toName(prefix)}:${local}` : local,
    isAttribute: flag('attribute') || kind === 'attribute',
    isWrapped: flag('wrapped') || kind === 'element',
    isText: kind === 'text' || kind === 'cdata',
    declaration: namespace
      ? ` xmlns${prefix ? `:${toName(prefix)}` : ''}="${escapeXml(namespace, '\ufffd')}"`
      : '',
  };
}

/** An element; one for each item of an array that is not wrapped. */
function writeElement(place: Place, schema: MergedSchema, fallback: string, value: OrderedJson): string {
  const { document, indent, depth } = place;
  const rules = readRules(schema, fallback);
  const open = `${indent}<${rules.name}${rules.declaration}`;
  if (value === null || depth > maximumDepth) return `${open}/>`;
  const inner = { document, indent: `${indent}  `, depth: depth + 1 };
  if (isList(value)) {
    const items = writeItems(inner, schema, rules.name, value);
    return items.length === 0 ? `${open}/>` : [`${open}>`, ...items, `${indent}</${rules.name}>`].join('\n');
  }
  if (!isOrderedObject(value)) return `${open}>${escapeXml(displayValue(value), '\ufffd')}</${rules.name}>`;
  const properties = new Map(schema.properties);
  const members = [...value].map(([name, item]) => {
    const property = mergeSchema(document, properties.get(name) ?? []);
    return { property, name, item, rules: readRules(property, name) };
  });
  const attributes = members
    .filter((member) => member.rules.isAttribute)
    .map(
      ({ item, rules: own }) => `${own.declaration} ${own.name}="${escapeXml(displayValue(item), '\ufffd')}"`,
    )
    .join('');
  const text = members
    .filter((member) => member.rules.isText)
    .map(({ item }) => escapeXml(displayValue(item), '\ufffd'));
  const children = members
    .filter((member) => !member.rules.isAttribute && !member.rules.isText)
    .flatMap(({ property, name, item, rules: own }) =>
      isList(item) && !own.isWrapped
        ? writeItems(inner, property, own.name, item)
        : [writeElement(inner, property, name, item)],
    );
  if (children.length + text.length === 0) return `${open}${attributes}/>`;
  if (children.length === 0) return `${open}${attributes}>${text.join('')}</${rules.name}>`;
  return [`${open}${attributes}>`, ...text, ...children, `${indent}</${rules.name}>`].join('\n');
}

/** The items of an array: called as their own schema says, else as the array is; in the outermost one as their schema is. */
function writeItems(
  place: Place,
  schema: MergedSchema,
  name: string,
  items: readonly OrderedJson[],
): readonly string[] {
  const node = findKeyword(schema, 'items');
  const item = mergeSchema(place.document, node ? [node] : []);
  const fallback = place.depth === 1 ? (item.name ?? name) : name;
  return items.map((value) => writeElement(place, item, fallback, value));
}

/** A name as XML allows it (https://www.w3.org/TR/xml/#NT-Name), without colons. */
function toName(text: string): string {
  const name = text.replace(/[^\p{L}\p{N}_.-]/gu, '_');
  return /^[\p{L}_]/u.test(name) ? name : `_${name}`;
}
