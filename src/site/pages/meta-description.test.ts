import { expect, test } from 'vitest';
import { writeMetaDescription } from './meta-description.ts';

test('the first paragraph is the description, as text', () => {
  expect(writeMetaDescription('Returns **one** pet, see [pets](/pets).\n\nOr none.', [])).toBe(
    'Returns one pet, see pets.',
  );
  expect(writeMetaDescription('# Title\n\nA & B <b>C</b>', [])).toBe('Title');
  expect(writeMetaDescription('`a < b` & "c"', [])).toBe('a < b & "c"');
});

test('what has no text is described otherwise', () => {
  expect(writeMetaDescription(undefined, ['GET /pets', 'Pets'])).toBe('GET /pets, Pets');
  expect(writeMetaDescription('<script>alert(1)</script>', ['GET /pets'])).toBe('GET /pets');
  expect(writeMetaDescription(' ', [])).toBeUndefined();
});

test('a long one is cut behind a word', () => {
  const cut = writeMetaDescription('word '.repeat(80), []) ?? '';
  expect([cut.length <= 160, cut.endsWith('word…')]).toEqual([true, true]);
  expect(writeMetaDescription('😀'.repeat(200), [])?.length).toBeLessThanOrEqual(160);
});
