import { formatInlineJson } from '../../lib/json/format-json.ts';
import { readText } from '../../lib/json/json-value.ts';
import { findKeyword, listNumbers, type MergedSchema } from '../../openapi/rows/merge-schema.ts';
import { findGivenExamples } from '../../openapi/rows/schema-facts.ts';
import { listValues, type SchemaGraph } from '../../openapi/rows/schema-graph.ts';
import type { FormControl } from './form-field.ts';

/** Longer texts do not fit into an input. */
const maximumPlaceholder = 60;
/** Texts that may be longer than this have several lines. */
const longText = 500;
/** A list of more values is typed, not chosen. */
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
        minimum: listNumbers(schema, 'minimum').reduce(larger, undefined),
        maximum: listNumbers(schema, 'maximum').reduce(smaller, undefined),
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
  const maxLength = listNumbers(schema, 'maxLength').reduce(smaller, undefined);
  return {
    kind: 'text',
    format: readText(findKeyword(schema, 'format')?.value),
    minLength: listNumbers(schema, 'minLength').reduce(larger, undefined),
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

function larger(one: number | undefined, other: number): number {
  return one === undefined ? other : Math.max(one, other);
}

function smaller(one: number | undefined, other: number): number {
  return one === undefined ? other : Math.min(one, other);
}
