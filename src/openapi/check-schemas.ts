import { findNearest } from '../problem/nearest.ts';
import type { Problem } from '../problem/problem.ts';
import type { OpenApiDocument } from './document.ts';
import { describeUnknownType } from './document-problems.ts';
import { locateNode } from './locate-node.ts';
import { type DocumentNode, getChild } from './node.ts';

/** JSON Schema's types (draft 2020-12, validation, section 6.1.1). */
const types: ReadonlySet<string> = new Set([
  'array',
  'boolean',
  'integer',
  'null',
  'number',
  'object',
  'string',
]);

/** The misspelt types of one schema. */
export function checkType(document: OpenApiDocument, schema: DocumentNode): readonly Problem[] {
  const type = getChild(schema, 'type');
  if (!type) return [];
  const nodes = Array.isArray(type.value)
    ? type.value.map((_, index) => getChild(type, String(index)) ?? type)
    : [type];
  return nodes
    .filter(({ value }) => typeof value !== 'string' || !types.has(value))
    .map((node) => {
      const written = typeof node.value === 'string' ? node.value : (JSON.stringify(node.value) ?? '');
      return describeUnknownType(written, findNearest(written, types), locateNode(document, node, 'value'));
    });
}
