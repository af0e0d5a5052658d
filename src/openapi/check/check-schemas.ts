import { findPatternFault } from '../../json-schema/pattern/match-pattern.ts';
import { isObject, readKey, readObject, toList } from '../../lib/json/json-value.ts';
import { findNearest } from '../../lib/text/nearest.ts';
import type { Problem } from '../../problem/problem.ts';
import {
  type DocumentNode,
  getChild,
  listChildren,
  locateNode,
  type OpenApiDocument,
  readReference,
  resolveReference,
} from '../load/document.ts';
import type { Visit } from '../load/walk-document.ts';
import { checkProblem } from './problems.ts';

/** JSON Schema's types (draft 2020-12, validation, section 6.1.1). */
const types: readonly string[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** What is wrong with the keywords of one schema. */
export function checkSchemaKeywords(document: OpenApiDocument, { node, isPart }: Visit): readonly Problem[] {
  if (readReference(node) !== undefined && /^[23]\.0/.test(document.version)) return [];
  return [
    ...checkType(document, node),
    ...checkRequired(document, node, isPart === true),
    ...checkPatterns(document, node),
    ...checkEnum(document, node),
    ...checkBounds(document, node),
  ];
}

/** What is wrong with the type of a schema, or of a parameter of 2.0, which has it beside its name. */
export function checkType(document: OpenApiDocument, schema: DocumentNode): readonly Problem[] {
  const type = getChild(schema, 'type');
  if (!type) return [];
  const isTwo = document.version.startsWith('2');
  const known = isTwo ? [...types, 'file'] : types;
  const nodes = Array.isArray(type.value)
    ? type.value.map((_, index) => getChild(type, String(index)) ?? type)
    : [type];
  if (nodes.length === 0)
    return [checkProblem('unknown-type', locateNode(document, type, 'value'), '[]', undefined)];
  return nodes
    .filter(({ value }) => typeof value !== 'string' || !known.includes(value))
    .map((node) => {
      const written = typeof node.value === 'string' ? node.value : (JSON.stringify(node.value) ?? '');
      return checkProblem('unknown-type', locateNode(document, node, 'value'), written, suggestType(written));
    });
}

/** Names that other languages have for the types, then the nearest spelling. */
function suggestType(written: string): string | undefined {
  const others: Readonly<Record<string, string>> = {
    bool: 'boolean',
    int: 'integer',
    int32: 'integer',
    int64: 'integer',
    long: 'integer',
    float: 'number',
    double: 'number',
    decimal: 'number',
    str: 'string',
    text: 'string',
    date: 'string',
    datetime: 'string',
    uuid: 'string',
    file: 'string',
    dict: 'object',
    map: 'object',
    list: 'array',
    none: 'null',
  };
  const lower = written.toLowerCase();
  return Object.hasOwn(others, lower) ? others[lower] : findNearest(written, types);
}

function checkRequired(document: OpenApiDocument, schema: DocumentNode, isPart: boolean): readonly Problem[] {
  const required = getChild(schema, 'required');
  if (!required) return [];
  if (!Array.isArray(required.value))
    return [checkProblem('required-form', locateNode(document, required, 'value'), required.value)];
  const odd = listChildren(document, required).find(([, { value }]) => typeof value !== 'string');
  if (odd) return [checkProblem('required-form', locateNode(document, odd[1], 'value'), odd[1].value)];
  const value = readObject(schema.value);
  const properties = readKey(value, 'properties');
  const isComposed = ['allOf', 'anyOf', 'oneOf', '$ref', 'patternProperties', 'if'].some((key) =>
    Object.hasOwn(value, key),
  );
  if (!isObject(properties) || isComposed) return [];
  const names = Object.keys(properties);
  return listChildren(document, required).flatMap(([, node]) => {
    const name = node.value;
    if (typeof name !== 'string' || names.includes(name)) return [];
    const nearest = findNearest(
      name,
      names.filter((one) => !toList(required.value).includes(one)),
    );
    // The part of a composition may require what another part declares.
    if (isPart && nearest === undefined) return [];
    return [checkProblem('undeclared-required', locateNode(document, node, 'value'), name, nearest)];
  });
}

/** What is wrong with the pattern of a schema or of a parameter of 2.0, and with those of `patternProperties`. */
export function checkPatterns(document: OpenApiDocument, schema: DocumentNode): readonly Problem[] {
  const own = getChild(schema, 'pattern');
  const keys = listChildren(document, getChild(schema, 'patternProperties'));
  const patterns = [
    ...(typeof own?.value === 'string' ? [{ pattern: own.value, node: own, part: 'value' as const }] : []),
    ...keys.map(([pattern, node]) => ({ pattern, node, part: 'key' as const })),
  ];
  return patterns.flatMap(({ pattern, node, part }) => {
    const found = findPatternFault(pattern);
    if (!found) return [];
    const code = found.fault === 'syntax' ? 'bad-pattern' : 'unchecked-pattern';
    return [checkProblem(code, locateNode(document, node, part), pattern, found.reason)];
  });
}

function checkEnum(document: OpenApiDocument, schema: DocumentNode): readonly Problem[] {
  const node = getChild(schema, 'enum');
  if (!Array.isArray(node?.value) || node.value.length > 0) return [];
  return [checkProblem('empty-enum', locateNode(document, node, 'value'))];
}

const bounds: readonly (readonly [string, string])[] = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
];

