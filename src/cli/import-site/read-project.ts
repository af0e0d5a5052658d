import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProjectFiles } from '../../import/project/project-files.ts';
import { decodeText } from '../../problem/decode-text.ts';

const SKIPPED = /^(?:\.|node_modules$|dist$|build$)/;
const TEXT = /\.(?:mdx?|json|ya?ml|css|[cm]?[jt]sx?)$/;

/** The files of a project, with the texts of those in UTF-8. */
export interface ReadProject extends ProjectFiles {
  /** Files of text that are not in UTF-8. */
  readonly unreadable: readonly string[];
}

/** Reads the files of a project; symbolic links are not followed, and what was built or installed is not read. */
export async function readProject(root: string): Promise<ReadProject> {
  const paths: string[] = [];
  const texts = new Map<string, string>();
  const unreadable: string[] = [];
  const readFolder = async (folder: string): Promise<void> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && !SKIPPED.test(entry.name)) await readFolder(path);
      else if (entry.isFile()) {
        paths.push(path);
        if (!TEXT.test(entry.name)) continue;
        const decoded = decodeText(await readFile(join(root, path)));
        if ('text' in decoded) texts.set(path, decoded.text);
        else unreadable.push(path);
      }
    }
  };
  await readFolder('');
  return { paths, texts, unreadable };
}
