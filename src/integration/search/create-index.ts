import { gunzipSync } from 'node:zlib';
import { createIndex } from 'pagefind';
import { type SearchScopes, scopesFile } from '../../request/search-scopes.ts';
import { type IndexedPage, unindexed } from './indexed-page.ts';
import { repackIndex } from './repack-index.ts';
import { loadStemmer } from './stemmers.ts';

/** Files of a search index by their names below `searchPath`. */
export type IndexFiles = ReadonlyMap<string, Uint8Array>;

/** Languages that write without spaces: Pagefind finds their words. It stems none of these. */
const segmented = /^(?:zh|ja|th)\b/;

/**
 * Makes the index of a site with Pagefind (https://pagefind.app/docs/node-api/), all of it in one `language`, a BCP 47
 * tag. Rejects when Pagefind cannot be started on this machine or refuses a page. Its `close()` stops its process.
 */
export async function createSearchIndex(
  pages: readonly IndexedPage[],
  language: string,
): Promise<IndexFiles> {
  const tag = language.toLowerCase();
  const { index, errors } = await createIndex({
    rootSelector: 'article',
    excludeSelectors: [...unindexed],
    // Of no language that Pagefind knows: the words stay whole.
    forceLanguage: segmented.test(tag) ? tag : 'unknown',
    // Names in code: `user_group_id`, `$ref`, `--flag`, `a.b`.
    includeCharacters: '_',
  });
  if (!index) throw new Error(errors.join(' ') || 'Pagefind did not start.');
  try {
    for (const { url, html } of pages) {
      const added = await index.addHTMLFile({ url, content: html });
      if (added.errors.length > 0) throw new Error(`${url}: ${added.errors.join(' ')}`);
    }
    const { files } = await index.getFiles();
    const made = new Map(files.map(({ path, content }) => [path, content]));
    const packed = repackIndex(made, tag, await loadStemmer(tag));
    return new Map([
      ...packed,
      [scopesFile, new TextEncoder().encode(JSON.stringify(listScopes(packed, pages)))],
    ]);
  } finally {
    await index.deleteIndex();
  }
}

/** Which pages belong to which tab and version: Pagefind's own filters differ from one build of the same pages to the next. */
function listScopes(files: IndexFiles, pages: readonly IndexedPage[]): SearchScopes {
  const numbers = new Map(
    [...files].flatMap(([path, content]) => {
      const number = /\/pages\/(.+)\.bin$/.exec(path)?.[1];
      const url = number && /"url":("(?:[^"\\]|\\.)*")/.exec(gunzipSync(content).toString('utf8'))?.[1];
      return url ? [[String(JSON.parse(url)), Number.parseInt(number, 36)] as const] : [];
    }),
  );
  const group = (namesOf: (page: IndexedPage) => readonly string[]) => {
    const names = [...new Set(pages.flatMap(namesOf))];
    const list = (name: string) =>
      pages.filter((page) => namesOf(page).includes(name)).flatMap(({ url }) => numbers.get(url) ?? []);
    return Object.fromEntries(names.map((name) => [name, list(name)]));
  };
  return {
    tabs: group(({ tab }) => (tab === undefined ? [] : [tab])),
    versions: group(({ versions }) => versions),
  };
}
