import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

describe('decodeText', () => {
  it('gives text in UTF-8 as it is, a byte order mark included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        const text = `\ufeff#${words.replaceAll('\0', '')}`;
        expect(decodeText(Buffer.from(text))).toEqual({ text });
      }),
    );
  });

  it.each([
    ['with a byte order mark', Buffer.from('\ufeff# A', 'utf16le')],
    ['without one', Buffer.from('# A', 'utf16le')],
    ['in the other order', Buffer.from('# A', 'utf16le').swap16()],
  ])('knows UTF-16 %s', (_, bytes) => {
    expect(decodeText(bytes)).toEqual({ encoding: 'UTF-16', line: 1 });
  });

  it.each([
    ['caf\u00e9', 1],
    ['a\nb\r\ncaf\u00e9\nd', 3],
  ])('names the first line that is not in UTF-8 of %j', (text, line) => {
    expect(decodeText(Buffer.from(text, 'latin1'))).toEqual({ encoding: 'unknown', line });
  });
});
