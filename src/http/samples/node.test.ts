import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { nastyText } from '../../../tests/support/text-fixture.ts';
import { quoteJavascript, writeJavascriptKey, writeJavascriptTemplate, writeJavascriptText } from './node.ts';

test('JavaScript reads from a literal what was written into it', () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      expect(runInNewContext(quoteJavascript(text))).toBe(text.toWellFormed());
      expect(runInNewContext(writeJavascriptText(text))).toBe(text.toWellFormed());
      expect(quoteJavascript(text)).not.toMatch(/(?! )[\p{C}\p{Z}]/u);
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('texts and variables of a template come together as they are', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(nastyText, fc.constant({ variable: 'X' })), { maxLength: 5 }), (parts) => {
      const code = writeJavascriptTemplate(
        parts,
        (name) => name,
        (inner) => `btoa(${inner})`,
      );
      const meant = parts.map((part) => (typeof part === 'string' ? part : '${v}')).join('');
      expect(runInNewContext(code, { X: '${v}' })).toBe(meant.toWellFormed());
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('a name is a key of an object, whatever it is', () => {
  for (const name of ['Accept', 'X-Key', '__proto__', "it's", '1a'])
    expect(Object.keys(runInNewContext(`({ ${writeJavascriptKey(name)}: 1 })`))).toEqual([name]);
});

test('a text of several lines stands as it is', () => {
  expect(writeJavascriptText('{\n  "a": "${x}"\n}')).toBe('`{\n  "a": "\\${x}"\n}`');
  expect(writeJavascriptText('{\n  "a": "\\n"\n}')).toBe('String.raw`{\n  "a": "\\n"\n}`');
  expect(writeJavascriptText('a\tb')).toBe("'a\\tb'");
});
