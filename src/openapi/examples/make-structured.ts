import { writeComparable } from '../../json-schema/compare-values.ts';
import { matchPattern } from '../../json-schema/pattern/match-pattern.ts';
import { isObject, readText, readTexts } from '../../lib/json/json-value.ts';
import {
  type DocumentNode,
  getChild,
  identify,
  listChildren,
  type OpenApiDocument,
  readName,
  resolveReference,
} from '../load/document.ts';
import { type OrderedJson, type OrderedObject, toPlainJson } from '../load/ordered-json.ts';
import {
  findKeyword,
  hasFlag,
  inferTypes,
  listKeyword,
  listNumbers,
  type MergedSchema,
  mergeSchema,
} from '../rows/merge-schema.ts';
import { type ExampleContext, fitsSchema, softDepth } from './given-value.ts';
import { makeMatch } from './make-primitive.ts';

/** Maximum number of undeclared properties that are made for `minProperties`. */
const maximumAdditional = 20;

/** An object of a schema whose choices are made; undefined when a required property has no value that ends. */
export function makeObject(context: ExampleContext, schema: MergedSchema): OrderedObject | undefined {
  const { document } = context;
  const most = Math.min(...listNumbers(schema, 'maxProperties'), Number.POSITIVE_INFINITY);
  const declared = schema.properties.map(([name]) => name);
  const names = [...new Set([...declared, ...schema.required])];
  const chosen = chooseDiscriminator(context, schema);
  const hidden = context.direction === 'request' ? 'readOnly' : 'writeOnly';
  const found = new Map<string, OrderedJson>();
  let room = most - names.filter((name) => schema.required.has(name)).length;
  for (const name of names) {
    const isRequired = schema.required.has(name);
    const schemas = listPropertySchemas(document, schema, name);
    const property = mergeSchema(document, schemas);
    if (hasFlag(property, hidden)) continue;
    if (!isRequired && (room <= 0 || isLeftOut(context, property))) continue;
    const value = chosen.get(name) ?? context.make(context, schemas);
    if (value !== undefined) found.set(name, value);
    else if (isRequired && !context.isCut) return undefined;
    else if (isRequired) found.set(name, makeEmpty(property));
    if (value !== undefined && !isRequired) room--;
  }
  addDependents(context, schema, found, hidden);
  addFurther(context, schema, found, most);
  return found;
}

function isLeftOut(context: ExampleContext, property: MergedSchema): boolean {
  const isNested = property.choices.length > 0 || /object|array/.test(inferTypes(property).join());
  return (
    context.isBare ||
    context.values.left <= 0 ||
    hasFlag(property, 'deprecated') ||
    (isNested && context.depth > softDepth)
  );
}

/** What all parts together say about a property: also those that know it as an additional one only. */
function listPropertySchemas(
  document: ExampleContext['document'],
  schema: MergedSchema,
  name: string,
): readonly DocumentNode[] {
  return schema.parts.flatMap((part) => {
    const properties = getChild(part, 'properties');
    const own = properties && getChild(properties, name);
    const patterns = listChildren(document, getChild(part, 'patternProperties'));
    const matching = patterns.filter(([pattern]) => matchPattern(pattern, name)).map(([, node]) => node);
    const additional = getChild(part, 'additionalProperties');
    if (own || matching.length > 0) return [...(own ? [own] : []), ...matching];
    return additional && additional.value !== true ? [additional] : [];
  });
}

/** The property that says which schema was chosen, with the word for it. */
function chooseDiscriminator(
  context: ExampleContext,
  schema: MergedSchema,
): ReadonlyMap<string, OrderedJson> {
  const discriminator = findDiscriminator(context.document, schema);
  if (!discriminator) return new Map();
  const { name, values } = discriminator;
  const schemas = listPropertySchemas(context.document, schema, name);
  const value = values.find((word) => schemas.every((one) => fitsSchema(context, one, word)));
  return new Map(value === undefined ? [] : [[name, value]]);
}

