import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** The folders of one output: where a build writes, and where the last site waits while it is replaced. */
export interface OutputFolders {
  readonly output: string;
  readonly staged: string;
  readonly previous: string;
}

/** Names the folders beside `output` (absolute): on the same disk, so that a rename suffices. */
export function nameOutputFolders(output: string): OutputFolders {
  const beside = (suffix: string) => join(dirname(output), `.${basename(output)}.${suffix}`);
  return { output, staged: beside('next'), previous: beside('previous') };
}

/**
 * Finishes what an interrupted build left: when the output is gone and the previous site is there, that one
 * comes back; a half-written staged folder goes away.
 */
export async function recoverOutput({ output, staged, previous }: OutputFolders): Promise<void> {
  if (await isFolder(previous)) {
    if (await isFolder(output)) await rm(previous, { recursive: true, force: true });
    else await rename(previous, output);
  }
  await rm(staged, { recursive: true, force: true });
}

/**
 * Puts the staged site in the output's place by two renames. Where the output cannot be renamed, as a mounted
 * folder cannot (EBUSY, EXDEV), its files are replaced instead, pages last.
 */
export async function swapOutput({ output, staged, previous }: OutputFolders): Promise<void> {
  await mkdir(dirname(output), { recursive: true });
  if (await isFolder(output)) {
    try {
      await rename(output, previous);
    } catch (error) {
      if (!isMountError(error)) throw error;
      await syncFiles(staged, output);
      await rm(staged, { recursive: true, force: true });
      return;
    }
  }
  await rename(staged, output);
  await rm(previous, { recursive: true, force: true });
}

async function syncFiles(from: string, to: string): Promise<void> {
  const isPage = (path: string) => path.endsWith('.html');
  const isFileOf = (pages: boolean) => async (path: string) =>
    (await stat(path)).isDirectory() || isPage(path) === pages;
  await cp(from, to, { recursive: true, filter: isFileOf(false) });
  await cp(from, to, { recursive: true, filter: isFileOf(true) });
  const kept = new Set(await readdir(from, { recursive: true }));
  for (const path of await readdir(to, { recursive: true })) {
    if (!kept.has(path)) await rm(join(to, path), { recursive: true, force: true });
  }
}

function isMountError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EBUSY' || error.code === 'EXDEV');
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}
