import { formatInlineJson, formatJson } from '../../lib/json/format-json.ts';
import {
  isEventStream,
  isFormType,
  isJsonLinesType,
  isJsonType,
  isXmlType,
} from '../../lib/text/media-type.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, getChild } from '../load/node.ts';
import { isOrderedObject, type OrderedJson } from '../load/ordered-json.ts';
import { writeForm } from './write-form.ts';
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
