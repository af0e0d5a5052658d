import { statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

/** Milliseconds without a rename after which a swap is over. */
const quiet = 50;

/**
 * Tells of folders that another one took the name of (`mv content old && mv new content`). Chokidar 3, the watcher that
 * Vite has, sees a folder of that name before and after, and goes on watching the one that was moved away: the new one is
 * watched from here on, and `onReplaced` gets its absolute path. On Linux and Windows folders are watched one by one; the
 * events of macOS (FSEvents) are by path and lose none.
 */
export function watchReplacedFolders(
  watcher: ViteDevServer['watcher'],
  onReplaced: (folder: string) => void,
): void {
  const replaced = new Set<string>();
  /** Those that were replaced before: one of them may be replaced again before all of it is watched. */
  const known = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watchAgain = () => {
    const isClosed = Object.keys(watcher.getWatched()).length === 0;
    if (isClosed) return;
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
function listWatched(watcher: ViteDevServer['watcher'], folder: string): readonly string[] {
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
