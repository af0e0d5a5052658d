import { discoverPages, type ReadPage, readPageSource } from './discover-pages.ts';
import { type FactsStore, openFileFacts } from './file-facts.ts';

/** Reads the pages of a site that is read again and again: only files that changed since. */
export interface PageReader {
  readonly read: ReadPage;
  /** The pages as they were found the last time, unless they are forgotten: see `discoverPages`. */
  readonly discover: typeof discoverPages;
  /** Forgets a file (absolute) that is known to have changed. */
  readonly forget: (file: string) => void;
  /** Forgets which pages there are, and has each looked at again. */
  readonly forgetAll: () => void;
  /** Keeps what was read for the next process. */
  readonly save: () => void;
}

/** A page as it was read in a content folder (absolute), which its path depends on. */
interface ReadSource extends Awaited<ReturnType<ReadPage>> {
  readonly contentRoot: string;
}

/** Keeps what pages say above their text: see `openFileFacts`. */
export function createPageReader(store?: FactsStore): PageReader {
  const facts = openFileFacts<ReadSource>(store, ({ problems }) => problems.length === 0);
  let found: { readonly key: string; readonly pages: ReturnType<typeof discoverPages> } | undefined;
  const reader: PageReader = {
    async read(siteRoot, contentRoot, file) {
      const find = () =>
        facts.find(file, async () => ({
          ...(await readPageSource(siteRoot, contentRoot, file)),
          contentRoot,
        }));
      const source = await find();
      if (source.contentRoot === contentRoot) return source;
      facts.forget(file);
      return find();
    },
    discover(discovery) {
      const { siteRoot, contentRoot, outputFolder, navigationPaths } = discovery;
      const key = JSON.stringify([siteRoot, contentRoot, outputFolder, [...navigationPaths]]);
      if (found?.key !== key) found = { key, pages: discoverPages({ ...discovery, readPage: reader.read }) };
      return found.pages;
    },
    forget: facts.forget,
    forgetAll() {
      found = undefined;
    },
    save: facts.save,
  };
  return reader;
}
