import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../problem/problem.ts';
import { explainReadError } from '../../problem/read-error.ts';
import { describeMisnamedPage, describeOutsideSite, describeUnreadableFile } from '../compile/problems.ts';
import type { Discovery } from './discover-pages.ts';
import { isInside, showSitePath } from './site-file.ts';

interface FoundFiles {
  /** Absolute, in the order of their folders. */
  readonly files: readonly string[];
  /** Paths that pages would have whose files are not read; `problems` say why. */
  readonly leftOut: readonly string[];
  readonly problems: readonly Problem[];
}

const skippedFolders = /^(?:\.|node_modules$|_snippets$)/;
const skippedAtSiteRoot = new Set(['public', 'dist']);
const aboutTheRepository = /^(?:readme|licen[cs]e|contributing|changelog)\.(?:mdx?|markdown)$/i;
const almostPage = /\.(?:mdx?|markdown)$/i;

/** The Markdown files under the content root that are pages; rules at `discoverPages`. */
export async function findContentFiles(discovery: Discovery): Promise<FoundFiles> {
  const siteRoot = await realpath(discovery.siteRoot);
  const problems: Problem[] = [];
  const leftOut: string[] = [];

  async function readFolder(folder: string, outer: readonly string[]): Promise<readonly string[]> {
    const shown = showSitePath(discovery.siteRoot, folder);
    const place = await realpath(folder).catch(() => undefined);
    if (place === undefined || outer.includes(place)) return [];
    const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      problems.push(describeUnreadableFile(shown, explainReadError(error)));
      return [];
    });
    const found: string[] = [];
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      const kind = await findKind(entry, path);
      if (kind === 'folder' && isOpened(folder, entry.name, path))
        found.push(...(await readFolder(path, [...outer, place])));
      else if (kind === 'file' && isPage(folder, entry.name)) {
        if (/\.mdx?$/.test(entry.name)) found.push(path);
        else
          leaveOut(
            path,
            describeMisnamedPage(showSitePath(discovery.siteRoot, path), correctName(entry.name)),
          );
      }
    }
    return found;
  }

  async function findKind(entry: Dirent, path: string): Promise<'file' | 'folder' | undefined> {
    if (!entry.isSymbolicLink()) return entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : undefined;
    if (skippedFolders.test(entry.name)) return undefined;
    const target = await realpath(path).catch(() => undefined);
    if (target === undefined || !isInside(siteRoot, target)) {
      if (target === undefined && !/\.mdx?$/.test(entry.name)) return undefined;
      leaveOut(path, describeOutsideSite(showSitePath(discovery.siteRoot, path), target === undefined));
      return undefined;
    }
    return (await stat(target)).isDirectory() ? 'folder' : 'file';
  }

  function isOpened(folder: string, name: string, path: string): boolean {
    if (skippedFolders.test(name) || path === discovery.outputFolder) return false;
    if (folder === discovery.siteRoot && skippedAtSiteRoot.has(name)) return false;
    return folder !== discovery.contentRoot || name !== 'snippets';
  }

  function leaveOut(path: string, problem: Problem): void {
    problems.push(problem);
    leftOut.push(readPagePath(discovery.contentRoot, path));
  }

  /** Whether a file is one, or would be if its extension were written right. */
  function isPage(folder: string, name: string): boolean {
    if (name.startsWith('.') || !almostPage.test(name)) return false;
    const path = showSitePath(discovery.contentRoot, join(folder, name)).replace(almostPage, '');
    if (discovery.navigationPaths.has(path)) return true;
    return !aboutTheRepository.test(name) && !/(?:^|\/)snippets\//.test(path);
  }

  return { files: await readFolder(discovery.contentRoot, []), leftOut, problems };
}

/** The path of the page that a file is, or would be: without its extension and a last `index`. Both absolute. */
export function readPagePath(contentRoot: string, file: string): string {
  return showSitePath(contentRoot, file)
    .replace(almostPage, '')
    .replace(/(?:^|\/)index$/, '');
}

/** Whether a file of this name (relative to the content root) may be a page, or is one but for its extension. */
export function mayBePage(name: string): boolean {
  return almostPage.test(name) && !/(?:^|[\\/])\./.test(name);
}

function correctName(name: string): string {
  return name.replace(/\.markdown$/i, '.md').replace(almostPage, (extension) => extension.toLowerCase());
}
