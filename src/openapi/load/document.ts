import type { Place } from '../../problem/problem.ts';

/** An OpenAPI document with every file that it refers to; nothing in it is dereferenced. */
export interface OpenApiDocument {
  /** As named in `site.json`, without a slash or `./` in front: `openapi.yaml`, `https://example.com/openapi.json`. */
  readonly name: string;
  /** Its own file, a key of `files`. */
  readonly file: string;
  /** As the document says it: `3.0.1`. What is read here is always the form of 3.1. */
  readonly version: string;
  /** Whether the URL that it is fetched from has a secret, which `name` and `file` are without. */
  readonly hasSecretAddress?: boolean;
  /** Whether the text of one of its files has a secret in the URL of a server or reference. */
  readonly holdsSecret?: boolean;
  readonly files: ReadonlyMap<string, SourceFile>;
}

/** One JSON or YAML file of a document, read but with nothing in it followed. */
export interface SourceFile {
  /** Relative to the site root with `/`, or the URL it was fetched from. */
  readonly file: string;
  readonly text: string;
  /** What stands in it; for a document of OpenAPI 2.0 or 3.0 what it is in 3.1. */
  readonly value: unknown;
  /**
   * For each object whose keys JavaScript puts in another order than the file (those that look like integers
   * come first): its JSON Pointer in the file, and its keys in the file's order.
   */
  readonly keyOrder: ReadonlyMap<string, readonly string[]>;
  readonly locator: ValueLocator;
}

interface ValueLocator {
  /** Offset in the text (UTF-16 units) of the key or the value at these steps as the file has them; undefined: not there. */
  readonly findOffset: (segments: readonly string[], part: PlacePart) => number | undefined;
  /** The place of an offset. */
  readonly toPlace: (offset: number) => Place;
}

/** Which part of a member is meant: for an array's item both are its value. */
export type PlacePart = 'key' | 'value';

/** Maximum nesting depth of a document; real ones, generated ones too, stay under 100. */
export const maximumDepth = 500;

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
