import { escapeXml } from '../../lib/html/escape.ts';
import { formatInlineJson } from '../../lib/json/format-json.ts';
import { readText } from '../../lib/json/json-value.ts';
import type { OpenApiDocument } from '../load/document.ts';
import { type DocumentNode, getChild } from '../load/document-node.ts';
import { isList, isOrderedObject, type OrderedJson } from '../load/ordered-json.ts';
import { findKeyword, type MergedSchema, mergeSchema } from '../rows/merge-schema.ts';

/** Maximum nesting depth of elements; deeper ones are left out. */
const maximumDepth = 50;

/**
 * A value as XML, with names, attributes, wrappers, namespaces and prefixes as the `xml` objects of its schema say
 * (OpenAPI 3.1.1, 4.8.26). What has no name there is called as its schema or property is; the outermost else `root`.
 */
export function writeXml(
  document: OpenApiDocument,
  schema: DocumentNode | undefined,
  value: OrderedJson,
): string {
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
  if (!isOrderedObject(value)) return `${open}>${escapeXml(toText(value), '\ufffd')}</${rules.name}>`;
  const properties = new Map(schema.properties);
  const members = [...value].map(([name, item]) => {
    const property = mergeSchema(document, properties.get(name) ?? []);
    return { property, name, item, rules: readRules(property, name) };
  });
  const attributes = members
    .filter((member) => member.rules.isAttribute)
    .map(({ item, rules: own }) => `${own.declaration} ${own.name}="${escapeXml(toText(item), '\ufffd')}"`)
    .join('');
  const text = members
    .filter((member) => member.rules.isText)
    .map(({ item }) => escapeXml(toText(item), '\ufffd'));
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

function toText(value: OrderedJson): string {
  return typeof value === 'string' ? value : formatInlineJson(value);
}
