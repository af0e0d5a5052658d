import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { commonEscapes, nastyText, readLiteral } from '../../../tests/support/text-fixture.ts';
import { quoteGo, writeGoTemplate, writeGoText } from './go.ts';

// https://go.dev/ref/spec#String_literals
const read = (literal: string) =>
  readLiteral(literal, commonEscapes, [
    [/^\\u([\da-f]{4})/, 16],
    [/^\\U([\da-f]{8})/, 16],
  ]);

test('Go reads from a literal what was written into it', () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      expect(read(quoteGo(text))).toBe(text.toWellFormed());
      const literal = writeGoText(text);
      const raw = /^`([^`\r\0\ufeff]*)`$/.exec(literal)?.[1];
      expect(raw ?? read(literal)).toBe(text.toWellFormed());
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('texts and variables are put together', () => {
  expect(writeGoTemplate(['Token ', { variable: 'API_TOKEN' }])).toBe('"Token "+os.Getenv("API_TOKEN")');
  expect(writeGoTemplate([])).toBe('""');
});
