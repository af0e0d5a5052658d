import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { commonEscapes, nastyText, readLiteral } from '../../../tests/support/text-fixture.ts';
import type { HttpRequest } from '../request/http-request.ts';
import { quoteSwift, swift, writeSwiftTemplate, writeSwiftText } from './swift.ts';

// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure/#String-Literals
const read = (literal: string) => readLiteral(literal, commonEscapes, [[/^\\u\{([\da-f]{1,8})\}/, 16]]);

/** A literal of several lines: the indentation of its last quotes goes, escapes have as many # as its quotes. */
function readLines(literal: string): string {
  const [, hashes = '', inner = '', indent = ''] = /^(#*)"""\n(.*)\n( *)"""\1$/s.exec(literal) ?? [];
  expect(inner).not.toContain(`"""${hashes}`);
  expect(inner).not.toContain(`\\${hashes}`);
  const lines = inner.split('\n');
  expect(lines.every((line) => line === '' || line.startsWith(indent))).toBe(true);
  return lines.map((line) => line.slice(indent.length)).join('\n');
}

test('Swift reads from a literal what was written into it', () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      expect(read(quoteSwift(text))).toBe(text.toWellFormed());
      const literal = writeSwiftText(text);
      expect(/^#*"""/.test(literal) ? readLines(literal) : read(literal)).toBe(text.toWellFormed());
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('a template has the values of variables between its texts', () => {
  expect(writeSwiftTemplate(['\\(a) "', { variable: 'X' }])).toBe('"\\\\(a) \\"\\(environment["X"]!)"');
  expect(writeSwiftTemplate([{ variable: 'X' }])).toBe('environment["X"]!');
});

test('the body of a GET, which URLSession refuses, is sent by another client', () => {
  const request: HttpRequest = {
    method: 'GET',
    url: ['https://x.dev/'],
    headers: [],
    body: { kind: 'text', text: '{}' },
  };
  expect(swift.write(request)).toMatch(/^\/\/ URLSession does not send the body of a GET request; /);
  expect(swift.write(request)).toContain('import AsyncHTTPClient');
  expect(swift.write({ ...request, body: undefined })).not.toContain('AsyncHTTPClient');
  expect(swift.write({ ...request, method: 'PUT' })).toContain('request.httpBody = body');
});
