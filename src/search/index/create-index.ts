import { gunzipSync } from 'node:zlib';
import { createIndex, type PagefindIndex } from 'pagefind';
import { type SearchScopes, scopesFile } from '../search-index.ts';
import { type IndexedAddress, type IndexedPage, unindexed } from './indexed-page.ts';
import { repackIndex } from './repack-index.ts';
import { loadStemmer } from './stemmers.ts';

/** Files of a search index by their names below `searchPath`. */
export type IndexFiles = ReadonlyMap<string, Uint8Array>;

/** Languages that write without spaces: Pagefind finds their words. It stems none of these. */
const segmented = /^(?:zh|ja|th)\b/;

/** An index that is being made: Pagefind reads each page in a process of its own, while others are rendered. */
export interface SearchIndex {
  readonly add: (page: IndexedPage) => void;
  /** Rejects when Pagefind cannot be started on this machine or refused a page. */
  readonly finish: () => Promise<IndexFiles>;
}

/**
 * Begins the index of a site with Pagefind (https://pagefind.app/docs/node-api/), all of it in one `language`, a BCP 47
 * tag. Pagefind is started for the first page; its `close()` stops its process.
 */
export function openSearchIndex(language: string): SearchIndex {
  const tag = language.toLowerCase();
  const pages: IndexedAddress[] = [];
  let started: Promise<PagefindIndex> | undefined;
  let added = Promise.resolve();
  const start = () => {
    started ??= startPagefind(tag);
    return started;
  };
  return {
    add(page) {
      const { url, tab, versions } = page;
      pages.push({ url, tab, versions });
      added = added.then(async () => addPage(await start(), page));
      // Told by `finish`.
      added.catch(() => undefined);
    },
    async finish() {
      const index = await start();
      try {
        await added;
        const { files, errors } = await index.getFiles();
        if (errors.length > 0) throw new Error(errors.join(' '));
        const made = new Map(files.map(({ path, content }) => [path, content]));
        const packed = repackIndex(made, tag, await loadStemmer(tag));
        const scopes = JSON.stringify(listScopes(packed, pages));
        return new Map([...packed, [scopesFile, new TextEncoder().encode(scopes)]]);
      } finally {
        await index.deleteIndex();
      }
    },
  };
}

/** The index of these pages, as `openSearchIndex` makes it. */
export async function createSearchIndex(
  pages: readonly IndexedPage[],
  language: string,
): Promise<IndexFiles> {
  const index = openSearchIndex(language);
  for (const page of pages) index.add(page);
  return index.finish();
}

async function startPagefind(tag: string): Promise<PagefindIndex> {
  const { index, errors } = await createIndex({
    rootSelector: 'article',
    excludeSelectors: [...unindexed],
    // Of no language that Pagefind knows: the words stay whole.
    forceLanguage: segmented.test(tag) ? tag : 'unknown',
    // Names in code: `user_group_id`, `$ref`, `--flag`, `a.b`.
    includeCharacters: '_',
  });
  if (!index) throw new Error(errors.join(' ') || 'Pagefind did not start.');
  return index;
}

async function addPage(index: PagefindIndex, { url, html }: IndexedPage): Promise<void> {
  const { errors } = await index.addHTMLFile({ url, content: html });
  if (errors.length > 0) throw new Error(`${url}: ${errors.join(' ')}`);
}

/** Which pages belong to which tab and version: Pagefind's own filters differ from one build of the same pages to the next. */
function listScopes(files: IndexFiles, pages: readonly IndexedAddress[]): SearchScopes {
  const numbers = new Map(
    [...files].flatMap(([path, content]) => {
      const number = /\/pages\/(.+)\.bin$/.exec(path)?.[1];
      const url = number && /"url":("(?:[^"\\]|\\.)*")/.exec(gunzipSync(content).toString('utf8'))?.[1];
      return url ? [[String(JSON.parse(url)), Number.parseInt(number, 36)] as const] : [];
    }),
  );
  const group = (namesOf: (page: IndexedAddress) => readonly string[]) => {
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
