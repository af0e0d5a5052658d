import { displayValue, formatInlineJson } from '../../lib/json/format-json.ts';
import { parseJson } from '../../lib/json/json-text.ts';
import { isObject, readKey, readText, readTexts } from '../../lib/json/json-value.ts';
import {
  type DocumentNode,
  followChild,
  followReferences,
  getChild,
  identify,
  listChildren,
  type OpenApiDocument,
} from '../load/document.ts';
import { readOrderedJson } from '../load/ordered-json.ts';
import type { Fact, Field } from '../read/operation.ts';
import { readDocs } from '../read/read-info.ts';
import { findComponentSchema } from './component-schemas.ts';
import {
  findKeyword,
  findRowsOwner,
  hasFlag,
  listItemSchemas,
  listMappedSchemas,
  listNumbers,
  listValues,
  type MergedSchema,
  mergeSchema,
} from './merge-schema.ts';
import type { SchemaGraph } from './schema-graph.ts';

/** What a row says of its schema. */
interface SchemaSummary
  extends Pick<
    Field,
    'type' | 'schemaName' | 'deprecated' | 'readOnly' | 'writeOnly' | 'description' | 'externalDocs' | 'facts'
  > {
  /** The schemas whose properties, members and choices are below the row: its own, of an array those of its items. */
  readonly owners: readonly MergedSchema[];
}

/** Maximum depth to which arrays of arrays are followed. */
const maximumItems = 8;

/** What a row says of its schema, and what is below it; an array's row says what its items are too. */
export function summarizeSchema(graph: SchemaGraph, schema: MergedSchema): SchemaSummary {
  const levels = listLevels(graph, schema);
  const facts = new Map<string, Fact>();
  for (const level of levels)
    for (const fact of [...listFacts(graph.document, level), ...listConstants(graph, level)])
      if (!facts.has(fact.label)) facts.set(fact.label, fact);
  const owners = schema.isPossible ? levels.filter((level) => hasRows(graph, level)) : [];
  const [owner, ...others] = owners;
  return {
    type: graph.nameType(schema),
    schemaName: owner && others.length === 0 ? findComponentSchema(graph.document, owner) : undefined,
    deprecated: hasFlag(schema, 'deprecated'),
    readOnly: hasFlag(schema, 'readOnly'),
    writeOnly: hasFlag(schema, 'writeOnly'),
    description: levels
      .map((level) => readText(findKeyword(level, 'description')?.value))
      .find((text) => text !== undefined && text.trim() !== ''),
    externalDocs: readDocs(findKeyword(schema, 'externalDocs')?.value),
    facts: [...facts.values()],
    owners,
  };
}

/** A schema, then that of its items, and so on. */
function listLevels(graph: SchemaGraph, schema: MergedSchema): readonly MergedSchema[] {
  const levels = [schema];
  for (let inner: MergedSchema | undefined = schema; inner && levels.length < maximumItems; ) {
    const [item]: readonly DocumentNode[] = listItemSchemas(graph.document, inner, 'items');
    inner = item && graph.merge([item]);
    if (inner && !levels.includes(inner)) levels.push(inner);
    else break;
  }
  return levels;
}

function hasRows(graph: SchemaGraph, schema: MergedSchema): boolean {
  return (
    schema.properties.length > 0 ||
    hasKeyRows(schema) ||
    listItemSchemas(graph.document, schema, 'prefixItems').length > 0 ||
    (listRequiredChoices(graph.document, schema).length === 0 && !isTold(graph, schema))
  );
}

function hasKeyRows(schema: MergedSchema): boolean {
  return ['additionalProperties', 'unevaluatedProperties', 'patternProperties'].some((keyword) => {
    const value = findKeyword(schema, keyword)?.value;
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  });
}

/** Whether the row of a schema tells all of its alternatives: by their types, or as values. */
function isTold(graph: SchemaGraph, schema: MergedSchema): boolean {
  if (schema.choices.length < 2 || listConstants(graph, schema).length > 0) return true;
  return schema.choices.every((choice) => {
    const option = graph.merge([choice]);
    return option.choices.length < 2 && isBare(graph, option);
  });
}

