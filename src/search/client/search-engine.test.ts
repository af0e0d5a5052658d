import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StemEntry } from '../search-index.ts';
import { correctWord, countMistakes, findVariants } from './search-engine.ts';

const stem = (word: string) => word.replace(/(?:ing|ed|e|s)$/, '');
/** The page of a word is its place in this list. */
const words = ['rotate', 'rotated', 'rotating', 'rotary', 'token', 'tokens', 'tokenizer', 'cafe', 'café'];
const stems: readonly StemEntry[] = Object.entries(
  Object.groupBy([...words.entries()], ([, word]) => stem(word.replace('é', 'e'))),
).map(([own, list = []]) => [own, list.map(([page, word]) => [word, [page, 0, 2, -25, 1]])]);

const find = (word: string) =>
  findVariants(stems, word, stem)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ numbers }) => words[numbers[0] ?? -1]);

test('the word itself comes before those of its stem, and these before longer ones', () => {
  expect(find('tokens')).toEqual(['tokens', 'token']);
  expect(find('token')).toEqual(['token', 'tokens', 'tokenizer']);
  expect(find('rotating')).toEqual(['rotating', 'rotate', 'rotated']);
});

test('an unfinished word is each that begins with it, the shortest first', () => {
  expect(find('rota')).toEqual(['rotate', 'rotary', 'rotated', 'rotating']);
});

test('accents may be left out; with them, the word that has them comes first', () => {
  expect(find('cafe')).toEqual(['cafe', 'café']);
  expect(find('café')).toEqual(['café', 'cafe']);
});

test('a word that no page has is taken for those that begin alike, if half of it does', () => {
  expect(find('tokenisation')).toEqual(['tokenizer']);
  for (const word of ['tomato', 'tokyo']) expect(find(word)).toEqual([]);
});

test.each([
  ['tokne', 'token'],
  ['rotatnig', 'rotating'],
  ['tokens', 'tokens'],
  ['rota', 'rota'],
  ['tokyo', 'tokyo'],
  ['toke', 'toke'],
  ['kiwis', 'kiwis'],
])('%s is taken for %s', (written, meant) => {
  expect(correctWord(stems, written, stem)).toBe(meant);
});

test.each([
  ['sqlachemy', 'sqlalchemy', 1],
  ['tokne', 'token', 1],
  ['tokens', 'token', 1],
  ['webhok', 'webhook', 1],
  ['athentcation', 'authentication', 2],
  ['same', 'same', 0],
  ['', 'ab', 2],
])('between %s and %s are %i mistakes', (one, other, count) => {
  expect(countMistakes(one, other, 2)).toBe(count);
  expect(countMistakes(other, one, 2)).toBe(count);
  expect(countMistakes(one, other, count - 1)).toBeGreaterThan(count - 1);
});

test('the mistakes of any words are no more than their letters, and the same from either side', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const count = countMistakes(one, other, 20);
      expect(count).toBe(countMistakes(other, one, 20));
      expect(count).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(count === 0).toBe(one === other);
    }),
  );
});
