import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Problem, problem } from '../../problem/problem.ts';
import { searchFolder, searchPath } from '../search-index.ts';
import { type IndexFiles, openSearchIndex, type SearchExtras, type SearchIndex } from './create-index.ts';
import type { IndexedPage } from './read-page.ts';

/**
 * Begins the indexes of a site in these languages (BCP 47 tags, the default one first), each of its own pages. All but the
 * first are in a folder with their tag.
 */
export function openSiteIndex(
  languages: readonly [string, ...string[]],
  writeUrl?: (url: string) => string,
  findExtras?: (tag: string) => SearchExtras,
): SearchIndex {
  const [first, ...others] = languages;
  const open = (tag: string) => openSearchIndex(tag, writeUrl, findExtras?.(tag));
  const main = open(first);
  const indexes = new Map(others.map((tag) => [tag, open(tag)]));
  return {
    add: (page) => (indexes.get(page.language) ?? main).add(page),
    async finish() {
      const files = new Map(await main.finish());
      for (const [tag, index] of indexes)
        for (const [name, content] of await index.finish()) files.set(`${searchFolder(tag)}${name}`, content);
      return files;
    },
  };
}

/** The index of these pages, as `openSiteIndex` makes it. */
export async function createSearchIndex(
  pages: readonly IndexedPage[],
  languages: readonly [string, ...string[]],
  writeUrl?: (url: string) => string,
  findExtras?: (tag: string) => SearchExtras,
): Promise<IndexFiles> {
  const index = openSiteIndex(languages, writeUrl, findExtras);
  for (const page of pages) index.add(page);
  return index.finish();
}

/** Finishes the search index of a site and writes it into `output` (absolute). Gives the problem that kept it from being made. */
export async function writeSearch(index: SearchIndex, output: string): Promise<readonly Problem[]> {
  try {
    for (const [name, content] of await index.finish()) {
      const file = join(output, searchPath, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
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
