import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { isObject } from '../../lib/json/json-value.ts';
import { noteFile, noteUnknown } from './file-reads.ts';
import { findPackage } from './find-package.ts';

/** A package that the `package.json` of a site names; `folder` (absolute) is undefined where it is not installed. */
export interface SitePackage {
  readonly name: string;
  readonly folder: string | undefined;
}

/**
 * The package that a source after `from` is of, where the `package.json` in the site root names it among what it depends on;
 * undefined for any other source.
 */
export function findSitePackage(source: string, siteRoot: string): SitePackage | undefined {
  const [name] = /^(?:@[\w.-]+\/)?[a-z\d][\w.-]*(?=\/|$)/i.exec(source) ?? [];
  if (name === undefined || isBuiltin(source)) return undefined;
  noteFile(join(siteRoot, 'package.json'));
  if (!readDependencies(siteRoot).has(name)) return undefined;
  noteUnknown('package');
  return { name, folder: findPackage(name, siteRoot) };
}

function readDependencies(siteRoot: string): ReadonlySet<string> {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(siteRoot, 'package.json'), 'utf8'));
    const lists = isObject(manifest) ? [manifest['dependencies'], manifest['devDependencies']] : [];
    return new Set(lists.flatMap((list) => (isObject(list) ? Object.keys(list) : [])));
  } catch {
    return new Set();
  }
}

/** Stands before the source of a package in the place of a file's path. */
const prefix = 'package:';

/** What stands for a source of a package where the path (absolute) of a file would. */
export function nameSource(source: string): string {
  return `${prefix}${source}`;
}

/** The source that such a name stands for; undefined for the path of a file. */
export function readSource(file: string): string | undefined {
  return file.startsWith(prefix) ? file.slice(prefix.length) : undefined;
}
