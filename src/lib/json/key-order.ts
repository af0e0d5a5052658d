/**
 * The keys in the file's order when JavaScript enumerates them in another one, else undefined: keys that look like
 * array indices come first there, in ascending order (ECMA-262, OrdinaryOwnPropertyKeys).
 */
export function findMovedKeys(keys: readonly string[]): readonly string[] | undefined {
  if (!keys.some((key) => /^(?:0|[1-9]\d{0,9})$/.test(key))) return undefined;
  const unique = [...new Set(keys)];
  const enumerated = Object.keys(Object.fromEntries(unique.map((key) => [key, true])));
  return enumerated.every((key, index) => key === unique[index]) ? undefined : unique;
}
