import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPathTaker } from './path-taker.ts';

test('a path that is taken gets a number, also that of a page and of the page for missing ones', () => {
  const paths = createPathTaker(['a/b']);
  expect([paths.take('a/b'), paths.take('a/b'), paths.take('c'), paths.take('/404/')]).toEqual([
    'a/b-1',
    'a/b-2',
    'c',
    '404-1',
  ]);
  expect([paths.takeFree('c'), paths.takeFree('d'), paths.takeFree('d'), paths.takeFree('/')]).toEqual([
    undefined,
    'd',
    undefined,
    undefined,
  ]);
});

test('whatever is asked for, each path is another one, inside the site, that file systems take', () => {
  const step = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constantFrom('..', '.', '', '\\', '\0'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }), (wanted) => {
      const paths = createPathTaker([]);
      const taken = wanted.map((steps) => paths.take(steps.join('/')));
      expect(new Set(taken).size).toBe(taken.length);
      for (const path of taken)
        for (const part of path.split('/').filter((_, index) => path !== '' || index > 0)) {
          expect(part).not.toMatch(/^\.*$|[\\\p{Cc}\p{Cs}]/u);
          expect(Buffer.byteLength(part)).toBeLessThanOrEqual(255);
        }
    }),
  );
});
