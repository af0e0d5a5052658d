import { closeSync, openSync, readSync } from 'node:fs';
import { type Problem, problem } from '../../problem/problem.ts';
import { searchFolder, searchPath } from '../search-index.ts';
import { type IndexFiles, openSearchIndex, type SearchExtras, type SearchIndex } from './create-index.ts';
import type { IndexedPage, StoredJson } from './read-page.ts';

/** The index of a site that is being made. */
export interface SiteIndex extends SearchIndex {
  /** The same of a page that an earlier build has read. */
  readonly addStored: (place: StoredJson) => void;
  /** Ends what is at work for an index that nobody asks for. */
  readonly stop: () => Promise<void>;
}

/**
 * Begins the indexes of a site in these languages (BCP 47 tags, the default one first), each of its own pages. All but the
 * first are in a folder with their tag.
 */
export function openSiteIndex(
  languages: readonly [string, ...string[]],
  writeUrl?: (url: string) => string,
  findExtras?: (tag: string) => SearchExtras,
): SiteIndex {
  const [first, ...others] = languages;
  const open = (tag: string) => openSearchIndex(tag, writeUrl, findExtras?.(tag));
  const main = open(first);
  const indexes = new Map(others.map((tag) => [tag, open(tag)]));
  const add = (page: IndexedPage) => (indexes.get(page.language) ?? main).add(page);
  return {
    add,
    addStored: (place) => add(readStored(place)),
    stop: async () => undefined,
    async finish() {
      const files = new Map(await main.finish());
      for (const [tag, index] of indexes)
        for (const [name, content] of await index.finish()) files.set(`${searchFolder(tag)}${name}`, content);
      return files;
    },
  };
}

/** An `IndexedPage`. Throws where something else is there by now. */
function readStored({ file, start, length }: StoredJson): IndexedPage {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.allocUnsafe(length);
    readSync(handle, bytes, 0, length, start);
    return JSON.parse(bytes.toString()) as IndexedPage;
  } finally {
    closeSync(handle);
  }
}

/**
 * Writes the search index of a site, which may still be made, by `write`, which is given paths in the site. Gives the problem that kept
 * it from being made.
 */
export async function writeSearch(
  made: Promise<IndexFiles>,
  write: (path: string, content: string | Uint8Array) => void,
): Promise<readonly Problem[]> {
  try {
    const files = await made;
    for (const [name, content] of files) write(`${searchPath}${name}`.slice(1), content);
    return [];
  } catch (error) {
    return [describeSearchFailure(error instanceof Error ? error.message : String(error))];
  }
}

/** The index of the search could not be made. */
function describeSearchFailure(reason: string): Problem {
  return problem(
    { file: 'site.json', line: 1, column: 1 },
    'site/search',
    'error',
    `The search index could not be made: ${reason}`,
    'Build without a search: --no-search.',
  );
}
