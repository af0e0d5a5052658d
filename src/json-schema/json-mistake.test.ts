import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs.ts';
import { findJsonMistake } from './json-mistake.ts';

describe('findJsonMistake', () => {
  it.each([
    ['{ "plan": "pro", "seats": }', 'A value is missing after "seats": (line 1, column 27).'],
    ['', 'A value is missing (line 1, column 1).'],
    ['{\n  "a": 1,\n}', 'A comma must not stand before } (line 2, column 9).'],
    ['[1, 2,]', 'A comma must not stand before ] (line 1, column 6).'],
    ['[1,, 2]', 'A value is missing after the comma (line 1, column 4).'],
    ['[, 2]', 'A value is missing (line 1, column 2).'],
    ['{ "a": 1 "b": 2 }', 'A comma is missing before " (line 1, column 10).'],
    ['[1 2]', 'A comma is missing before 2 (line 1, column 4).'],
    ['{ "a" 1 }', 'A colon is missing after "a" (line 1, column 7).'],
    ['{ "a": "b }', 'The closing quote is missing (line 1, column 12).'],
    ['{ "a": "b\n}', 'The closing quote is missing in this line (line 1, column 10).'],
    ["{ 'a': 1 }", 'JSON has double quotes only (line 1, column 3).'],
    ["['a']", 'JSON has double quotes only (line 1, column 2).'],
    ['{ a: 1 }', 'The name a must stand in double quotes (line 1, column 3).'],
    ['{ , }', 'A name in double quotes is missing (line 1, column 3).'],
    ['{ "a": b }', 'b must stand in double quotes (line 1, column 8).'],
    ['"\\x"', '\\x is not known in JSON; a backslash is written as \\\\ (line 1, column 2).'],
    ['"\\u12"', '\\u12" is not known in JSON; a backslash is written as \\\\ (line 1, column 2).'],
    ['"a\tb"', 'A control character must be written as \\t (line 1, column 3).'],
    ['"\u0001"', 'A control character must be written as \\u0001 (line 1, column 2).'],
    ['[1] // done', 'JSON has no comments (line 1, column 5).'],
    ['{ /* a */ }', 'JSON has no comments (line 1, column 3).'],
    ['NaN', 'JSON has no NaN (line 1, column 1).'],
    ['[-Infinity]', 'JSON has no -Infinity (line 1, column 2).'],
    ['True', 'JSON has no True, but true (line 1, column 1).'],
    ['01', '01 is not how JSON writes a number (line 1, column 1).'],
    ['[.5]', '.5 is not how JSON writes a number (line 1, column 2).'],
    ['1.', '1. is not how JSON writes a number (line 1, column 1).'],
    ['@', 'A value cannot begin with @ (line 1, column 1).'],
    ['[\n[1]', '] is missing for the [ in line 1 (line 2, column 4).'],
    ['{', '} is missing for the { in line 1 (line 1, column 2).'],
    ['{ "a": [1 }', 'This must be ] (line 1, column 11).'],
    ['{} {}', 'Nothing may follow the end, but there is { (line 1, column 4).'],
    ['["👍", x]', 'x must stand in double quotes (line 1, column 7).'],
    ['{ "a":', 'A value is missing after "a": (line 1, column 7).'],
  ])('says of %j what is wrong, and where', (text, message) => {
    expect(findJsonMistake(text)?.message).toBe(message);
  });

  it('reads texts of any depth and length', () => {
    expect(findJsonMistake('['.repeat(200_000))?.message).toContain('] is missing');
    expect(findJsonMistake('['.repeat(200_000) + ']'.repeat(200_000))).toBeUndefined();
    expect(findJsonMistake(`"${'a\\n'.repeat(500_000)}"`)).toBeUndefined();
  });

  const sign = fc.constantFrom(
    ...'[]{}:,"\'\\/ \n\t0159.-+eEtrufalsn',
    'null',
    'true',
    '"a"',
    '1e5',
    '\u2028',
    '\u00a0',
    '\ufeff',
  );
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.option(sign, { nil: '' }), fc.nat(2))
    .map(([json, place, added, removed]) => {
      const at = place % (json.length + 1);
      return json.slice(0, at) + added + json.slice(at + removed);
    });

  it('accepts what JSON.parse accepts, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          broken,
          fc.array(sign, { maxLength: 12 }).map((all) => all.join('')),
          fc.json(),
        ),
        (text) => {
          expect(findJsonMistake(text) === undefined).toBe(isJson(text));
        },
      ),
      { numRuns: propertyRuns(20_000) },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
