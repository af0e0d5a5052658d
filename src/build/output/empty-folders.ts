import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '../../site/site.ts';
import { nameHtmlFile } from './list-files.ts';

/**
 * The folders of a site without its files are kept from build to build: a file system takes 0.1 ms to make one and as long to remove
 * it, ten times as long as for a file with two names.
 */

/** Pages from which on it is worth while. */
const manyPages = 500;

/** Removes each file below a folder (absolute), which need not be there. Folders stay. */
export function removeFiles(folder: string): void {
  for (const entry of tryList(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeFiles(path);
    else unlinkSync(path);
  }
}

/** Puts the folders of a site of so many pages that is not needed any more at `spare` (both absolute), or removes them where that cannot be. */
export function keepFolders(folder: string, spare: string, pages: number): void {
  remove(spare);
  try {
    if (pages >= manyPages) {
      removeFiles(folder);
      mkdirSync(dirname(spare), { recursive: true });
      renameSync(folder, spare);
    }
  } catch {
    // It is on another disk.
  }
  remove(folder);
}

/** Makes a folder (absolute) that is not there yet of the one at `spare`, where there is one, with those of a site's pages alone. */
export function takeFolders(spare: string, folder: string, { pages }: Pick<Site, 'pages'>): void {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(spare, folder);
    removeOthers(folder, new Set(pages.flatMap((page) => listAbove(nameHtmlFile(page)))));
  } catch {
    remove(spare);
    remove(folder);
  }
}

/** Without waiting: that takes three times the processor time. */
function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Removes the empty folders below `folder` (absolute) that are not among the `wanted`, relative to it. */
function removeOthers(folder: string, wanted: ReadonlySet<string>, inner = ''): void {
  for (const { name } of tryList(join(folder, inner))) {
    const path = `${inner}${name}`;
    removeOthers(folder, wanted, `${path}/`);
    if (!wanted.has(path)) rmdirSync(join(folder, path));
  }
}

/** The folders that a file is in: `a` and `a/b` for `a/b/c`. */
function listAbove(file: string): readonly string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function tryList(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
