import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { findMath } from './page-math.ts';

function readMath(text: string, format: 'mdx' | 'md' = 'mdx'): readonly string[] {
  return findMath(text, format).map(({ start, end }) => text.slice(start, end));
}

describe('inline math', () => {
  it.each([
    ['the $x^2$ of', ['$x^2$']],
    ['a dimension $D$ takes $8D + 1$ bytes, $4D$ or $\\lceil \\frac{D}{8} \\rceil + 3$', 4],
    ['($n$), the $i$th, *$a_{ij}$*, "$\\pi$"', 4],
    ['the value $0$, $3.14$, $-1$ or $1/2$', 4],
    ['a $\\text{if } x$ b', 1],
    ['$\\texttt{N} (Storage(\\texttt\n  {T1}))$ goes on', 1],
    ['price $5 and $x$', ['$x$']],
    ['\\$5 and $x \\$ y$', ['$x \\$ y$']],
    ['| $a$ | $\\|x\\|$ |', 2],
  ])('is found in %s', (text, expected) => {
    const found = readMath(text);
    if (typeof expected === 'number') expect(found).toHaveLength(expected);
    else expect(found).toEqual(expected);
  });

  it.each([
    '$5 and $10',
    'US$5–$7',
    '$HOME/$USER',
    'cost $0.10/1K and $0.20/1K tokens',
    'from $5 to 10$',
    'PATH=$HOME/.local/bin:$PATH',
    'add $HOME/.supabase/bin:$ to it',
    '$HOME and 5$',
    '`$x$` and ``a ` $y$``',
    '```sh\n$x$\n```',
    '- ~~~\n  $x$\n  ~~~',
    '[a](/x?$a$) https://x.com/$a$',
    '<Card title="$x$" cols={`$a$`}>',
    '{`$x$`} {a ? {b: "$c$"} : 1}',
    'export const price = `$x$`;\n',
    '$a\n\nb$',
    '$a\n- b$',
    '| $5 | 5$ |',
    '$$ and the next $$',
    '$$$',
    '$$$x$$$',
    'AU$ 5, 6 $',
  ])('is not found in %s', (text) => {
    expect(readMath(text)).toEqual([]);
  });

  const number = fc.constantFrom('5', '10', '0.10', '1,000', '2.50', '99', '1.5K');
  const name = fc.constantFrom('HOME', 'USER', 'PATH', 'API_KEY', 'name', 'x', '1', 'TOKEN2');
  const token = fc.oneof(
    number.map((value) => `$${value}`),
    number.map((value) => `US$${value}`),
    number.map((value) => `$${value}/1K`),
    number.map((value) => `$${value}M+`),
    fc.tuple(number, number).map(([from, to]) => `$${from}–$${to}`),
    fc.tuple(number, number).map(([from, to]) => `$${from}-$${to}`),
    fc.tuple(number, number).map(([from, to]) => `from $${from} to ${to}$`),
    name.map((value) => `$${value}`),
    fc.tuple(name, name).map(([one, two]) => `$${one}/$${two}`),
    fc.tuple(name, name).map(([one, two]) => `$${one}:$${two}:`),
    name.map((value) => `echo "$${value}"`),
  );
  const joint = fc.constantFrom(' and ', ', ', ' or ', '. ', ' (', ') ', ': ', '; then ', ' costs ', '\n');

  it('is found in no text of prices and shell variables', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(token, joint), { maxLength: 8 }), (parts) => {
        expect(readMath(parts.flat().join(''))).toEqual([]);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('lies in its text in order, each between two dollars', () => {
    const sign = fc.constantFrom(
      '$',
      '$$',
      'x',
      ' ',
      '\n',
      '\\',
      '{',
      '}',
      '`',
      '|',
      '<b>',
      '5',
      '_',
      '```\n',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 30 }), fc.constantFrom('mdx', 'md'), (signs, format) => {
        const text = signs.join('');
        let last = 0;
        for (const { start, end } of findMath(text, format)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end)).toMatch(/^\$.*\$$/s);
          last = end;
        }
      }),
    );
  });
});
