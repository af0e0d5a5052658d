import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type FileStats, readFileStats } from '../../build/output/list-files.ts';
import { hashCode } from '../../build/page-cache/page-inputs.ts';
import { readCheckout } from '../../build/project/git.ts';
import { isSettled } from '../../content/files/file-facts.ts';
import { readObject, tryParseJson } from '../../lib/json/json-value.ts';
import type { OutputFolders } from './swap-output.ts';

/** What a build has written and said, to say it again where the next one has nothing to do. */
export interface LastBuild {
  readonly pages: number;
  /** What it printed of problems, each piece by itself. */
  readonly said: readonly string[];
  /** How many errors, warnings and notes there were, in words. */
  readonly count: string;
}

/** What is in a folder. */
export interface FolderContents {
  readonly files: number;
  readonly bytes: number;
  /** A hash of the names, sizes and places on the disk, and of when each was written. */
  readonly state: string;
}

/** Files and folders that are looked at: a site may stand at the root of a repository with a lot more. It takes 20 to 30 µs for each. */
const most = 40_000;

/** Folders that no site is made from, and `node_modules`, of which what installs packages leaves a mark. */
const passedOver: ReadonlySet<string> = new Set(['.git', '.octavo', 'node_modules']);

/** What npm, pnpm and Yarn write each time that they install something. */
const installMarks = ['.package-lock.json', '.modules.yaml', '.yarn-state.yml'];

/**
 * A hash of all that a build may read, by what the file system and git say of it: each file of the site, what is installed for it, the
 * commit, Octavo's own code, and the `settings` of the command. Undefined where a file was changed just now, a folder cannot be
 * read, or there are too many. `siteRoot` is absolute; what is written is none of it.
 */
export async function describeInputs(
  siteRoot: string,
  written: OutputFolders,
  settings: unknown,
): Promise<string | undefined> {
  const now = Date.now();
  const checkout = await readCheckout(siteRoot);
  const skipped = new Set<string>(Object.values(written));
  const hash = createHash('sha256');
  let newest = 0;
  let isCoarse = true;
  const add = (path: string, stats: Stats) => {
    newest = Math.max(newest, stats.mtimeMs, stats.ctimeMs);
    isCoarse &&= Number.isInteger(stats.ctimeMs / 1000);
    hash.update(`${path} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino} ${stats.mode}\n`);
  };
  try {
    let count = 0;
    listFolder(siteRoot, (path, kind) => {
      if (++count > most) throw new Error('There are too many files.');
      if (passedOver.has(path.slice(path.lastIndexOf('/') + 1)) || skipped.has(join(siteRoot, path)))
        return false;
      if (kind === 'folder') hash.update(`${path}/\n`);
      else add(path, lstatSync(join(siteRoot, path)));
      if (kind !== 'link') return true;
      const target = statSync(join(siteRoot, path));
      if (target.isDirectory()) throw new Error(`${path} leads to a folder.`);
      add(path, target);
      return true;
    });
  } catch {
    return undefined;
  }
  const above = new Set(listAbove(siteRoot));
  for (const folder of new Set([...above, ...listAbove(import.meta.dirname)])) {
    const packages = join(folder, 'node_modules');
    const marks = installMarks.flatMap((name) => {
      const stats = statSync(join(packages, name), { throwIfNoEntry: false });
      return stats ? [[join(packages, name), stats] as const] : [];
    });
    // What else installs packages leaves no mark.
    if (marks.length === 0 && above.has(folder) && existsSync(packages)) return undefined;
    for (const [file, stats] of marks) add(file, stats);
  }
  if (!isSettled(newest, isCoarse, now)) return undefined;
  hash.update(JSON.stringify([siteRoot, written, settings, checkout, hashCode()]));
  return hash.digest('base64url');
}

/** A folder (absolute) and those that it is in. */
function listAbove(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...listAbove(above)];
}

/** What is in an output (absolute). Throws what the file system does. */
export function readContents(folder: string): FolderContents {
  return describeOutput(readFileStats(folder, listEntries(folder)));
}

/** What is in an output, by what is said of its files. */
export function describeOutput(output: FileStats): FolderContents {
  const hash = createHash('sha256');
  let [files, bytes] = [0, 0];
  for (const [path, stats] of [...output].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { size, mtimeMs, ino, mode } = stats;
    hash.update(`${path} ${size} ${mtimeMs} ${ino} ${mode}\n`);
    files += stats.isFile() ? 1 : 0;
    bytes += size;
  }
  return { files, bytes, state: hash.digest('base64url') };
}

function listEntries(folder: string): readonly string[] {
  const entries: string[] = [];
  listFolder(folder, (path, kind) => {
    if (kind !== 'folder') entries.push(path);
    return true;
  });
  return entries;
}

/**
 * Calls `take` with each entry below a folder (absolute), by its path with `/`; what is in a folder follows where that gives true. Without
 * waiting: ten times as fast as many at once.
 */
function listFolder(folder: string, take: (path: string, kind: 'file' | 'folder' | 'link') => boolean): void {
  const list = (inner: string) => {
    for (const entry of readdirSync(join(folder, inner), { withFileTypes: true })) {
      const path = inner + entry.name;
      if (!entry.isDirectory()) take(path, entry.isSymbolicLink() ? 'link' : 'file');
      else if (take(path, 'folder')) list(`${path}/`);
    }
  };
  list('');
}

const nameRecord = (siteRoot: string) => join(siteRoot, '.octavo', 'last-build.json');

/**
 * Notes what a build was made from (`inputs`, as `describeInputs` gives it), what it wrote, and for how long that holds where nothing
 * changes, in milliseconds. It does without where that cannot be written.
 */
export function keepLastBuild(
  siteRoot: string,
  inputs: string,
  { state }: FolderContents,
  build: LastBuild,
  lifetime: number,
): void {
  try {
    const until = Number.isFinite(lifetime) ? Date.now() + lifetime : null;
    writeFileSync(nameRecord(siteRoot), JSON.stringify({ inputs, state, until, ...build }));
  } catch {
    // The next build looks at each page.
  }
}

/**
 * The last build of a site, with what is in its output, where it was made from the same `inputs` and its output is as it was left; else
 * undefined.
 */
export function findLastBuild(
  siteRoot: string,
  inputs: string,
  { output, staged, previous }: OutputFolders,
): (LastBuild & FolderContents) | undefined {
  // A build was interrupted.
  if (existsSync(staged) || existsSync(previous)) return undefined;
  try {
    const kept = readObject(tryParseJson(readFileSync(nameRecord(siteRoot), 'utf8')));
    if (kept?.['inputs'] !== inputs) return undefined;
    if (typeof kept['until'] === 'number' && kept['until'] < Date.now()) return undefined;
    const contents = readContents(output);
    const { pages, said, count } = kept;
    const isWhole = typeof pages === 'number' && Array.isArray(said) && typeof count === 'string';
    return isWhole && kept['state'] === contents.state ? { pages, said, count, ...contents } : undefined;
  } catch {
    return undefined;
  }
}
