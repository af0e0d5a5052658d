import type { OpenApiDocument } from './document.ts';
import { type DocumentNode, findTarget, getChild, identify, listChildren, readReference } from './node.ts';
import { type FieldKind, fieldKinds, type ObjectKind } from './object-kinds.ts';

/** A node and what kind of object stands there. */
export interface Visit {
  readonly node: DocumentNode;
  readonly kind: ObjectKind;
}

/**
 * Calls `visit` for every object that is reached from `starts`, through references too, each place once; `visited`
 * holds the places (`identify`) of earlier walks and is added to. Examples and defaults are data and not entered.
 * A reference object is visited itself, and what it leads to where that is there.
 */
export function walkDocument(
  document: OpenApiDocument,
  starts: readonly Visit[],
  visited: Set<string>,
  visit: (visit: Visit) => void,
): void {
  const waiting = [...starts];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, kind } = next;
    const place = identify(node);
    if (visited.has(place)) continue;
    visited.add(place);
    visit(next);
    const reference = readReference(node);
    const target = reference === undefined ? undefined : findTarget(document, node, reference);
    const children = target ? [{ node: target, kind }] : [];
    for (const child of [...children, ...listObjects(document, node, kind)].reverse()) waiting.push(child);
  }
}

function listObjects(document: OpenApiDocument, node: DocumentNode, kind: ObjectKind): readonly Visit[] {
  if (kind === 'callback')
    return listChildren(document, node).map(([, child]) => ({ node: child, kind: 'pathItem' as const }));
  return Object.entries(fieldKinds[kind]).flatMap(([key, field]) => listField(document, node, key, field));
}

function listField(
  document: OpenApiDocument,
  node: DocumentNode,
  key: string,
  field: FieldKind,
): readonly Visit[] {
  const child = getChild(node, key);
  if (!child) return [];
  const isList = Array.isArray(child.value);
  if (field.form === 'one') return isList ? [] : [{ node: child, kind: field.kind }];
  if (isList !== (field.form === 'list')) return [];
  return listChildren(document, child).map(([, item]) => ({ node: item, kind: field.kind }));
}
