import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findSiteFile, isInside } from '../../content/files/site-files.ts';
import { isObject, readObject, toList, tryParseJson } from '../../lib/json/json-value.ts';
import { readErrorCode } from '../../problem/read-error.ts';

/** A file of a site that a command changes. */
export interface FileChange {
  /** Relative to the site root, with `/`. */
  readonly file: string;
  /** What it holds then; undefined when it is removed, and its folders with it that become empty. */
  readonly content: string | Uint8Array | undefined;
  /** Its permissions when there was no file; the usual ones when undefined. */
  readonly mode?: number | undefined;
}

/** What became of the changes of a command that was interrupted. */
interface ResumedChanges {
  /** As `changeFiles` was told. */
  readonly command: string;
  /** The files that it changes. */
  readonly files: readonly string[];
  /** Those of them that somebody else has changed since, which stay as they are. */
  readonly kept: readonly string[];
}

/** A change as the journal has it. */
interface Step {
  readonly file: string;
  /** A hash of what was there; '' for nothing. */
  readonly before: string;
  /** The file beside the journal that holds the new content; '' when the file is removed. */
  readonly content: string;
  readonly mode: number | undefined;
}

interface Journal {
  readonly command: string;
  readonly steps: readonly Step[];
}

/** The journal (absolute). It is there while changes are made, or after those were interrupted. */
export function journalFile(siteRoot: string): string {
  return join(siteRoot, '.octavo', 'changes', 'journal.json');
}

/**
 * Changes files of a site (`siteRoot` is absolute), in this order, so that all changes are made or none: the new contents
 * and a journal are written first, and `resumeChanges` goes on from there after an interruption. Each file is written
 * beside the old one and renamed, so that it is whole at any moment. Only for the holder of the site's lock, and after
 * `resumeChanges`.
 */
export async function changeFiles(
  siteRoot: string,
  command: string,
  changes: readonly FileChange[],
): Promise<void> {
  const file = journalFile(siteRoot);
  const folder = dirname(file);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const steps: Step[] = [];
  for (const [index, change] of changes.entries()) {
    const { content, mode } = change;
    const path = join(siteRoot, change.file);
    const present = await lstat(path).catch(() => undefined);
    const name = content === undefined ? '' : String(index);
    if (content !== undefined) await writeFile(join(folder, name), content, { flush: true });
    const bits = present?.isFile() ? present.mode : mode;
    steps.push({ file: change.file, before: await hashFile(path), content: name, mode: bits });
  }
  const journal: Journal = { command, steps };
  await writeFile(join(folder, 'next.json'), JSON.stringify(journal), { flush: true });
  await rename(join(folder, 'next.json'), file);
  await makeChanges(siteRoot, journal);
}

/**
 * Finishes the changes of a command that was interrupted. Undefined when there are none, a sentence when their journal
 * cannot be followed. Nothing outside the site root is changed, whatever the journal says. Only for the holder of the
 * site's lock.
 */
export async function resumeChanges(siteRoot: string): Promise<ResumedChanges | string | undefined> {
  const file = journalFile(siteRoot);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const journal = readJournal(text);
  const own = await Promise.all(journal?.steps.map((step) => isOwnFile(siteRoot, step.file)) ?? []);
  if (!journal || own.includes(false))
    return `${file} is damaged: the changes of an interrupted command are not finished. Delete its folder.`;
  const kept = await makeChanges(siteRoot, journal);
  return { command: journal.command, files: journal.steps.map((step) => step.file), kept };
}

/** Makes the changes that are not made yet, and forgets the journal. Gives the files that somebody else has changed. */
async function makeChanges(siteRoot: string, { steps }: Journal): Promise<readonly string[]> {
  const file = journalFile(siteRoot);
  const folder = dirname(file);
  const kept: string[] = [];
  for (const step of steps)
    if (!(await makeChange(siteRoot, step, join(folder, step.content)))) kept.push(step.file);
  // First: without it the rest of the folder means nothing.
  await rm(file);
  await rm(folder, { recursive: true });
  return kept;
}

/** Makes one change unless it is made; false when the file is neither as it was nor as it is to be. */
async function makeChange(siteRoot: string, step: Step, content: string): Promise<boolean> {
  const path = join(siteRoot, step.file);
  const present = await hashFile(path);
  if (step.content === '') {
    if (present !== step.before && present !== '') return false;
    await rm(path, { force: true });
    await removeEmpty(siteRoot, dirname(path));
    return true;
  }
  // A symbolic link stays one.
  const target = (await findSiteFile(siteRoot, path)) ?? path;
  const fresh = `${target}.octavo-new`;
  const isMade = present === (await hashFile(content));
  if (isMade || (present !== '' && present !== step.before)) {
    await rm(fresh, { force: true });
    return isMade;
  }
  await mkdir(dirname(target), { recursive: true });
  await writeFile(fresh, await readFile(content), { flush: true });
  if (step.mode !== undefined) await chmod(fresh, step.mode & 0o777);
  await rename(fresh, target);
  return true;
}

/** Removes a folder below the site root that has nothing in it any more, and those above it. */
async function removeEmpty(siteRoot: string, folder: string): Promise<void> {
  if (folder === siteRoot) return;
  const isGone = await rmdir(folder).then(
    () => true,
    (error: unknown) => readErrorCode(error) === 'ENOENT',
  );
  if (isGone) await removeEmpty(siteRoot, dirname(folder));
}

/** '' when there is no file. */
async function hashFile(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes === undefined ? '' : createHash('sha256').update(bytes).digest('hex');
}

/** Whether a file, there or not, lies inside the site root once symbolic links are followed. */
async function isOwnFile(siteRoot: string, file: string): Promise<boolean> {
  const path = join(siteRoot, file);
  if (file === '' || path === siteRoot || !isInside(siteRoot, path)) return false;
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const isThere = await lstat(folder).then(
      () => true,
      () => false,
    );
    if (isThere) return (await findSiteFile(siteRoot, folder)) !== undefined;
  }
}

function readJournal(text: string): Journal | undefined {
  const { command, steps } = readObject(tryParseJson(text));
  const read = toList(steps).map(readStep);
  if (typeof command !== 'string' || read.includes(undefined)) return undefined;
  return { command, steps: read.filter((step) => step !== undefined) };
}

function readStep(value: unknown): Step | undefined {
  if (!isObject(value)) return undefined;
  const { file, before, content, mode } = value;
  if (typeof file !== 'string' || typeof before !== 'string') return undefined;
  if (typeof content !== 'string' || !/^\d*$/.test(content)) return undefined;
  return { file, before, content, mode: typeof mode === 'number' ? mode : undefined };
}
