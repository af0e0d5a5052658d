import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { isCommonText, narrowProperties } from './narrow-properties.ts';

const expressions = [
  /\p{Alphabetic}+/gu,
  /[\p{L}\p{Nd}_-]+/gu,
  /[^\p{Alphabetic}\s]/gu,
  /\P{L}\p{Lu}/gv,
  /[\w&&\p{L}]+|[\p{L}--[a-z]]/gv,
  /[^[\p{Lu}\p{P}]]+/gv,
  /\\p\{L\}|\[\p{Nd}\]/gu,
  /\p{White_Space}x/giu,
  /\p{Lu}/giu,
  /(?<=\p{Emoji})a|\p{M}/gu,
];

const common = fc.oneof(
  fc.constantFrom(...'aZ_9 ÿŸµß×÷[]{}\\p-–—…→Ⅸⓐℂⁿ⚠️🚀👍🏽'),
  fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0x2000, max: 0x2bff }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0x1f300, max: 0x1faff }).map((code) => String.fromCodePoint(code)),
);

test.each(expressions)('%s finds in common characters what it finds', (expression) => {
  const narrowed = new RegExp(narrowProperties(expression), expression.flags);
  fc.assert(
    fc.property(fc.string({ unit: common, maxLength: 40 }), (text) => {
      fc.pre(isCommonText(text));
      const read = (one: RegExp) => [...text.matchAll(one)].map(({ 0: found, index }) => [found, index]);
      expect(read(narrowed)).toEqual(read(expression));
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('lists no property in an expression that ignores case, but for those of characters without one', () => {
  expect(narrowProperties(/\p{Lu}/giu)).toBe('\\p{Lu}');
  expect(narrowProperties(/(?i:a)\p{Lu}/gu)).toBe('(?i:a)\\p{Lu}');
  expect(narrowProperties(/\p{Nd}/giu)).not.toContain('p{');
});

test('a text of other scripts is not common', () => {
  expect(['größe', '→ ⚠️ 🚀', ''].map(isCommonText)).toEqual([true, true, true]);
  expect(['你好', 'λ', 'Ÿ', '\ud83d'].map(isCommonText)).toEqual([false, false, false, false]);
});
