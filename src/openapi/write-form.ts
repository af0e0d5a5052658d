import { formatInlineJson } from '../request/format-json.ts';
import type { OpenApiDocument } from './document.ts';
import { readText } from './json-value.ts';
import { type DocumentNode, followChild, getChild } from './node.ts';
import { isOrderedObject, type OrderedJson, type OrderedObject } from './ordered-json.ts';

/**
 * An object as a form's body, `name=value&name=value`: as the encoding objects of its media type say, else objects as
 * JSON and one pair for each item of an array (OpenAPI 3.1.1, 4.8.15.1;
 * https://url.spec.whatwg.org/#concept-urlencoded-serializer).
 */
export function writeForm(document: OpenApiDocument, mediaType: DocumentNode, value: OrderedObject): string {
  const encoding = getChild(mediaType, 'encoding');
  return [...value]
    .flatMap(([name, item]) => listPairs(name, item, encoding && followChild(document, encoding, name)))
    .map(([name, text]) => `${encode(name)}=${encode(text)}`)
    .join('&');
}

type Pair = readonly [name: string, text: string];

const separators: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

function listPairs(name: string, value: OrderedJson, encoding: DocumentNode | undefined): readonly Pair[] {
  const read = (key: string) => encoding && getChild(encoding, key)?.value;
  const style = readText(read('style')) ?? 'form';
  const explode = read('explode');
  const isStyled =
    read('style') !== undefined || explode !== undefined || read('allowReserved') !== undefined;
  const isExploded = typeof explode === 'boolean' ? explode : style === 'form';
  const isJson = !isStyled && /json/i.test(readText(read('contentType')) ?? '');
  if (style === 'deepObject') return listDeepPairs(name, value);
  if (isList(value) && !isJson) {
    if (isExploded) return value.map((item) => [name, toText(item)]);
    return [[name, value.map(toText).join(separators[style] ?? ',')]];
  }
  if (isOrderedObject(value) && isStyled) {
    if (isExploded) return [...value].map(([key, item]) => [key, toText(item)]);
    const flat = [...value].flatMap(([key, item]) => [key, toText(item)]);
    return [[name, flat.join(separators[style] ?? ',')]];
  }
  return [[name, toText(value)]];
}

function listDeepPairs(name: string, value: OrderedJson): readonly Pair[] {
  if (isList(value)) return value.flatMap((item) => listDeepPairs(`${name}[]`, item));
  if (!isOrderedObject(value)) return [[name, toText(value)]];
  return [...value].flatMap(([key, item]) => listDeepPairs(`${name}[${key}]`, item));
}

function toText(value: OrderedJson): string {
  return typeof value === 'string' ? value : formatInlineJson(value);
}

function encode(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1);
}

function isList(value: OrderedJson): value is readonly OrderedJson[] {
  return Array.isArray(value);
}
