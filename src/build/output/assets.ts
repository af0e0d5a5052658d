import { cp, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { findSiteFile } from '../../content/files/site-file.ts';
import { pictureFolder } from '../../content/files/site-folders.ts';
import type { FileUse } from '../../content/transform/file-use.ts';
import type { Project } from '../project/project.ts';

const skipped = /^(?:\.|node_modules$)/;
const skippedAtRoot = new Set(['dist', 'snippets', '_snippets', 'public']);

/**
 * Copies `public/`, the images and other static files that stand beside the pages, the scripts that pages load and every
 * file that a page shows or links to, to the same path in `output` (absolute). What lies outside the site root, also by
 * a symbolic link, is left out, as are the folders `outputs` and the pictures that pages are compared with.
 */
export async function copyAssets(
  project: Project,
  output: string,
  outputs: readonly string[],
): Promise<void> {
  const { siteRoot } = project;
  const content = project.contentRoot();
  const pictures = join(siteRoot, pictureFolder);
  const copyFolder = async (
    root: string,
    folder: string,
    takes: (name: string) => boolean,
  ): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        const isSkipped = skipped.test(entry.name) || (folder === content && skippedAtRoot.has(entry.name));
        const isLeftOut = outputs.includes(path) || path === pictures;
        if ((root !== content || !isSkipped) && !isLeftOut) await copyFolder(root, path, takes);
      } else if (takes(entry.name)) {
        const file = await findSiteFile(siteRoot, path);
        if (file !== undefined) await cp(file, join(output, relative(root, path)), { recursive: true });
      }
    }
  };
  await copyFolder(content, content, isServedFile);
  for (const url of project.scripts()) await copyScript(siteRoot, content, url, output);
  const publicFolder = join(siteRoot, 'public');
  await copyFolder(publicFolder, publicFolder, () => true);
  for (const { path, file } of project.compiler.listFiles()) {
    const found = await findSiteFile(siteRoot, file);
    if (found === undefined) continue;
    await mkdir(dirname(join(output, path)), { recursive: true });
    await cp(found, join(output, path), { force: false });
  }
}

/** A script that stands beside the pages; one in `public/` is copied with it. */
async function copyScript(siteRoot: string, content: string, url: string, output: string): Promise<void> {
  const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
  const file = await findSiteFile(siteRoot, join(content, path));
  if (file !== undefined) await cp(file, join(output, path));
}

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
  const path = decodePath(url);
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
  const path = decodePath(url);
  const found = used.find((use) => use.path === `/${path}`);
  return found && findSiteFile(siteRoot, found.file);
}

function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, '').replace(/^\/+/, ''));
  } catch {
    return undefined;
  }
}
