import { readText } from '../../lib/json/json-value.ts';
import { type DocumentNode, getChild, identify } from '../load/document-node.ts';
import type { Fact, Field } from '../read/operation.ts';
import { readDocs } from '../read/read-info.ts';
import { findKeyword, findRowsOwner, hasFlag, listMappedSchemas, type MergedSchema } from './merge-schema.ts';
import { describeValues, displayValue, listFacts, listRequiredChoices } from './schema-facts.ts';
import { listItemSchemas, listValues, type SchemaGraph } from './schema-graph.ts';

/** What a row says of its schema. */
interface SchemaSummary
  extends Pick<
    Field,
    'type' | 'deprecated' | 'readOnly' | 'writeOnly' | 'description' | 'externalDocs' | 'facts'
  > {
  /** The schemas whose properties, members and choices stand below the row: its own, of an array those of its items. */
  readonly owners: readonly MergedSchema[];
}

/** Maximum depth to which arrays of arrays are followed. */
const maximumItems = 8;

/** What a row says of its schema, and what stands below it; an array's row says what its items are too. */
export function summarizeSchema(graph: SchemaGraph, schema: MergedSchema): SchemaSummary {
  const levels = listLevels(graph, schema);
  const facts = new Map<string, Fact>();
  for (const level of levels)
    for (const fact of [...listFacts(graph.document, level), ...listConstants(graph, level)])
      if (!facts.has(fact.label)) facts.set(fact.label, fact);
  return {
    type: graph.nameType(schema),
    deprecated: hasFlag(schema, 'deprecated'),
    readOnly: hasFlag(schema, 'readOnly'),
    writeOnly: hasFlag(schema, 'writeOnly'),
    description: levels
      .map((level) => readText(findKeyword(level, 'description')?.value))
      .find((text) => text !== undefined && text.trim() !== ''),
    externalDocs: readDocs(findKeyword(schema, 'externalDocs')?.value),
    facts: [...facts.values()],
    owners: schema.isPossible ? levels.filter((level) => hasRows(graph, level)) : [],
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
