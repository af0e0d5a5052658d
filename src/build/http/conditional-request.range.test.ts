import { describe, expect, test } from 'vitest';
import { readRange } from './conditional-request.ts';

describe('a Range header for a file of ten bytes', () => {
  test.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-5', { start: 2, end: 5 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=9-', { start: 9, end: 9 }],
    ['bytes=0-99999999999999999999999', { start: 0, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['BYTES = 1-2 ', { start: 1, end: 2 }],
  ])('%s gives a part', (header, range) => {
    expect(readRange(header, 10)).toEqual(range);
  });

  test.each([
    ...['bytes=5-2', 'bytes=10-', 'bytes=10-11', 'bytes=-0', 'bytes=', 'bytes=-', 'bytes=--1', 'bytes=a-b'],
    ...[
      'bytes=1.5-2',
      'bytes=0x1-0x2',
      'bytes=1e0-2',
      'bytes=+1-2',
      'bytes=1 -2',
      'bytes=99999999999999999999-',
    ],
    ...['bytes=0-1,5-2', 'bytes=0-1,', 'bytes=10-,11-'],
  ])('%s is refused', (header) => {
    expect(readRange(header, 10)).toBe('unsatisfiable');
  });

  test.each([undefined, '', 'bytes', 'items=0-1', 'bytes:0-1', 'bytes=0-1,4-5', 'bytes=0-,10-'])(
    '%s gives the whole file',
    (header) => {
      expect(readRange(header, 10)).toBeUndefined();
    },
  );

  test('an empty file has no part', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readRange('bytes=-1', 0)).toBe('unsatisfiable');
  });
});
