import { expect, test } from 'vitest';
import { hasCharacter, readUnicodeRanges } from './unicode-ranges.ts';

test('ranges of characters are read as style sheets write them', () => {
  expect(readUnicodeRanges('U+0000-00FF,U+0131, u+1f600')).toEqual([
    [0, 0xff],
    [0x131, 0x131],
    [0x1f600, 0x1f600],
  ]);
  expect(readUnicodeRanges('')).toEqual([]);
});

test('a character is looked for by its code point', () => {
  const ranges = readUnicodeRanges('U+0020-007E,U+1F600');
  expect(['a', ' ', '~', '😀'].map((one) => hasCharacter(ranges, one))).toEqual([true, true, true, true]);
  expect(['\u007f', 'é', '😁'].map((one) => hasCharacter(ranges, one))).toEqual([false, false, false]);
});
