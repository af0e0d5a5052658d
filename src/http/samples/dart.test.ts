import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { commonEscapes, nastyText, readLiteral } from '../../../tests/support/text-fixture.ts';
import { dart, quoteDart, writeDartTemplate, writeDartText } from './dart.ts';

/** Dart Programming Language Specification, 17.7: single quotes are read as the double ones of `readLiteral`. */
const read = (literal: string) => {
  const swapped = literal.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
  expect(swapped.replace(/\\./gs, '')).not.toMatch(/\$/);
  const text = readLiteral(swapped, { ...commonEscapes, $: '$' }, [[/^\\u\{([\da-f]{1,6})\}/, 16]]);
  return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
};

/** A literal in three quotes, from which a first line of white space alone is taken. */
function readLines(literal: string): string {
  const [, raw = '', inner = ''] = /^(r?)'''(.*)'''$/s.exec(literal) ?? [];
  const unescaped = raw === '' ? inner.replace(/\\./gs, '..') : inner;
  expect(`${unescaped}'''`.indexOf("'''")).toBe(unescaped.length);
  if (raw === '') expect(unescaped).not.toMatch(/[\\$]/);
  const lines = inner.replace(/^[ \t]*\n/, '');
  return raw === '' ? lines.replace(/\\(.)/gs, '$1') : lines;
}

test('Dart reads from a literal what was written into it', () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      expect(read(quoteDart(text))).toBe(text.toWellFormed());
      const literal = writeDartText(text);
      expect(/^r?'''/.test(literal) ? readLines(literal) : read(literal)).toBe(text.toWellFormed());
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('a template has the values of variables between its texts', () => {
  expect(writeDartTemplate(["$a '", { variable: 'X' }])).toBe("'\\$a \\'${Platform.environment['X']}'");
  expect(writeDartTemplate([{ base64: [{ variable: 'U' }, ':'] }])).toBe(
    "'${base64.encode(utf8.encode('${Platform.environment['U']}:'))}'",
  );
});

test('a name that stands twice in a form keeps both of its values', () => {
  const code = dart.write({
    method: 'POST',
    url: ['https://x.dev/'],
    headers: [],
    body: {
      kind: 'multipart',
      parts: [
        { name: 'tag', text: 'a' },
        { name: 'tag', text: 'b' },
        { name: 'id', text: '1' },
      ],
    },
  });
  expect(code).toContain(`http.MultipartRequest('POST', Uri.parse('https://x.dev/'))
    ..files.add(http.MultipartFile.fromString('tag', 'a'))
    ..files.add(http.MultipartFile.fromString('tag', 'b'))
    ..fields['id'] = '1';`);
});
