import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';

describe('math on a page', () => {
  it('is MathML, in running text and on lines of its own', async () => {
    const { html, problems, page } = await printPage('a $\\frac{a}{b}$ c\n\n$$\n\\sum_{i=1}^{n} i\n$$\n');
    expect(problems).toEqual([]);
    expect(html).toContain(
      '<p>a <math data-tex="\\frac{a}{b}"><mfrac><mi>a</mi><mi>b</mi></mfrac></math> c</p>',
    );
    expect(html).toContain('<div class="formula" tabindex="0" role="group" aria-label="Formula 1"><math');
    expect(html).toContain('display="block"');
    expect(html).not.toContain('style=');
    expect(page.usedComponents).toContain('Math');
  });

  it.each([
    ['- one\n\n  $$\n  a_{b}\n  $$\n- two', 1],
    ['> $$\n> a\n> $$', 1],
    ['<Note>\n  $$\n  a\n  $$\n  with $b_{c}$\n</Note>', 2],
    ['| a | b |\n|---|---|\n| $x_{1}$ | $y$ |', 2],
    ['## The $n$th one', 1],
    ['**$x$** and *$y$* [$z$](/a)', 3],
    ['$$a{b}$$', 1],
    ['```math\n\\frac12\n```', 1],
    ['<b>$x$</b>', 1],
  ])('is read in %s', async (text, count) => {
    const { html, problems } = await printPage({ 'page.mdx': text, 'a.mdx': '' });
    expect(problems).toEqual([]);
    expect(html.match(/<math/g)).toHaveLength(count);
  });

  it('is read in plain Markdown too', async () => {
    const { html } = await printPage('a $\\frac{a}{b}$ {x} <br>', 'page.md');
    expect(html).toContain('<mfrac>');
  });

  it('is TeX in braces too, where a price is none', async () => {
    const { html } = await printPage('US$5–$7, $HOME/$USER, \\$5 and \\$6, $5 and {1 + 1} for $6');
    expect(html).toBe('<p>US$5–$7, $HOME/$USER, $5 and $6, $5 and 2 for $6</p>');
  });

  it('is its source as code, with a problem at its place, when the TeX is wrong', async () => {
    const { html, problems } = await printPage('One\n\ntwo $x + \\foo{a}$ three\n\n$$\na\n\\bar{\n$$\n');
    expect(html).toContain('<code>$x + \\foo{a}$</code>');
    expect(problems.map(({ line, column, code }) => ({ line, column, code }))).toEqual([
      { line: 3, column: 10, code: 'content/tex' },
      { line: 7, column: 6, code: 'content/tex' },
    ]);
    expect(problems[0]?.message).toContain('Unsupported function name: \\foo.');
  });

  it('says so when nothing ends it', async () => {
    const { html, problems } = await printPage('a\n\n$$\nx\n\nrest');
    expect(problems).toMatchObject([{ line: 3, column: 1, code: 'content/unclosed-math' }]);
    expect(html).toContain('rest');
  });

  it('stands between paragraphs when it is on lines of its own in one', async () => {
    const { html } = await printPage('text\n$$\nx\n$$\nmore $$y$$');
    expect(html).toMatch(
      /^<p>text\s*<\/p><div class="formula".*<\/div><p>\s*more <math data-tex="y"><mi>y<\/mi><\/math><\/p>$/s,
    );
  });

  it('keeps the empty lines and quotation marks of a block out of its TeX', async () => {
    const { html, problems } = await printPage('> - $$\n>   a\n>\n>   # b {c}\n>   $$\n> after');
    expect(problems).toMatchObject([{ line: 4, column: 5 }]);
    expect(html).toContain('after');
  });

  it('leads nowhere and styles nothing', async () => {
    const { html, problems } = await printPage(
      '$\\href{javascript:alert(1)}{x}$ $\\style{color:red}{x}$ $\\label{a}\\ref{a}$ $\\color{red}x$',
    );
    expect(problems).toHaveLength(2);
    expect(html).not.toMatch(/<a |href=|style=| id=/);
    expect(html).toContain('mathcolor="#ff0000"');
  });

  it('is text where the site turns it off', async () => {
    const { html } = await printPage('a $x$ b', 'page.mdx', { hasMath: false });
    expect(html).toBe('<p>a $x$ b</p>');
  });

  it('leaves what it hides in code, attributes and JavaScript as it was', async () => {
    const { html } = await printPage('    a $x$ b\n\n![the $n$](https://x.y/z.png) <br>', 'page.md');
    expect(html).toContain('a $x$ b');
    expect(html).toContain('alt="the $n$"');
  });

  it('keeps every place after it', async () => {
    const { problems } = await printPage('$\\frac{a}{b}$ and $x$ {nothing}');
    expect(problems).toMatchObject([{ line: 1, column: 23 }]);
  });
});
