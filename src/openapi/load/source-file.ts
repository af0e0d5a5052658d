import type { Place } from '../../problem/problem.ts';

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

export interface ValueLocator {
  /** Offset in the text (UTF-16 units) of the key or the value at these steps as the file has them; undefined: not there. */
  readonly findOffset: (segments: readonly string[], part: PlacePart) => number | undefined;
  /** The place of an offset. */
  readonly toPlace: (offset: number) => Place;
}

/** Which part of a member is meant: for an array's item both are its value. */
export type PlacePart = 'key' | 'value';

/** The most levels that a document may be nested; generated and real ones stay under 100. */
export const maximumDepth = 500;