function isBare(graph: SchemaGraph, option: MergedSchema): boolean {
  return listLevels(graph, option).every(
    (level) =>
      level.properties.length === 0 &&
      !hasKeyRows(level) &&
      level.choices.length < 2 &&
      findKeyword(level, 'description') === undefined &&
      listFacts(graph.document, level).length === 0,
  );
}

/** Alternatives that are one value each are an `enum` whose values are described. */
function listConstants(graph: SchemaGraph, schema: MergedSchema): readonly Fact[] {
  const entries = schema.choices.map((choice) => {
    const option = graph.merge([choice]);
    const text = (keyword: string) => readText(findKeyword(option, keyword)?.value);
    const [value, ...others] = listValues(option);
    const isValue = value !== undefined && others.length === 0 && option.properties.length === 0;
    return isValue ? { value, note: text('description') ?? text('title') ?? '' } : undefined;
  });
  const known = entries.filter((entry) => entry !== undefined);
  return known.length === entries.length ? describeValues(known) : [];
}

/** One of the alternatives of a schema. */
interface ChoiceOption {
  readonly schema: MergedSchema;
  readonly title: string;
  /** The discriminator's values that mean this one. */
  readonly values: readonly string[];
}

/** The alternatives that a reader is shown as such: none where their types or their required keys tell everything. */
export function listOptions(graph: SchemaGraph, schema: MergedSchema): readonly ChoiceOption[] {
  if (schema.choices.length < 2 || listRequiredChoices(graph.document, schema).length > 0) return [];
  const discriminator = findKeyword(schema, 'discriminator');
  const property = readDiscriminator(schema);
  const mapped = discriminator ? listMappedSchemas(graph.document, discriminator) : [];
  return schema.choices.map((node) => {
    const merged = graph.merge([node]);
    const owner = identify(findRowsOwner(graph.document, node));
    const named = mapped.flatMap(([value, target]) =>
      identify(findRowsOwner(graph.document, target)) === owner ? [value] : [],
    );
    const constant = property === undefined ? [] : readConstants(graph, merged, property);
    const implied = property !== undefined && merged.name !== undefined ? [merged.name] : [];
    const values = [named, constant, implied].find((list) => list.length > 0) ?? [];
    return { schema: merged, title: optionTitle(graph, merged), values };
  });
}

/** The property that tells the alternatives of a schema apart. */
export function readDiscriminator(schema: MergedSchema): string | undefined {
  const node = findKeyword(schema, 'discriminator');
  return readText(node && getChild(node, 'propertyName')?.value);
}

/** The values of a property that an alternative fixes. */
function readConstants(graph: SchemaGraph, option: MergedSchema, property: string): readonly string[] {
  const [, schemas] = option.properties.find(([name]) => name === property) ?? [];
  return schemas ? listValues(graph.merge(schemas)).map(displayValue) : [];
}

/** Its title or name; of a nameless object the property that it fixes, or the names of some properties. */
function optionTitle(graph: SchemaGraph, option: MergedSchema): string {
  const given = readText(findKeyword(option, 'title')?.value)?.trim() || option.name;
  if (given) return given;
  const type = graph.nameType(option);
  if (option.properties.length === 0) return type;
  for (const [name] of option.properties) {
    const values = readConstants(graph, option, name);
    if (values.length === 1) return `${name}: ${values[0]}`;
  }
  const names = option.properties.map(([name]) => name);
  return `{ ${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''} }`;
}

/** Maximum length of a fact; longer values are shown in the examples at the side. */
const maximumValueLength = 120;

