import { cp, glob, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Octavo's policy in a page. */
export const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/**
 * Copies a built site to a folder that there is not yet, and takes the policies out of its pages, so that nothing but Octavo's own care stands
 * between a text and the browser. Gives the paths of its pages, without a slash in front; pages that only lead on are none.
 */
export async function copyBare(built: string, copy: string): Promise<readonly string[]> {
  await cp(built, copy, { recursive: true });
  const paths: string[] = [];
  for await (const file of glob('**/*.html', { cwd: copy })) {
    const html = await readFile(join(copy, file), 'utf8');
    await writeFile(join(copy, file), html.replace(policyTag, ''));
    if (/(?:^|\/)index\.html$/.test(file) && !html.includes('http-equiv="refresh"'))
      paths.push(relative('.', file).replace(/index\.html$/, ''));
  }
  return paths.sort();
}
