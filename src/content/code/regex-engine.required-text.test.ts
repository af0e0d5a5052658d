import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { findRequiredText, holdsRequiredText } from './regex-engine.ts';

test.each<[RegExp, readonly (readonly string[])[] | undefined]>([
  [/abc/v, [['abc']]],
  [/ab?c/v, [['a', 'c']]],
  [/ab+c/v, [['ab', 'c']]],
  [/a{0,2}b{2}/v, [['b']]],
  [/a|b/v, [['a'], ['b']]],
  [/a|b*/v, undefined],
  [
    /(?:let|const) +x/v,
    [
      ['let', ' ', 'x'],
      ['const', ' ', 'x'],
    ],
  ],
  [/(a|b)?c/v, [['c']]],
  [/(?<![\w.])async(?=\s*=>)/v, [['async', '=>']]],
  [/(?<name>a)\k<name>\1/v, [['a']]],
  [/a(?!b)(?<!c)/v, [['a']]],
  [/[a[b]]c\]\.\u{61}\x61\u0061\p{L}\d/v, [['c].']]],
  [/[[]a/u, [['a']]],
  [/(?i:ab)c/v, undefined],
  [/ab/iv, undefined],
  [/😀?a/v, [['a']]],
  [/^.$\b/v, undefined],
])('%s requires %j', (expression, required) => {
  expect(findRequiredText(expression)).toEqual(required);
});

const sign = fc.constantFrom(
  'a',
  'b',
  'c',
  '\\.',
  '.',
  '\\d',
  '\\(',
  '[ab]',
  '[^a[b]]',
  '\\p{L}',
  '^',
  '$',
  '\\b',
  '😀',
);
const { alternatives } = fc.letrec<{ alternatives: string; sequence: string; atom: string }>((tie) => ({
  alternatives: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((all) => all.join('|')),
  sequence: fc.array(tie('atom'), { maxLength: 4 }).map((all) => all.join('')),
  atom: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    sign,
    sign.chain((one) =>
      /^[\^$]$|^\\b$/.test(one)
        ? fc.constant(one)
        : fc.constantFrom('?', '*', '+', '{0,2}', '{2}', '*?').map((quantifier) => one + quantifier),
    ),
    fc
      .tuple(fc.constantFrom('(', '(?:', '(?=', '(?!', '(?<=', '(?<!', '(?i:'), tie('alternatives'))
      .map(([open, inner]) => `${open}${inner})`),
    fc
      .tuple(fc.constantFrom('?', '*', '+'), tie('alternatives'))
      .map(([sign, inner]) => `(?:${inner})${sign}`),
  ),
}));
const text = fc.array(fc.constantFrom('a', 'b', 'c', 'A', '.', '(', '1', '😀'), { maxLength: 8 });

test('what an expression matches in holds what it requires', () => {
  let [matching, lacking] = [0, 0];
  fc.assert(
    fc.property(alternatives, text, (source, signs) => {
      const expression = new RegExp(source, 'v');
      const required = findRequiredText(expression);
      const isHeld = !required || holdsRequiredText(signs.join(''), required);
      const isMatching = expression.test(signs.join(''));
      if (isMatching) matching++;
      if (!isHeld) lacking++;
      if (isMatching) expect(isHeld, JSON.stringify(required)).toBe(true);
    }),
    { numRuns: propertyRuns(2_000) },
  );
  expect(matching).toBeGreaterThan(0);
  expect(lacking).toBeGreaterThan(0);
});
