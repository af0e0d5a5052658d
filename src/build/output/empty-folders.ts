import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '../../site/site.ts';
import { listFoldersOf, nameHtmlFile } from './list-files.ts';

/**
 * Pages from which on the folders of a site are kept for the next build, without its files: a file system takes 0.1 ms to make one and
 * as long to remove it, ten times as long as for a file with two names.
 */
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
  removeFolder(spare);
  try {
    if (pages >= manyPages) {
      removeFiles(folder);
      mkdirSync(dirname(spare), { recursive: true });
      renameSync(folder, spare);
    }
  } catch {
    // It is on another disk.
  }
  removeFolder(folder);
}

/**
 * Makes a folder (absolute) that is not there yet of the one at `spare`, where there is one with nothing but folders, and with those of a
 * site's pages alone.
 */
export function takeFolders(spare: string, folder: string, { pages }: Pick<Site, 'pages'>): void {
  try {
    if (!lstatSync(spare).isDirectory()) throw new Error(`${spare} leads elsewhere.`);
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(spare, folder);
    removeOthers(folder, new Set(pages.flatMap((page) => listFoldersOf(nameHtmlFile(page)))));
  } catch {
    removeFolder(spare);
    removeFolder(folder);
  }
}

/** Removes a folder (absolute), which need not be there, without waiting: that takes three times the processor time. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Removes the empty folders below `folder` (absolute) that are not among the `wanted`, relative to it. Throws where there is anything else. */
function removeOthers(folder: string, wanted: ReadonlySet<string>, inner = ''): void {
  for (const entry of tryList(join(folder, inner))) {
    const path = `${inner}${entry.name}`;
    if (!entry.isDirectory()) throw new Error(`${path} is no folder.`);
    removeOthers(folder, wanted, `${path}/`);
    if (!wanted.has(path)) rmdirSync(join(folder, path));
  }
}

function tryList(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
