import { cp, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { findAsset, isServedFile } from './asset-files.ts';
import type { Project } from './project.ts';

const skipped = /^(?:\.|node_modules$|dist$|snippets$|_snippets$|public$)/;

/** Copies images and other static files that stand beside the pages to the same path in `output` (absolute). */
export async function copyAssets(project: Project, output: string): Promise<void> {
  const root = project.contentRoot();
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!skipped.test(entry.name)) await visit(path);
      } else if (isServedFile(entry.name)) {
        const way = relative(root, path).split(sep).join('/');
        const file = await findAsset(project.siteRoot, root, encodeURI(way));
        if (file !== undefined) await cp(file, join(output, way), { dereference: true });
      }
    }
  };
  await visit(root);
}
