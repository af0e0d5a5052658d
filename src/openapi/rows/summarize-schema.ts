import { readText } from '../../lib/json/json-value.ts';
import type { DocumentNode } from '../load/document-node.ts';
import type { Fact, Field } from '../read/operation.ts';
import { readDocs } from '../read/read-info.ts';
import { findKeyword, hasFlag, type MergedSchema } from './merge-schema.ts';
import { describeValues, listFacts, listRequiredChoices } from './schema-facts.ts';
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
