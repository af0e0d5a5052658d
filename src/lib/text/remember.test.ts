import { expect, test } from 'vitest';
import { rememberByText } from './remember.ts';

test('each text is read once, and again when too many others came between', () => {
  const read: string[] = [];
  const measure = rememberByText(2, (text) => {
    read.push(text);
    return text === '' ? undefined : text.length;
  });
  expect(['a', '', 'a', '', 'bb', 'a'].map(measure)).toEqual([1, undefined, 1, undefined, 2, 1]);
  expect(read).toEqual(['a', '', 'bb', 'a']);
});

test('halves of signs beyond the first plane are kept apart', () => {
  const same = rememberByText(9, (text) => text);
  const texts = ['\ud83d', '\ud83e', '\ufffd', '😀'];
  expect([...texts, ...texts].map(same)).toEqual([...texts, ...texts]);
});
