import { isObject, readText } from '../../lib/json/json-value.ts';
import { listItemSchemas, type SchemaGraph } from '../check/schema-graph.ts';
import { type DocumentNode, getChild, listChildren } from '../load/node.ts';
import type { Fact } from '../read/operation.ts';
import { findKeyword, type MergedSchema } from './merge-schema.ts';

/** What only the owner of a schema knows about its row. */
export interface Row {
  readonly name: string;
  readonly required: boolean;
  readonly optional: boolean;
  /** In place of the schema's own. */
  readonly description?: string | undefined;
  readonly deprecated?: boolean;
  /** Besides those of the schema, which win. */
  readonly facts?: readonly Fact[];
  /** Without a type it holds bytes. */
  readonly isBytes?: boolean;
}

/** A row with the schemas that hold for it together. */
interface SchemaRow extends Row {
  readonly nodes: readonly DocumentNode[];
}

/** The rows that stand below a schema's own: properties, any other keys, members of a tuple. Alternatives are no rows. */
export function listRows(graph: SchemaGraph, schema: MergedSchema): readonly SchemaRow[] {
  const { document } = graph;
  const hasRequired = schema.properties.some(([name]) => schema.required.has(name));
  const properties = schema.properties.map(([name, nodes]) => {
    const required = schema.required.has(name);
    return { name, nodes, required, optional: hasRequired && !required };
  });
  const tuple = listItemSchemas(document, schema, 'prefixItems').map((node, index) =>
    buildRow(`[${index}]`, node),
  );
  return [...properties, ...listKeyRows(graph, schema), ...tuple];
}

/** `additionalProperties` (or `unevaluatedProperties`) with a schema, and each of `patternProperties`. */
function listKeyRows(graph: SchemaGraph, schema: MergedSchema): readonly SchemaRow[] {
  const patterns = listChildren(graph.document, findKeyword(schema, 'patternProperties')).map(
    ([pattern, node]) => buildRow(`/${pattern}/`, node),
  );
  const others = ['additionalProperties', 'unevaluatedProperties']
    .map((keyword) => findKeyword(schema, keyword))
    .find((node) => node && isObject(node.value) && Object.keys(node.value).length > 0);
  if (!others) return patterns;
  const names = findKeyword(schema, 'propertyNames');
  const name =
    readText(getChild(others, 'x-additionalPropertiesName')?.value) ??
    readText(findKeyword(schema, 'x-additionalPropertiesName')?.value) ??
    readText(names && getChild(names, 'title')?.value) ??
    'key';
  return [...patterns, buildRow(`{${name}}`, others)];
}

function buildRow(name: string, node: DocumentNode): SchemaRow {
  return { name, nodes: [node], required: false, optional: false };
}
