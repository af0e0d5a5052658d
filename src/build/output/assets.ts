import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { findSiteFile, pictureFolder } from '../../content/files/site-files.ts';
import { writeCss } from '../../site/appearance/css.ts';
import type { Site } from '../../site/site.ts';
import { isServedFile } from '../project/find-asset.ts';
import type { Project } from '../project/project.ts';

const skipped = /^(?:\.|node_modules$)/;

const skippedAtRoot = new Set(['dist', 'snippets', '_snippets', 'public']);

/**
 * Copies `public/`, the images and other static files that stand beside the pages, the scripts that pages load and every
 * file that a page shows or links to, to the same path in `output` (absolute). What lies outside the site root, also by
 * a symbolic link, is left out, as are the folders `outputs` and the pictures that pages are compared with. Style sheets get
 * the site's base in front of their URLs. `takesPublic` is asked by the names of files in `public/`.
 */
export async function copyAssets(
  project: Project,
  site: Site,
  output: string,
  outputs: readonly string[],
  takesPublic: (name: string) => boolean,
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
        if (file !== undefined) await copyFile(site, file, join(output, relative(root, path)));
      }
    }
  };
  await copyFolder(content, content, isServedFile);
  for (const url of project.scripts()) await copyScript(siteRoot, content, url, output);
  const publicFolder = join(siteRoot, 'public');
  await copyFolder(publicFolder, publicFolder, takesPublic);
  for (const { path, file } of project.compiler.listFiles()) {
    const found = await findSiteFile(siteRoot, file);
    if (found === undefined) continue;
    await mkdir(dirname(join(output, path)), { recursive: true });
    if (!existsSync(join(output, path))) await copyFile(site, found, join(output, path));
  }
}

async function copyFile(site: Site, file: string, target: string): Promise<void> {
  if (site.base === '/' || !/\.css$/i.test(file)) return cp(file, target, { recursive: true });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, writeCss(site, await readFile(file, 'utf8')));
}

/** A script that stands beside the pages; one in `public/` is copied with it. */
async function copyScript(siteRoot: string, content: string, url: string, output: string): Promise<void> {
  const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
  const file = await findSiteFile(siteRoot, join(content, path));
  if (file !== undefined) await cp(file, join(output, path));
}
