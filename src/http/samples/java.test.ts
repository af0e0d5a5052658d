import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { commonEscapes, nastyText, readLiteral } from '../../../tests/support/text-fixture.ts';
import { quoteJava, writeJavaTemplate, writeJavaText } from './java.ts';

const indent = '    ';

/** Unicode escapes are replaced first, also in what will be no literal (JLS 3.3). */
function translate(source: string): string {
  return source.replace(/(\\\\)|\\u+([\da-fA-F]{4})/g, (all, even, digits) =>
    even === undefined ? String.fromCharCode(Number.parseInt(digits, 16)) : all,
  );
}

const read = (literal: string) =>
  readLiteral(translate(literal), { ...commonEscapes, s: ' ' }, [[/^\\([0-3][0-7]{2})/, 8]]);

/** JLS 3.10.6: white space at the ends goes first, then the common indentation, then escapes are read. */
function readBlock(literal: string): string {
  const inner = /^"""\n(.*)"""$/s.exec(translate(literal))?.[1] ?? '';
  const lines = inner.split('\n');
  const counted = lines.filter((line, index) => line.trim() !== '' || index === lines.length - 1);
  const least = Math.min(...counted.map((line) => /^ */.exec(line)?.[0].length ?? 0));
  const stripped = lines.map((line) => line.slice(least).replace(/[ \t]+$/, '')).join('\n');
  expect(stripped.replace(/\\./gs, '')).not.toContain('"""');
  return read(
    `"${stripped.replace(/\\.|"|\n/gs, (sign) => (sign === '"' ? '\\"' : sign === '\n' ? '\\n' : sign))}"`,
  );
}

test('Java reads from a literal what was written into it', () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      expect(read(quoteJava(text))).toBe(text.toWellFormed());
      const literal = writeJavaText(text, indent);
      expect(literal.startsWith('"""') ? readBlock(literal) : read(literal)).toBe(text.toWellFormed());
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('a block may end with three quotes', () => {
  const text = 'a\nTEXT"""';
  expect(readBlock(writeJavaText(text, indent))).toBe(text);
});

test('texts and variables are put together', () => {
  expect(writeJavaTemplate(['Token ', { variable: 'API_TOKEN' }])).toBe(
    '"Token " + System.getenv("API_TOKEN")',
  );
});
