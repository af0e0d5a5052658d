import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';

const compile = async (text: string) => {
  const { html, page } = await printPage(text);
  return { html: html.trim(), headings: page.headings };
};

describe('a heading', () => {
  it('has the id that GitHub makes and a link to itself', async () => {
    const { html, headings } = await compile('## What’s *new* in `v2.0`?');
    expect(html).toBe(
      '<h2 id="whats-new-in-v20"><a href="#whats-new-in-v20">What’s <em>new</em> in <code>v2.0</code>?</a></h2>',
    );
    expect(headings).toEqual([{ depth: 2, id: 'whats-new-in-v20', text: 'What’s new in v2.0?', line: 1 }]);
  });

  it('is listed with its line, as steps and updates are, unless a snippet has it', async () => {
    const { page } = await printPage({
      'page.mdx':
        '---\ntitle: A\n---\n\n## One\n\n<Snippet file="part.mdx" />\n\n<Steps>\n  <Step title="Two">\n    Text\n  </Step>\n</Steps>\n\n<Update label="Three">Text</Update>',
      'snippets/part.mdx': '## Part',
    });
    expect(page.headings.map(({ id, line }) => [id, line])).toEqual([
      ['one', 5],
      ['part', undefined],
      ['two', 10],
      ['three', 15],
    ]);
  });

  it('is numbered when its id is taken', async () => {
    const { headings } = await compile('## Setup\n\n### Setup\n\n## Setup-1\n\n## ?\n\n## !');
    expect(headings.map(({ id }) => id)).toEqual(['setup', 'setup-1', 'setup-1-1', 'section', 'section-1']);
  });

  it('takes an id from the writer, which no other heading gets', async () => {
    const { html, headings } = await compile('## First {#own}\n\n## Own');
    expect(html).toContain('<h2 id="own"><a href="#own">First</a></h2>');
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['own', 'First'],
      ['own-1', 'Own'],
    ]);
  });

  it.each(['page.mdx', 'page.md'])('warns of an id that is taken or is none in %s', async (name) => {
    const { page, problems } = await printPage('## A {#dup}\n\n## B {#dup}\n\n## C {#bad id}', name);
    expect(page.headings.map(({ id }) => id)).toEqual(['dup', 'dup-1', 'c']);
    expect(problems.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
      '3:6 content/same-id',
      '5:6 content/bad-id',
    ]);
    expect(problems.map(({ message }) => message).join()).toContain('{#bad id}');
  });

  it('with a link inside is not wrapped in another', async () => {
    expect((await compile('## See [this](/x)')).html).toBe(
      '<h2 id="see-this"><a href="#see-this" aria-label="Link to this section"></a>See <a href="/x">this</a></h2>',
    );
  });

  it('is listed at depth 2 and 3, except in what is closed at first', async () => {
    const { headings } = await compile(
      '# One\n\n## Two\n\n### Three\n\n#### Four\n\n<Accordion title="A">\n## Hidden\n</Accordion>\n\n<Tabs><Tab title="T">\n## In a tab\n</Tab></Tabs>\n\n<Note>\n## Shown\n</Note>\n\n<h2>Typed</h2>',
    );
    expect(headings.map(({ depth, text }) => `${depth} ${text}`)).toEqual([
      '2 Two',
      '3 Three',
      '2 Shown',
      '2 Typed',
    ]);
  });

  it('that footnotes bring is hidden from the eye and the list', async () => {
    const { html, headings } = await compile('A[^1]\n\n[^1]: B');
    expect(html).toContain('<h2 class="visually-hidden" id="footnote-label">Footnotes</h2>');
    expect(headings).toEqual([]);
  });
});
