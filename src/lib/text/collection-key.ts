import { isAlias, isCollection, type Node, visit } from 'yaml';

/**
 * The first key below `node` that is a map or a list, as `{{` begins one, or an alias of one: JSON has no such key, and to write one
 * of them as a text takes a time that grows with the power of how deep they are nested.
 */
export function findCollectionKey(node: unknown): Node | undefined {
  let found: Node | undefined;
  // `Alias.resolve` looks through the whole document for each.
  const anchors = new Map<string, Node>();
  visit(node as Node | null, {
    Value(_, value) {
      if (value.anchor !== undefined) anchors.set(value.anchor, value);
    },
    Pair(_, { key }) {
      const resolved = isAlias(key) ? anchors.get(key.source) : key;
      if (!isCollection(resolved)) return undefined;
      found = isAlias(key) ? key : resolved;
      return visit.BREAK;
    },
  });
  return found;
}
