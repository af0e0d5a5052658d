import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';

async function print(text: string, name = 'page.mdx'): Promise<string> {
  const { html, problems } = await printPage(text, name);
  expect(problems).toEqual([]);
  return html;
}

describe('Markdown as GitHub writes it', () => {
  it.each([
    ['~~gone~~', '<del>gone</del>'],
    ['a https://x.yz/a?b=c. b', '<a href="https://x.yz/a?b=c"'],
    ['www.example.com', '<a href="http://www.example.com"'],
    ['- [x] done\n- [ ] open', 'type="checkbox" checked={true} disabled={true} aria-label="Done"'],
    ['1. a\n   - b\n     1. c', '<ol>\n<li>a\n<ul>\n<li>b\n<ol>\n<li>c</li>'],
    ['a  \nb', '<br>'],
    ['a\\\nb', '<br>'],
    ['"quotes" -- and...', '&quot;quotes&quot; -- and...'],
    ['3. three', '<ol start="3">'],
    ['a\n***\nb', '<hr>'],
  ])('reads %j', async (text, expected) => {
    expect((await print(text)).replaceAll('"quotes"', '&quot;quotes&quot;')).toContain(expected);
  });

  it('aligns the cells of a table without styles of their own', async () => {
    const html = await print('| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |');
    expect(html).toContain('<td class="to-left">1</td>');
    expect(html).toContain('<td class="to-center">2</td>');
    expect(html).not.toContain('style=');
  });

  it('gives headings ids as GitHub makes them, or those that the writer chose', async () => {
    const { page, html } = await printPage(
      '## One two\n\n## One two\n\n## Über `code` & más!\n\n## Own {#own-id}\n\n<h2 id="typed">Typed</h2>\n\n## Typed',
    );
    expect(page.headings.map(({ id }) => id)).toEqual([
      'one-two',
      'one-two-1',
      'über-code--más',
      'own-id',
      'typed',
      'typed-1',
    ]);
    expect(page.headings[2]?.text).toBe('Über code & más!');
    expect(html).not.toContain('{#');
  });

  it('leaves comments out', async () => {
    expect(await print('a {/* not */} b')).toBe('<p>a  b</p>');
    const { html } = await printPage('a <!-- not --> b\n\n<br>', 'page.md');
    expect(html).not.toContain('not');
  });

  it.each([
    ['NOTE', 'Note'],
    ['tip', 'Tip'],
    ['Important', 'Info'],
    ['WARNING', 'Warning'],
    ['Caution', 'Danger'],
  ])('makes a callout of the alert %s', async (marker, component) => {
    const html = await print(`> [!${marker}]\n> Text with \`code\`.\n>\n> - a\n>   1. b`);
    expect(html).toMatch(new RegExp(`^<${component}><p>Text with <code>code</code>\\.</p>`));
    expect(html).toContain('<li>b</li>');
  });

  it('leaves a quotation that only looks like an alert', async () => {
    expect(await print('> [!NOTE] with text')).toContain('<blockquote>');
    expect(await print('> text\n> [!NOTE]')).toContain('<blockquote>');
  });
});

describe('footnotes', () => {
  it('lead there and back, by names', async () => {
    const html = await print('One[^1] and two[^note], one again[^1].\n\n[^1]: First.\n\n[^note]: Second.');
    expect(html).toContain('href="#user-content-fn-1"');
    expect(html.match(/aria-label="Back to reference [\d-]+"/g)).toHaveLength(3);
    expect(html).toMatch(
      /<h2 class="visually-hidden" id="footnote-label">Footnotes<\/h2>|id="footnote-label"/,
    );
  });

  it('have ids of their own in snippets', async () => {
    const { html } = await printPage({
      'page.mdx': 'a[^1]\n\n<Snippet file="one.mdx" />\n\n<Snippet file="one.mdx" />\n\n[^1]: Page.',
      'snippets/one.mdx': 'b[^1]\n\n[^1]: Snippet.',
    });
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    const labels = [...html.matchAll(/ aria-describedby="([^"]+)"/g)].map(([, id]) => id);
    expect(labels.filter((label) => !ids.includes(label))).toEqual([]);
  });
});

describe('emoji names', () => {
  it.each([
    [':rocket: go :+1:', '<p>🚀 go 👍</p>'],
    ['at 10:30:45 or a::rocket::b', '<p>at 10:30:45 or a::rocket::b</p>'],
    [':nosuchname: stays', '<p>:nosuchname: stays</p>'],
    ['`:rocket:` <code>:rocket:</code>', '<p><code>:rocket:</code> <code>:rocket:</code></p>'],
    ['key:rocket:value', '<p>key:rocket:value</p>'],
  ])('reads %j', async (text, expected) => {
    expect(await print(text)).toBe(expected);
  });
});

describe('what Markdown takes for plain text without a word', () => {
  it.each([
    ['a\nb [^9] c', '2:3 content/missing-footnote'],
    ['> [!NOTICE]\n> a', '1:3 content/unknown-alert'],
    ['> [!XYZ]\n> a', '1:3 content/unknown-alert'],
    ['<note>\n  a\n</note>', '1:1 content/unknown-element'],
    ['a <crad>b</crad>', '1:3 content/unknown-element'],
  ])('is told of in %j', async (text, expected) => {
    const { problems } = await printPage(text);
    expect(problems.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([expected]);
  });

  it('names the nearest', async () => {
    const { problems } = await printPage('> [!NOTICE]\n> a\n\n<note>a</note>\n\n<crad>b</crad>');
    expect(problems.map(({ hint }) => hint)).toEqual([
      'Did you mean [!NOTE]?',
      'Did you mean <Note>?',
      'Did you mean <Card>?',
    ]);
  });

  it.each([
    'a \\[^9] `[^9]` b[^1]\n\n[^1]: c',
    '> \\[!NOTICE]\n> a',
    '<octavo-x>a</octavo-x> <center>b</center>',
    '<svg><linearGradient id="a" /><view /></svg>',
  ])('is not when it is meant so: %j', async (text) => {
    const { problems } = await printPage(text);
    expect(problems).toEqual([]);
  });
});

it('says what to do about two braces around a name', async () => {
  const { problems } = await printPage('A {{ver}}\n');
  const known = await printPage('export const ver = 1;\n\nA {{ver}}\n');
  for (const { hint } of [...problems, ...known.problems])
    expect(hint).toBe('Write {ver} and export a value named `ver`, or \\{\\{ver\\}\\} for braces as text.');
  expect([problems.length, known.problems.length]).toEqual([1, 1]);
});
