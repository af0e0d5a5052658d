import { type Stats, statSync } from 'node:fs';
import { discoverPages, type ReadPage, readPageSource } from './discover-pages.ts';

/** Reads the pages of a site that is read again and again: only files that changed since. */
export interface PageReader {
  readonly read: ReadPage;
  /** The pages as they were found the last time, unless they are forgotten: see `discoverPages`. */
  readonly discover: typeof discoverPages;
  /** Forgets a file (absolute) that is known to have changed. */
  readonly forget: (file: string) => void;
  /** Forgets which pages there are, and has each looked at again. */
  readonly forgetAll: () => void;
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
  let found: { readonly key: string; readonly pages: ReturnType<typeof discoverPages> } | undefined;
  const reader: PageReader = {
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
    discover(discovery) {
      const { siteRoot, contentRoot, outputFolder, navigationPaths } = discovery;
      const key = JSON.stringify([siteRoot, contentRoot, outputFolder, [...navigationPaths]]);
      if (found?.key !== key) found = { key, pages: discoverPages({ ...discovery, readPage: reader.read }) };
      return found.pages;
    },
    forget: (file) => void kept.delete(file),
    forgetAll() {
      found = undefined;
    },
  };
  return reader;
}

function describeState({ mtimeMs, ctimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
}