/** The smallest value of a required property that would contain itself. */
function makeEmpty(schema: MergedSchema): OrderedJson {
  const types = inferTypes(schema);
  if (schema.isNullable) return null;
  return types.includes('array') ? [] : types.includes('object') ? new Map() : null;
}

/** Puts in what `dependentRequired` asks for, and takes out what asks in vain. */
function addDependents(
  context: ExampleContext,
  schema: MergedSchema,
  found: Map<string, OrderedJson>,
  hidden: string,
): void {
  const rules = listKeyword(schema, 'dependentRequired').flatMap((node) =>
    listChildren(context.document, node).map(([name, list]) => ({ name, needs: readTexts(list.value) })),
  );
  for (let round = 0; round <= rules.length; round++) {
    for (const { name, needs } of rules) {
      for (const need of found.has(name) ? needs.filter((one) => !found.has(one)) : []) {
        const schemas = listPropertySchemas(context.document, schema, need);
        if (hasFlag(mergeSchema(context.document, schemas), hidden)) continue;
        const value = context.make(context, schemas);
        if (value !== undefined) found.set(need, value);
        else if (!schema.required.has(name)) found.delete(name);
      }
    }
  }
}

/** Properties that are not declared: one where an object would be empty, as many as `minProperties` asks for. */
function addFurther(
  context: ExampleContext,
  schema: MergedSchema,
  found: Map<string, OrderedJson>,
  most: number,
): void {
  const additional = findKeyword(schema, 'additionalProperties');
  const isDescribed =
    (additional && isObject(additional.value)) || listKeyword(schema, 'patternProperties').length > 0;
  const wanted = isDescribed && found.size === 0 && !context.isBare ? 1 : 0;
  const least = Math.min(Math.max(wanted, ...listNumbers(schema, 'minProperties')), most);
  for (let index = 0; found.size < least && index < maximumAdditional; index++) {
    const name = makePropertyName(context, schema, index);
    const schemas = name === undefined ? [] : listPropertySchemas(context.document, schema, name);
    if (name === undefined || found.has(name) || schemas.some(({ value }) => value === false)) continue;
    const value = context.make(context, schemas);
    if (value !== undefined) found.set(name, value);
  }
}

function makePropertyName(context: ExampleContext, schema: MergedSchema, index: number): string | undefined {
  const additional = findKeyword(schema, 'additionalProperties');
  const named =
    readText(additional && getChild(additional, 'x-additionalPropertiesName')?.value) ??
    readText(findKeyword(schema, 'x-additionalPropertiesName')?.value) ??
    'key';
  const names = listKeyword(schema, 'propertyNames');
  if (names.length > 0) {
    const text = { file: '', pointer: '', value: { type: 'string' } };
    const name = context.make({ ...context, word: named, variant: index }, [...names, text]);
    return typeof name === 'string' ? name : undefined;
  }
  const [pattern] = listKeyword(schema, 'patternProperties').flatMap((node) =>
    listChildren(context.document, node),
  );
  const isClosed = additional?.value === false || additional === undefined;
  if (pattern && isClosed) return makeMatch(pattern[0], 1, 100, index);
  return index === 0 ? named : `${named}${index + 1}`;
}

/**
 * What the property of a discriminator says for a schema that was chosen: the key that `mapping` has for it, else the
 * schema's name (OpenAPI 3.1.1, 4.8.25). Undefined without a discriminator.
 */
function findDiscriminator(
  document: OpenApiDocument,
  merged: MergedSchema,
): { readonly name: string; readonly values: readonly string[] } | undefined {
  const [node] = listKeyword(merged, 'discriminator');
  const name = node && readText(getChild(node, 'propertyName')?.value);
  if (!node || name === undefined) return undefined;
  const parts = new Set(merged.parts.map(identify));
  const isChosen = (target: DocumentNode | undefined) => target !== undefined && parts.has(identify(target));
  const mapping = listChildren(document, getChild(node, 'mapping'));
  const mapped = mapping.filter(([, target]) => isChosen(findMapped(document, target))).map(([key]) => key);
  // An option that was chosen is the last of the named schemas; a subtype by allOf precedes its supertype.
  const owner = node.pointer.replace(/\/discriminator$/, '');
  const names = merged.parts.filter((part) => isNamed(part) && part.pointer !== owner).map(readName);
  const own = merged.name === undefined ? [] : [merged.name];
  return { name, values: [...mapped, ...names.toReversed(), ...own, ...mapping.map(([key]) => key)] };
}

