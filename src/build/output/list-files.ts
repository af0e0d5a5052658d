import { readdirSync } from 'node:fs';
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

/** The folders that a file lies in, outermost first: `a` and `a/b` for `a/b/c`. */
export function listFoldersOf(file: string): readonly string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** The HTML file of a page, relative to the site's output, with `/`. */
export function nameHtmlFile({ path }: Pick<Page, 'path'>): string {
  return path === '404' ? '404.html' : path === '' ? 'index.html' : `${path}/index.html`;
}
