import { isObject, readKey } from '../../lib/json/json-value.ts';
import type { Problem } from '../../problem/problem.ts';
import type { OpenApiDocument } from '../load/document.ts';
import {
  type DocumentNode,
  findTarget,
  getChild,
  listChildren,
  locateNode,
  readReference,
} from '../load/node.ts';
import { describeSelfContaining } from './schema-problems.ts';

/** Parts that are followed where some of them hold each other; where none do, all are. */
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
    return part ? [describeSelfContaining(locateNode(document, part, 'value'))] : [];
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
  const target = reference === undefined ? undefined : findTarget(document, node, reference);
  const parts = listChildren(document, getChild(node, 'allOf')).map(([, part]) => part);
  return target ? [target, ...parts] : parts;
}
