import { expect, test } from 'vitest';
import { createSearchIndex, indexedPage, openIndexFiles } from '../../../tests/support/search-files.ts';
import { headingWeights, plainWeight } from '../ranking.ts';
import { inMeta, searchFiles } from '../search-index.ts';
import { splitCompound } from './vocabulary.ts';

const split = (text: string) => text.split(' ');

test('words of one stem stand together, in order, each with its own pages', async () => {
  const page = indexedPage({ url: '/a/', words: split('tokens api Token, café') });
  const { readChunk } = await openIndexFiles(await createSearchIndex([page], ['en-GB']), 'en-GB');
  expect(readChunk(0)).toEqual([
    ['a', [['a', [0, inMeta.other, 0]]]],
    ['api', [['api', [0, 0, 1, 1]]]],
    ['cafe', [['café', [0, 0, 1, 3]]]],
    [
      'token',
      [
        ['token', [0, 0, 1, 2]],
        ['tokens', [0, 0, 1, 0]],
      ],
    ],
  ]);
});

test('places of a word are written by their weights, and what of the metadata has it', async () => {
  const pages = [
    indexedPage({
      url: '/key/',
      title: 'Key',
      words: split('key key x key key'),
      weights: [
        [0, headingWeights[1] ?? 0],
        [1, plainWeight],
        [4, headingWeights[1] ?? 0],
      ],
    }),
    indexedPage({ url: '/other/', section: 'Keys / Key', words: ['key'] }),
  ];
  const { readChunk, table } = await openIndexFiles(await createSearchIndex(pages, ['ja']), 'ja');
  const words = new Map(readChunk(0).flatMap(([, forms]) => forms.map(([text, numbers]) => [text, numbers])));
  const mark = -1 - (headingWeights[1] ?? 0);
  const [first, second] = [
    [0, inMeta.title + inMeta.other, 5, 1, 2, mark, 0, 4],
    [1, inMeta.other, 1, 0],
  ];
  expect(words.get('key')).toEqual([...first, ...second]);
  expect(table).toEqual([[5, 1], [1, 0], ['k']]);
});

test('words of a title without spaces are in it, each by itself', async () => {
  const page = indexedPage({ url: '/', title: '検索の設定', words: [] });
  const { search, table } = await openIndexFiles(await createSearchIndex([page], ['ja']), 'ja');
  expect(search('設定').map(({ inMeta }) => inMeta)).toEqual([inMeta.title]);
  expect(table[1]).toEqual([3]);
});

test.each([
  ['Tokens.', 'tokens', []],
  ['getUserId()', 'getuserid', ['get', 'user', 'id']],
  ['user_group_id', 'user_group_id', ['user', 'group', 'id']],
  ['page.Index', 'pageindex', ['page', 'index']],
  ['/v1/groups/{groupId}', 'v1groupsgroupid', ['v1', 'groups', 'group', 'id']],
  ['e-mail', 'email', ['mail']],
  ['HTTPServer', 'httpserver', ['http', 'server']],
  ["user's", 'users', ['user']],
  ['Hochspannungs\u00adnetz', 'hochspannungsnetz', ['hochspannungs', 'netz']],
  ['café-crème', 'cafécrème', ['café', 'crème']],
  ['ＡＰＩ', 'api', []],
  ['हिन्दी', 'हिन्दी', []],
  ['--', '', []],
])('%s is found as a whole and by its parts', (word, whole, parts) => {
  expect(splitCompound(word)).toEqual({ whole, parts });
});

test('a page with a boost has it, and the table tells it; others cost nothing', async () => {
  const pages = [indexedPage({ url: '/a/' }), indexedPage({ url: '/b/', boost: 2 })];
  const { table, readPage } = await openIndexFiles(await createSearchIndex(pages, ['en']), 'en');
  expect(table[3]).toEqual([[1, 2]]);
  expect([0, 1].map((page) => readPage(page).boost)).toEqual([undefined, 2]);
  const alone = await createSearchIndex([indexedPage({ url: '/a/' })], ['en']);
  const plain = await openIndexFiles(alone, 'en');
  expect(plain.table).toHaveLength(3);
});

test('the same pages give the same files in any order, and a page that changed another folder', async () => {
  const pages = ['/b/', '/a/', '/c/'].map((url) =>
    indexedPage({ url, words: split(`one two ${url}`), tab: url < '/c' ? 'Guides' : undefined }),
  );
  const files = await createSearchIndex(pages, ['en']);
  expect(await createSearchIndex(pages.toReversed(), ['en'])).toEqual(files);
  const { entry, readPage } = await openIndexFiles(files, 'en');
  expect([0, 1, 2].map((page) => readPage(page).url)).toEqual(['/a/', '/b/', '/c/']);
  const scopes = Buffer.from(files.get(searchFiles.scopes) ?? '').toString();
  expect(JSON.parse(scopes)).toEqual({ tabs: { Guides: [0, 1] }, versions: {} });
  const changed = await createSearchIndex([...pages.slice(1), indexedPage({ url: '/b/' })], ['en']);
  expect((await openIndexFiles(changed, 'en')).entry.id).not.toBe(entry.id);
});
