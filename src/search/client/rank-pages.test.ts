import { expect, test } from 'vitest';
import type { PageData } from '../search-index.ts';
import { dropEverywhere, findCandidates, type Query, ratePage } from './rank-pages.ts';
import { listPlaces, type Match, type PlaceList } from './search-engine.ts';

const pages = ['a', 'b', 'c', 'd', 'e', 'f', 'often', 'both', 'rare', 'title', 'heading', 'apart'];
const match = (name: string, score: number, ...places: number[]): Match => ({
  page: pages.indexOf(name),
  score,
  ...lists(-25, ...places),
  isInHeading: false,
  inMeta: 0,
  titleLikeness: 0,
  titleLength: 1,
  boost: 1,
});
const inHeading = (name: string, place: number): Match => ({
  ...match(name, 4),
  ...lists(-49, place),
  isInHeading: true,
});
const lists = (...numbers: number[]): PlaceList => ({
  numbers: [0, 0, numbers.length, ...numbers],
  at: 0,
  other: undefined,
});
const names = (lists: readonly (readonly Match[])[]) =>
  findCandidates(lists, 9).best.map(({ page }) => pages[page]);

test('a page with a boost stands before one that has a word more often', () => {
  expect(names([[match('often', 9), { ...match('rare', 4), boost: 3 }]])).toEqual(['rare', 'often']);
  expect(names([[match('often', 9), { ...match('rare', 8), boost: 0.1 }]])).toEqual(['often', 'rare']);
});

test('a page with all words stands before one that has one of them more often', () => {
  expect(names([[match('often', 9), match('both', 4)], [match('both', 4)]])).toEqual(['both', 'often']);
});

test('a rare word weighs more than a common one', () => {
  const common = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => match(id, 1));
  expect(names([common, [match('rare', 1)]])[0]).toBe('rare');
});

test('a page with the words in its title, and one with both in a heading, stand before one that has them oftener', () => {
  const own = { ...match('title', 4), inMeta: 1, titleLikeness: 1 };
  const together = [inHeading('heading', 30), inHeading('heading', 32)] as const;
  const apart = [inHeading('apart', 30), inHeading('apart', 90)] as const;
  const often = match('often', 5);
  expect(names([[often, own]])).toEqual(['title', 'often']);
  expect(
    names([
      [often, apart[0], together[0]],
      [often, apart[1], together[1]],
    ]),
  ).toEqual(['heading', 'apart', 'often']);
});

test('a title that says no more than the query stands before a longer one', () => {
  const titled = (name: string, titleLength: number) => ({
    ...match(name, 4),
    inMeta: 1,
    titleLikeness: 1,
    titleLength,
  });
  expect(names([[match('often', 5), titled('a', 4), titled('title', 1)]])).toEqual(['title', 'a', 'often']);
});

test('a page has the matches of all words', () => {
  const [page] = findCandidates([[match('a', 1, 3, 2)], [match('a', 1, 4)]], 1).best;
  expect(page?.matches.map((one) => one && listPlaces(one))).toEqual([[3, 5], [4]]);
  expect(findCandidates([], 1)).toEqual({ best: [], total: 0 });
});

test('only the best are kept, and all are counted', () => {
  const list = ['a', 'b', 'c', 'd', 'e'].map((name, place) => match(name, [3, 5, 1, 4, 2][place] ?? 0));
  const { best, total } = findCandidates([list], 3);
  expect(best.map(({ page }) => pages[page])).toEqual(['b', 'd', 'a']);
  expect(total).toBe(5);
});

const page = (title: string, url: string, ...headings: string[]): PageData => ({
  url,
  title,
  section: '',
  method: '',
  path: '',
  text: '',
  headings: headings.map((text, place) => ({ id: `h${place}`, text, place })),
});

test('a page is rated by its title, its headings and its address', () => {
  const words = ['rotate', 'token'];
  const query: Query = { words, all: words, synonyms: new Map() };
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

test('a page whose whole title the query is stands before one that has its words in a heading and its address', () => {
  const rate = (all: readonly string[], one: PageData) =>
    ratePage({ words: all, all, synonyms: new Map() }, 0.2, one);
  const named = page('Tokens', '/reference/');
  const about = page('Rotate tokens and groups', '/tokens/', 'Tokens');
  expect(rate(['tokens'], named)).toBeGreaterThan(rate(['tokens'], about));
});

test('a page is rated by words that mean the same, too', () => {
  const rate = (synonyms: Query['synonyms']) => {
    const words = ['remove', 'group'];
    return ratePage({ words, all: words, synonyms }, 0.5, page('Delete a group', '/a/'));
  };
  expect(rate(new Map([['remove', ['delete']]]))).toBeGreaterThan(rate(new Map()));
});

test('a word that nearly every page has is left out where the query has another', () => {
  const everywhere = pages.map((name) => match(name, 1));
  const few = [match('rare', 1)];
  expect(dropEverywhere(['octavo', 'token'], [everywhere, few], pages.length)).toEqual({
    words: ['token'],
    lists: [few],
  });
  expect(dropEverywhere(['octavo'], [everywhere], pages.length).words).toEqual(['octavo']);
  expect(dropEverywhere(['octavo', 'zzz'], [everywhere, []], pages.length).words).toEqual(['octavo', 'zzz']);
});
