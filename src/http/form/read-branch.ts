import { isObject } from '../../lib/json/json-value.ts';
import { type DocumentNode, listChildren } from '../../openapi/load/node.ts';
import { listOptions, readDiscriminator } from '../../openapi/rows/choice-options.ts';
import { findKeyword, hasFlag, type MergedSchema } from '../../openapi/rows/merge-schema.ts';
import { inferTypes, listItemSchemas, type SchemaGraph } from '../../openapi/rows/schema-graph.ts';
import { type Branch, type FormSource, type Member, toSource } from './form-source.ts';
import { readValues } from './read-leaf.ts';

/** What a source opens into; undefined for a value without parts, or one that only JSON text can say. */
export function readBranch(graph: SchemaGraph, source: FormSource): Branch | undefined {
  const { schema } = source;
  if (!schema.isPossible || readValues(graph, schema)) return undefined;
  const options = source.type === undefined ? readOptions(graph, source) : [];
  if (options.length > 0) return { kind: 'choice', options };
  const [type] = listTypes(source);
  if (type === 'object') return readObject(graph, source);
  if (type !== 'array' || findKeyword(schema, 'prefixItems')) return undefined;
  const [item] = listItemSchemas(graph.document, schema, 'items');
  return item && { kind: 'list', item };
}

/** The types that a source leaves open, without null. */
export function listTypes({ schema, type, beside }: FormSource): readonly string[] {
  if (type !== undefined) return [type];
  const types = [...new Set(inferTypes(schema))];
  return types.length === 0 && beside.length > 0 ? ['object'] : types;
}

function readOptions(graph: SchemaGraph, source: FormSource): readonly Option[] {
  const { schema, beside } = source;
  const types = listTypes(source);
  const choices = listOptions(graph, schema);
  if (choices.length === 0)
    return types.length < 2 ? [] : types.map((type) => ({ title: type, source: { ...source, type } }));
  const around = schema.properties.length > 0 ? [...beside, schema] : beside;
  const property = readDiscriminator(schema);
  const options = choices.map(({ title, values, schema: option }) => ({
    title,
    source: {
      schema: option,
      beside: around,
      fixed: property !== undefined && values.length > 0 ? { name: property, values } : undefined,
    },
  }));
  return options.every(({ source: one }) => isPlainText(graph, one)) ? [] : options;
}

/** Whether all choices of a schema are texts, which one input can hold. */
export function isTextChoice(graph: SchemaGraph, { schema, type }: FormSource): boolean {
  const options = type === undefined ? listOptions(graph, schema) : [];
  return options.length > 0 && options.every((option) => isPlainText(graph, toSource(option.schema)));
}

type Option = Extract<Branch, { kind: 'choice' }>['options'][number];

function isPlainText(graph: SchemaGraph, source: FormSource): boolean {
  const types = listTypes(source);
  const isPlain = source.schema.choices.length < 2 && !readValues(graph, source.schema);
  return isPlain && types.length === 1 && types[0] === 'string';
}

function readObject(graph: SchemaGraph, { schema, beside, fixed }: FormSource): Branch | undefined {
  const all = [...beside, schema];
  const properties = new Map<string, readonly DocumentNode[]>();
  for (const [name, nodes] of all.flatMap((one) => one.properties))
    properties.set(name, [...(properties.get(name) ?? []), ...nodes]);
  const members = [...properties].flatMap(([name, nodes]): readonly Member[] => {
    const merged = graph.merge(nodes);
    if (!merged.isPossible || hasFlag(merged, 'readOnly')) return [];
    const isFixed = fixed?.name === name;
    const required = isFixed || all.some((one) => one.required.has(name));
    const source = toSource(merged);
    return [{ name, required, source: isFixed ? { ...source, fixed: { ...fixed, name: '' } } : source }];
  });
  const rest = all.map((one) => findRest(graph, one)).find((nodes) => nodes !== undefined);
  return members.length > 0 || rest ? { kind: 'object', members, rest } : undefined;
}

/** The schema of keys that are not named. */
function findRest(graph: SchemaGraph, schema: MergedSchema): readonly DocumentNode[] | undefined {
  const patterns = listChildren(graph.document, findKeyword(schema, 'patternProperties'));
  const nodes = [
    ...['additionalProperties', 'unevaluatedProperties'].map((keyword) => findKeyword(schema, keyword)),
    ...patterns.map(([, node]) => node),
  ];
  const found = nodes.find((node) => node && isObject(node.value) && Object.keys(node.value).length > 0);
  return found && [found];
}
