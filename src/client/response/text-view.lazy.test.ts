import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPageEnd } from './text-view.lazy.ts';

const listPages = (text: string, size: number) => {
  const pages: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = findPageEnd(text, at, size);
    pages.push(text.slice(at, end));
    at = end;
  }
  return pages;
};

test('pages make up the text, and none cuts a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 9 }), (text, size) => {
      const pages = listPages(text, size);
      expect(pages.join('')).toBe(text);
      for (const page of pages) expect(page.isWellFormed()).toBe(true);
    }),
  );
});

test('a page ends behind a line where it can, and after a thousand lines', () => {
  expect(listPages('aaaaaa\nbbbb', 8)).toEqual(['aaaaaa\n', 'bbbb']);
  expect(listPages('\n'.repeat(2500), 40_000).map(({ length }) => length)).toEqual([1000, 1000, 500]);
});