/** A mapping's value is a URI reference or the name of a schema. */
function findMapped(document: OpenApiDocument, node: DocumentNode): DocumentNode | undefined {
  const written = readText(node.value) ?? '';
  if (/^[\w.-]+$/.test(written)) {
    const named = resolveReference(document, node, `#/components/schemas/${written}`);
    if (named) return named;
  }
  return resolveReference(document, node, written);
}

function isNamed({ pointer }: DocumentNode): boolean {
  return /^\/components\/schemas\/[^/]+$/.test(pointer) || pointer === '';
}

/** Maximum length of an array, whatever `minItems` asks for. */
const maximumItems = 100;

/** An array of a schema whose choices are made; undefined when an item that it needs has no value that ends. */
export function makeArray(context: ExampleContext, schema: MergedSchema): OrderedJson | undefined {
  const most = Math.min(...listNumbers(schema, 'maxItems'), maximumItems);
  const needed = Math.min(Math.max(0, ...listNumbers(schema, 'minItems')), most);
  const tuple = countTuple(context, schema);
  const wanted = context.isBare || context.depth > softDepth ? needed : Math.max(1, tuple, needed);
  const isUnique = hasFlag(schema, 'uniqueItems');
  const known = new Set<string>();
  const items: OrderedJson[] = [];
  for (let index = 0; items.length < Math.min(wanted, most); index++) {
    const item = makeItem(context, schema, items.length, isUnique ? index : context.variant);
    const isMissing = item === undefined || (isUnique && index > items.length + 10);
    if (isMissing && items.length < needed && !context.isCut) return undefined;
    if (isMissing) break;
    const comparable = isUnique ? writeComparable(toPlainJson(item)) : '';
    if (isUnique && known.has(comparable)) continue;
    known.add(comparable);
    items.push(item);
  }
  return addContained(context, schema, items, most);
}

function countTuple(context: ExampleContext, schema: MergedSchema): number {
  const lengths = listKeyword(schema, 'prefixItems').map(
    (node) => listChildren(context.document, node).length,
  );
  return Math.max(0, ...lengths);
}

function makeItem(
  context: ExampleContext,
  schema: MergedSchema,
  index: number,
  variant: number,
): OrderedJson | undefined {
  const schemas = schema.parts.flatMap((part) => listItemSchemas(context, part, index));
  if (schemas.length === 0) return undefined;
  return schemas.some(({ value }) => value === false)
    ? undefined
    : context.make({ ...context, variant }, schemas);
}

function listItemSchemas(
  context: ExampleContext,
  part: DocumentNode,
  index: number,
): readonly DocumentNode[] {
  const own = { parts: [part] } as const;
  const tuple = listChildren(context.document, listKeyword(own, 'prefixItems')[0]);
  const item = tuple[index]?.[1] ?? listKeyword(own, 'items')[0];
  return item ? [item] : [];
}

/** The array with what `contains` asks for. */
function addContained(
  context: ExampleContext,
  schema: MergedSchema,
  items: OrderedJson[],
  most: number,
): OrderedJson | undefined {
  const contains = findKeyword(schema, 'contains');
  if (!contains) return items;
  const least = Math.max(1, ...listNumbers(schema, 'minContains'));
  for (let index = 0; index < maximumItems; index++) {
    if (items.filter((item) => fitsSchema(context, contains, item)).length >= least) break;
    const place = items.length < most ? items.length : Math.max(0, most - 1 - index);
    const schemas = schema.parts.flatMap((part) => listItemSchemas(context, part, place));
    const variant = hasFlag(schema, 'uniqueItems') ? index : 0;
    const item = context.make({ ...context, variant }, [contains, ...schemas]);
    if (item === undefined) break;
    items[place] = item;
  }
  return items;
}
