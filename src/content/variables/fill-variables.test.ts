import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';
import { readFrontmatter } from '../files/frontmatter.ts';
import { fillFrontmatter, fillVariables } from './fill-variables.ts';

const variables = { version: '2.0.0', 'api-url': 'https://api.example.com', sly: '<b>*a*</b> {x} `c` "q"' };
const names = { verbatim: ['Prompt'] };

const show = (page: string, files: Readonly<Record<string, string>> = {}) =>
  printPage({ ...files, 'page.mdx': page }, 'page.mdx', { variables });

describe('variables on a page', () => {
  it('stand as text, whatever they hold', async () => {
    const { html, problems } = await show('Version {{version}} and {{ sly }}.\n\n## About {{version}}');
    expect(problems).toEqual([]);
    expect(html).toContain('Version 2.0.0 and &lt;b&gt;*a*&lt;/b&gt; {x} `c` "q".');
    expect(html).toMatch(/<h2[^>]* id="about-200"/);
  });

  it('stand in code, links, properties, exports and snippets', async () => {
    const { html, problems } = await show(
      'import Note from "/snippets/note.mdx"\nexport const tip = "{{sly}}";\n\n`v{{version}}` [A]({{api-url}}/a) <Card title="On {{sly}}">{tip}</Card>\n\n```sh\ncurl {{api-url}} {{unknown}}\n```\n\n<Note/>',
      { 'snippets/note.mdx': 'Since {{version}}' },
    );
    expect(problems).toEqual([]);
    expect(html).toContain('<code>v2.0.0</code> <a href="https://api.example.com/a"');
    expect(html).toContain(
      '<Card title="On &lt;b>*a*&lt;/b> {x} `c` &quot;q&quot;">&lt;b>*a*&lt;/b> {x} `c` &quot;q&quot;</Card>',
    );
    expect(html).toContain('https://api.example.com {{unknown}}"></CodeBlock>');
    expect(html).toContain('Since 2.0.0');
  });

  it('that nobody declares are shown as they stand, with a warning at their place', async () => {
    const { html, problems } = await show(
      '{{version}} {{versoin}} and \\{{version}}, ```{{nope}}```.\n\n{{version}} <Cart/>',
    );
    expect(html).toContain('2.0.0 {{versoin}} and {{version}}, <code>{{nope}}</code>.');
    expect(problems.map(({ line, column, code, hint }) => `${line}:${column} ${code} ${hint}`)).toEqual([
      '1:13 content/unknown-variable Did you mean `{{version}}`?',
      expect.stringMatching(/^3:13 content\/unknown-component/),
    ]);
  });

  it('are nothing on a site without any', async () => {
    const { html } = await printPage('```\n{{version}}\n```\n\n<i style={{color: "red"}}>a</i>');
    expect(html).toContain('{{version}}');
  });
});

it('values stand in frontmatter too', () => {
  const { frontmatter } = readFrontmatter(
    '---\ntitle: "On {{version}}"\nkeywords: ["{{version}}", "\\\\{{a}}"]\nboost: 2\n---\n',
    'a.md',
  );
  expect(fillFrontmatter(frontmatter, variables)).toMatchObject({
    title: 'On 2.0.0',
    keywords: ['2.0.0', '{{a}}'],
    boost: 2,
  });
  expect(fillFrontmatter(frontmatter, {})).toBe(frontmatter);
});

describe('fillVariables', () => {
  const word = fc.constantFrom(
    'a',
    ' ',
    'lamp',
    '\n',
    '{',
    '}',
    '{{version}}',
    '{{ api-url }}',
    '{{no}}',
    '`{{sly}}`',
    '\\',
    '=',
  );

  it('leaves every place of what it does not replace where it was', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const text = words.join('');
        const marked = text.replaceAll('lamp', '§');
        const filled = fillVariables(marked, { variables, ownVariables: {} }, 'a.mdx', names);
        const read = (source: string) =>
          source
            .split('\n')
            .flatMap((line, index) =>
              [...line.matchAll(/§/g)].map((found) => ({ line: index + 1, column: found.index + 1 })),
            );
        const before = read(marked);
        const after = filled === undefined ? before : read(filled.text).map(filled.toOriginal);
        expect(after).toEqual(before);
      }),
    );
  });

  it('gives undefined where there is nothing to replace', () => {
    expect(fillVariables('{{version}}', { variables: {}, ownVariables: {} }, 'a.mdx', names)).toBeUndefined();
    expect(
      fillVariables('a <b style={{version}}/> ${{ a.b }}', { variables, ownVariables: {} }, 'a.mdx', names),
    ).toBeUndefined();
  });

  it('leaves names as they stand in a tag that holds no Markdown, and puts the values there unchanged', () => {
    const filled = fillVariables(
      '<Prompt>\n{{sly}} {{no}}\n</Prompt>',
      { variables, ownVariables: {} },
      'a.mdx',
      names,
    );
    expect(filled?.text).toBe(`<Prompt>\n${variables.sly} {{no}}\n</Prompt>`);
  });
});
