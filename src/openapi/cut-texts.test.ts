import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutTexts } from './cut-texts.ts';

test('texts that fit together stay as they are', () => {
  expect(cutTexts(['a\nb', ''], 10)).toEqual(['a\nb', '']);
  expect(cutTexts([], 10)).toEqual([]);
});

test('a long text ends after a whole line and says how many are missing', () => {
  const text = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
  const [short, cut] = cutTexts(['short', text], 100);
  expect(short).toBe('short');
  expect(cut?.split('\n').slice(-3)).toEqual(['line 11', 'line 12', '… 87 more lines']);
  expect(cutTexts(['x'.repeat(50)], 20)).toEqual([`${'x'.repeat(20)}\n… 1 more line`]);
});

test('together they never have more than is allowed, but for the lines that say so', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom('a', '\n', '{'), maxLength: 300 }), {
    maxLength: 9,
  });
  fc.assert(
    fc.property(texts, fc.nat(400), (all, total) => {
      const cut = cutTexts(all, total);
      expect(cut).toHaveLength(all.length);
      const kept = cut.map((text) => text.replace(/\n… \d+ more lines?$/, ''));
      expect(kept.join('').length).toBeLessThanOrEqual(total);
      for (const [index, text] of kept.entries()) expect(all[index]?.startsWith(text)).toBe(true);
      if (all.join('').length <= total) expect(cut).toEqual(all);
    }),
  );
});
