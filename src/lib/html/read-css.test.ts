import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { readDeclarations } from './read-css.ts';

describe('readDeclarations', () => {
  it.each([
    ['color: red', 'color:red'],
    ['color: red; margin:0 auto;', 'color:red;margin:0 auto'],
    ['--own: 1px; -webkit-line-clamp: 2', '--own:1px;-webkit-line-clamp:2'],
    ['color: red !important; top: 0', 'color:red !important;top:0'],
    ['/* a; b */ color: /* c */ red', 'color:red'],
    ['content: "a;b}"; top: 0', 'content:"a;b}";top:0'],
    ['content: "</style>"', 'content:"\\3c /style>"'],
    ['background: url(/a.png)', 'background:url(/a.png)'],
    ['background: url(a;b.png); top: 0', 'background:url(a;b.png);top:0'],
    ["background: url('https://x.org/a).png')", "background:url('https://x.org/a).png')"],
    ['width: calc((1px + 2px) * 2)', 'width:calc((1px + 2px) * 2)'],
    ['background: url( a\\)b.png )', 'background:url( a\\)b.png )'],
    ['font-family: Gill\\ Sans; --a\\:b: 1', 'font-family:Gill\\ Sans;--a\\:b:1'],
    ['content: a\\<b', 'content:a\\3c b'],
    ['background: url(a<b)', 'background:url(a\\3c b)'],
    ['top: 0; content: "open', 'top:0'],
    ['é: 1; --é: 1', 'é:1;--é:1'],
    ['grid-template-areas: "a" "b"; grid-area: [x] 1', 'grid-template-areas:"a" "b";grid-area:[x] 1'],
  ])('keeps %s', (style, css) => {
    expect(readDeclarations(style)).toBe(css);
  });

  it.each([
    'color',
    ': red',
    'color:',
    'color: red} body{display:none',
    'color: red</style><script>alert(1)</script>',
    'color: "open',
    'color: "open\nline"',
    'color: red)',
    'width: calc(1px',
    'color: re\\64 } ',
    'background: url(a"b)',
    'background: u\\72l(a)',
    'background: url(a',
    'background: image-set("javascript:alert(1)" 1x)',
    'background: url(:\\)',
    'background: aurl(/*)',
    'background: éurl(/*)',
    'background: url(javascript:alert(1))',
    'background: url("java\\73 cript:alert(1)")',
    'background: url("vbscript:x")',
    '@import "x"',
    'color: <!-- red',
    '/* open',
    'co lor: red',
  ])('leaves out %s', (style) => {
    expect(readDeclarations(style)).toBe('');
  });

  it('keeps the good ones among others', () => {
    expect(readDeclarations('top: 0; x}y: 1; left: 1px')).toBe('top:0;left:1px');
  });

  const sign = fc.constantFrom(
    ...'{}()[]<>"\'\\/*;:@!-#url a1\n\t\0'.split(''),
    '</style>',
    'url(',
    '/*',
    '*/',
    '<!--',
    '&quot;',
    '\r\n',
    'é',
    '😀',
  );

  it('gives what never ends its rule or its element, whatever stands in the attribute', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(sign, { maxLength: 40 }).map((signs) => `color:${signs.join('')}`),
          fc.string(),
        ),
        (style) => {
          const css = readDeclarations(style);
          expect(css).not.toContain('<');
          expect(endsOpen(css)).toBe(false);
          expect(readDeclarations(css)).toBe(css);
        },
      ),
      { numRuns: propertyRuns(5000) },
    );
  });
});

/** Whether what follows `css` would stand inside something, or outside the rule, by CSS's own way of reading. */
function endsOpen(css: string): boolean {
  const known =
    /(?<![\w#-]|[^\0-\x7f])url\(\s*(?:[^"'()\s\\]|\\(?:[0-9a-f]{1,6}\s?|[^\n]))+\s*\)|"(?:\\[\s\S]|[^"\\\n])*"|'(?:\\[\s\S]|[^'\\\n])*'|\\(?:[0-9a-f]{1,6}\s?|[^\n])/gi;
  const rest = css.replace(known, '_');
  const count = (one: string) => rest.split(one).length;
  return /["'{}\\]|\/\*/.test(rest) || count('(') !== count(')') || count('[') !== count(']');
}
