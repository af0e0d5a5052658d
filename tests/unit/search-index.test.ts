import { beforeAll, expect, test } from 'vitest';
import { wordAt } from '../../bench/generate-prose-site.ts';
import { searchFiles } from '../../src/search/search-index.ts';
import { createSearchIndex, indexedPage, type OpenedIndex, openIndexFiles } from '../support/search-files.ts';

/** Page number n has every word whose rank divides it: word 0 is on all of them, often. */
const pages = Array.from({ length: 400 }, (_, number) => {
  const words = Array.from({ length: 1000 }, (_, rank) => wordAt(rank)).filter(
    (_, rank) => number % (rank + 1) === 0,
  );
  const own = number === 399 ? 'Keys are rotated. Das Café.' : '';
  const text = `${`${wordAt(0)} `.repeat(30)}${words.join(' ')} ${own}`;
  return indexedPage({ url: `/p${number}/`, title: 'Page', words: text.trim().split(' ') });
});
let index: OpenedIndex;
const search = (word: string) => index.search(word).map(({ page }) => page);

beforeAll(async () => {
  index = await openIndexFiles(await createSearchIndex(pages, ['en']), 'en');
  expect(index.entry.isStemmed).toBe(true);
});

test('each word is found on all its pages in the small chunks that it needs', () => {
  for (const rank of [0, 1, 2, 9, 30, 100, 399]) {
    expect(index.engine.listChunks(wordAt(rank), false).length).toBeLessThan(3);
    expect(search(wordAt(rank)).length).toBeGreaterThanOrEqual(Math.ceil(400 / (rank + 1)));
  }
  expect(Math.max(...index.loaded.values())).toBeLessThan(12_000);
});

test('a word that thousands of pages have is found on each of them', async () => {
  const many = Array.from({ length: 2500 }, (_, number) =>
    indexedPage({
      url: `/p${number}/`,
      title: 'Page',
      words: ['everywhere', number % 2 === 0 ? 'even' : 'odd'],
    }),
  );
  const { search } = await openIndexFiles(await createSearchIndex(many, ['en']), 'en');
  expect(search('everywhere')).toHaveLength(2500);
  expect(search('even')).toHaveLength(1250);
});

test('other words of the same stem are found, also where accents are left out', () => {
  for (const word of ['rotating', 'rotation', 'key', 'cafe', 'café']) expect(search(word)).toHaveLength(1);
});

test('the beginning of a word has a chunk too, and what no page has is not found', () => {
  for (const length of [1, 2, 3]) expect(search(wordAt(20).slice(0, length)).length).toBeGreaterThan(0);
  expect(search('zzzz')).toEqual([]);
});

test.each([
  ['without pages', []],
  ['of a page without words', [indexedPage({})]],
])('an index %s is one in which nothing is found', async (_, indexed) => {
  const files = await createSearchIndex(indexed, ['en']);
  const { engine } = await openIndexFiles(files, 'en');
  expect(engine.listChunks('word', true)).toEqual([]);
  expect(engine.search('word')).toEqual([]);
  expect([...files.keys()]).toContain(searchFiles.scopes);
});