/** What a schema says in few words, in the order in which it is shown. */
function listFacts(document: OpenApiDocument, schema: MergedSchema): readonly Fact[] {
  const text = (keyword: string) => readText(findKeyword(schema, keyword)?.value);
  const value = (keyword: string) => {
    const node = findKeyword(schema, keyword);
    return node ? writeValue(document, node) : undefined;
  };
  const constant = value('const');
  return [
    fact('Format', text('format')),
    fact('Media type', text('contentMediaType')),
    fact('Encoding', text('contentEncoding')),
    fact('Default', value('default')),
    fact('Value', constant),
    ...(constant === undefined ? listEnum(schema) : []),
    { label: 'Example', values: showExamples(document, findGivenExamples(document, schema)) },
    fact('Length', describeRange(schema, 'minLength', 'maxLength')),
    fact('Range', describeRange(schema, 'minimum', 'maximum')),
    fact('Multiple of', listNumbers(schema, 'multipleOf').join(', ') || undefined),
    fact('Items', describeRange(schema, 'minItems', 'maxItems'), hasFlag(schema, 'uniqueItems') && 'unique'),
    fact('Contains', subschemaLabel(document, schema, 'contains')),
    fact(
      'Properties',
      describeRange(schema, 'minProperties', 'maxProperties'),
      isFalse(schema, 'additionalProperties', 'unevaluatedProperties') && 'only those listed',
    ),
    fact('Pattern', text('pattern')),
    ...listKeyFacts(document, schema),
    fact('Not', subschemaLabel(document, schema, 'not')),
  ].filter(({ values }) => values.length > 0);
}

/** The nodes of the given examples: `examples`, or `example` of OpenAPI 3.0. */
export function findGivenExamples(document: OpenApiDocument, schema: MergedSchema): readonly DocumentNode[] {
  const several = findKeyword(schema, 'examples');
  const list = Array.isArray(several?.value) ? listChildren(document, several).map(([, node]) => node) : [];
  const single = findKeyword(schema, 'example');
  return list.length > 0 || !single ? list : [single];
}

/** The examples that a parameter or a header has beside its schema, as a row's fact. */
export function listExampleFacts(document: OpenApiDocument, owner: DocumentNode): readonly Fact[] {
  const single = getChild(owner, 'example');
  const named = listChildren(document, getChild(owner, 'examples')).flatMap(([, node]) => {
    const value = followChild(document, followReferences(document, node), 'value');
    return value ? [value] : [];
  });
  const values = showExamples(document, single ? [single] : named);
  return values.length > 0 ? [{ label: 'Example', values }] : [];
}

function showExamples(document: OpenApiDocument, nodes: readonly DocumentNode[]): readonly string[] {
  return nodes
    .map((node) => writeValue(document, node))
    .filter((text) => text.length <= maximumValueLength)
    .slice(0, 3);
}

/**
 * A default, a constant or an example as the values of `enum` are written: a text as it is, where nothing else could be meant by it and
 * it can be seen; anything else as JSON.
 */
function writeValue(document: OpenApiDocument, node: DocumentNode): string {
  const value = readOrderedJson(document, node);
  const isPlain =
    typeof value === 'string' && value !== '' && value.trim() === value && parseJson(value) === undefined;
  return isPlain ? displayValue(value) : formatInlineJson(value);
}

function fact(label: string, ...values: readonly (string | undefined | false)[]): Fact {
  return { label, values: values.flatMap((value) => (value ? [cut(value)] : [])) };
}

function cut(text: string): string {
  return text.length > maximumValueLength ? `${text.slice(0, maximumValueLength - 1)}…` : text;
}

/** Whether one of these keywords forbids what it is about. */
function isFalse(schema: MergedSchema, ...keywords: readonly string[]): boolean {
  return keywords.some((keyword) => findKeyword(schema, keyword)?.value === false);
}

/** A schema in a few words: its name, its type with its values, or itself as JSON. */
function subschemaLabel(
  document: OpenApiDocument,
  schema: MergedSchema,
  keyword: string,
): string | undefined {
  const node = findKeyword(schema, keyword);
  if (!node) return undefined;
  const { name } = mergeSchema(document, [node]);
  const { value } = node;
  const keys = isObject(value) ? Object.keys(value) : [];
  if (name !== undefined && keys.length === 1) return name;
  if (isObject(value) && keys.length === 1) {
    if (typeof value.type === 'string') return value.type;
    const values = Array.isArray(value.enum) ? value.enum : 'const' in value ? [value.const] : [];
    if (values.length > 0) return values.map((one) => formatInlineJson(one)).join(', ');
    if (Array.isArray(value.required)) return `with ${value.required.join(', ')}`;
  }
  return formatInlineJson(readOrderedJson(document, node));
}

