import { expect, test } from 'vitest';
import { listPlaces, type Match } from './engine.ts';
import type { PageData } from './open-index.ts';
import { orderCandidates, ratePage } from './rank-pages.ts';

const pages = ['a', 'b', 'c', 'd', 'e', 'f', 'often', 'both', 'rare', 'title', 'heading', 'apart'];
const match = (name: string, score: number, ...places: number[]): Match => ({
  page: pages.indexOf(name),
  score,
  lists: [[[0, 0, places.length + 1, -25, ...places], 0]],
  headings: [],
  inMeta: 0,
});
const names = (lists: readonly (readonly Match[])[]) => orderCandidates(lists).map(({ page }) => pages[page]);

test('a page with all words stands before one that has one of them more often', () => {
  expect(names([[match('often', 9), match('both', 4)], [match('both', 4)]])).toEqual(['both', 'often']);
});

test('a rare word weighs more than a common one', () => {
  const common = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => match(id, 1));
  expect(names([common, [match('rare', 1)]])[0]).toBe('rare');
});

test('a page with the words in its title, and one with both in a heading, stand before one that has them oftener', () => {
  const own = { ...match('title', 4), inMeta: 1 };
  const together = [
    { ...match('heading', 4), headings: [30] },
    { ...match('heading', 4), headings: [32] },
  ] as const;
  const apart = [
    { ...match('apart', 4), headings: [30] },
    { ...match('apart', 4), headings: [90] },
  ] as const;
  const often = match('often', 5);
  expect(names([[often, own]])).toEqual(['title', 'often']);
  expect(
    names([
      [often, apart[0], together[0]],
      [often, apart[1], together[1]],
    ]),
  ).toEqual(['heading', 'apart', 'often']);
});

test('a page has the matches of all words', () => {
  const [page] = orderCandidates([[match('a', 1, 3, 2)], [match('a', 1, 4)]]);
  expect(page?.matches.map((one) => listPlaces(one.match))).toEqual([[3, 5], [4]]);
  expect(orderCandidates([])).toEqual([]);
});

const page = (title: string, url: string, ...headings: string[]): PageData => ({
  url,
  content: '',
  meta: { title },
  anchors: headings.map((text, location) => ({ element: 'h2', id: `h${location}`, text, location })),
});

test('a page is rated by its title, its headings and its address', () => {
  const query = ['rotate', 'token'];
  const ratings = [
    page('Rotate a token', '/rotate-token/'),
    page('Tokens', '/tokens/', 'Rotate a token'),
    page('Webhooks', '/rotateToken/'),
    page('Webhooks', '/hooks/'),
  ].map((one) => ratePage(query, 0.5, one));
  expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  expect(new Set(ratings).size).toBe(4);
  expect(ratings[3]).toBe(0.5);
});
