import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileTexts } from '../../../../tests/support/hostile-texts.ts';
import { propertyRuns } from '../../../../tests/support/property-runs.ts';
import { foundMarks, readExcerpt, readHeading, readMarkedText } from './marked-text.ts';

const { start, end } = foundMarks;

test('a text is cut into what was found and what stands around it', () => {
  expect(readMarkedText(`Press the ${start}amber${end} &lt;b&gt;  button`)).toEqual([
    { text: 'Press the ', isFound: false },
    { text: 'amber', isFound: true },
    { text: ' <b> button', isFound: false },
  ]);
  expect(readMarkedText('')).toEqual([]);
});

test('a mark that is never closed goes on to the end, and one that was never opened is left out', () => {
  expect(readMarkedText(`a ${start}b`)).toEqual([
    { text: 'a ', isFound: false },
    { text: 'b', isFound: true },
  ]);
  expect(readMarkedText(`a${end}b`)).toEqual([
    { text: 'a', isFound: false },
    { text: 'b', isFound: false },
  ]);
});

test('no more letters are read than are asked for, and the end of a mark is not among them', () => {
  expect(readMarkedText(`abc${start}def${end}ghi`, 5)).toEqual([
    { text: 'abc', isFound: false },
    { text: 'de', isFound: true },
    { text: ' …', isFound: false },
  ]);
});

test('a snippet says where more of its text is', () => {
  const write = (text: string, whole: string) =>
    readExcerpt(text, whole)
      .map((piece) => piece.text)
      .join('');
  const whole = `One two ${start}three${end} four five`;
  expect(write(`two ${start}three${end} four`, whole)).toBe('… two three four …');
  expect(write(whole, whole)).toBe('One two three four five');
  expect(write(`…two ${start}three${end}`, whole)).toBe('…two three');
  expect(write('', whole)).toBe('');
});

/** A text as a page has it, which may be anything, with or without the marks of a service. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...hostileTexts, start, end, '__', '&lt;', '&amp;lt;'),
    ),
  )
  .map((parts) => parts.join(''));

test('whatever a service says is text: pieces have all of it but the marks, and nothing is added', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const pieces = readMarkedText(text, Number.POSITIVE_INFINITY);
      for (const piece of pieces) expect(Object.keys(piece).sort()).toEqual(['isFound', 'text']);
      const plain = text
        .split(/__\/?octavo-found__/)
        .map((part) => part.replace(/&(lt|gt|quot|amp|#39|#x27);/g, (_, name: string) => signs[name] ?? ''))
        .map((part) => part.replace(/\s+/g, ' '))
        .join('');
      expect(pieces.map((piece) => piece.text).join('')).toBe(plain);
      expect(pieces.some((piece) => /__\/?octavo-found__/.test(piece.text))).toBe(false);
    }),
    { numRuns: propertyRuns(300) },
  );
});

const signs: Readonly<Record<string, string>> = {
  ...{ lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'", '#x27': "'" },
};

test('an excerpt of any text has 300 letters at most, and none of its marks', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, whole) => {
      const length = readExcerpt(text, whole).reduce((sum, piece) => sum + piece.text.length, 0);
      expect(length).toBeLessThan(300);
    }),
    { numRuns: propertyRuns(100) },
  );
});

test('the heading of a record is the innermost one below the title of the page', () => {
  expect(readHeading({ lvl0: 'Guides', lvl1: 'Page' })).toBe('');
  expect(readHeading({ lvl0: 'Guides', lvl1: 'Page', lvl2: 'A &amp; b', lvl3: null, lvl4: ' ' })).toBe(
    'A & b',
  );
  expect(readHeading({ lvl2: 'One', lvl5: 'Deep' })).toBe('Deep');
  expect(readHeading({ lvl2: 4, lvl3: ['x'] })).toBe('');
});
