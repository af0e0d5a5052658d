import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FileUse } from '../../content/compile/compiled-page.ts';
import { findSiteFile } from '../../content/files/site-files.ts';
import { decodeUri } from '../../lib/text/decode-uri.ts';

/** Kinds of files beside pages that are served as they are; anything else stays private unless a page links to it. */
const served = new Set(
  'png jpg jpeg gif svg webp avif ico bmp mp4 webm mov m4v ogv mp3 wav ogg m4a pdf woff woff2 ttf otf txt csv zip css'
    .split(' ')
    .map((kind) => `.${kind}`),
);

/** Whether a file of this name may be served from beside the pages. */
export function isServedFile(path: string): boolean {
  return served.has(extname(path).toLowerCase()) && !path.split(/[\\/]/).some((part) => part.startsWith('.'));
}

/**
 * The absolute file that a URL path of the site stands for: first in `public/`, then beside the pages.
 * Undefined when there is none, or when it lies outside the site root, also by a symbolic link. `isScript` says which
 * scripts beside the pages are served.
 */
export async function findAsset(
  siteRoot: string,
  contentRoot: string,
  url: string,
  isScript: (path: string) => boolean = () => false,
): Promise<string | undefined> {
  const path = decodeUri(url.replace(/[?#].*$/s, '').replace(/^\/+/, ''));
  if (path === undefined) return undefined;
  const folders =
    isServedFile(path) || isScript(path)
      ? [join(siteRoot, 'public'), contentRoot]
      : [join(siteRoot, 'public')];
  for (const folder of folders) {
    const file = await findSiteFile(siteRoot, join(folder, path));
    if (file !== undefined && (await stat(file)).isFile()) return file;
  }
  return undefined;
}

/** The absolute file that a URL path stands for because a page shows or links to it; undefined when none does. */
export async function findUsedFile(
  siteRoot: string,
  used: readonly FileUse[],
  url: string,
): Promise<string | undefined> {
  const path = decodeUri(url.replace(/[?#].*$/s, '').replace(/^\/+/, ''));
  const found = used.find((use) => use.path === `/${path}`);
  return found && findSiteFile(siteRoot, found.file);
}
