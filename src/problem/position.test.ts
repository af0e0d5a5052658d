import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLocator } from './position.ts';

describe('createLocator', () => {
  it('counts lines and columns from one', () => {
    const locate = createLocator('a.json', 'ab\ncd');
    expect(locate(0)).toEqual({ file: 'a.json', line: 1, column: 1 });
    expect(locate(1)).toEqual({ file: 'a.json', line: 1, column: 2 });
    expect(locate(3)).toEqual({ file: 'a.json', line: 2, column: 1 });
    expect(locate(5)).toEqual({ file: 'a.json', line: 2, column: 3 });
  });

  it.each(['\n', '\r\n', '\r'])('takes %j for the end of a line', (end) => {
    const text = `a${end}${end}b`;
    expect(createLocator('f', text)(text.indexOf('b'))).toEqual({ file: 'f', line: 3, column: 1 });
  });

  it('gives a byte order mark no column', () => {
    const locate = createLocator('f', '\ufeffab\ncd');
    expect(locate(0)).toMatchObject({ line: 1, column: 1 });
    expect(locate(1)).toMatchObject({ line: 1, column: 1 });
    expect(locate(2)).toMatchObject({ line: 1, column: 2 });
    expect(locate(4)).toMatchObject({ line: 2, column: 1 });
  });

  it('counts a character outside the basic plane as two, as editors do', () => {
    expect(createLocator('f', '📘b')(2)).toMatchObject({ line: 1, column: 3 });
  });

  it('agrees with counting the lines before the offset', () => {
    const lines = fc.array(fc.constantFrom('a', 'é', '\n', '\r', '\r\n', ' '), { maxLength: 30 });
    fc.assert(
      fc.property(lines, fc.nat(), (parts, at) => {
        const text = parts.join('');
        const offset = at % (text.length + 1);
        if (text[offset - 1] === '\r' && text[offset] === '\n') return;
        const before = text.slice(0, offset).split(/\r\n|\r|\n/);
        const place = { file: 'f', line: before.length, column: (before.at(-1) ?? '').length + 1 };
        expect(createLocator('f', text)(offset)).toEqual(place);
      }),
    );
  });
});
