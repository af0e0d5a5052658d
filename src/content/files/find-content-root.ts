import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mayBePage } from './content-files.ts';
import { findSiteFile, showSitePath } from './site-file.ts';

/**
 * The absolute folder that holds the pages of the site in `siteRoot` (absolute): its `content/` when that
 * exists and the navigation's first page is there, otherwise the site root. When that page is in neither, or
 * the navigation has none, `content/` is taken when it holds any Markdown. `firstNavigationPage` is a path as
 * navigation names it: a leading slash and an extension do not matter.
 */
export async function findContentRoot(
  siteRoot: string,
  firstNavigationPage: string | undefined,
): Promise<string> {
  const content = join(siteRoot, 'content');
  if (!(await isFolder(siteRoot, content))) return siteRoot;
  if (firstNavigationPage !== undefined) {
    const path = readNavigationPath(firstNavigationPage);
    if (await holdsPage(siteRoot, content, path)) return content;
    if (await holdsPage(siteRoot, siteRoot, path)) return siteRoot;
  }
  const names = await readdir(content, { recursive: true });
  return names.some(mayBePage) ? content : siteRoot;
}

/** The folder of pages relative to the site root, both absolute, with `/` at its end; '' when it is the root. */
export function nameContentFolder(siteRoot: string, contentRoot: string): string {
  const folder = showSitePath(siteRoot, contentRoot);
  return folder === '' ? '' : `${folder}/`;
}

/** A page's path from what navigation says: without slashes at the ends, the extension of Markdown and a last `index`. */
export function readNavigationPath(entry: string): string {
  const path = entry.replace(/^\/+|\/+$/g, '').replace(/\.(?:mdx?|markdown)$/i, '');
  return path === 'index' ? '' : path.replace(/\/index$/, '');
}

async function isFolder(siteRoot: string, path: string): Promise<boolean> {
  const place = await findSiteFile(siteRoot, path);
  return place !== undefined && (await stat(place)).isDirectory();
}

async function holdsPage(siteRoot: string, folder: string, path: string): Promise<boolean> {
  for (const name of [`${path}.mdx`, `${path}.md`, `${path}/index.mdx`, `${path}/index.md`])
    if (await findSiteFile(siteRoot, join(folder, name))) return true;
  return false;
}
