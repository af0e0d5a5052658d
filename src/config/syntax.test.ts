import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs.ts';
import { parseJsonTree, toValue } from './json-tree.ts';
import { checkSyntax, isReadableSyntax, MAX_DEPTH } from './syntax.ts';

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Texts near JSON: its own tokens and things that writers mix in, in any order. */
const nearJson = fc
  .array(
    fc.constantFrom(
      ...['{', '}', '[', ']', ',', ':', '"a"', '"', "'", '1', '-', '0', '.5', 'e3', 'true', 'null', 'x'],
      ...[
        ' ',
        '\n',
        '\r\n',
        '\t',
        '\\',
        '\\u00e9',
        '//',
        '/*',
        '*/',
        '\u00a0',
        '\u0000',
        '\u2028',
        '{"a":1}',
      ],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('checkSyntax', () => {
  it('finds a mistake exactly where JSON.parse does', () => {
    fc.assert(
      fc.property(fc.oneof(nearJson, fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(checkSyntax(text).length === 0).toBe(parses(text));
      }),
      { numRuns: propertyRuns(5000), seed: 1 },
    );
  });

  it('names a place inside the text', () => {
    fc.assert(
      fc.property(nearJson, (text) => {
        for (const { offset } of checkSyntax(text)) {
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(offset).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: propertyRuns(2000), seed: 2 },
    );
  });

  it('takes a nesting up to the limit and names the bracket that is over it', () => {
    const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(checkSyntax(nest(MAX_DEPTH))).toEqual([]);
    expect(checkSyntax(nest(MAX_DEPTH + 1))).toEqual([{ kind: 'too-deep', offset: MAX_DEPTH, text: '[' }]);
  });

  it('lists all mistakes of a file that can still be read', () => {
    const mistakes = checkSyntax('{\n// a\n"a": [1 2,],\n"b": "x\ty",\n}');
    expect(mistakes.map(({ kind }) => kind)).toEqual([
      'comment',
      'missing-comma',
      'trailing-comma',
      'control-character',
      'trailing-comma',
    ]);
    expect(isReadableSyntax(mistakes)).toBe(true);
  });

  it('stops where the structure is open', () => {
    const mistakes = checkSyntax('{ "a": 1, "b": oops, "c": 2, }');
    expect(mistakes.map(({ kind }) => kind)).toEqual(['bad-word']);
    expect(isReadableSyntax(mistakes)).toBe(false);
  });
});

describe('toValue', () => {
  it('gives what JSON.parse gives', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const root = parseJsonTree(text);
        const expected: unknown = JSON.parse(text, (key, value) => (key === '__proto__' ? undefined : value));
        expect(root === undefined ? undefined : toValue(root)).toEqual(expected);
      }),
      { numRuns: propertyRuns(1000), seed: 3 },
    );
  });

  it('gives the same in spite of comments and commas that are missing or too many', () => {
    const root = parseJsonTree('\ufeff{ /* a */ "a": [1 2,], "b": { "c": 3, } }');
    expect(root && toValue(root)).toEqual({ a: [1, 2], b: { c: 3 } });
  });

  it('leaves the prototype alone', () => {
    const root = parseJsonTree('{ "__proto__": { "polluted": true }, "constructor": 1 }');
    const value = root && toValue(root);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(value).toEqual({ constructor: 1 });
  });
});
