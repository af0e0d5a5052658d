import { type BigIntStats, type FSWatcher, readdirSync, realpathSync, statSync, watch } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { readReason } from '../../content/evaluate/render-component.ts';

/** Milliseconds in which what happens to a path is taken together. */
const together = 5;

/** Milliseconds after which a path that is gone, or empty, is told: editors move a file away or empty it, and write it anew. */
const gone = 60;

/** Whether the system tells of all that happens below a folder. Elsewhere Node.js watches each file for that (`recursive`, 24.21). */
const watchesBelow = process.platform === 'darwin' || process.platform === 'win32';

export interface SiteWatch {
  readonly stop: () => void;
}

interface WatchOptions {
  /**
   * Told the absolute path of a file that was written, came or is gone, or of a folder that came, is gone or was replaced by another
   * one (`isFolder`): then what is in it is not told one by one.
   */
  readonly onChange: (path: string, isFolder: boolean) => void;
  /** Told the absolute path of a folder that cannot be watched, why, and how many others cannot either. */
  readonly onFail: (folder: string, reason: string, others: number) => void;
}

/** What is known of a folder that is watched. */
interface WatchedFolder {
  /** Undefined where a watch of a folder above it tells of it. */
  readonly watcher: FSWatcher | undefined;
  readonly inode: bigint;
  /** The names of the files in it. */
  readonly files: Set<string>;
}

/**
 * Tells of every change below a folder (absolute), but for what is hidden, in `node_modules`, or in its own `dist`. Folders are watched
 * and not their files: 4,000 pages take 0.01 s in place of 0.3, and 160 of the watches that a system has (Linux gives some users 8,192).
 * What an event is about is read from the disk, for systems tell it in many ways.
 */
export function watchSite(root: string, { onChange, onFail }: WatchOptions): SiteWatch {
  const folders = new Map<string, WatchedFolder>();
  /** By the path of a file: as it was told last. */
  const told = new Map<string, string>();
  const timers = new Map<string, NodeJS.Timeout>();
  /** The paths of symbolic links to files of the site, by the path of the file. */
  const links = new Map<string, Set<string>>();
  /** Folders that cannot be watched, with the reason, until they are told. */
  const failures: (readonly [folder: string, reason: string])[] = [];
  const realRoot = readReal(root) ?? root;
  let isStopped = false;

  const isIgnored = (path: string) =>
    path !== root &&
    (path === join(root, 'dist') ||
      path
        .slice(root.length)
        .split(sep)
        .some((name) => name === 'node_modules' || /^\.(?!well-known$)/.test(name)));
  const open = (folder: string): FSWatcher | undefined => {
    if (watchesBelow && folder !== root) return undefined;
    try {
      const watcher = watch(folder, { recursive: watchesBelow }, (_event, name) => {
        if (name === null) onChange(folder, true);
        else lookSoon(join(folder, name), together);
      });
      // A folder that is gone: the one above it tells that.
      return watcher.on('error', () => watcher.close()).unref();
    } catch (error) {
      failures.push([folder, readReason(error)]);
      return undefined;
    }
  };
  /** Begins to watch a folder and those in it. */
  const add = (folder: string): void => {
    const stats = readStats(folder);
    if (!stats?.isDirectory()) return;
    const known = { watcher: open(folder), inode: stats.ino, files: new Set<string>() };
    folders.set(folder, known);
    for (const entry of readFolder(folder)) {
      const path = join(folder, entry.name);
      if (isIgnored(path)) continue;
      if (entry.isDirectory()) add(path);
      else known.files.add(entry.name);
      const real = entry.isSymbolicLink() ? readReal(path) : undefined;
      if (real?.startsWith(realRoot + sep)) {
        const file = root + real.slice(realRoot.length);
        links.set(file, (links.get(file) ?? new Set()).add(path));
      }
    }
  };
  const addAll = (folder: string): void => {
    add(folder);
    const [first, ...others] = failures.splice(0);
    if (first) onFail(...first, others.length);
  };
  const remove = (folder: string): void => {
    for (const [path, { watcher }] of folders)
      if (path === folder || path.startsWith(folder + sep)) {
        watcher?.close();
        folders.delete(path);
      }
  };
  const lookSoon = (path: string, delay: number): void => {
    if (isStopped || isIgnored(path)) return;
    clearTimeout(timers.get(path));
    const look = () => {
      timers.delete(path);
      take(path, readStats(path), delay === gone);
    };
    timers.set(path, setTimeout(look, delay));
  };
  const take = (path: string, stats: BigIntStats | undefined, hasWaited: boolean): void => {
    const folder = folders.get(path);
    const files = folders.get(dirname(path))?.files;
    const name = basename(path);
    if (stats?.isDirectory()) {
      if (folder?.inode === stats.ino) return;
      remove(path);
      addAll(path);
      onChange(path, true);
    } else if (stats && stats.size === 0n && !hasWaited) lookSoon(path, gone);
    else if (stats) {
      const state = `${stats.mtimeNs} ${stats.size} ${stats.ino}`;
      if (told.get(path) === state) return;
      remove(path);
      told.set(path, state);
      files?.add(name);
      for (const one of [path, ...(links.get(path) ?? [])]) onChange(one, false);
    } else if (!folder && !files?.has(name)) {
      // It came and went within a moment, as an editor's own files do.
      told.delete(path);
    } else if (!hasWaited) lookSoon(path, gone);
    else {
      told.delete(path);
      files?.delete(name);
      remove(path);
      onChange(path, folder !== undefined);
    }
  };
  addAll(root);
  return {
    stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      remove(root);
    },
  };
}

function readStats(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false, bigint: true });
  } catch {
    return undefined;
  }
}

function readReal(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
