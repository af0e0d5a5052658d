import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { commonEscapes, nastyText, readLiteral } from '../../../tests/support/text-fixture.ts';
import { quoteKotlin, writeKotlinTemplate, writeKotlinText } from './kotlin.ts';

// https://kotlinlang.org/docs/characters.html
const read = (literal: string) => {
  expect(literal.replace(/\\./gs, '')).not.toMatch(/\$/);
  return readLiteral(literal, { ...commonEscapes, $: '$' }, [[/^\\u([\da-f]{4})/, 16]]);
};

/** https://kotlinlang.org/docs/strings.html#multiline-strings, after `trimIndent`. */
function readRaw(code: string): string {
  const [, inner = ''] = /^"""\n(.*)\n {4}"""\.trimIndent\(\)$/s.exec(code) ?? [];
  expect(inner).not.toContain('"""');
  const text = inner.replaceAll("${'$'}", '\0');
  expect(text).not.toContain('$');
  const lines = text.split('\n');
  const least = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines
    .map((line) => line.slice(least))
    .join('\n')
    .replaceAll('\0', '$');
}

test('Kotlin reads from a literal what was written into it', () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      expect(read(quoteKotlin(text))).toBe(text.toWellFormed());
      const code = writeKotlinText(text, '    ');
      expect(code.startsWith('"""') ? readRaw(code) : read(code)).toBe(text.toWellFormed());
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('a template has the values of variables between its texts', () => {
  expect(writeKotlinTemplate(['$a "', { variable: 'X' }])).toBe('"\\$a \\"${System.getenv("X")}"');
  expect(writeKotlinTemplate([{ variable: 'X' }])).toBe('System.getenv("X")');
  expect(writeKotlinTemplate([{ base64: [{ variable: 'U' }, ':', { variable: 'P' }] }])).toBe(
    'Base64.getEncoder().encodeToString("${System.getenv("U")}:${System.getenv("P")}".toByteArray())',
  );
});
