import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { commonEscapes, nastyText, readLiteral } from '../../../tests/support/text-fixture.ts';
import { nameCsharpLocal, quoteCsharp, writeCsharpTemplate, writeCsharpText } from './csharp.ts';

// ECMA-334, 6.4.5.6
const read = (literal: string) =>
  readLiteral(literal, commonEscapes, [
    [/^\\u([\da-f]{4})/, 16],
    [/^\\U([\da-f]{8})/, 16],
  ]);

/** https://learn.microsoft.com/dotnet/csharp/language-reference/proposals/csharp-11.0/raw-string-literal */
function readRaw(literal: string): string {
  const [, quotes = '', inner = '', indent = ''] = /^("{3,})\n(.*)\n( *)\1$/s.exec(literal) ?? [];
  expect(inner).not.toContain(quotes);
  const lines = inner.split('\n');
  expect(lines.every((line) => line === '' || line.startsWith(indent))).toBe(true);
  return lines.map((line) => line.slice(indent.length)).join('\n');
}

test('C# reads from a literal what was written into it', () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      expect(read(quoteCsharp(text))).toBe(text.toWellFormed());
      const literal = writeCsharpText(text);
      expect(literal.startsWith('"""') ? readRaw(literal) : read(literal)).toBe(text.toWellFormed());
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('an interpolated text holds its braces and its variables', () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      const code = writeCsharpTemplate([`${text}.`, { variable: 'API_TOKEN' }]);
      expect(code.startsWith('$"') && code.endsWith('{apiToken}"')).toBe(true);
      const inner = code.slice(2, -'{apiToken}"'.length);
      expect(inner.replace(/\{\{|\}\}/g, '')).not.toMatch(/[{}]/);
      expect(read(`"${inner.replace(/\{\{|\}\}/g, (pair) => pair.charAt(0))}"`)).toBe(
        `${text}.`.toWellFormed(),
      );
    }),
    { numRuns: propertyRuns(300) },
  );
});

test('a local variable has a name of its own', () => {
  expect(['API_TOKEN', 'BODY', 'KEY', '_X'].map(nameCsharpLocal)).toEqual([
    'apiToken',
    'bodyValue',
    'key',
    'x',
  ]);
});
