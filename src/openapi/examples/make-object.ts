import { matchPattern } from '../../json-schema/pattern/match-pattern.ts';
import { isObject, readText, readTexts } from '../../lib/json/json-value.ts';
import { fitsSchema } from '../check/fits-schema.ts';
import { type DocumentNode, getChild, listChildren } from '../load/node.ts';
import type { OrderedJson, OrderedObject } from '../load/ordered-json.ts';
import { findDiscriminator } from '../rows/find-discriminator.ts';
import { findKeyword, hasFlag, listNumbers, type MergedSchema, mergeSchema } from '../rows/merge-schema.ts';
import { inferTypes } from '../rows/schema-type.ts';
import { type ExampleContext, softDepth } from './example-context.ts';
import { makeMatch } from './make-match.ts';
import { listKeyword } from './part-keywords.ts';

/** Properties beyond the declared ones that are made for `minProperties`. */
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

/** The smallest value of a required property that would stand inside itself. */
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
    const name = nameFurther(context, schema, index);
    const schemas = name === undefined ? [] : listPropertySchemas(context.document, schema, name);
    if (name === undefined || found.has(name) || schemas.some(({ value }) => value === false)) continue;
    const value = context.make(context, schemas);
    if (value !== undefined) found.set(name, value);
  }
}

function nameFurther(context: ExampleContext, schema: MergedSchema, index: number): string | undefined {
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
