import { lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../site/site.ts';

/** Every file below a folder (absolute), relative to it, with `/`. Read at once: 20 times as fast as one folder after the other. */
export async function listOutputFiles(folder: string): Promise<readonly string[]> {
  const files: string[] = [];
  const list = (inner: string) => {
    for (const entry of readdirSync(join(folder, inner), { withFileTypes: true }))
      if (entry.isDirectory()) list(`${inner}${entry.name}/`);
      else if (entry.isFile()) files.push(inner + entry.name);
  };
  list('');
  return files;
}

/** What the file system says of files, by their paths in a folder, with `/`. */
export type FileStats = ReadonlyMap<string, Stats>;

/** Asks for that of these `files` below a folder (absolute) that are there, links themselves and not what they lead to. */
export function readFileStats(folder: string, files: readonly string[]): FileStats {
  return new Map(
    files.flatMap((file) => {
      const stats = lstatSync(join(folder, file), { throwIfNoEntry: false });
      return stats ? [[file, stats] as const] : [];
    }),
  );
}

/** The folders that a file lies in, outermost first: `a` and `a/b` for `a/b/c`. */
export function listFoldersOf(file: string): readonly string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** The HTML file of a page, relative to the site's output, with `/`. */
export function nameHtmlFile({ path }: Pick<Page, 'path'>): string {
  return path === '404' ? '404.html' : path === '' ? 'index.html' : `${path}/index.html`;
}
