import { expect, test } from 'vitest';
import { findParts } from './find-parts.ts';
import type { PageData } from './open-index.ts';

const text = `Tokens. Every group has one. Rotate it. Send the token that the group holds now. Lost tokens. Ask for another token.`;
const at = (word: string) => text.split(' ').indexOf(word);
const page: PageData = {
  url: '/tokens/',
  content: text,
  meta: { title: 'Tokens' },
  anchors: [
    { element: 'h1', id: '', text: 'Tokens', location: 0 },
    { element: 'h2', id: 'rotate', text: 'Rotate it', location: at('Rotate') },
    { element: 'h2', id: 'lost', text: 'Lost tokens', location: at('Lost') },
  ],
};
const write = (part: ReturnType<typeof findParts>[number] | undefined) =>
  part?.excerpt.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

test('the part with most of the words and the best heading comes first, with the words around them', () => {
  const parts = findParts(page, [0, at('Rotate'), at('token')], ['rotate', 'token']);
  expect(parts.map(({ id, heading }) => [id, heading])).toEqual([
    ['rotate', 'Rotate it'],
    ['', ''],
  ]);
  expect(write(parts[0])).toBe('Send the [token] that the group holds now.');
});

test('a part whose heading alone has the word shows its beginning', () => {
  expect(write(findParts(page, [at('Lost')], ['lost'])[0])).toBe('Ask for another token.');
});

test("what stands before the first heading is shown without the page's title", () => {
  expect(write(findParts(page, [at('group')], ['group'])[0])).toBe('Every [group] has one.');
});

test('a long part is cut around the word', () => {
  const words = Array.from({ length: 100 }, (_, index) => `w${index}`);
  const long = { ...page, content: words.join(' '), meta: {}, anchors: [] };
  const excerpt = write(findParts(long, [50], ['w50'])[0]);
  expect(excerpt).toMatch(/^… w45 .*\[w50\].* w68 …$/);
});

test('words of a language without spaces are put together again, without the heading', () => {
  const content = ['東京', '都', '. ', '東京', 'に', '行く', '。'].join('\u200b');
  const excerpt = write(
    findParts({ ...page, content, meta: { title: '東京都' }, anchors: [] }, [5], ['行く'])[0],
  );
  expect(excerpt).toBe('東京に[行く]。');
});

test('without a place there is no part', () => {
  expect(findParts(page, [], ['x'])).toEqual([]);
});
