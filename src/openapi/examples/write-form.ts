import { readText } from '../../lib/json/json-value.ts';
import { isJsonType } from '../../lib/text/media-type.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, followChild, getChild } from '../load/node.ts';
import type { OrderedObject } from '../load/ordered-json.ts';
import { type FormEncoding, listPairs, writePairs } from './form-pairs.ts';

/** An object as a form's body, `name=value&name=value`, as the encoding objects of its media type say. */
export function writeForm(document: OpenApiDocument, mediaType: DocumentNode, value: OrderedObject): string {
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
    isJson: contentType !== undefined && contentType.split(',').some((one) => isJsonType(one.trim())),
  };
}
