import { formatInlineJson, formatJson } from '../request/format-json.ts';
import type { OpenApiDocument } from './document.ts';
import { readText } from './json-value.ts';
import type { Direction } from './direction.ts';
import { makeExample } from './make-example.ts';
import { mergeSchema } from './merge-schema.ts';
import { type DocumentNode, followChild, followReferences, getChild, listChildren } from './node.ts';
import type { Example } from './operation.ts';
import { isOrderedObject, type OrderedJson, readOrderedJson, toPlainJson } from './ordered-json.ts';
import { findGivenExamples } from './schema-facts.ts';
import { inferTypes } from './schema-type.ts';

interface ExampleOptions {
  readonly direction: Direction;
  /** What the text is written for; undefined for a parameter without `content`. */
  readonly mediaType: string | undefined;
  /** What a plain text says in an example that has to be made. */
  readonly word?: string;
}

/**
 * The examples of a media type or a parameter: those under `example` and `examples`, else those of its schema, else one
 * made from the schema; none when there is no schema.
 */
export function readExamples(
  document: OpenApiDocument,
  owner: DocumentNode,
  options: ExampleOptions,
): readonly Example[] {
  const schema = getChild(owner, 'schema');
  const merged = schema && mergeSchema(document, [schema]);
  const isText = merged !== undefined && inferTypes(merged).includes('string');
  const build = (value: OrderedJson, name: string, isGiven: boolean, summary?: string): Example => ({
    name,
    summary,
    value: toPlainJson(value),
    text: writeExample(value, options.mediaType, isText),
    isGiven,
  });
  const single = getChild(owner, 'example');
  const named = listChildren(document, getChild(owner, 'examples')).flatMap(([name, node]) => {
    const example = followReferences(document, node);
    const value = example && getChild(example, 'value');
    if (!value) return [];
    const summary = readText(followChild(document, example, 'summary')?.value);
    return [build(readOrderedJson(document, value), name, true, summary)];
  });
  const direct = [...(single ? [build(readOrderedJson(document, single), '', true)] : []), ...named];
  if (direct.length > 0 || !schema || !merged) return direct;
  const given = findGivenExamples(document, merged);
  if (given.length > 0)
    return given.map((node, index) =>
      build(readOrderedJson(document, node), given.length > 1 ? String(index + 1) : '', true),
    );
  return [build(makeExample(document, schema, options.direction, options.word), '', false)];
}

/** A value as it stands in a message of this media type. */
function writeExample(value: OrderedJson, mediaType: string | undefined, isText: boolean): string {
  const isJson = mediaType !== undefined && isJsonType(mediaType);
  if (typeof value === 'string')
    return isJson && (isText || !isJsonText(value)) ? JSON.stringify(value) : value;
  if (mediaType === undefined) return formatInlineJson(value);
  if (/^application\/x-www-form-urlencoded\b/i.test(mediaType) && isOrderedObject(value))
    return [...value].map(([name, item]) => `${encode(name)}=${encode(writePart(item))}`).join('&');
  return formatJson(value);
}

function writePart(value: OrderedJson): string {
  return typeof value === 'string' ? value : formatInlineJson(value);
}

/** https://url.spec.whatwg.org/#concept-urlencoded-serializer */
function encode(text: string): string {
  return new URLSearchParams([['', text]]).toString().slice(1);
}

/** Whether a media type holds JSON: `application/json`, `application/problem+json; charset=utf-8`. */
export function isJsonType(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
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
