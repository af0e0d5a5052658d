import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { nastyText } from '../../../tests/support/text-fixture.ts';
import { powershell, quotePowershell, writePowershellTemplate, writePowershellText } from './powershell.ts';

// https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_quoting_rules
const doubleQuote = /["\u201c\u201d\u201e]/g;

function read(literal: string): string {
  const inner = literal.slice(1, -1);
  if (literal.startsWith("'")) {
    expect(literal).toMatch(/^'.*'$/s);
    const runs = inner.match(/['\u2018\u2019\u201a\u201b]+/g) ?? [];
    expect(runs.every((run) => run.length % 2 === 0)).toBe(true);
    return inner.replace(/(['\u2018\u2019\u201a\u201b])['\u2018\u2019\u201a\u201b]/g, '$1');
  }
  expect(literal).toMatch(/^".*"$/s);
  expect(inner.replace(/`./gs, '')).not.toMatch(doubleQuote);
  expect(inner.replace(/`./gs, '')).not.toMatch(/\$/);
  // https://learn.microsoft.com/powershell/module/microsoft.powershell.core/about/about_special_characters
  return inner.replace(/`u\{([\da-f]{1,6})\}|`(.)/gs, (_, digits?: string, sign = '') =>
    digits === undefined
      ? ({ n: '\n', r: '\r', t: '\t' }[String(sign)] ?? String(sign))
      : String.fromCodePoint(Number.parseInt(digits, 16)),
  );
}

function readHere(literal: string): string {
  const [, inner = ''] = /^@'\n(.*)\n'@$/s.exec(literal) ?? [];
  expect(inner).not.toMatch(/^['\u2018\u2019\u201a\u201b]@/m);
  return inner;
}

test('PowerShell reads from a literal what was written into it', () => {
  const text = fc.array(fc.oneof(nastyText, fc.constantFrom('’', '“', '„x', "\n'@", '\n’@', '$(x)', '`n')));
  fc.assert(
    fc.property(
      text.map((parts) => parts.join('')),
      (written) => {
        expect(read(quotePowershell(written))).toBe(written.toWellFormed());
        const literal = writePowershellText(written);
        expect(literal.startsWith("@'") ? readHere(literal) : read(literal)).toBe(written.toWellFormed());
      },
    ),
    { numRuns: propertyRuns(500) },
  );
});

test('a template has the values of variables between its texts', () => {
  expect(writePowershellTemplate(['$a "', { variable: 'X' }])).toBe('"`$a `"$env:X"');
  expect(writePowershellTemplate([{ variable: 'X' }, 'b'])).toBe('"${env:X}b"');
  expect(writePowershellTemplate([{ variable: 'X' }])).toBe('$env:X');
});

test('a name that stands twice in a form keeps both of its values', () => {
  const code = powershell.write({
    method: 'POST',
    url: ['https://x.dev/'],
    headers: [['X-Key', ['a']]],
    body: {
      kind: 'multipart',
      parts: [
        { name: 'tag', text: 'a' },
        { name: 'photo', fileName: "it's.png" },
        { name: 'tag', text: 'b' },
      ],
    },
  });
  expect(code).toBe(`$request = @{
    Uri = 'https://x.dev/'
    Method = 'Post'
    Headers = @{
        'X-Key' = 'a'
    }
    Form = [ordered]@{
        tag = @('a', 'b')
        photo = Get-Item -LiteralPath 'it''s.png'
    }
}
Invoke-RestMethod @request`);
});
