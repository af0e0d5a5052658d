import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPointer, parseFragment, parsePointer } from './pointer.ts';

test('any steps come back from the pointer that is made of them', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (segments) => {
      expect(parsePointer(formatPointer(segments))).toEqual(segments);
    }),
  );
});

test('a pointer follows the examples of RFC 6901', () => {
  expect(parsePointer('')).toEqual([]);
  expect(parsePointer('/a~1b')).toEqual(['a/b']);
  expect(parsePointer('/m~0n')).toEqual(['m~n']);
  expect(parsePointer('/')).toEqual(['']);
  expect(parsePointer('/~01')).toEqual(['~1']);
});

test('a fragment is percent-decoded, and no pointer when it does not begin with a slash', () => {
  expect(parseFragment('/paths/~1pets~1%7Bid%7D')).toEqual(['paths', '/pets/{id}']);
  expect(parseFragment('')).toEqual([]);
  expect(parseFragment('User')).toBeUndefined();
  expect(parseFragment('/100%')).toEqual(['100%']);
});
