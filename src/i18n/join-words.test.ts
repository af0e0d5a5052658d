import { afterEach, expect, test } from 'vitest';
import { joinWords } from './join-words.ts';

const page = globalThis as { octavoMessages?: object; document?: unknown };

afterEach(() => {
  delete page.octavoMessages;
  delete page.document;
});

test('English has a comma before the last word of three', () => {
  expect(joinWords(['a'], 'conjunction')).toBe('a');
  expect(joinWords(['a', 'b', 'c'], 'conjunction')).toBe('a, b, and c');
  expect(joinWords(['a', 'b', 'c'], 'disjunction')).toBe('a, b, or c');
});

test.each([
  ['en-GB', 'a, b, or c'],
  ['de', 'a, b oder c'],
  ['ja', 'a、b、またはc'],
])('a page in %s that has translations says %s', (lang, text) => {
  page.octavoMessages = {};
  page.document = { documentElement: { lang } };
  expect(joinWords(['a', 'b', 'c'], 'disjunction')).toBe(text);
});

test('a page in a language without translations is in English there', () => {
  page.document = { documentElement: { lang: 'de' } };
  expect(joinWords(['a', 'b'], 'conjunction')).toBe('a and b');
});
