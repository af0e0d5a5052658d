import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { readCssColor } from './css-color.ts';

test.each([
  ['teal', '#008080'],
  [' RGB(0 128 128) ', '#008080'],
  ['#0aF', '#00aaff'],
  ['/0A', undefined],
  ['color(', undefined],
  ['', undefined],
])('%j is %s', (text, expected) => {
  expect(readCssColor(text)).toBe(expected);
});

test('any text is a colour or none', () => {
  const part = fc.constantFrom(
    '/',
    '0',
    'a',
    '%',
    '(',
    ')',
    ' ',
    ',',
    '.',
    'rgb(',
    'color(',
    'none',
    'e+',
    '#',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(part).map((parts) => parts.join('')),
      ),
      (text) => {
        expect(readCssColor(text) ?? '#000000').toMatch(/^#[\da-f]{6}$/);
      },
    ),
    { numRuns: propertyRuns(500) },
  );
});
