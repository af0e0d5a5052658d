import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitPath } from './row-view.ts';

test('a path is divided before its slashes, with its parameters apart', () => {
  const texts = (path: string) => splitPath(path).map(({ text }) => text);
  expect(texts('/api/user')).toEqual(['/api', '/user']);
  expect(texts('/users/{user id}/a{b}.{c}')).toEqual(['/users', '/', '{user id}', '/a', '{b}', '.', '{c}']);
  expect(splitPath('/users/{id}').filter(({ isParameter }) => isParameter)).toMatchObject([{ text: '{id}' }]);
  expect(splitPath('/a/b?c=d').map(({ canBreak }) => canBreak)).toEqual([false, true, true]);
});

test('nothing of a path is lost', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '{', '}', 'a', 'b', '?', '&', '\n', '😀') }),
      (path) => {
        expect(
          splitPath(path)
            .map(({ text }) => text)
            .join(''),
        ).toBe(path);
      },
    ),
  );
});
