import { expect, test } from 'vitest';
import { type PageData, wordEnd } from '../search-index.ts';
import { findParts } from './find-parts.ts';

const text = `Tokens. Every group has one. Rotate it. Send the token that the group holds now. Lost tokens. Ask for another token.`;
const at = (word: string) => text.split(' ').indexOf(word);
const page: PageData = {
  url: '/tokens/',
  title: 'Tokens',
  section: '',
  method: '',
  path: '',
  text,
  headings: [
    { id: 'rotate', text: 'Rotate it', place: at('Rotate') },
    { id: 'lost', text: 'Lost tokens', place: at('Lost') },
  ],
};
const query = (words: readonly string[]) => ({ words, synonyms: new Map<string, readonly string[]>() });
const write = (part: ReturnType<typeof findParts>[number] | undefined) =>
  part?.excerpt.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

test('the part with most of the words and the best heading comes first, with the words around them', () => {
  const parts = findParts(page, [0, at('Rotate'), at('token')], query(['rotate', 'token']));
  expect(parts.map(({ id, heading }) => [id, heading])).toEqual([
    ['rotate', 'Rotate it'],
    ['', ''],
  ]);
  expect(write(parts[0])).toBe('Send the [token] that the group holds now.');
});

test('words whose places the index does not have are found in the text', () => {
  const known = findParts(page, [0, at('Rotate'), at('token')], query(['rotate']));
  expect(findParts(page, undefined, query(['rotate']))).toEqual(known);
  expect(findParts(page, undefined, query(['absent']))).toEqual([]);
});

test('a part whose heading alone has the word shows its beginning', () => {
  expect(write(findParts(page, [at('Lost')], query(['lost']))[0])).toBe('Ask for another token.');
});

test("what stands before the first heading is shown without the page's title", () => {
  expect(write(findParts(page, [at('group')], query(['group']))[0])).toBe('Every [group] has one.');
});

test('a long part is cut around the word', () => {
  const words = Array.from({ length: 100 }, (_, index) => `w${index}`);
  const long = { ...page, text: words.join(' '), title: '', headings: [] };
  const excerpt = write(findParts(long, [50], query(['w50']))[0]);
  expect(excerpt).toMatch(/^… w45 .*\[w50\].* w68 …$/);
});

test('words of a language without spaces are put together again, without the heading', () => {
  const words = ['東京', '都. ', '東京', 'に', '行く。'];
  const own = {
    ...page,
    text: words.join(wordEnd).replace(` ${wordEnd}`, ' '),
    title: '東京都',
    headings: [],
  };
  const excerpt = write(findParts(own, [4], query(['行く']))[0]);
  expect(excerpt).toBe('東京に[行く]。');
});

test('signs around a word are not marked, those in it are', () => {
  const own = { ...page, text: '("redirects": user_id.', title: '', headings: [] };
  expect(write(findParts(own, [0, 1], query(['redirects', 'user_id']))[0])).toBe(
    '("[redirects]": [user_id].',
  );
});

test('what is shown beside the list has the lines of the page, an excerpt is one', () => {
  const own = { ...page, text: 'One.\ncurl -X\nGET /a\nTwo.', title: '', headings: [] };
  const [part] = findParts(own, [3], query(['get']));
  expect(write(part)).toBe('One. curl -X [GET] /a Two.');
  expect(part?.preview.map(({ text }) => text).join('')).toBe('One.\ncurl -X\nGET /a\nTwo.');
});

test('without a place there is no part', () => {
  expect(findParts(page, [], query(['x']))).toEqual([]);
});
