import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findNearest } from '../../lib/text/nearest.ts';
import { findSiteFileSync } from './site-file.ts';

/** So many files are looked at for a nearest name. */
const mostFiles = 5000;

/**
 * Among paths, the one that `wanted` most likely meant: the same name in another folder or letter case, else the
 * nearest path, else the nearest name.
 */
export function findNearestPath(wanted: string, paths: readonly string[]): string | undefined {
  const name = nameOf(wanted);
  const same = paths.filter((path) => nameOf(path) === name);
  return findNearest(wanted, same) ?? same[0] ?? findNearest(wanted, paths) ?? findNearName(name, paths);
}

/** Files below a folder whose names match, relative to it, in order; none that leads out of the site root. */
export function listFiles(folder: string, siteRoot: string, kind: RegExp): readonly string[] {
  const found: string[] = [];
  const folders = [''];
  for (let inner = folders.pop(); inner !== undefined && found.length < mostFiles; inner = folders.pop())
    for (const entry of readFolder(join(folder, inner))) {
      const path = inner === '' ? entry.name : `${inner}/${entry.name}`;
      if (/^\.|^(?:node_modules|dist)$/.test(entry.name)) continue;
      if (entry.isDirectory()) folders.push(path);
      else if (kind.test(path) && isInSite(entry, join(folder, path), siteRoot)) found.push(path);
    }
  return found.sort();
}

function isInSite(entry: Dirent, path: string, siteRoot: string): boolean {
  return !entry.isSymbolicLink() || findSiteFileSync(siteRoot, path) !== undefined;
}

function findNearName(name: string, paths: readonly string[]): string | undefined {
  const near = findNearest(name, paths.map(nameOf));
  return near === undefined ? undefined : paths.find((path) => nameOf(path) === near);
}

function nameOf(path: string): string {
  return (path.split('/').pop() ?? path).toLowerCase();
}

function readFolder(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
