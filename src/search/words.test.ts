import { expect, test } from 'vitest';
import { compare, fold, isLike, readQuery } from './words.ts';

test('a query is its telling words, in lower case and each once', () => {
  expect(readQuery('How to rotate a Token, the token')).toEqual(['rotate', 'token']);
  expect(readQuery('user_group_id')).toEqual(['user_group_id']);
  expect(readQuery('how to')).toEqual(['how', 'to']);
  expect(readQuery(' … ')).toEqual([]);
});

test('signs between words do not count, letters of any script do', () => {
  expect(fold('Größe/Füße (ｗide) naïve-été')).toBe('größe füße wide naïve été');
  expect(fold('検索、する')).toBe('検索 する');
});

test('texts are alike by the words that both have', () => {
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
  ] as const)
    expect(isLike(wanted, word), `${wanted} ${word}`).toBe(true);
  expect(isLike('antidisestablishmentarianism', 'an')).toBe(false);
  expect(isLike('zzz', 'a')).toBe(false);
});
