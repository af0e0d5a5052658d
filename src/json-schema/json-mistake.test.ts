import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs.ts';
import { findJsonMistake } from './json-mistake.ts';

describe('findJsonMistake', () => {
  it.each([
    ['{ "plan": "pro", "seats": }', 'Missing value after "seats": (line 1, column 27)'],
    ['', 'Missing value (line 1, column 1)'],
    ['{\n  "a": 1,\n}', 'Comma not allowed before } (line 2, column 9)'],
    ['[1, 2,]', 'Comma not allowed before ] (line 1, column 6)'],
    ['[1,, 2]', 'Missing value after the comma (line 1, column 4)'],
    ['[, 2]', 'Missing value (line 1, column 2)'],
    ['{ "a": 1 "b": 2 }', 'Missing comma before " (line 1, column 10)'],
    ['[1 2]', 'Missing comma before 2 (line 1, column 4)'],
    ['{ "a" 1 }', 'Missing colon after "a" (line 1, column 7)'],
    ['{ "a": "b }', 'Missing closing quote (line 1, column 12)'],
    ['{ "a": "b\n}', 'Missing closing quote on this line (line 1, column 10)'],
    ["{ 'a': 1 }", 'JSON allows only double quotes (line 1, column 3)'],
    ["['a']", 'JSON allows only double quotes (line 1, column 2)'],
    ['{ a: 1 }', 'The key a must be in double quotes (line 1, column 3)'],
    ['{ , }', 'Expected a key in double quotes (line 1, column 3)'],
    ['{ "a": b }', 'b must be in double quotes (line 1, column 8)'],
    ['"\\x"', '\\x is not a valid escape; write a backslash as \\\\ (line 1, column 2)'],
    ['"\\u12"', '\\u12" is not a valid escape; write a backslash as \\\\ (line 1, column 2)'],
    ['"a\tb"', 'Control characters must be escaped as \\t (line 1, column 3)'],
    ['"\u0001"', 'Control characters must be escaped as \\u0001 (line 1, column 2)'],
    ['[1] // done', 'Comments are not allowed in JSON (line 1, column 5)'],
    ['{ /* a */ }', 'Comments are not allowed in JSON (line 1, column 3)'],
    ['NaN', 'NaN is not allowed in JSON (line 1, column 1)'],
    ['[-Infinity]', '-Infinity is not allowed in JSON (line 1, column 2)'],
    ['True', 'Use true instead of True (line 1, column 1)'],
    ['01', '01 is not a valid JSON number (line 1, column 1)'],
    ['[.5]', '.5 is not a valid JSON number (line 1, column 2)'],
    ['1.', '1. is not a valid JSON number (line 1, column 1)'],
    ['@', 'A value cannot begin with @ (line 1, column 1)'],
    ['[\n[1]', 'Missing ] for the [ on line 1 (line 2, column 4)'],
    ['{', 'Missing } for the { on line 1 (line 1, column 2)'],
    ['{ "a": [1 }', 'Expected ] (line 1, column 11)'],
    ['{} {}', 'Unexpected { after the end of the JSON (line 1, column 4)'],
    ['["👍", x]', 'x must be in double quotes (line 1, column 7)'],
    ['{ "a":', 'Missing value after "a": (line 1, column 7)'],
  ])('says of %j what is wrong, and where', (text, message) => {
    expect(findJsonMistake(text)?.message).toBe(message);
  });

  it('reads texts of any depth and length', () => {
    expect(findJsonMistake('['.repeat(200_000))?.message).toContain('Missing ] ');
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
