import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findNearest } from './nearest.ts';

describe('findNearest', () => {
  it.each([
    ['primry', 'primary'],
    ['priamry', 'primary'],
    ['Primary', 'primary'],
    ['primaryy', 'primary'],
    ['bakground', 'background'],
  ])('takes %s for %s', (word, meant) => {
    expect(findNearest(word, ['background', 'dark', 'light', 'primary'])).toBe(meant);
  });

  it('finds nothing where more than a third of the letters differ', () => {
    expect(findNearest('navbar', ['background', 'dark', 'primary'])).toBeUndefined();
    expect(findNearest('abc', ['xyz'])).toBeUndefined();
  });

  it('prefers the nearest, and of two as near the first', () => {
    expect(findNearest('tabx', ['tables', 'tabs', 'tab'])).toBe('tabs');
    expect(findNearest('light', ['lights', 'light'])).toBe('light');
  });

  it('lets a short word differ by one letter', () => {
    expect(findNearest('xx', ['x'])).toBe('x');
    expect(findNearest('ab', ['cd'])).toBeUndefined();
  });

  it('finds nothing among nothing', () => {
    expect(findNearest('name', [])).toBeUndefined();
  });

  it('finds a word that is among the candidates', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), (words) => {
        const [word = ''] = words;
        expect(findNearest(word, words)?.toLowerCase()).toBe(word.toLowerCase());
      }),
    );
  });

  it('finds a word with one letter too many', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,12}$/), fc.nat(), (word, at) => {
        const place = at % (word.length + 1);
        expect(findNearest(`${word.slice(0, place)}é${word.slice(place)}`, [word])).toBe(word);
      }),
    );
  });
});
