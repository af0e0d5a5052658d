import { expect, test } from 'vitest';
import { keyOf, leaveOut } from './read-site-config.ts';

test('parts are left out, and paths into the rest lead to where they were', () => {
  const value = { a: [1, { b: ['x', 'y', 'z'] }, 3], c: { d: 4, e: 5 } };
  const paths = [
    ['a', 0],
    ['a', 1, 'b', 1],
    ['c', 'd'],
  ].map(keyOf);
  const left = leaveOut(value, new Set(paths));
  expect(left.value).toEqual({ a: [{ b: ['x', 'z'] }, 3], c: { e: 5 } });
  expect(left.toOriginal(['a', 0, 'b', 1])).toEqual(['a', 1, 'b', 2]);
  expect(left.toOriginal(['a', 1])).toEqual(['a', 2]);
  expect(left.toOriginal(['c', 'e'])).toEqual(['c', 'e']);
  expect(value.a).toHaveLength(3);
});