function checkBounds(document: OpenApiDocument, schema: DocumentNode): readonly Problem[] {
  const value = readObject(schema.value);
  return bounds.flatMap(([low, high]) => {
    const least = readKey(value, low);
    const most = readKey(value, high);
    const node = getChild(schema, low);
    if (!node || typeof least !== 'number' || typeof most !== 'number' || least <= most) return [];
    return [checkProblem('impossible-schema', locateNode(document, node, 'value'), low, least, high, most)];
  });
}

/** Maximum number of parts followed where some of them contain each other; else all are followed. */
const mostParts = 500;

/** A check for schemas that hold themselves by `allOf` and `$ref` alone: no value can be described by them. */
export function createContainmentCheck(
  document: OpenApiDocument,
): (schema: DocumentNode) => readonly Problem[] {
  /** Schemas that no circle goes through. */
  const straight = new Set<unknown>();
  return (schema) => {
    if (
      !isObject(schema.value) ||
      !Array.isArray(readKey(schema.value, 'allOf')) ||
      straight.has(schema.value)
    )
      return [];
    const part = findCircle(document, schema, straight);
    return part ? [checkProblem('circular-all-of', locateNode(document, part, 'value'))] : [];
  };
}

/** The part of `allOf` that leads back to the schema. */
function findCircle(
  document: OpenApiDocument,
  schema: DocumentNode,
  straight: Set<unknown>,
): DocumentNode | undefined {
  const seen = new Set<unknown>();
  let isTree = true;
  for (const part of listParts(document, schema)) {
    const waiting = [part];
    for (let node = waiting.pop(); node; node = waiting.pop()) {
      if (node.value === schema.value) return part;
      if (straight.has(node.value)) continue;
      if (seen.has(node.value)) {
        isTree = false;
        continue;
      }
      if (!isTree && seen.size > mostParts) break;
      seen.add(node.value);
      waiting.push(...listParts(document, node));
    }
  }
  straight.add(schema.value);
  if (isTree) for (const value of seen) straight.add(value);
  return undefined;
}

function listParts(document: OpenApiDocument, node: DocumentNode): readonly DocumentNode[] {
  const reference = readReference(node);
  const target = reference === undefined ? undefined : resolveReference(document, node, reference);
  const parts = listChildren(document, getChild(node, 'allOf')).map(([, part]) => part);
  return target ? [target, ...parts] : parts;
}
