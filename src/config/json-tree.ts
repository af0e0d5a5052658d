import { type Node, parseTree } from 'jsonc-parser';
import type { Place } from '../problem/problem.ts';

export type JsonPath = readonly (string | number)[];

/** One `"key": value` of an object; `value` is undefined where a syntax error left none. */
export interface Member {
  readonly key: string;
  readonly keyNode: Node;
  readonly value: Node | undefined;
}

/**
 * The syntax tree of a JSON text, as far as there is one; a leading byte order mark takes no part.
 * It recurses: check the nesting first (`checkSyntax`).
 */
export function parseJsonTree(text: string): Node | undefined {
  return parseTree(text.replace(/^\ufeff/, ' '), [], { disallowComments: true, allowTrailingComma: false });
}

/** The members of an object in their order, repeated keys included; none of other nodes. */
export function listMembers(node: Node): readonly Member[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).flatMap((property) => {
    const [keyNode, value] = property.children ?? [];
    return keyNode === undefined ? [] : [{ key: String(keyNode.value), keyNode, value }];
  });
}

/** The items of a list; none of other nodes. */
export function listItems(node: Node): readonly Node[] {
  return node.type === 'array' ? (node.children ?? []) : [];
}

/**
 * The value that a node stands for, as JSON.parse gives it: of a repeated key the last one. A key
 * `__proto__` is left out.
 */
export function toValue(node: Node): unknown {
  if (node.type === 'array') return listItems(node).map(toValue);
  if (node.type !== 'object') return node.value;
  return Object.fromEntries(
    listMembers(node).flatMap(({ key, value }) =>
      value === undefined || key === '__proto__' ? [] : [[key, toValue(value)]],
    ),
  );
}

/**
 * The place of the value (or of its key) at a path into `site.json`, such as `['colors', 'primary']`; of
 * the nearest ancestor that exists where the path does not. Items of lists have no key: it is the value's.
 */
export type PlaceOf = (path: readonly (string | number)[], part?: 'key' | 'value') => Place;

/** Finds places in a tree, whose nodes `locate` places; of a repeated key the last one counts, as in the value that is read. */
export function createPlaceOf(root: Node, locate: (node: Node) => Place): PlaceOf {
  const members = new Map<Node, ReadonlyMap<string, Member>>();
  const findMember = (node: Node, key: string): Member | undefined => {
    const known = members.get(node) ?? new Map(listMembers(node).map((member) => [member.key, member]));
    members.set(node, known);
    return known.get(key);
  };
  return (path, part = 'value') => {
    let node = root;
    let place = root;
    for (const [depth, step] of path.entries()) {
      const member = typeof step === 'string' ? findMember(node, step) : undefined;
      const value = typeof step === 'number' ? listItems(node)[step] : member?.value;
      if (value === undefined) break;
      node = value;
      place = part === 'key' && depth === path.length - 1 ? (member?.keyNode ?? value) : value;
    }
    return locate(place);
  };
}
