import { readFileSync } from 'node:fs';
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

  it('gives no class to what is drawn over or around math that the style sheet does not know', () => {
    const css = readFileSync(new URL('../../components/mdx/media/math.css', import.meta.url), 'utf8');
    const commands =
      'bar hat tilde vec dot ddot check breve acute grave mathring widehat widetilde overline underline overbrace underbrace overrightarrow boxed fbox cancel bcancel xcancel sout phase longdiv textcircled angl mathcal mathscr mathbb'.split(
        ' ',
      );
    const letters = ['x', 'f', 'W', 'xy', 'xyz', 'wxyz', 'uvwxyz'];
    const texts = commands.flatMap((command) => letters.map((letter) => `\\${command}{${letter}}`));
    const others = [
      '\\cancelto{0}{x}',
      '\\cancelto{0}{a+b}',
      "f' x'' W'",
      'f^2 x^2 W^2',
      '\\begin{align} a &= b \\\\ c &= d \\end{align}',
      '\\begin{array}{l|c:r} a & b & c \\\\ \\hline d & e & f \\end{array}',
    ];
    const classes = new Set(
      [...texts, ...others].flatMap((tex) => {
        const math = renderMath(tex, true);
        if (math.kind === 'mistake') throw new Error(`${tex}: ${math.reason}`);
        return Array.from(math.html.matchAll(/class="([^"]*)"/g), ([, names = '']) =>
          names.split(' '),
        ).flat();
      }),
    );
    expect(classes.size).toBeGreaterThan(30);
    // In this font they need nothing.
    for (const name of ['wbk-vec', 'mathcal']) classes.delete(name);
    expect([...classes].filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });
});
