import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FileChange } from '../build/output/change-files.ts';
import type { ImportChange } from '../import/draft.ts';
import { rewritePublicPaths } from '../import/rewrite-public-paths.ts';
import { decodeText } from '../problem/decode-text.ts';

const SKIPPED = /^(?:\.|node_modules$|dist$)/;

/** What is to be written anew, with what is told of it. */
export interface RewrittenPages {
  readonly changes: readonly ImportChange[];
  readonly files: readonly FileChange[];
}

/**
 * The Markdown files of a site that name files of `public/` by a path that Octavo does not serve, with the right one, and
 * the changes. Nothing is written. Symbolic links are not followed. Without a `public/` nothing is read.
 */
export async function rewritePages(siteRoot: string): Promise<RewrittenPages> {
  const publicFolder = join(siteRoot, 'public');
  if (!existsSync(publicFolder)) return { changes: [], files: [] };
  const isThere = (path: string): boolean => existsSync(join(publicFolder, path));
  const files: FileChange[] = [];
  const rewrite = async (path: string): Promise<readonly ImportChange[]> => {
    const decoded = decodeText(await readFile(path));
    // A page in another encoding would be damaged; `check` tells it.
    if (!('text' in decoded)) return [];
    const before = decoded.text;
    const file = relative(siteRoot, path).split(sep).join('/');
    const { text, changes } = rewritePublicPaths(before, file, isThere);
    if (text !== before) files.push({ file, content: text });
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
  return { changes: await readFolder(siteRoot), files };
}
