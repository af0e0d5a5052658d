import { type Document, isAlias, isCollection, type Node, visit } from 'yaml';

/**
 * The first key below `node` that is a map or a list, as `{{` begins one: JSON has no such key, and to write one of them
 * as a text takes a time that grows with the power of how deep they are nested.
 */
export function findCollectionKey(document: Document, node: unknown): Node | undefined {
  let found: Node | undefined;
  visit(node as Node | null, {
    Pair(_, { key }) {
      const resolved = isAlias(key) ? key.resolve(document) : key;
      if (!isCollection(resolved)) return undefined;
      found = isAlias(key) ? key : resolved;
      return visit.BREAK;
    },
  });
  return found;
}
