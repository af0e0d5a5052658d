import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ImportChange } from '../import/change.ts';
import { rewritePublicPaths } from '../import/rewrite-public-paths.ts';

const SKIPPED = /^(?:\.|node_modules$|dist$)/;

/**
 * Writes anew the Markdown files of a site that name files of `public/` by a path that Octavo does not serve, and gives
 * the changes. Symbolic links are not followed. Without a `public/` nothing is read.
 */
export async function rewritePages(siteRoot: string): Promise<readonly ImportChange[]> {
  const publicFolder = join(siteRoot, 'public');
  if (!existsSync(publicFolder)) return [];
  const isThere = (path: string): boolean => existsSync(join(publicFolder, path));
  const rewrite = async (file: string): Promise<readonly ImportChange[]> => {
    const before = await readFile(file, 'utf8');
    const { text, changes } = rewritePublicPaths(
      before,
      relative(siteRoot, file).split(sep).join('/'),
      isThere,
    );
    if (text !== before) await writeFile(file, text);
    return changes;
  };
  const readFolder = async (folder: string): Promise<readonly ImportChange[]> => {
    const entries = await readdir(folder, { withFileTypes: true });
    const found: ImportChange[] = [];
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !SKIPPED.test(entry.name)) found.push(...(await readFolder(path)));
      else if (entry.isFile() && /\.mdx?$/.test(entry.name)) found.push(...(await rewrite(path)));
    }
    return found;
  };
  return readFolder(siteRoot);
}
