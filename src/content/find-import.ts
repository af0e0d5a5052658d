import { type Dirent, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findNearest } from '../problem/nearest.ts';
import { findSiteFileSync, showSitePath } from './site-file.ts';
import type { PageWork } from './tree/page-work.ts';

/** What can be imported: snippets, scripts and data. */
const importable = /\.(?:mdx?|[jt]sx?|json)$/;
const endings = ['.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '.json'];
/** So many files are looked at for a nearest name. */
const mostFiles = 5000;

/** Whether a source after `from` means a file of the site, and no package. */
export function isSitePath(source: string): boolean {
  return /^\.{0,2}\//.test(source) || /^_?snippets\//.test(source);
}

/** Whether it could be imported if it were there. */
export function isImportable(source: string): boolean {
  return importable.test(source) || (isSitePath(source) && !/\.\w+$/.test(source));
}

/**
 * The file that a source after `from` means: a path from the content root (`/snippets/x.mdx`) or relative to
 * the file that imports it, its extension may be left out. Undefined when no such file is inside the site root.
 */
export function findImport(source: string, { context, absoluteFile }: PageWork): string | undefined {
  const { siteRoot, contentRoot } = context;
  const folders = source.startsWith('.') ? [dirname(absoluteFile)] : [contentRoot, siteRoot];
  const tails = importable.test(source) ? [''] : [...endings, ...endings.map((ending) => `/index${ending}`)];
  for (const folder of folders)
    for (const tail of tails) {
      const found = findSiteFileSync(siteRoot, join(folder, source + tail));
      if (found) return found.file;
    }
  return undefined;
}

/**
 * The path, written as from the content root, of the file that a wrong source most likely meant: the same name in
 * another folder or letter case, else the nearest path.
 */
export function findNearestImport(source: string, { context, absoluteFile }: PageWork): string | undefined {
  const { siteRoot, contentRoot } = context;
  const wanted = source.startsWith('.')
    ? showSitePath(contentRoot, join(dirname(absoluteFile), source))
    : source.replace(/^\/+/, '');
  const isScript = /\.[jt]sx?$/.test(source);
  const files = listImportable(siteRoot, contentRoot).filter((file) => !isScript || /\.[jt]sx?$/.test(file));
  const nearest = findNearestPath(wanted, files);
  return nearest === undefined ? undefined : `/${nearest}`;
}

/** Among paths, the one nearest to `wanted`: by its name when that stands elsewhere, then as a whole. */
export function findNearestPath(wanted: string, paths: readonly string[]): string | undefined {
  const name = nameOf(wanted);
  const same = paths.filter((path) => nameOf(path) === name);
  return findNearest(wanted, same) ?? same[0] ?? findNearest(wanted, paths) ?? findNearName(name, paths);
}

function findNearName(name: string, paths: readonly string[]): string | undefined {
  const near = findNearest(name, paths.map(nameOf));
  return near === undefined ? undefined : paths.find((path) => nameOf(path) === near);
}

function nameOf(path: string): string {
  return (path.split('/').pop() ?? path).toLowerCase();
}

/** Files in the folders of snippets, and scripts and data anywhere, relative to the content root. */
function listImportable(siteRoot: string, contentRoot: string): readonly string[] {
  const isReadable = (entry: Dirent, path: string) =>
    !entry.isSymbolicLink() || findSiteFileSync(siteRoot, join(contentRoot, path)) !== undefined;
  const found: string[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined && found.length < mostFiles; folder = folders.pop()) {
    for (const entry of readFolder(join(contentRoot, folder))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (/^\.|^node_modules$/.test(entry.name)) continue;
      if (entry.isDirectory()) folders.push(path);
      else if (importable.test(path) && !/^[^/]*\.json$/.test(path) && isReadable(entry, path))
        found.push(path);
    }
  }
  return found.sort();
}

function readFolder(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
