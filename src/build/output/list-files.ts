import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Page } from '../../site/site.ts';

/** Every file below a folder (absolute), relative to it, with `/`. */
export async function listOutputFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** The HTML file of a page, relative to the site's output, with `/`. */
export function nameHtmlFile({ path }: Pick<Page, 'path'>): string {
  return path === '404' ? '404.html' : path === '' ? 'index.html' : `${path}/index.html`;
}
