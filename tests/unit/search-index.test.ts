import { gunzipSync } from 'node:zlib';
import { close } from 'pagefind';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordAt } from '../../bench/generate-prose-site.ts';
import { readCbor } from '../../src/search/cbor.ts';
import { createSearchEngine, type Engine } from '../../src/search/client/search-engine.ts';
import { createSearchIndex, type IndexFiles } from '../../src/search/index/create-index.ts';
import { loadStemmer } from '../../src/search/index/stemmers.ts';
import {
  type SearchEntry,
  type SearchTable,
  type StemEntry,
  scopesFile,
  searchFiles,
  signatureLength,
} from '../../src/search/search-index.ts';

/** Page number n has every word whose rank divides it: word 0 is on all of them, often. */
const pages = Array.from({ length: 400 }, (_, number) => {
  const words = Array.from({ length: 1000 }, (_, rank) => wordAt(rank)).filter(
    (_, rank) => number % (rank + 1) === 0,
  );
  const own = number === 399 ? 'Keys are rotated. Das Café.' : '';
  return {
    url: `/p${number}/`,
    html: `<html><body><article><h1>Page</h1><p>${`${wordAt(0)} `.repeat(30)}${words.join(' ')} ${own}</p></article></body></html>`,
    tab: undefined,
    versions: [],
  };
});
let files: IndexFiles;
let engine: Engine;
let id: string;
const loaded = new Map<string, number>();

const unpack = (name: string) => readCbor(gunzipSync(files.get(name) ?? '').subarray(signatureLength));

/** Looks for a word in the chunks that it needs. */
function search(word: string): readonly number[] {
  for (const chunk of engine.listChunks(word, false)) {
    const name = searchFiles.chunk(id, chunk);
    if (!loaded.has(name)) engine.addChunk(unpack(name) as readonly StemEntry[]);
    loaded.set(name, files.get(name)?.length ?? 0);
  }
  return engine.search(word).map(({ page }) => page);
}

beforeAll(async () => {
  files = await createSearchIndex(pages, 'en');
  const entry: SearchEntry = JSON.parse(Buffer.from(files.get(searchFiles.entry) ?? '').toString());
  id = entry.id;
  expect(entry).toEqual({ id, language: 'en', isStemmed: true });
  const { stem } = await loadStemmer('en');
  engine = createSearchEngine(unpack(searchFiles.table(id)) as SearchTable, stem);
});
afterAll(close);

test('each word is found on all its pages in the small chunks that it needs', () => {
  for (const rank of [0, 1, 2, 9, 30, 100, 399]) {
    expect(engine.listChunks(wordAt(rank), false).length).toBeLessThan(3);
    expect(search(wordAt(rank)).length).toBeGreaterThanOrEqual(Math.ceil(400 / (rank + 1)));
  }
  expect(Math.max(...loaded.values())).toBeLessThan(12_000);
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
  [
    'of a page without words',
    [{ url: '/', html: '<html><body><article></article></body></html>', tab: undefined, versions: [] }],
  ],
])('an index %s is one in which nothing is found', async (_, indexed) => {
  const made = await createSearchIndex(indexed, 'en');
  const entry: SearchEntry = JSON.parse(Buffer.from(made.get(searchFiles.entry) ?? '').toString());
  const table = readCbor(
    gunzipSync(made.get(searchFiles.table(entry.id)) ?? '').subarray(signatureLength),
  ) as SearchTable;
  const empty = createSearchEngine(table, (word) => word);
  expect(empty.listChunks('word', true)).toEqual([]);
  expect(empty.search('word')).toEqual([]);
  expect([...made.keys()]).toContain(scopesFile);
});
