import type { JsonPath } from './json-tree.ts';
import type { Finding } from './problems.ts';

/** A finding with the path into the file where it belongs, and whether the key or the value there is meant. */
export interface LocatedFinding {
  readonly finding: Finding;
  readonly path: JsonPath;
  readonly part: 'key' | 'value';
}

/** A finding at the value of a path, or at its key. */
export function at(path: JsonPath, finding: Finding, part: 'key' | 'value' = 'value'): LocatedFinding {
  return { path, part, finding };
}
