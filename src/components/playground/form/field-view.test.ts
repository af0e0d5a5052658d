import { expect, test } from 'vitest';
import { shortenText } from './field-view.ts';

test('a description becomes the plain words of its first paragraph', () => {
  expect(shortenText('The **name** of `a_b` in [the group](https://x.test).\n\nMore.')).toBe(
    'The name of a_b in the group.',
  );
  expect(shortenText('## A *word*, snake_case and 2 * 3 * 4')).toBe('A word, snake_case and 2 * 3 * 4');
  expect(shortenText('<b>Bold</b> and\na line')).toBe('Bold and a line');
  expect(shortenText()).toBe('');
});

test('a long one is cut after a sentence or between words', () => {
  expect(shortenText(`${'One two three four five. '.repeat(20)}`)).toMatch(
    /^(?:One two three four five\. ?)+$/,
  );
  expect(shortenText('word '.repeat(60))).toMatch(/^(?:word )+word…$/);
});
