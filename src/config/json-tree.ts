import { type Node, parseTree } from 'jsonc-parser';

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
