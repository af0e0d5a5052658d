import { describe, expect, it } from 'vitest';
import { renderMath } from './render-math.ts';

describe('renderMath', () => {
  it('gives MathML, in a line or as a block', () => {
    expect(renderMath('x^2', false)).toMatchObject({
      html: expect.stringMatching(/^<math data-tex="x\^2"><msup>/),
    });
    expect(renderMath('x^2', true)).toMatchObject({ html: expect.stringContaining('display="block"') });
  });

  it('escapes what could be HTML and refuses what could link', () => {
    expect(renderMath('\\text{<img src=x onerror=a>}', false)).toMatchObject({
      html: expect.not.stringContaining('<img'),
    });
    expect(renderMath('\\href{javascript:a}{x}', false)).toMatchObject({
      reason: expect.stringContaining('\\href'),
    });
  });

  it('says in a few words why TeX cannot be read', () => {
    expect(renderMath('x^{', false)).toMatchObject({ reason: "Expected '}', got the end" });
    expect(renderMath('\\fra{a}', true)).toMatchObject({ reason: 'Unsupported function name: \\fra' });
  });
});
