import { realpathSync, type Stats, statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';

/**
 * The real place of `path` (absolute, or relative to `siteRoot`), or undefined when nothing is there, or when
 * it lies outside the site root once symbolic links are followed. `siteRoot` is absolute.
 */
export async function findSiteFile(siteRoot: string, path: string): Promise<string | undefined> {
  try {
    const root = await realpath(siteRoot);
    const target = await realpath(isAbsolute(path) ? path : join(siteRoot, path));
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
