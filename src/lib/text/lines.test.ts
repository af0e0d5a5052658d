import { expect, test } from 'vitest';
import { listLines } from './lines.ts';

test('a line ends with a line feed, a carriage return or both', () => {
  expect([...listLines('a\nb\r\n\r\rc')]).toEqual([
    { line: 'a', offset: 0 },
    { line: 'b', offset: 2 },
    { line: '', offset: 5 },
    { line: '', offset: 6 },
    { line: 'c', offset: 7 },
  ]);
  expect([...listLines('')]).toEqual([{ line: '', offset: 0 }]);
});
