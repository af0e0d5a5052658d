import {
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { removeFolder } from '../../build/output/empty-folders.ts';
import {
  type FileStats,
  listFoldersOf,
  listOutputFiles,
  readFileStats,
} from '../../build/output/list-files.ts';
import { readObject, tryParseJson } from '../../lib/json/json-value.ts';
import { packageVersion } from '../../lib/package-version.ts';
import { readErrorCode } from '../../problem/read-error.ts';
import { isUnchanged, keepUnchanged } from './keep-unchanged.ts';

/** The folders of one output: where a build writes, and where the last site waits while it is replaced. */
export interface OutputFolders {
  readonly output: string;
  readonly staged: string;
  readonly previous: string;
}

/** Names the folders beside `output` (absolute, no symbolic link): on the same disk, so that a rename suffices. */
export function nameOutputFolders(output: string): OutputFolders {
  const beside = (suffix: string) => join(dirname(output), `.${basename(output)}.${suffix}`);
  return { output, staged: beside('next'), previous: beside('previous') };
}

/** As many symbolic links in a row as Linux follows. */
const mostLinks = 40;

/**
 * The folder (absolute) that an output stands for: where it is a symbolic link, the one that it leads to, whether that is
 * there or not. Undefined for a link that leads to itself.
 */
export async function followOutput(output: string): Promise<string | undefined> {
  let folder = output;
  for (let count = 0; count < mostLinks; count++) {
    const target = await readlink(folder).catch(() => undefined);
    if (target === undefined) return folder;
    folder = resolve(dirname(folder), target);
  }
  return undefined;
}

/**
 * Finishes what an interrupted build left: when the output is gone and the previous site is there, that one comes back;
 * when files were being replaced in place, the rest of them is; what else was staged goes away. Only for the holder of
 * the output's lock.
 */
export async function recoverOutput({ output, staged, previous }: OutputFolders): Promise<void> {
  if (await isFolder(previous)) {
    // An empty folder may have come in the meantime, as where a container is given one to mount.
    const isOpen = await rmdir(output).then(
      () => true,
      (error: unknown) => readErrorCode(error) === 'ENOENT',
    );
    if (isOpen) await rename(previous, output);
    else await rm(previous, { recursive: true, force: true });
  }
  const isUpdating = (await readMarker(output))?.isUpdating === true;
  if (isUpdating && (await readMarker(staged))) await syncFiles(staged, output);
  await rm(staged, { recursive: true, force: true });
}

/**
 * Puts the staged site, whose `files` may be known, in the output's place by two renames; those that hold what they held stay the same
 * files. Where the output cannot be renamed, as a mounted folder cannot (EBUSY, EXDEV), its files are replaced instead, pages last. The
 * last site is removed by `remove`. Gives what is said of the files of the output then. Only for the holder of the output's lock.
 */
export async function swapOutput(
  { output, staged, previous }: OutputFolders,
  files?: FileStats,
  remove: (folder: string) => void = removeFolder,
): Promise<FileStats> {
  await mkdir(dirname(output), { recursive: true });
  const hasLast = await isFolder(output);
  const made = files ?? readFileStats(staged, await listOutputFiles(staged));
  const kept = hasLast ? keepUnchanged(output, staged, made) : made;
  if (hasLast) {
    try {
      await rename(output, previous);
    } catch (error) {
      if (!['EBUSY', 'EXDEV'].includes(readErrorCode(error))) throw error;
      await syncFiles(staged, output);
      await rm(staged, { recursive: true, force: true });
      return readFileStats(output, [...made.keys()]);
    }
  }
  try {
    await rename(staged, output);
  } catch (error) {
    if (hasLast) await rename(previous, output);
    throw error;
  }
  remove(previous);
  return kept;
}

/**
 * Makes the files of `to` those of `from`, each whole at any moment. Pages come after what they load, and the marker
 * says until the end that there is more to do.
 */
async function syncFiles(from: string, to: string): Promise<void> {
  const marker = await readMarker(from);
  await writeMarker(to, { files: marker?.files, isUpdating: true });
  const files = (await listOutputFiles(from)).filter((file) => file !== markerFile);
  const isPage = (file: string) => file.endsWith('.html');
  const folders = new Set(files.flatMap(listFoldersOf));
  for (const folder of folders) await makeFolder(join(to, folder));
  for (const file of [...files.filter((file) => !isPage(file)), ...files.filter(isPage)])
    await putFile(join(from, file), join(to, file));
  const kept = new Set([...files, ...folders, markerFile]);
  for (const entry of await readdir(to, { recursive: true })) {
    if (!kept.has(entry.replaceAll('\\', '/'))) await rm(join(to, entry), { recursive: true, force: true });
  }
  await putFile(join(from, markerFile), join(to, markerFile));
}

async function makeFolder(path: string): Promise<void> {
  if (!(await isFolder(path))) await rm(path, { force: true });
  await mkdir(path, { recursive: true });
}

async function putFile(from: string, to: string): Promise<void> {
  if (isUnchanged(to, from, await lstat(from))) return;
  if ((await lstat(to).catch(() => undefined))?.isDirectory()) await rm(to, { recursive: true });
  const fresh = `${to}.octavo-new`;
  await copyFile(from, fresh);
  await rename(fresh, to);
}

/** Whether there is a folder, also by a symbolic link. */
export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
}

/** The file in a built site that says that Octavo wrote the folder. */
export const markerFile = '.octavo-site';

/** What the marker of a folder says. */
interface SiteMarker {
  /** How many files the site has besides the marker; undefined when it does not say. */
  readonly files: number | undefined;
  /** Whether its files are being replaced in place by those of the staged folder. */
  readonly isUpdating: boolean;
}

/** Marks `folder` (absolute) as written by Octavo, at once: half a marker would say nothing. */
export async function writeMarker(folder: string, { files, isUpdating }: SiteMarker): Promise<void> {
  const marker = { octavo: packageVersion, files, ...(isUpdating ? { isUpdating } : {}) };
  const file = join(folder, markerFile);
  await writeFile(`${file}.octavo-new`, `${JSON.stringify(marker)}\n`);
  await rename(`${file}.octavo-new`, file);
}

/** What the marker of a folder (absolute) says; undefined when it has none. */
export async function readMarker(folder: string): Promise<SiteMarker | undefined> {
  const text = await readFile(join(folder, markerFile), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { files, isUpdating } = readObject(tryParseJson(text));
  return { files: typeof files === 'number' ? files : undefined, isUpdating: isUpdating === true };
}
