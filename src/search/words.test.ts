import { expect, test } from 'vitest';
import { compare, fold, isLike, readQuery, readQueryName, splitUnspaced, stripAccents } from './words.ts';

test('a query is its telling words, in lower case and each once', () => {
  expect(readQuery('How to rotate a Token, the token')).toEqual(['rotate', 'token']);
  expect(readQuery('user_group_id')).toEqual(['user_group_id']);
  expect(readQuery('how to')).toEqual(['how', 'to']);
  expect(readQuery(' … ')).toEqual([]);
  expect(readQuery('検索の設定 API')).toEqual(['検索', 'の', '設定', 'api']);
});

test('a text without spaces is split into its words, by script', () => {
  expect(splitUnspaced('GraphQLを使う')).toEqual(['GraphQL', 'を', '使う']);
  expect(splitUnspaced('검색을')).toEqual(['검색을']);
  expect(splitUnspaced('หรือAPI')).toEqual(['หรือ', 'API']);
});

test('accents are taken from letters, not vowels and sounds that are written as marks', () => {
  expect(['café', 'Ωμέγα', 'Việt'].map(stripAccents)).toEqual(['cafe', 'Ωμεγα', 'Viet']);
  for (const text of ['हिन्दी', 'ติดตั้ง', 'ភាសា', 'ガラス', '검색']) expect(stripAccents(text)).toBe(text);
});

test('signs between words do not count, letters of any script do', () => {
  expect(fold('Größe/Füße (ｗide) naïve-été')).toBe('größe füße wide naïve été');
  expect(fold('検索、する')).toBe('検索 する');
});

test('texts are alike by the words that both have', () => {
  expect(compare(['設定'], '検索の設定')).toBeCloseTo(0.5);
  expect(compare(['api', 'tokens'], 'API token')).toBe(1);
  expect(compare(['api', 'tokens'], 'The API')).toBeCloseTo(2 / 3);
  expect(compare(['rotating'], 'Rotate')).toBe(1);
  expect(compare(['cat'], 'Dogs')).toBe(0);
  expect(compare(['rotate', 'tok'], 'Rotate tokens')).toBe(1);
  expect(compare(['tok', 'rotate'], 'Rotate tokens')).toBe(0.5);
});

test('a word is like one that begins with half of it or holds it, not like a shorter one', () => {
  for (const [wanted, word] of [
    ['running', 'run'],
    ['tok', 'Tokens,'],
    ['rotation', '"rotate"'],
    ['user', 'getUser'],
    ['検', '検索'],
    ['haus', 'Häuser'],
    ['café', 'cafe'],
  ] as const)
    expect(isLike(wanted, word), `${wanted} ${word}`).toBe(true);
  expect(isLike('antidisestablishmentarianism', 'an')).toBe(false);
  expect(isLike('zzz', 'a')).toBe(false);
});

test('a path, an operationId or a slug is one name, with the method before it', () => {
  const names: Readonly<Record<string, readonly [method: string, name: string] | undefined>> = {
    '/users': ['', 'users'],
    'get /repos/{owner}/{repo}/issues': ['GET', 'reposownerrepoissues'],
    'users/{id}': ['', 'usersid'],
    ingestIntoDataset: ['', 'ingestintodataset'],
    'get-or-create': ['', 'getorcreate'],
    'rotate a token': undefined,
    token: undefined,
    'what is /users for': undefined,
    '': undefined,
    'done.': undefined,
  };
  for (const [query, expected] of Object.entries(names)) {
    const read = readQueryName(query);
    expect(read && [read.method, read.name], query).toEqual(expected);
  }
});
