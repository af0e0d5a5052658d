import { type Stats, statSync } from 'node:fs';
import { type ReadPage, readPageSource } from './discover-pages.ts';

/** Reads the pages of a site that is read again and again: only files that changed since. */
export interface PageReader {
  readonly read: ReadPage;
  /** Forgets a file (absolute) that is known to have changed. */
  readonly forget: (file: string) => void;
}

/**
 * Milliseconds that a file has to be left alone before it was read to be kept: the clock of a file system may stand still for
 * some, so that the next text of the same length would look the same.
 */
const settled = 100;

interface KeptPage {
  readonly state: string;
  readonly contentRoot: string;
  readonly page: ReturnType<ReadPage>;
}

/** Keeps what pages say above their text, by when their files were written, their length and their place on the disk. */
export function createPageReader(): PageReader {
  const kept = new Map<string, KeptPage>();
  return {
    async read(siteRoot, contentRoot, file) {
      const stats = statSync(file, { throwIfNoEntry: false });
      const state = stats && describeState(stats);
      const known = kept.get(file);
      if (known && known.state === state && known.contentRoot === contentRoot) return known.page;
      const page = readPageSource(siteRoot, contentRoot, file);
      const isSettled = stats && Math.max(stats.mtimeMs, stats.ctimeMs) < Date.now() - settled;
      if (state !== undefined && isSettled) kept.set(file, { state, contentRoot, page });
      else kept.delete(file);
      return page;
    },
    forget: (file) => void kept.delete(file),
  };
}

function describeState({ mtimeMs, ctimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
}
