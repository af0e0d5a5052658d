import { expect, test } from 'vitest';
import { limitPlaces, splitWords, type Word, weigh } from './split-words.ts';

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
