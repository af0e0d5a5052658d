import { expect, test } from 'vitest';
import { createSearchIndex, indexedPage, openIndexFiles } from '../../../tests/support/search-files.ts';
import { searchFiles } from '../search-index.ts';
import type { IndexedPage } from './indexed-page.ts';
import { openLiveIndex } from './live-index.ts';

const nothing = { synonyms: [], suggested: [] };
const words = 'group token Service request-id response getUserId property mapping café environment'.split(
  ' ',
);

/** A page of words that follow from a number. */
function makePage(number: number, seed: number, more: Partial<IndexedPage> = {}): IndexedPage {
  const own = Array.from({ length: 60 }, (_, at) => {
    const word = words[(at * at * seed + number) % words.length] ?? '';
    return at % 3 === 0 ? `${word}${(at * seed) % 40}` : word;
  });
  return indexedPage({ url: `/page-${number}/`, title: `${words[number % 7]} page`, words: own, ...more });
}

/** All files of a live index as they are now. */
async function readAll(index: ReturnType<typeof openLiveIndex>): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const take = async (name: string) => {
    const content = await index.find(name, nothing);
    if (content) files.set(name, content);
    return content !== undefined;
  };
  await take(searchFiles.entry);
  await take(searchFiles.scopes);
  const { id } = JSON.parse(Buffer.from(files.get(searchFiles.entry) ?? '').toString());
  await take(searchFiles.table(id));
  for (let chunk = 0; await take(searchFiles.chunk(id, chunk)); chunk++);
  for (let page = 0; await take(searchFiles.page(id, page)); page++);
  return files;
}

/** What an index says of every word and page, however its words are divided. */
async function describeIndex(files: ReadonlyMap<string, Uint8Array>) {
  const { table, readChunk, readPage } = await openIndexFiles(files, 'en');
  return {
    stems: table[2].flatMap((_, chunk) => readChunk(chunk)),
    lengths: table[0],
    titles: table[1],
    boosts: table[3],
    pages: table[0].map((_, page) => readPage(page)),
    scopes: JSON.parse(Buffer.from(files.get(searchFiles.scopes) ?? '').toString()),
  };
}

test('an index whose pages change says the same as one that is made of them', async () => {
  const pages = new Map(Array.from({ length: 80 }, (_, number) => [number, makePage(number, 7)]));
  const index = openLiveIndex('en', (url) => url);
  for (const page of pages.values()) index.set(page);
  const compare = async () => {
    const fresh = await createSearchIndex([...pages.values()], ['en']);
    expect(await describeIndex(await readAll(index))).toEqual(await describeIndex(fresh));
  };
  const set = (page: IndexedPage, number: number) => {
    pages.set(number, page);
    index.set(page);
  };
  await compare();
  // Words that no page had, before, between and after those of before.
  set(makePage(3, 7, { words: ['aaa', 'token', 'tokenize', 'zebra', '0first'], boost: 2, tab: 'Guides' }), 3);
  set(makePage(9, 5), 9);
  await compare();
  set(makePage(3, 11, { title: 'Another title', versions: ['v1'] }), 3);
  await compare();
  for (let number = 10; number < 75; number++) set(makePage(number, 13), number);
  await compare();
  set(makePage(100, 3), 100);
  pages.delete(20);
  index.remove('/page-20/');
  await compare();
});

test('a search that has begun goes on after an edit of a page, and does not after one more page', async () => {
  const index = openLiveIndex('en', (url) => url);
  index.set(makePage(1, 7));
  index.set(makePage(2, 7));
  const { id } = JSON.parse(Buffer.from((await index.find(searchFiles.entry, nothing)) ?? '').toString());
  index.set(makePage(2, 5));
  expect(await index.find(searchFiles.page(id, 1), nothing)).toBeDefined();
  index.set(makePage(3, 5));
  expect(await index.find(searchFiles.page(id, 1), nothing)).toBeUndefined();
});
