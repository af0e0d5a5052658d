import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRemote } from '../../openapi/load/reference.ts';
import type { Project } from './project.ts';

/**
 * Takes in what was written since the last call, for a command without a watcher: gives whether that was anything. It
 * looks at the files that the site was read from, and at their folders, which change when a file comes or goes.
 */
export function createChangeTaker(project: Project): () => Promise<boolean> {
  let known = new Map<string, number>();
  let isFirst = true;
  return async () => {
    const now = await readTimes(listFiles(project));
    const changed = [...now].some(([file, time]) => known.get(file) !== time) || known.size > now.size;
    if (changed && !isFirst) await project.handleChange(join(project.siteRoot, 'site.json'));
    known = changed && !isFirst ? await readTimes(listFiles(project)) : now;
    const wasFirst = isFirst;
    isFirst = false;
    return changed && !wasFirst;
  };
}

function listFiles(project: Project): readonly string[] {
  const { documents, pages } = project.reading();
  const local = documents.flatMap(({ files }) =>
    [...files.values()].filter(({ file }) => !isRemote(file)).map(({ file }) => join(project.siteRoot, file)),
  );
  const files = [...pages.map(({ absoluteFile }) => absoluteFile), ...local];
  return [
    ...new Set([join(project.siteRoot, 'site.json'), project.contentRoot(), ...files, ...files.map(dirname)]),
  ];
}

async function readTimes(files: readonly string[]): Promise<Map<string, number>> {
  const times = await Promise.all(
    files.map(async (file) => [file, (await stat(file).catch(() => undefined))?.mtimeMs ?? 0] as const),
  );
  return new Map(times);
}
