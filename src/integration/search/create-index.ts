import { gunzipSync } from 'node:zlib';
import { createIndex } from 'pagefind';
import { type SearchScopes, scopesFile } from '../../request/search-scopes.ts';
import { type IndexedPage, unindexed } from './indexed-page.ts';
import { repackIndex } from './repack-index.ts';

/** Files of a search index by their names below `searchPath`. */
export type IndexFiles = ReadonlyMap<string, Uint8Array>;

/** What the search of a page asks for: it has a program of its own for Pagefind's files. */
const used = /^(?:pagefind-entry\.json|[^/]+\.pf_meta|(?:fragment|index)\/.+)$/;

/**
 * Makes the index of a site with Pagefind (https://pagefind.app/docs/node-api/), all of it in one `language`, a BCP 47
 * tag. Rejects when Pagefind cannot be started on this machine or refuses a page. `end()` of pagefind.ts stops its process.
 */
export async function createSearchIndex(
  pages: readonly IndexedPage[],
  language: string,
): Promise<IndexFiles> {
  const { index, errors } = await createIndex({
    rootSelector: 'article',
    excludeSelectors: [...unindexed],
    forceLanguage: language.toLowerCase(),
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
    const entry = files.find(({ path }) => path === 'pagefind-entry.json');
    const text = entry ? new TextDecoder().decode(entry.content) : '';
    const found = files.filter(({ path }) => used.test(path) || isNamedWasm(path, text));
    const packed = repackIndex(new Map(found.map(({ path, content }) => [path, content])));
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
  const ids = new Map(
    [...files].flatMap(([path, content]) => {
      const id = /^fragment\/.+\/(.+)\.pf_fragment$/.exec(path)?.[1];
      const url = id && /"url":("(?:[^"\\]|\\.)*")/.exec(gunzipSync(content).toString('utf8'))?.[1];
      return url ? [[String(JSON.parse(url)), id] as const] : [];
    }),
  );
  const group = (namesOf: (page: IndexedPage) => readonly string[]) => {
    const names = [...new Set(pages.flatMap(namesOf))];
    const list = (name: string) =>
      pages.filter((page) => namesOf(page).includes(name)).flatMap(({ url }) => ids.get(url) ?? []);
    return Object.fromEntries(names.map((name) => [name, list(name)]));
  };
  return {
    tabs: group(({ tab }) => (tab === undefined ? [] : [tab])),
    versions: group(({ versions }) => versions),
  };
}

/** The program for the language of the index alone: the entry names it, `unknown` where it names none. */
function isNamedWasm(path: string, entry: string): boolean {
  const name = /^wasm\.(.+)\.pagefind$/.exec(path)?.[1];
  if (name === undefined) return false;
  const named = /"wasm":"([^"]+)"/.exec(entry)?.[1] ?? 'unknown';
  return name === named;
}
