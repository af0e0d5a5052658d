import { type Dirent, readdirSync, readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { findNearest } from '../../lib/text/nearest.ts';
import { decodeText, describeEncoding } from '../../problem/decode-text.ts';
import { type Problem, startOf } from '../../problem/problem.ts';
import { explainReadError } from '../../problem/read-error.ts';
import { contentProblem } from '../compile/problems.ts';
import { noteFile, noteList } from './file-reads.ts';

/**
 * The real place of `path` (absolute, or relative to `siteRoot`), or undefined when nothing is there, or when
 * it lies outside the site root once symbolic links are followed. `siteRoot` is absolute.
 */
export async function findSiteFile(siteRoot: string, path: string): Promise<string | undefined> {
  const place = isAbsolute(path) ? path : join(siteRoot, path);
  noteFile(place);
  try {
    const root = await realpath(siteRoot);
    const target = await realpath(place);
    return isInside(root, target) ? target : undefined;
  } catch {
    return undefined;
  }
}

/** The same at once, with what the file system tells of it; both paths absolute. Files only. */
export function findSiteFileSync(
  siteRoot: string,
  path: string,
): { readonly file: string; readonly stats: Stats } | undefined {
  noteFile(path);
  try {
    const file = realpathSync(path);
    if (!isInside(realpathSync(siteRoot), file)) return undefined;
    const stats = statSync(file);
    return stats.isFile() ? { file, stats } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether `path` is `folder` or lies in it; both absolute and without symbolic links. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** `path` as problems show it: relative to the site root, with `/`. */
export function showSitePath(siteRoot: string, path: string): string {
  return relative(siteRoot, path).split(sep).join('/');
}

/** The folder beside `site.json` that holds the pictures which `octavo check --visual` compares with. It is not published. */
export const pictureFolder = 'visual-baselines';

/** A file's text, or the problem that keeps it from being read. */
export type ReadText =
  | { readonly text: string; readonly problem: undefined }
  | { readonly text: undefined; readonly problem: Problem };

/** Reads a page, or what a page imports, as UTF-8. `absoluteFile` is opened; `file` is the name that problems carry. */
export async function readSiteText(absoluteFile: string, file: string): Promise<ReadText> {
  try {
    // Four times as fast as without waiting: of a large site thousands are read one after the other.
    const bytes = readFileSync(absoluteFile);
    noteFile(absoluteFile, bytes);
    const decoded = decodeText(bytes);
    if ('text' in decoded) return { text: decoded.text, problem: undefined };
    return { text: undefined, problem: describeEncoding('content', file, decoded) };
  } catch (error) {
    noteFile(absoluteFile);
    return {
      text: undefined,
      problem: contentProblem('unreadable-file', startOf(file), file, explainReadError(error)),
    };
  }
}

/** Maximum number of files looked at for a nearest name. */
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
  found.sort();
  noteList(folder, kind, found);
  return found;
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
