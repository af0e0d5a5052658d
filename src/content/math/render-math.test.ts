import { describe, expect, it } from 'vitest';
import { renderMath } from './render-math.ts';

describe('renderMath', () => {
  it('gives MathML, in a line or as a block', () => {
    expect(renderMath('x^2', false)).toEqual({ mathml: expect.stringMatching(/^<math><msup>/) });
    expect(renderMath('x^2', true)).toEqual({ mathml: expect.stringContaining('display="block"') });
  });

  it('escapes what could be HTML and refuses what could link', () => {
    expect(JSON.stringify(renderMath('\\text{<img src=x onerror=a>}', false))).not.toContain('<img');
    expect(renderMath('\\href{javascript:a}{x}', false)).toEqual({
      problem: expect.stringContaining('\\href'),
    });
  });

  it('says in a few words why TeX cannot be read', () => {
    expect(renderMath('x^{', false)).toEqual({ problem: "Expected '}', got the end" });
    expect(renderMath('\\fra{a}', true)).toEqual({ problem: 'Unsupported function name: \\fra' });
  });
});
