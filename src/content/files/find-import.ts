import { dirname, join } from 'node:path';
import type { PageWork } from '../transform/page-work.ts';
import { findNearestPath, listFiles } from './nearest-file.ts';
import { findSiteFileSync, showSitePath } from './site-file.ts';

/** What can be imported: snippets, scripts and data. */
const importable = /\.(?:mdx?|[jt]sx?|json)$/;
const endings = ['.mdx', '.md', '.jsx', '.tsx', '.js', '.ts', '.json'];

/** Whether a source after `from` means a file of the site, and no package. */
export function isSitePath(source: string): boolean {
  return /^\.{0,2}\//.test(source) || /^_?snippets\//.test(source);
}

/** Whether it could be imported if it were there. */
export function isImportable(source: string): boolean {
  return importable.test(source) || (isSitePath(source) && !/\.\w+$/.test(source));
}

/**
 * The file that a source after `from` means: a path from the content root (`/snippets/x.mdx`) or relative to
 * the file that imports it, its extension may be left out. Undefined when no such file is inside the site root.
 */
export function findImport(source: string, { context, absoluteFile }: PageWork): string | undefined {
  const { siteRoot, contentRoot } = context;
  const folders = source.startsWith('.') ? [dirname(absoluteFile)] : [contentRoot, siteRoot];
  const tails = importable.test(source) ? [''] : [...endings, ...endings.map((ending) => `/index${ending}`)];
  for (const folder of folders)
    for (const tail of tails) {
      const found = findSiteFileSync(siteRoot, join(folder, source + tail));
      if (found) return found.file;
    }
  return undefined;
}

/**
 * The path, written as from the content root, of the file that a wrong source most likely meant: the same name in
 * another folder or letter case, else the nearest path.
 */
export function findNearestImport(source: string, work: PageWork): string | undefined {
  const { contentRoot } = work.context;
  const wanted = source.startsWith('.')
    ? showSitePath(contentRoot, join(dirname(work.absoluteFile), source))
    : source.replace(/^\/+/, '');
  const isScript = /\.[jt]sx?$/.test(source);
  const files = listImportable(work).filter((file) => !isScript || /\.[jt]sx?$/.test(file));
  const nearest = findNearestPath(wanted, files);
  return nearest === undefined ? undefined : `/${nearest}`;
}

/** The files that can be imported, relative to the content root. */
export function listImportable({ context }: PageWork): readonly string[] {
  const files = listFiles(context.contentRoot, context.siteRoot, importable);
  return files.filter((file) => !/^[^/]*\.json$/.test(file));
}
