import { createIndex } from 'pagefind';
import { unindexed } from './indexed-page.ts';

/** A page as the search reads it. */
export interface IndexedPage {
  readonly url: string;
  readonly html: string;
}

/** Files of a search index by their names below `searchPath`. */
export type IndexFiles = ReadonlyMap<string, Uint8Array>;

/** What a page asks for; Pagefind's own interface is not among it. */
const used =
  /^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|[^/]+\.pf_meta|(?:fragment|index|filter)\/.+)$/;

/**
 * Makes the index of a site with Pagefind (https://pagefind.app/docs/node-api/), all of it in one `language`, a BCP 47
 * tag. Rejects when Pagefind cannot be started on this machine or refuses a page. `end()` of pagefind.ts stops its process.
 */
export async function createSearchIndex(pages: Iterable<IndexedPage>, language: string): Promise<IndexFiles> {
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
    return new Map(
      files
        .filter(({ path }) => used.test(path) || isNamedWasm(path, text))
        .map(({ path, content }) => [path, content]),
    );
  } finally {
    await index.deleteIndex();
  }
}

/** The program for the language of the index alone: the entry names it, `unknown` where it names none. */
function isNamedWasm(path: string, entry: string): boolean {
  const name = /^wasm\.(.+)\.pagefind$/.exec(path)?.[1];
  if (name === undefined) return false;
  const named = /"wasm":"([^"]+)"/.exec(entry)?.[1] ?? 'unknown';
  return name === named;
}
