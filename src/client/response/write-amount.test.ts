import { afterEach, expect, test } from 'vitest';
import { writeNumber, writeSize, writeTime } from './write-amount.ts';

const page = globalThis as { document?: unknown };

afterEach(() => {
  delete page.document;
});

test.each([
  [0, '0 B'],
  [150, '150 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1540, '1.5 kB'],
  [9960, '10 kB'],
  [124_000, '124 kB'],
  [999_600, '1 MB'],
  [10_485_760, '10 MB'],
  [2_500_000_000, '2.5 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(writeSize(bytes)).toBe(text);
});

test.each([
  [0.4, '0 ms'],
  [84, '84 ms'],
  [999.6, '1.0 s'],
  [1234, '1.2 s'],
  [65_000, '65.0 s'],
])('%d ms are %s', (time, text) => {
  expect(writeTime(time)).toBe(text);
});

test('numbers are as the language of the page has them', () => {
  expect(writeNumber(1234)).toBe('1,234');
  page.document = { documentElement: { lang: 'de' } };
  expect([writeNumber(1234), writeSize(1540), writeTime(1234)]).toEqual(['1.234', '1,5 kB', '1,2 s']);
});
