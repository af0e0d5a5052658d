import { formatInlineJson } from '../../lib/json/format-json.ts';
import { isObject, readText } from '../../lib/json/json-value.ts';
import { type DocumentNode, listChildren } from '../../openapi/load/document.ts';
import {
  findKeyword,
  hasFlag,
  inferTypes,
  listItemSchemas,
  listNumbers,
  listValues,
  type MergedSchema,
} from '../../openapi/rows/merge-schema.ts';
import type { SchemaGraph } from '../../openapi/rows/schema-graph.ts';
import {
  findBound,
  findGivenExamples,
  listOptions,
  readDiscriminator,
} from '../../openapi/rows/summarize-schema.ts';
import type { FormControl } from './playground-form.ts';

/** What a field of a form is made from. */
export interface FormSource {
  readonly schema: MergedSchema;
  /** The only one of its types that the field is for. */
  readonly type?: string | undefined;
  /** Schemas that hold too: those that the schema is a choice of. */
  readonly beside: readonly MergedSchema[];
  /** A property that has only these values in this choice. */
  readonly fixed?: { readonly name: string; readonly values: readonly string[] } | undefined;
}

/** The source of a field whose schema nothing else is said about. */
export function toSource(schema: MergedSchema): FormSource {
  return { schema, beside: [] };
}

/** A control with the fields inside it named, not yet made. */
export type Branch =
  | {
      readonly kind: 'object';
      readonly members: readonly Member[];
      readonly rest: readonly DocumentNode[] | undefined;
    }
  | { readonly kind: 'list'; readonly item: DocumentNode }
  | {
      readonly kind: 'choice';
      readonly options: readonly { readonly title: string; readonly source: FormSource }[];
    };

interface Member {
  readonly name: string;
  readonly source: FormSource;
  readonly required: boolean;
}

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

/** Maximum length of a placeholder: as much as fits into an input. */
const maximumPlaceholder = 60;
/** `maxLength` from which on a text gets an input of several lines. */
const longText = 500;
/** Maximum number of options in a select; a value out of more is typed. */
const maximumValues = 400;

/** The control of a value that is neither an object nor a list, by its type. */
export function readLeaf(graph: SchemaGraph, schema: MergedSchema, type: string | undefined): FormControl {
  switch (type) {
    case 'string':
      return readTextControl(graph, schema);
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        isInteger: type === 'integer',
        minimum: findBound(schema, 'minimum'),
        maximum: findBound(schema, 'maximum'),
        multipleOf: listNumbers(schema, 'multipleOf')[0],
        placeholder: readPlaceholder(graph, schema),
      };
    case 'boolean':
    case 'file':
      return { kind: type };
    default:
      return { kind: 'json' };
  }
}

/** The values that `enum`, `const` or choices of one value each allow; undefined when there are none, or too many. */
export function readValues(graph: SchemaGraph, schema: MergedSchema): readonly unknown[] | undefined {
  if (schema.isNullable && schema.types.length === 0 && findKeyword(schema, 'type')) return [null];
  const own = listValues(schema);
  const values = own.length > 0 ? own : listConstants(graph, schema);
  return values.length > 0 && values.length <= maximumValues ? values : undefined;
}

function listConstants(graph: SchemaGraph, schema: MergedSchema): readonly unknown[] {
  const values = schema.choices.map((choice) => {
    const option = graph.merge([choice]);
    return option.properties.length === 0 ? listValues(option) : [];
  });
  if (values.length === 0 || values.some((list) => list.length === 0)) return [];
  return [...new Set([...values.flat(), ...(schema.isNullable ? [null] : [])])];
}

function readTextControl(graph: SchemaGraph, schema: MergedSchema): FormControl {
  const maxLength = findBound(schema, 'maxLength');
  return {
    kind: 'text',
    format: readText(findKeyword(schema, 'format')?.value),
    minLength: findBound(schema, 'minLength'),
    maxLength,
    pattern: readText(findKeyword(schema, 'pattern')?.value),
    placeholder: readPlaceholder(graph, schema),
    isLong: maxLength !== undefined && maxLength > longText,
  };
}

/** The default, else an example: what an empty input may hold. */
function readPlaceholder(graph: SchemaGraph, schema: MergedSchema): string | undefined {
  const [example] = findGivenExamples(graph.document, schema);
  const value = findKeyword(schema, 'default')?.value ?? example?.value;
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'string' ? value : formatInlineJson(value);
  return text.length <= maximumPlaceholder && !text.includes('\n') ? text : undefined;
}
