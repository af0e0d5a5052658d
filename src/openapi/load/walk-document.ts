import { isObject } from '../../lib/json/json-value.ts';
import { parsePointer } from '../../lib/json/pointer.ts';
import type { FieldRule, Shape, Shapes } from '../check/specification/shape.ts';
import { findComponentKind } from '../check/specification/version-shapes.ts';
import {
  type DocumentNode,
  getChild,
  type OpenApiDocument,
  readReference,
  resolveReference,
} from './document.ts';

/** A node and its kind of object. */
export interface Visit {
  readonly node: DocumentNode;
  /** A name of the specification's shapes: `operation`. */
  readonly kind: string;
  /** Whether it is one of several that hold together or instead of each other, as those of `allOf`. */
  readonly isPart?: boolean;
}

/**
 * Calls `visit` for every object that is reached from `starts`, through references too, each once; `visited` holds the
 * objects of earlier walks and is added to. Examples and defaults are data and not entered. A reference object is
 * visited itself, and what it leads to where that is there. An object that aliases of YAML repeat is visited at the
 * first place.
 */
export function walkDocument(
  document: OpenApiDocument,
  shapes: Shapes,
  starts: readonly Visit[],
  visited: Set<unknown>,
  visit: (visit: Visit) => void,
): void {
  const waiting = [...starts];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, kind, isPart } = next;
    if (!isObject(node.value) || visited.has(node.value)) continue;
    visited.add(node.value);
    visit(next);
    const first = waiting.length;
    const reference = readReference(node);
    const target = reference === undefined ? undefined : resolveReference(document, node, reference);
    const targetKind = target && findComponentKind(parsePointer(target.pointer));
    // What is of another kind is told by the check of references, and read as what it is.
    if (target && (targetKind ?? kind) === kind)
      waiting.push({ node: target, kind, isPart: isPart ?? false });
    pushChildren(node, shapes[kind], waiting);
    reverseFrom(waiting, first);
  }
}

/** The rule for a member of an object; undefined for what the specification does not name, and for `x-` fields. */
export function findRule(shape: Shape, key: string): FieldRule | undefined {
  const field = Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
  return field?.rule ?? (key.startsWith('x-') ? undefined : shape.others?.rule);
}

/** The objects that are members of one, or items of its lists and maps. */
export function listMemberVisits({ node, kind }: Visit, shapes: Shapes): readonly Visit[] {
  const members: Visit[] = [];
  pushChildren(node, shapes[kind], members);
  return members;
}

const parts: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not']);

function pushChildren(node: DocumentNode, shape: Shape | undefined, waiting: Visit[]): void {
  if (!shape) return;
  for (const key of Object.keys(node.value ?? {})) {
    const rule = findRule(shape, key);
    const child = rule && 'kind' in rule ? getChild(node, key) : undefined;
    if (!rule || !('kind' in rule) || !child) continue;
    if (rule.form === 'one') {
      if (isObject(child.value)) waiting.push({ node: child, kind: rule.kind, isPart: parts.has(key) });
    } else if (Array.isArray(child.value) === (rule.form === 'items')) {
      for (const name of Object.keys(child.value ?? {})) {
        const item = name.startsWith('x-') && rule.kind !== 'schema' ? undefined : getChild(child, name);
        if (item && isObject(item.value))
          waiting.push({ node: item, kind: rule.kind, isPart: parts.has(key) });
      }
    }
  }
}

/** The last member is taken first: those of one object are turned round, so that all come in the file's order. */
function reverseFrom(list: Visit[], first: number): void {
  for (let low = first, high = list.length - 1; low < high; low++, high--) {
    const kept = list[low];
    const other = list[high];
    if (kept && other) [list[low], list[high]] = [other, kept];
  }
}
