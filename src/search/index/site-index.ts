import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBytesReader } from '../../lib/bytes-reader.ts';
import { readObject, readText, tryParseJson } from '../../lib/json/json-value.ts';
import { type Problem, problem } from '../../problem/problem.ts';
import { searchFiles, searchFolder, searchPath } from '../search-index.ts';
import {
  type IndexFiles,
  type IndexKeeper,
  openSearchIndex,
  type SearchExtras,
  type SearchIndex,
} from './create-index.ts';
import type { IndexedPage, StoredJson } from './indexed-page.ts';
import { describePage, readKeptPages, writeKeptPages } from './kept-pages.ts';

/** Where what an index has read of its pages is kept for the next build. */
export interface KeepingPlace {
  /** Absolute. */
  readonly folder: string;
  /** A hash of all that pages are read with. */
  readonly made: string;
}

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
  place?: KeepingPlace,
): SiteIndex {
  const [first, ...others] = languages;
  const findKeeper = (tag: string): IndexKeeper | undefined => {
    if (!place) return undefined;
    const file = join(place.folder, `${tag}.pages`);
    const { made } = place;
    return {
      kept: readKeptPages(file, made),
      keep: (texts, pages) => writeKeptPages(file, made, texts, pages),
    };
  };
  const open = (tag: string) => openSearchIndex(tag, writeUrl, findExtras?.(tag), findKeeper(tag));
  const main = open(first);
  const indexes = new Map(others.map((tag) => [tag, open(tag)]));
  const add = (page: IndexedPage, key: string | undefined) =>
    (indexes.get(page.language) ?? main).add(page, key);
  return {
    add: (page) => add(page, place && describePage(JSON.stringify(page))),
    addStored(stored) {
      if ([main, ...indexes.values()].some((index) => index.addKept(stored.key))) return;
      add(JSON.parse(readStored(stored)) as IndexedPage, stored.key);
    },
    stop: async () => undefined,
    async finish() {
      const files = new Map(await main.finish());
      for (const [tag, index] of indexes)
        for (const [name, content] of await index.finish()) files.set(`${searchFolder(tag)}${name}`, content);
      return files;
    },
  };
}

const reader = createBytesReader();

/** The JSON of an `IndexedPage`. */
function readStored({ file, start, length }: StoredJson): string {
  return reader.read(file, start, length).toString();
}

/**
 * Writes the search index of a site, which may still be made, by `write`, which is given paths in the site, and those that the site in
 * `last` (absolute) may have the same content at: with one page changed the files of all others have other names. Gives the problem that
 * kept it from being made.
 */
export async function writeSearch(
  made: Promise<IndexFiles>,
  write: (path: string, content: string | Uint8Array, earlier: string) => void,
  last: string | undefined,
): Promise<readonly Problem[]> {
  try {
    const files = await made;
    const root = searchPath.slice(1);
    const folders = new Map<string, string>();
    for (const [name, content] of last === undefined ? [] : files) {
      if (!/(?:^|\/)index\.json$/.test(name)) continue;
      const folder = root + name.slice(0, -searchFiles.entry.length);
      const [now, before] = [readId(content), readId(tryRead(join(last ?? '', root, name)))];
      if (now !== undefined && before !== undefined) folders.set(`${folder}${now}/`, `${folder}${before}/`);
    }
    const inFolder = /^(?:.*?\/)?[\da-f]{10}\//;
    for (const [name, content] of files) {
      const path = root + name;
      const [folder = ''] = inFolder.exec(path) ?? [];
      write(path, content, (folders.get(folder) ?? folder) + path.slice(folder.length));
    }
    return [];
  } catch (error) {
    return [describeSearchFailure(error instanceof Error ? error.message : String(error))];
  }
}

/** What names the files of an index, by its entry. */
function readId(entry: Uint8Array): string | undefined {
  const id = readText(readObject(tryParseJson(Buffer.from(entry).toString()))['id']);
  return id !== undefined && /^[\da-f]{10}$/.test(id) ? id : undefined;
}

function tryRead(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    return new Uint8Array();
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
