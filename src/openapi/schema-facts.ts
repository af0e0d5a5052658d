import { formatInlineJson } from '../request/format-json.ts';
import type { OpenApiDocument } from './document.ts';
import { readText } from './json-value.ts';
import { findKeyword, hasFlag, listNumbers, type MergedSchema } from './merge-schema.ts';
import { type DocumentNode, listChildren } from './node.ts';
import type { Fact } from './operation.ts';
import { readOrderedJson } from './ordered-json.ts';
import { listValues } from './schema-type.ts';

/** Longer values are shown in the examples at the side, not as a fact. */
const maximumValueLength = 120;

/** What a schema says in few words, in the order in which it is shown. */
export function listFacts(document: OpenApiDocument, schema: MergedSchema): readonly Fact[] {
  const text = (keyword: string) => readText(findKeyword(schema, keyword)?.value);
  const value = (keyword: string) => {
    const node = findKeyword(schema, keyword);
    return node ? formatInlineJson(readOrderedJson(document, node)) : undefined;
  };
  const constant = value('const');
  return [
    fact('Format', text('format')),
    fact('Encoding', text('contentEncoding')),
    fact('Default', value('default')),
    fact('Value', constant),
    { label: 'One of', values: constant === undefined ? listChoices(schema) : [] },
    { label: 'Example', values: listExamples(document, schema) },
    fact('Length', describeRange(schema, 'minLength', 'maxLength')),
    fact('Range', describeRange(schema, 'minimum', 'maximum')),
    fact('Multiple of', listNumbers(schema, 'multipleOf').join(', ') || undefined),
    fact('Items', describeRange(schema, 'minItems', 'maxItems'), hasFlag(schema, 'uniqueItems') && 'unique'),
    fact('Properties', describeRange(schema, 'minProperties', 'maxProperties')),
    fact('Pattern', text('pattern')),
  ].filter(({ values }) => values.length > 0);
}

/** The nodes of the given examples: `examples`, or `example` of OpenAPI 3.0. */
export function findGivenExamples(document: OpenApiDocument, schema: MergedSchema): readonly DocumentNode[] {
  const several = findKeyword(schema, 'examples');
  const list = Array.isArray(several?.value) ? listChildren(document, several).map(([, node]) => node) : [];
  const single = findKeyword(schema, 'example');
  return list.length > 0 || !single ? list : [single];
}

function listExamples(document: OpenApiDocument, schema: MergedSchema): readonly string[] {
  const examples = findGivenExamples(document, schema).map((node) => readOrderedJson(document, node));
  return examples
    .map(formatInlineJson)
    .filter((text) => text.length <= maximumValueLength)
    .slice(0, 3);
}

function fact(label: string, ...values: readonly (string | undefined | false)[]): Fact {
  return { label, values: values.flatMap((value) => (value ? [cut(value)] : [])) };
}

function cut(text: string): string {
  return text.length > maximumValueLength ? `${text.slice(0, maximumValueLength - 1)}…` : text;
}

/** What `enum` allows; null is told by the type. */
function listChoices(schema: MergedSchema): readonly string[] {
  return listValues(schema)
    .filter((value) => value !== null)
    .map(showChoice);
}

/** A value of `enum`: texts without quotes, as writers type them in prose. */
function showChoice(value: unknown): string {
  return typeof value === 'string' ? value : formatInlineJson(value);
}

/** `1 to 200`, `at least 1`, `more than 0, less than 5`; undefined when there is no bound. Parts narrow each other. */
function describeRange(schema: MergedSchema, least: string, most: string): string | undefined {
  const numbers = (keyword: string) => listNumbers(schema, keyword);
  const exclusive = (keyword: string) => `exclusive${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`;
  const low = maximum(numbers(least));
  const high = minimum(numbers(most));
  const above = maximum(numbers(exclusive(least)));
  const below = minimum(numbers(exclusive(most)));
  if (low !== undefined && high !== undefined && above === undefined && below === undefined)
    return low === high ? `exactly ${low}` : `${low} to ${high}`;
  const bounds = [
    above === undefined ? low !== undefined && `at least ${low}` : `more than ${above}`,
    below === undefined ? high !== undefined && `at most ${high}` : `less than ${below}`,
  ].filter((bound) => bound !== false);
  return bounds.length > 0 ? bounds.join(', ') : undefined;
}

function minimum(numbers: readonly number[]): number | undefined {
  return numbers.length > 0 ? Math.min(...numbers) : undefined;
}

function maximum(numbers: readonly number[]): number | undefined {
  return numbers.length > 0 ? Math.max(...numbers) : undefined;
}
