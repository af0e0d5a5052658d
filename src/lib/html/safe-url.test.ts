import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { readScheme, safeInstallUrl, safeUrl } from './safe-url.ts';

describe('safeUrl', () => {
  it.each([
    'https://example.com/a?b=c&amp;d=e#f',
    'http://localhost:4000',
    'mailto:team@example.com?subject=a:b',
    'tel:+49-30-123',
    'HTTPS://EXAMPLE.COM',
    '/guides/quickstart',
    'guides/quickstart',
    '../images/a.png',
    '#section',
    '?query=javascript:alert(1)',
    '/javascript:alert(1)',
    'guides/a:b',
    '//cdn.example.com/a.png',
    '',
  ])('lets %j through as it is', (url) => {
    expect(safeUrl(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\r\nscript:alert(1)',
    'java\u0000script:alert(1)',
    'java script:alert(1)',
    'javascript :alert(1)',
    'java\u200bscript:alert(1)',
    'java\u00adscript:alert(1)',
    '\ufeffjavascript:alert(1)',
    '\u202ejavascript:alert(1)',
    '\u2028javascript:alert(1)',
    '&#106;avascript:alert(1)',
    '&#0000106avascript:alert(1)',
    '&#x6A;avascript:alert(1)',
    '&#X6A;AVASCRIPT:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'java&Tab;script:alert(1)',
    'java&NewLine;script:alert(1)',
    'java&#10;script:alert(1)',
    'java&ZeroWidthSpace;script:alert(1)',
    '&amp;#106;avascript:alert(1)',
    '&amp;amp;#106;avascript:alert(1)',
    'java&#9;&#10;script&#58;alert(1)',
    '&#9999999;javascript:alert(1)',
    '&#x110000;javascript:alert(1)',
    `&#${'0'.repeat(40)}106;avascript:alert(1)`,
    `&#x${'0'.repeat(40)}6a;avascript:alert(1)`,
    `&${'amp;'.repeat(7)}#106;avascript:alert(1)`,
    `&${'amp;'.repeat(100)}#106;avascript:alert(1)`,
    `/a?b&${'amp;'.repeat(100)}c`,
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'vbscript:msgbox(1)',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'view-source:https://example.com',
    'filesystem:https://example.com/a',
    'ws://example.com',
    'unknown:thing',
  ])('refuses %j', (url) => {
    expect(safeUrl(url)).toBeUndefined();
  });

  it('takes control characters and outer space out of what it lets through', () => {
    expect(safeUrl(' https://example.com/\u0000a\n ')).toBe('https://example.com/a');
    expect(safeUrl('/a\u200bb')).toBe('/ab');
  });

  it('never gives what a browser reads as script, whatever stands before and inside of the scheme', () => {
    const noise = fc.constantFrom(
      '',
      ' ',
      '\t',
      '\n',
      '\r',
      '\u0000',
      '\u0001',
      '\u001f',
      '\u200b',
      '&Tab;',
      '&#10;',
    );
    const letters = [...'javascript:'].map((letter) =>
      fc.constantFrom(
        letter,
        letter.toUpperCase(),
        `&#${letter.charCodeAt(0)};`,
        `&#x${letter.charCodeAt(0).toString(16)};`,
        `&amp;#${letter.charCodeAt(0)};`,
      ),
    );
    fc.assert(
      fc.property(
        fc.array(noise, { minLength: 12, maxLength: 12 }),
        fc.tuple(...letters),
        (spaces, scheme) => {
          const url = `${scheme.map((letter, index) => `${spaces[index]}${letter}`).join('')}alert(1)`;
          expect(safeUrl(url)).toBeUndefined();
        },
      ),
      { numRuns: propertyRuns(2000), seed: 4 },
    );
  });

  it('gives only what the URL standard reads as one of the four schemes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl(), fc.string()), (url) => {
        const safe = safeUrl(url);
        if (safe === undefined || !URL.canParse(safe, 'https://base.example')) return;
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(
          new URL(safe, 'https://base.example').protocol,
        );
        expect(safeUrl(safe)).toBe(safe);
      }),
      { numRuns: propertyRuns(3000), seed: 5 },
    );
  });
});

describe('safeInstallUrl', () => {
  it.each([
    'cursor://anysphere.cursor-deeplink/mcp/install?name=Docs&config=eyJ1cmwiOiIifQ%3D%3D',
    'vscode:mcp/install?%7B%22name%22%3A%22Docs%22%7D',
    'https://example.com/a',
  ])('lets %s through', (url) => {
    expect(safeInstallUrl(url)).toBe(url);
  });

  it.each([
    'cursor://file/etc/passwd',
    'cursor://anysphere.cursor-deeplink/command?x',
    'cursor://anysphere.cursor-deeplink/mcp/install?name=a"b',
    'vscode://file/etc/passwd',
    'vscode:extension/a.b',
    'vscode:mcp/install?a\nb',
    'VSCODE:mcp/install?a',
    'javascript:alert(1)//vscode:mcp/install?a',
  ])('refuses %j', (url) => {
    expect(safeInstallUrl(url)).toBeUndefined();
  });
});

describe('readScheme', () => {
  it('gives the scheme in lower case, and none for a relative URL', () => {
    expect(readScheme('HTTPS://example.com')).toBe('https');
    expect(readScheme('guides/a:b')).toBeUndefined();
    expect(readScheme('')).toBeUndefined();
  });
});
