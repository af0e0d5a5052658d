import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { commonEscapes, nastyText, readLiteral } from '../../../tests/support/text-fixture.ts';
import { quoteRust, writeRustTemplate, writeRustText } from './rust.ts';

// https://doc.rust-lang.org/reference/tokens.html#string-literals
const read = (literal: string) => readLiteral(literal, commonEscapes, [[/^\\u\{([\da-f]{1,6})\}/, 16]]);

/** https://doc.rust-lang.org/reference/tokens.html#raw-string-literals */
function readRaw(literal: string): string {
  const [, hashes = '', inner = ''] = /^r(#*)"(.*)"\1$/s.exec(literal) ?? [];
  expect(inner).not.toContain(`"${hashes}`);
  expect(inner).not.toContain('\r');
  return inner;
}

test('Rust reads from a literal what was written into it', () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      expect(read(quoteRust(text))).toBe(text.toWellFormed());
      const literal = writeRustText(text);
      expect(literal.startsWith('r') ? readRaw(literal) : read(literal)).toBe(text.toWellFormed());
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('a format holds its braces, and a value for each pair of them', () => {
  expect(writeRustTemplate(['{a} ', { variable: 'X' }, '"', { variable: 'Y' }])).toBe(
    'format!("{{a}} {}\\"{}", env::var("X")?, env::var("Y")?)',
  );
  expect(writeRustTemplate([{ variable: 'X' }])).toBe('env::var("X")?');
});
