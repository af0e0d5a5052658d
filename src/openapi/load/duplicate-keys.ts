import { type Document, isScalar, visit } from 'yaml';

/**
 * Offsets of the keys that their object has already, in the order of the text. It takes one step for each key, where
 * the package's own `uniqueKeys` compares each key with all before it: 7 s for an object of 20,000.
 */
export function findDuplicateKeys(document: Document.Parsed): readonly number[] {
  const offsets: number[] = [];
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) offsets.push(key.range?.[0] ?? 0);
        seen.add(key.value);
      }
    },
  });
  return offsets.sort((one, other) => one - other);
}
