import { expect, test } from 'vitest';
import { limitPages, limitPlaces, splitWords, type Word, weigh } from './split-words.ts';

/** A word on `count` pages, with the same places on each. */
const word = (text: string, count: number, places: readonly number[] = [-25, 1]): Word => [
  text,
  Array.from({ length: count }, () => [1, places, []] as const),
  [],
];

test('a word that is everywhere keeps a page its first places in plain text, and those in headings', () => {
  const places = [-25, 3, 4, 5, 6, -145, 9, 2, 1, 1, 1, 1];
  expect(limitPlaces(word('often', 1500, places))[1][0]?.[1]).toEqual([-25, 3, 4, -145, 9, 2, 1, 1, 1, 1]);
  expect(limitPlaces(word('seldom', 10, places))).toEqual(word('seldom', 10, places));
});

test('a word of very many pages keeps those whose title has it, and those that have it most for their length', () => {
  const pages = Array.from({ length: 3000 }, (_, page) => [
    page === 0 ? 5 : 1,
    page % 2 === 0 ? [-25, 1] : [-25, 1, 2],
    page === 2999 ? [0] : [],
  ]) as unknown as Word[1];
  const lengths = Array.from({ length: 3005 }, (_, page) => (page < 1000 ? 50 : 500));
  const [, kept] = limitPages(['often', pages, []], lengths);
  const numbers = kept.reduce<number[]>((all, [step]) => [...all, (all.at(-1) ?? 0) + step], []);
  expect(numbers).toHaveLength(1000);
  expect(numbers.slice(0, 3)).toEqual([5, 6, 7]);
  expect(numbers.slice(-3)).toEqual([1004, 1006, 3004]);
  expect(limitPages(word('seldom', 1000), lengths)).toEqual(word('seldom', 1000));
});

test('a word that fills a chunk is alone in it, others share one, those with the same beginning above all', () => {
  const words = [word('a', 700), word('b', 3000), word('ca', 1200), word('token', 400), word('tokens', 500)];
  const chunks = splitWords(words);
  expect(chunks.map((chunk) => chunk.map(([text]) => text))).toEqual([
    ['a'],
    ['b'],
    ['ca'],
    ['token', 'tokens'],
  ]);
  expect(chunks.flat()).toEqual(words);
  expect(weigh(word('a', 2))).toBe(6);
});
