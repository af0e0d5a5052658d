import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The texts of the scripts in `folder` (absolute) that pages load, named in `loaded`, at once or by one another. */
export async function readLoadedScripts(
  folder: string,
  files: readonly string[],
  loaded: Iterable<string>,
): Promise<readonly string[]> {
  const there = new Set(files);
  const texts = new Map<string, string>();
  const visit = async (name: string): Promise<void> => {
    if (texts.has(name) || !there.has(name)) return;
    const text = await readFile(join(folder, name), 'utf8');
    texts.set(name, text);
    for (const [imported] of text.matchAll(/[\w.-]+\.js\b/g)) await visit(imported);
  };
  for (const name of loaded) await visit(name);
  return [...texts.values()];
}
