import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitCode } from './inline-text.ts';

it('tells code from text', () => {
  expect(splitCode('The `count` overview')).toEqual([
    { text: 'The ', isCode: false },
    { text: 'count', isCode: true },
    { text: ' overview', isCode: false },
  ]);
});

it('leaves a lone backtick alone', () => {
  expect(splitCode('5` tall')).toEqual([{ text: '5` tall', isCode: false }]);
});

it('loses and adds no text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const again = splitCode(text).map((piece) => (piece.isCode ? `\`${piece.text}\`` : piece.text));
      expect(again.join('')).toBe(text);
    }),
  );
});
