import { mdxToJs } from 'satteri';
import { describe, expect, it } from 'vitest';
import { guardClosingBrackets } from './closing-bracket.ts';

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
