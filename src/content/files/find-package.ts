import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a package says of itself. */
export interface PackageFile {
  readonly version: string;
  readonly license: string;
  readonly homepage?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * The folder (absolute) of an installed package that a file in `from` imports, by default one of Octavo's; undefined when there
 * is none. `node:module` finds only the file of a package that exports its `package.json`, or throws.
 */
export function findPackage(name: string, from: string = import.meta.dirname): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
    if (folder === dirname(folder)) return undefined;
  }
}

/** The `package.json` of a package in a folder (absolute). Throws when there is none. */
export function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
