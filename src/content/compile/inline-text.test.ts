import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitText, type TextPiece } from './inline-text.ts';

const show = (pieces: readonly TextPiece[]): string =>
  pieces
    .map((piece) =>
      'text' in piece
        ? piece.kind === 'code'
          ? `<code>${piece.text}</code>`
          : piece.text
        : `<${piece.kind}${piece.kind === 'link' ? ` ${piece.href}` : ''}>${show(piece.pieces)}</${piece.kind}>`,
    )
    .join('');

describe('splitText', () => {
  it('reads the marks of Markdown within a line', () => {
    expect(show(splitText('Use `a*b*` in **one *or* two** ~~old~~ [pages](/x)'))).toBe(
      'Use <code>a*b*</code> in <strong>one <em>or</em> two</strong> <del>old</del> <link /x>pages</link>',
    );
  });

  it('leaves lone marks, arithmetic and names alone', () => {
    for (const text of [
      '',
      '`',
      'a ` b',
      '2 * 3 * 4',
      '*args and **kwargs',
      'snake_case_name',
      'a*b*c',
      '[x]',
    ])
      expect(show(splitText(text))).toBe(text);
  });

  it('keeps a link that is not safe as text', () => {
    expect(show(splitText('[x](javascript:alert)'))).toBe('[x](javascript:alert)');
  });

  it('loses no letter of a text without marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '_', '(', '<', '&') }), (text) => {
        expect(show(splitText(text))).toBe(text);
      }),
    );
  });
});
