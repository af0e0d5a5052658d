import { statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

type Watcher = ViteDevServer['watcher'];

/** Milliseconds without a rename after which a swap is over. */
const quiet = 50;

/** Milliseconds after a change in which Chokidar 3, the watcher that Vite has, tells no other change of the same file. */
const throttle = 50;

/**
 * Tells of every change below a folder (absolute), by the absolute path of a file, or of a folder that was replaced by another
 * one (`isReplaced`).
 */
export function watchSite(
  watcher: Watcher,
  folder: string,
  onChange: (path: string, isReplaced: boolean) => void,
): void {
  watcher.add(folder);
  watchFiles(watcher, (file) => onChange(file, false));
  watchReplacedFolders(watcher, (replaced) => onChange(replaced, true));
}

/**
 * Tells of changed files. A file that is written twice within 50 ms has one event, and its last text may come after that was
 * read: so each is looked at again when the next change would be told.
 */
function watchFiles(watcher: Watcher, onChange: (file: string) => void): void {
  const timers = new Map<string, NodeJS.Timeout>();
  const take = (file: string): void => {
    clearTimeout(timers.get(file));
    const state = readState(file);
    const lookAgain = () => {
      timers.delete(file);
      if (!isClosed(watcher) && readState(file) !== state) take(file);
    };
    timers.set(file, setTimeout(lookAgain, throttle + 10).unref());
    onChange(file);
  };
  watcher.on('all', (_event, file) => take(file));
}

function isClosed(watcher: Watcher): boolean {
  return Object.keys(watcher.getWatched()).length === 0;
}

/** What tells two states of a file apart; undefined where there is none. */
function readState(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false, bigint: true });
  return stats?.isFile() ? `${stats.mtimeNs} ${stats.size} ${stats.ino}` : undefined;
}

/**
 * Tells of folders that another one took the name of (`mv content old && mv new content`). Chokidar sees a folder of that
 * name before and after, and goes on watching the one that was moved away: the new one is
 * watched from here on, and `onReplaced` gets its absolute path. On Linux and Windows folders are watched one by one; the
 * events of macOS (FSEvents) are by path and lose none.
 */
function watchReplacedFolders(watcher: Watcher, onReplaced: (folder: string) => void): void {
  const replaced = new Set<string>();
  /** Those that were replaced before: one of them may be replaced again before all of it is watched. */
  const known = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watchAgain = () => {
    if (isClosed(watcher)) return;
    for (const folder of replaced) {
      const paths = [...new Set([folder, ...listWatched(watcher, folder)])];
      // What is in it too: a watcher that is open for a path is used again, whatever has that path by now.
      watcher.unwatch(paths);
      watcher.add(paths);
      onReplaced(folder);
    }
    replaced.clear();
  };
  watcher.on('raw', (event, name, details: unknown) => {
    const parent = readWatchedPath(details);
    if (event !== 'rename' || parent === undefined || typeof name !== 'string') return;
    const path = join(parent, name);
    // A rename that names a folder which is there, and which was known before: the known one is gone.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
    if (!known.has(path) && !(path in watcher.getWatched())) return;
    known.add(path);
    replaced.add(path);
    clearTimeout(timer);
    timer = setTimeout(watchAgain, quiet);
  });
}

/** Everything that is watched in a folder, and the folder. */
function listWatched(watcher: Watcher, folder: string): readonly string[] {
  return Object.entries(watcher.getWatched()).flatMap(([parent, names]) =>
    parent === folder || parent.startsWith(`${folder}${sep}`)
      ? [parent, ...names.map((name) => join(parent, name))]
      : [],
  );
}

function readWatchedPath(details: unknown): string | undefined {
  const isGiven = typeof details === 'object' && details !== null && 'watchedPath' in details;
  return isGiven && typeof details.watchedPath === 'string' ? details.watchedPath : undefined;
}
