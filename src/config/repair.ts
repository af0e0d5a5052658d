import type { JsonPath } from './json-tree.ts';

/** A value without some of its parts. */
export interface Repaired {
  readonly value: unknown;
  /** The path in the value as it was of a path in this one. */
  readonly toOriginal: (path: JsonPath) => JsonPath;
}

/** Leaves out the parts of a JSON value at these paths, each written by `keyOf`; the value given stays as it is. */
export function leaveOut(value: unknown, paths: ReadonlySet<string>): Repaired {
  /** Of each list that lost items, by its path in the value as it was: the places of those that are left. */
  const kept = new Map<string, readonly number[]>();
  const copy = (inner: unknown, path: JsonPath): unknown => {
    const isLeft = (step: string | number) => !paths.has(keyOf([...path, step]));
    if (Array.isArray(inner)) {
      const places = [...inner.keys()].filter(isLeft);
      if (places.length < inner.length) kept.set(keyOf(path), places);
      return places.map((place) => copy(inner[place], [...path, place]));
    }
    if (typeof inner !== 'object' || inner === null) return inner;
    const entries = Object.entries(inner).filter(([key]) => isLeft(key));
    return Object.fromEntries(entries.map(([key, child]) => [key, copy(child, [...path, key])]));
  };
  return {
    value: copy(value, []),
    toOriginal: (path) =>
      path.reduce<JsonPath>((above, step) => {
        const places = kept.get(keyOf(above));
        return [...above, typeof step === 'number' ? (places?.[step] ?? step) : step];
      }, []),
  };
}

/** A path as one text. */
export function keyOf(path: JsonPath): string {
  return JSON.stringify(path);
}
