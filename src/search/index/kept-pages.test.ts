import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { addPage } from './added-page.ts';
import type { IndexedPage } from './indexed-page.ts';
import { describePage, readKeptPages, writeKeptPages } from './kept-pages.ts';
import { openSiteIndex } from './site-index.ts';
import { createVocabulary } from './vocabulary.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-kept-pages-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const languages = ['en', 'de'] as const;

function makePage(path: string, words: readonly string[], language: string = 'en'): IndexedPage {
  return {
    ...{ url: `/${path}`, title: `Page ${path}`, section: 'Guides', method: '', path: '', operationId: '' },
    ...{ tab: undefined, product: undefined, versions: [], boost: 1, image: '', headings: [], weights: [] },
    ...{ language, words, lineEnds: [words.length] },
  };
}

/** Makes the index of pages, of which those in `stored` come from a file as an earlier build has kept them. */
async function makeIndex(pages: readonly IndexedPage[], made?: string, stored: readonly IndexedPage[] = []) {
  const place = made === undefined ? undefined : { folder: join(folder, 'search'), made };
  const index = openSiteIndex(languages, (url) => `/docs${url}`, undefined, place);
  for (const [number, page] of stored.entries()) {
    const file = join(folder, `${number}.page`);
    const json = JSON.stringify(page);
    await writeFile(file, `head${json}rest`);
    index.addStored({ file, start: 4, length: Buffer.byteLength(json), key: describePage(json) });
  }
  for (const page of pages) index.add(page);
  return index.finish();
}

const word = fc.constantFrom(
  'lamp',
  'light',
  'getUserId',
  'Ładna',
  '東京都',
  'brightness',
  'e-mail',
  'a',
  'Łódź',
);
const page = fc.record({
  path: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  words: fc.array(word, { maxLength: 30 }),
  language: fc.constantFrom(...languages),
});
const site = fc.uniqueArray(page, { selector: ({ path }) => path, maxLength: 6 });

it('an index of kept pages and others has the bytes of one that reads all of them, after any edits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(site, { minLength: 2, maxLength: 4 }), async (builds) => {
      await rm(join(folder, 'search'), { recursive: true, force: true });
      const known = new Set<string>();
      for (const pages of builds.map((all) =>
        all.map((one) => makePage(one.path, one.words, one.language)),
      )) {
        const stored = pages.filter((one) => known.has(JSON.stringify(one)));
        const fresh = pages.filter((one) => !stored.includes(one));
        expect(await makeIndex(fresh, 'a', stored)).toEqual(await makeIndex(pages));
        for (const one of pages) known.add(JSON.stringify(one));
      }
    }),
    { numRuns: propertyRuns(60) },
  );
});

it('keeps the pages of each language, and nothing that was made otherwise or is damaged', async () => {
  await makeIndex([makePage('a', ['lamp']), makePage('b', ['Licht'], 'de')], 'a');
  expect(await readdir(join(folder, 'search'))).toEqual(['de.pages', 'en.pages']);
  const file = join(folder, 'search/en.pages');
  expect([...(readKeptPages(file, 'a')?.pages.values() ?? [])].map(({ url }) => url)).toEqual(['/a']);
  expect(readKeptPages(file, 'b')).toBeUndefined();
  expect(readKeptPages(join(folder, 'search/fr.pages'), 'a')).toBeUndefined();
  const bytes = await readFile(file);
  for (const place of [0, Math.floor(bytes.length / 2), bytes.length - 1]) {
    const damaged = Buffer.from(bytes);
    damaged[place] = (damaged[place] ?? 0) ^ 1;
    await writeFile(file, damaged);
    expect(readKeptPages(file, 'a'), `byte ${place}`).toBeUndefined();
  }
  await writeFile(file, bytes.subarray(0, -10));
  expect(readKeptPages(file, 'a')).toBeUndefined();
  await writeFile(file, '');
  expect(readKeptPages(file, 'a')).toBeUndefined();
});

it('keeps no vocabulary of which a third is of no page any more', () => {
  const file = join(folder, 'en.pages');
  const vocabulary = createVocabulary(['gone', 'past', 'over']);
  const read = (words: readonly string[]) =>
    new Map([['a', addPage(makePage('a', words), vocabulary, String)]]);
  writeKeptPages(file, 'a', vocabulary.texts, read(['one', 'two', 'three', 'four', 'five']));
  expect(readKeptPages(file, 'a')?.pages.size).toBe(1);
  writeKeptPages(file, 'a', vocabulary.texts, read(['one']));
  expect(readKeptPages(file, 'a')).toBeUndefined();
});