/** `1 to 200`, `at least 1`, `more than 0, less than 5`; undefined when there is no bound. Parts narrow each other. */
function describeRange(schema: MergedSchema, least: string, most: string): string | undefined {
  const exclusive = (keyword: string) => `exclusive${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`;
  const low = findBound(schema, least);
  const high = findBound(schema, most);
  const above = findBound(schema, exclusive(least));
  const below = findBound(schema, exclusive(most));
  if (low !== undefined && high !== undefined && above === undefined && below === undefined)
    return low === high ? `exactly ${low}` : `${low} to ${high}`;
  const bounds = [
    above === undefined ? low !== undefined && `at least ${low}` : `more than ${above}`,
    below === undefined ? high !== undefined && `at most ${high}` : `less than ${below}`,
  ].filter((bound) => bound !== false);
  return bounds.length > 0 ? bounds.join(', ') : undefined;
}

/** The narrowest bound that parts give by a keyword: the largest `minLength`, the smallest `maxLength`; undefined for none. */
export function findBound(schema: MergedSchema, keyword: string): number | undefined {
  const numbers = listNumbers(schema, keyword);
  if (numbers.length === 0) return undefined;
  return /min/i.test(keyword) ? Math.max(...numbers) : Math.min(...numbers);
}

/**
 * Which keys an object may and must have in addition to those that its rows tell: the names that `propertyNames` allows, what
 * `dependentRequired` asks for beside a key, and alternatives of `required`.
 */
function listKeyFacts(document: OpenApiDocument, schema: MergedSchema): readonly Fact[] {
  const names = findKeyword(schema, 'propertyNames');
  const pattern = readText(names && getChild(names, 'pattern')?.value);
  const allowed = readTexts(names && getChild(names, 'enum')?.value);
  const dependent = listChildren(document, findKeyword(schema, 'dependentRequired'));
  return [
    { label: 'Keys match', values: pattern === undefined ? [] : [pattern] },
    { label: 'Keys', values: allowed },
    ...dependent.map(([key, node]) => ({ label: `Required with ${key}`, values: readTexts(node.value) })),
    {
      label: schema.choiceKind === 'oneOf' ? 'Needs exactly one of' : 'Needs at least one of',
      values: listRequiredChoices(document, schema).map((keys) => keys.join(' + ')),
    },
  ];
}

/**
 * The keys that each alternative requires, when the alternatives say nothing else (`anyOf: [{ required: [a] },
 * { required: [b] }]`); none otherwise.
 */
function listRequiredChoices(
  document: OpenApiDocument,
  schema: MergedSchema,
): readonly (readonly string[])[] {
  const alternatives = schema.choices.map((node) => {
    const keywords = listChildren(document, node);
    const required = readTexts(getChild(node, 'required')?.value);
    return keywords.every(([key]) => key === 'required' || key === 'type') ? required : [];
  });
  return alternatives.every((keys) => keys.length > 0) ? alternatives : [];
}

/** Maximum number of values shown of an `enum`; further ones are counted. */
const maximumValues = 200;

/**
 * What `enum` allows, with what `x-enumDescriptions` says about each value: an object by value, or a list beside
 * `enum`. Null is told by the type. None when there is no `enum`.
 */
function listEnum(schema: MergedSchema): readonly Fact[] {
  const described = findKeyword(schema, 'x-enumDescriptions') ?? findKeyword(schema, 'x-enum-descriptions');
  const entries = listValues(schema)
    .map((value, index) => ({ value, note: findNote(described?.value, value, index) }))
    .filter(({ value }) => value !== null);
  return describeValues(entries);
}

/** The fact that one of these values is allowed; none for no values. */
function describeValues(
  entries: readonly { readonly value: unknown; readonly note: string }[],
): readonly Fact[] {
  if (entries.length === 0) return [];
  const shown = entries.slice(0, maximumValues);
  const rest = entries.length - shown.length;
  const values = shown.map(({ value }) => displayValue(value));
  const label = rest > 0 ? `Allowed values, first ${shown.length} of ${entries.length}` : 'Allowed values';
  const notes = shown.map(({ note }) => note);
  return [notes.some(Boolean) ? { label, values, notes } : { label, values }];
}

function findNote(described: unknown, value: unknown, index: number): string {
  if (Array.isArray(described)) return readText(described[index]) ?? '';
  return isObject(described) ? (readText(readKey(described, String(value))) ?? '') : '';
}
