import fc from 'fast-check';
import { mdxToJs } from 'satteri';
import { describe, expect, it } from 'vitest';
import { guardClosingBrackets, readVerbatim, restoreVerbatim, takeVerbatim } from './prepare-text.ts';

const names = ['Latex', 'Prompt'];

const read = (page: string) => {
  const { text, insides } = takeVerbatim(page, names);
  const inside = />([^<>]*)<\//.exec(text.slice(text.search(/<(?:Latex|Prompt)/)))?.[1] ?? '';
  return readVerbatim(inside, insides);
};

describe('what stands inside Latex and Prompt', () => {
  it('is kept with its braces and backslashes', () => {
    expect(read('A <Latex>\\frac{\\pi}{2}</Latex> B')).toBe('\\frac{\\pi}{2}');
    expect(read('<Prompt description="a > b" actions={["copy"]}>\n  # One\n\n    {two}\n</Prompt>')).toBe(
      '# One\n\n  {two}',
    );
  });

  it('loses the braces and quotes of a JavaScript string', () => {
    expect(read('<Latex>{`\\frac{a}{b}`}</Latex>')).toBe('\\frac{a}{b}');
    expect(read('<Latex>{"\\\\frac{a}{b}"}</Latex>')).toBe('\\frac{a}{b}');
    expect(read('<Latex>{String.raw`\\xi`}</Latex>')).toBe('\\xi');
    expect(read('<Latex>{`a`}</Latex>')).toBe('a');
  });

  it('is left alone in code, in comments and where the page has its own', () => {
    for (const page of [
      '```mdx\n<Latex>\\x{}</Latex>\n```',
      '`<Latex>a</Latex>` is text',
      '{/* <Prompt>{a}</Prompt> */}',
      'import { Prompt } from "/snippets/prompt.mdx"\n\n<Prompt>**a**</Prompt>',
      '<Prompt />\n\n<Latex></Latex>',
    ])
      expect(takeVerbatim(page, names)).toEqual({ text: page, insides: [] });
  });

  it('goes back into JavaScript as part of its string', () => {
    const { text, insides } = takeVerbatim('<Latex>"a" \\b</Latex>', names);
    expect(restoreVerbatim(JSON.stringify(text), insides)).toContain('\\"a\\" \\\\b');
  });

  it('leaves every line and column where it was', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary' }), (before, inside) => {
        const page = `${before}\n\n<Latex>${inside.replaceAll('<', '')}</Latex>\nend`;
        const { text } = takeVerbatim(page, names);
        expect(text.length).toBe(page.length);
        expect(text.replace(/[^\n\r]/g, '')).toBe(page.replace(/[^\n\r]/g, ''));
      }),
    );
  });
});

const tag = '<span\n id="a"\n>x</span>';

describe('guardClosingBrackets', () => {
  it('is still needed by satteri', () => {
    expect(() => mdxToJs(tag)).toThrow();
  });

  it('puts an attribute before a bracket that begins a line inside a tag', () => {
    const { text, inserted } = guardClosingBrackets(`Text\n\n${tag}`);
    expect(text).toBe('Text\n\n<span\n id="a"\n$>x</span>');
    expect([...inserted]).toEqual([[5, 1]]);
    expect(() => mdxToJs(text)).not.toThrow();
  });

  it('leaves quotations, code and whole tags alone', () => {
    const texts = [
      '> quotation',
      'a\n> b',
      '```html\n<span\n id="a"\n>x</span>\n```',
      '<a\n href="x">y</a>',
      '<b>\n\n> q\n\n</b>',
    ];
    for (const text of texts) expect(guardClosingBrackets(text).text).toBe(text);
  });
});
