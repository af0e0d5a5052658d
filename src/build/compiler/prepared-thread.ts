import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../content/files/site-files.ts';
import { type CompileThread, startCompileThread } from './compile-thread.ts';

/** Pages for which a thread is worth its start, which takes half a second of a core. */
export const manyPages = 50;

/** Threads that nobody has taken, by the folder for what they keep. */
const prepared = new Map<string, CompileThread>();

/** The folder (absolute) for what is kept of a site. */
export function findCacheFolder(siteRoot: string): string {
  return join(siteRoot, '.octavo');
}

/** How many threads color code at most, where a build may have that many threads, or any number of them. */
export function countColoring(threads: number | undefined): number {
  return threads ?? Math.max(1, availableParallelism() - 1);
}

/**
 * Starts the thread that a site (absolute folder) will be compiled in, where it has many pages that no build has kept: it loads its code
 * while the command loads its own, so a first build is done a fifth of a second sooner. On more than two cores many pages are rendered in
 * threads that compile them.
 */
export function prepareCompileThread(siteRoot: string, threads: number | undefined): void {
  const cacheFolder = findCacheFolder(siteRoot);
  if (availableParallelism() !== 2 || prepared.has(cacheFolder) || !hasManyNewPages(siteRoot)) return;
  prepared.set(
    cacheFolder,
    startCompileThread({ cacheFolder, workers: countColoring(threads), isFirst: true }),
  );
}

/** The thread that was prepared; whoever takes it closes it. */
export function takeCompileThread(cacheFolder: string): CompileThread | undefined {
  const taken = prepared.get(cacheFolder);
  prepared.delete(cacheFolder);
  return taken;
}

function hasManyNewPages(siteRoot: string): boolean {
  if (existsSync(join(findCacheFolder(siteRoot), 'pages'))) return false;
  const usual = join(siteRoot, 'content');
  return listFiles(existsSync(usual) ? usual : siteRoot, siteRoot, /\.mdx?$/).length >= manyPages;
}
