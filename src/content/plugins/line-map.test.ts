import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapLines } from './line-map.ts';

const map = (before: readonly string[], after: readonly string[]) => {
  const toOriginal = mapLines(before.join('\n'), after.join('\n'));
  return after.map((_line, index) => toOriginal({ line: index + 1, column: 1 }).line);
};

describe('mapLines', () => {
  it.each([
    ['lines before', ['a', 'b'], ['x', 'y', 'a', 'b'], [1, 1, 1, 2]],
    ['a changed line', ['a', 'b', 'c'], ['a', 'x', 'c'], [1, 2, 3]],
    ['lines taken out', ['a', 'b', 'c', 'd'], ['a', 'd'], [1, 4]],
    ['changes around a line', ['a', 'b', 'c', 'd', 'e'], ['x', 'x', 'c', 'y', 'y', 'y'], [1, 2, 3, 4, 5, 5]],
    ['nothing left', ['a', 'b'], [''], [1]],
  ])('finds the lines of %s', (_, before, after, expected) => {
    expect(map(before, after)).toEqual(expected);
  });

  it('keeps the column of a line that is the same, and cuts that of another to its length', () => {
    const toOriginal = mapLines('one\ntwo', 'new\none\nlonger');
    expect(toOriginal({ line: 2, column: 3 })).toEqual({ line: 1, column: 3 });
    expect(toOriginal({ line: 3, column: 6 })).toEqual({ line: 2, column: 4 });
  });

  it('gives a line of the old text for every line, in their order', () => {
    const text = fc.array(fc.constantFrom('', 'a', 'b', 'c', 'd'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const lines = map(before, after);
        expect(lines.every((line) => line >= 1 && line <= before.length)).toBe(true);
        expect(lines).toEqual(lines.toSorted((a, b) => a - b));
      }),
    );
  });
});
