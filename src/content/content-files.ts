import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../problem/problem.ts';
import type { Discovery } from './discover-pages.ts';
import { describeOutsideSite, describeUnreadableFile } from './problems.ts';
import { isInside, showSitePath } from './site-file.ts';

interface FoundFiles {
  /** Absolute, in the order of their folders. */
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
}

const skippedFolders = /^(?:\.|node_modules$|_snippets$)/;
const skippedAtSiteRoot = new Set(['public', 'dist']);
const aboutTheRepository = /^(?:readme|licen[cs]e|contributing|changelog)\.mdx?$/i;

/** The Markdown files under the content root that are pages; rules at `discoverPages`. */
export async function findContentFiles(discovery: Discovery): Promise<FoundFiles> {
  const siteRoot = await realpath(discovery.siteRoot);
  const problems: Problem[] = [];

  async function readFolder(folder: string, outer: readonly string[]): Promise<readonly string[]> {
    const shown = showSitePath(discovery.siteRoot, folder);
    const place = await realpath(folder).catch(() => undefined);
    if (place === undefined || outer.includes(place)) return [];
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
    if (!entries) {
      problems.push(describeUnreadableFile(shown));
      return [];
    }
    const found: string[] = [];
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      const kind = await findKind(entry, path);
      if (kind === 'folder' && isOpened(folder, entry.name, path))
        found.push(...(await readFolder(path, [...outer, place])));
      else if (kind === 'file' && isPage(folder, entry.name)) found.push(path);
    }
    return found;
  }

  async function findKind(entry: Dirent, path: string): Promise<'file' | 'folder' | undefined> {
    if (!entry.isSymbolicLink()) return entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : undefined;
    if (skippedFolders.test(entry.name)) return undefined;
    const target = await realpath(path).catch(() => undefined);
    if (target === undefined || !isInside(siteRoot, target)) {
      if (target === undefined && !/\.mdx?$/.test(entry.name)) return undefined;
      problems.push(describeOutsideSite(showSitePath(discovery.siteRoot, path), target === undefined));
      return undefined;
    }
    return (await stat(target)).isDirectory() ? 'folder' : 'file';
  }

  function isOpened(folder: string, name: string, path: string): boolean {
    if (skippedFolders.test(name) || path === discovery.outputFolder) return false;
    if (folder === discovery.siteRoot && skippedAtSiteRoot.has(name)) return false;
    return folder !== discovery.contentRoot || name !== 'snippets';
  }

  function isPage(folder: string, name: string): boolean {
    if (!/\.mdx?$/.test(name)) return false;
    const path = showSitePath(discovery.contentRoot, join(folder, name)).replace(/\.mdx?$/, '');
    if (discovery.navigationPaths.has(path)) return true;
    return !aboutTheRepository.test(name) && !/(?:^|\/)snippets\//.test(path);
  }

  return { files: await readFolder(discovery.contentRoot, []), problems };
}
