import { gunzipSync } from 'node:zlib';
import { close } from 'pagefind';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordAt } from '../../bench/generate-prose-site.ts';
import { type Engine, startEngine } from '../../src/client/search/engine.ts';
import { createSearchIndex, type IndexFiles } from '../../src/integration/search/create-index.ts';

/** Page number n has every word whose rank divides it: word 0 is on all of them, often. */
const pages = Array.from({ length: 400 }, (_, number) => {
  const words = Array.from({ length: 1000 }, (_, rank) => wordAt(rank)).filter(
    (_, rank) => number % (rank + 1) === 0,
  );
  return {
    url: `/p${number}/`,
    html: `<html><body><article><h1>Page</h1><p>${`${wordAt(0)} `.repeat(30)}${words.join(' ')}</p></article></body></html>`,
    tab: undefined,
    versions: [],
  };
});
let files: IndexFiles;
let engine: Engine;
const loaded = new Map<string, number>();

const read = (pattern: RegExp) => {
  const [name = ''] = [...files.keys()].filter((one) => pattern.test(one));
  return unpack(name);
};
const unpack = (name: string) => new Uint8Array(gunzipSync(files.get(name) ?? '').subarray(12));

/** Looks for a word in the chunks that it needs. */
function search(word: string): readonly string[] {
  for (const name of engine.listChunks(word)) {
    const file = [...files.keys()].find((one) => one.endsWith(`/${name}.pf_index`)) ?? '';
    if (!loaded.has(file)) engine.addChunk(unpack(file));
    loaded.set(file, files.get(file)?.length ?? 0);
  }
  return engine.search(word, word).map(({ p }) => p);
}

beforeAll(async () => {
  files = await createSearchIndex(pages, 'en');
  engine = await startEngine(read(/^wasm/), read(/pf_meta$/));
});
afterAll(close);

test('each word is found on all its pages in the one small chunk that it needs', () => {
  for (const rank of [0, 1, 2, 9, 30, 100, 399]) {
    expect(engine.listChunks(wordAt(rank)).length).toBe(1);
    expect(search(wordAt(rank)).length).toBeGreaterThanOrEqual(Math.ceil(400 / (rank + 1)));
  }
  expect(Math.max(...loaded.values())).toBeLessThan(12_000);
});

test('the beginning of a word has a chunk too, and what no page has is not found', () => {
  for (const length of [1, 2, 3]) expect(engine.listChunks(wordAt(20).slice(0, length)).length).toBe(1);
  expect(search('zzzz')).toEqual([]);
});
