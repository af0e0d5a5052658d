import { expect, test } from 'vitest';
import { limitPages, limitPlaces, type StemWords, splitWords, weigh } from './split-words.ts';

/** A word on `count` pages, with the same places on each. */
const word = (stem: string, count: number, places: readonly number[] = [-25, 1]): StemWords => ({
  stem,
  words: [{ text: stem, pages: Array.from({ length: count }, (_, page) => ({ page, places, inMeta: 0 })) }],
});

test('a word that is everywhere keeps a page its first places in plain text, and those in headings', () => {
  const places = [-25, 3, 4, 5, 6, -145, 9, 2, 1, 1, 1, 1];
  expect(limitPlaces(word('often', 1500, places)).words[0]?.pages[0]?.places).toEqual([
    -25, 3, 4, -145, 9, 2, 1, 1, 1, 1,
  ]);
  expect(limitPlaces(word('seldom', 10, places))).toEqual(word('seldom', 10, places));
});

test('a word of very many pages has places on those whose title has it, and on those that have it most for their length', () => {
  const pages = Array.from({ length: 3000 }, (_, index) => ({
    page: index + 5,
    places: index % 2 === 0 ? [-25, 1] : [-25, 1, 2],
    inMeta: index === 2999 ? 1 : 0,
  }));
  const lengths = Array.from({ length: 3005 }, (_, page) => (page < 1000 ? 50 : 500));
  const { words } = limitPages({ stem: 'often', words: [{ text: 'often', pages }] }, lengths);
  const placed = words[0]?.pages ?? [];
  const numbers = placed.map(({ page }) => page);
  expect(numbers).toHaveLength(1000);
  expect(numbers.slice(0, 3)).toEqual([5, 6, 7]);
  expect(numbers.slice(-3)).toEqual([1004, 1006, 3004]);
  const others = words[0]?.others ?? [];
  expect(others).toHaveLength(2000);
  expect(others).toEqual(pages.map(({ page }) => page).filter((page) => !numbers.includes(page)));
  expect(limitPages(word('seldom', 1000), lengths)).toEqual(word('seldom', 1000));
});

test('a word that fills a chunk is alone in it, others share one, those with the same beginning above all', () => {
  const words = [word('a', 700), word('b', 3000), word('ca', 1200), word('token', 400), word('tokeniz', 500)];
  const chunks = [...splitWords(words)];
  expect(chunks.map((chunk) => chunk.map(({ stem }) => stem))).toEqual([
    ['a'],
    ['b'],
    ['ca'],
    ['token', 'tokeniz'],
  ]);
  expect(chunks.flat()).toEqual(words);
  expect(weigh(word('a', 2))).toBe(6);
});
