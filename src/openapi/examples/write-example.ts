import { formatInlineJson, formatJson } from '../../lib/json/format-json.ts';
import { readText } from '../../lib/json/json-value.ts';
import {
  isEventStream,
  isFormType,
  isJsonLinesType,
  isJsonType,
  isXmlType,
} from '../../lib/text/media-type.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, followChild, getChild } from '../load/document-node.ts';
import { isOrderedObject, type OrderedJson, type OrderedObject } from '../load/ordered-json.ts';
import { type FormEncoding, listPairs, writePairs } from './form-pairs.ts';
import { writeXml } from './write-xml.ts';

/** What a value is written for. */
export interface Writing {
  readonly document: OpenApiDocument;
  /** The media type object, or the parameter. */
  readonly owner: DocumentNode;
  /** Undefined for a parameter without `content`. */
  readonly mediaType: string | undefined;
  /** Whether the schema says that the value is a text. */
  readonly isText: boolean;
}

/** A value as it stands in a message of this media type; a text that is one already stays as it is. */
export function writeExample(value: OrderedJson, writing: Writing): string {
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

/** One server-sent event (https://html.spec.whatwg.org/#parsing-an-event-stream); what is no event is its data. */
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
  if (!/^\s*[{[]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
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
