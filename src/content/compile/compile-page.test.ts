import { describe, expect, it } from 'vitest';
import { compilePage } from '../../../tests/support/compile-page.ts';
import { makeContext, printPage, writeSite } from '../../../tests/support/page-fixture.ts';
import { readPageSource } from '../files/discover-pages.ts';

const show = async (text: string, name = 'page.mdx') => (await printPage(text, name)).html.trim();
const list = async (text: string, name = 'page.mdx') =>
  (await printPage(text, name)).problems.map(
    ({ line, column, severity, code }) => `${line}:${column} ${severity} ${code}`,
  );

describe('compilePage', () => {
  it('gives plain data that survives JSON', async () => {
    const { page } = await printPage('# Hi\n\n<Card title="a" icon="rocket">b</Card>\n\n```js\nlet a\n```');
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    expect(page.usedComponents).toEqual(['Card', 'CodeBlock']);
    expect(page.usedIcons.map(({ id }) => id)).toEqual(['icon-ph-rocket-duotone']);
    expect(page.isBroken).toBe(false);
  });

  it('reads Markdown as GitHub does', async () => {
    const html = await show('~~old~~ https://x.org\n\n- [x] done\n\nText[^1]\n\n[^1]: Note');
    expect(html).toContain('<del>old</del>');
    expect(html).toContain('<a href="https://x.org" rel="noopener noreferrer">https://x.org</a>');
    expect(html).toContain('<input type="checkbox" checked={true} disabled={true} aria-label="Done">');
    expect(html).toContain('<section data-footnotes="" class="footnotes">');
  });

  it('is the same each time', async () => {
    const files = {
      'page.mdx': '# A\n\n<Snippet file="a.mdx"/>\n\n<Snippet file="b.mdx"/>\n\n```js\nlet a\n```',
      'snippets/a.mdx': '## Same\n\n```py\nx = 1\n```',
      'snippets/b.mdx': '## Same',
    };
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => printPage(files)));
    for (const other of others) expect(other.page).toEqual(first?.page);
  });

  it('reads a .md file that is not valid MDX as plain Markdown, with a warning', async () => {
    const text = '# Hi {#own}\n\n<!-- note -->\n\n{x} <b>y</b> <https://x.org>\n\n```js\nlet a\n```\n';
    const { html, page, problems } = await printPage(text, 'page.md');
    expect(html).toContain('<h1 id="own">');
    expect(html).toContain('{x} <b>y</b>');
    expect(html).toContain('tk-k');
    expect(page.isBroken).toBe(false);
    expect(problems).toMatchObject([
      { code: 'content/plain-markdown', severity: 'warning', line: 3, column: 1 },
    ]);
  });

  it('compiles a .md file that is valid MDX with its components', async () => {
    const { html, problems } = await printPage('<Note>Hi</Note>', 'page.md');
    expect(html).toBe('<Note>Hi</Note>');
    expect(problems).toEqual([]);
  });

  it('says that a page is gone', async () => {
    const root = writeSite({ 'page.mdx': '' });
    const { page } = await readPageSource(root, root, `${root}/page.mdx`);
    if (!page) throw new Error('No page');
    const gone = { ...page, absoluteFile: `${root}/gone.mdx` };
    const { isBroken, problems } = await compilePage(gone, makeContext(root));
    expect([isBroken, problems[0]?.code]).toEqual([true, 'content/unreadable-file']);
  });
});

describe('a mistake in MDX', () => {
  it.each([
    [
      '---\ntitle: x\n---\n\n<Card>\n\ntext',
      '5:1',
      'mdx/unclosed-tag',
      'The tag <Card> is opened at 5:1 and never closed.',
    ],
    [
      '<Tabs>\n<Tab>\nx\n</Tabs>',
      '4:1',
      'mdx/unclosed-tag',
      '</Tabs> closes nothing here: <Tab> from 2:1 is still open.',
    ],
    [
      'a <b>c\n\nd',
      '1:3',
      'mdx/unclosed-tag',
      'The tag <b> is opened at 1:3 but not closed before the end of its paragraph.',
    ],
    [
      '<Card>\n</Card> a',
      '2:1',
      'mdx/unclosed-tag',
      '<Card> from 1:1 is before a paragraph, but </Card> is inside it.',
    ],
    ['a </b>', '1:3', 'mdx/unopened-tag', '</b> closes a tag that was never opened.'],
    [
      'a <br> b',
      '1:3',
      'mdx/unclosed-tag',
      'The tag <br> is opened at 1:3 but not closed before the end of its paragraph.',
    ],
    [
      '{a b}',
      '1:4',
      'mdx/expression',
      'The text between the braces is not valid JavaScript (expected `,` or `)` but found a word).',
    ],
    ['a { b', '1:3', 'mdx/unclosed-expression', '"{" begins an expression that is never closed.'],
    ['<Card a=b>x</Card>', '1:1', 'mdx/tag', 'The tag <Card> is not written correctly, or never ends.'],
    ['<https://x.org>', '1:1', 'mdx/tag', '"<" begins a tag in MDX, but what follows is not one.'],
    ['<!-- x -->', '1:1', 'mdx/html-comment', '"<!--" begins an HTML comment, which MDX does not support.'],
    [
      'é😀 {a b}',
      '1:8',
      'mdx/expression',
      'The text between the braces is not valid JavaScript (expected `,` or `)` but found a word).',
    ],
    [
      'import this, that is it\n',
      '1:8',
      'mdx/import',
      'A line that begins with "import" or "export" must be JavaScript, and this is not (expected `from` but found `this`).',
    ],
  ])('in %j is told in our words', async (text, place, code, message) => {
    const { page, problems } = await printPage(text);
    const [problem, ...others] = problems;
    expect(`${problem?.line}:${problem?.column}`).toBe(place);
    expect(problem).toMatchObject({ code, message, severity: 'error', file: 'page.mdx' });
    expect(problem?.hint).not.toBe('');
    expect(others).toEqual([]);
    expect(page.isBroken).toBe(true);
  });

  it('is told with every other that has nothing to do with it', async () => {
    const text = [
      '{a b}',
      'b </b>',
      '<Card>\n\ntext',
      '<Tip>\n\ntext\n\n</Tip>',
      'a { b',
      '<!-- x -->',
      '<Note title=x>y</Note>',
      'Some {c d} and more.',
    ].join('\n\n');
    const { problems } = await printPage(text);
    expect(problems.map(({ line, column, code }) => `${line}:${column} ${code}`).sort()).toEqual([
      '15:3 mdx/unclosed-expression',
      '17:1 mdx/html-comment',
      '19:1 mdx/tag',
      '1:4 mdx/expression',
      '21:9 mdx/expression',
      '3:3 mdx/unopened-tag',
      '5:1 mdx/unclosed-tag',
    ]);
  });

  it.each([
    ['in a block that another one goes on with', 'export const a = () => {\n  b c\n\n  return 1\n}\n'],
    ['beside a tag that is closed later', '<Card>\n{a b}\n\ntext\n\n</Card>\n'],
    ['in tags that are closed in the wrong order', '<Note>\n<Tip>\n\ntext\n\n</Note></Tip>\n'],
    ['beside the start of a code block', '{a b}\n```js\nlet\n\nx = {\n```\n'],
  ])('%s is the only one', async (_, text) => {
    expect((await printPage(text)).problems).toHaveLength(1);
  });

  it('counts lines right with CRLF', async () => {
    const [problem] = (await printPage('---\r\ntitle: x\r\n---\r\n\r\n<Card>\r\n')).problems;
    expect(problem).toMatchObject({ line: 5, column: 1 });
  });

  it('tells what to write instead', async () => {
    const hints = await Promise.all(
      ['a <br> b', '<https://x.org>', '<me@x.org>', 'a <3'].map(
        async (text) => (await printPage(text)).problems[0]?.hint,
      ),
    );
    expect(hints).toEqual([
      'Write <br /> with a slash.',
      'Write [https://x.org](https://x.org) instead.',
      'Write [me@x.org](mailto:me@x.org) instead.',
      'Write \\< if it is meant as text.',
    ]);
  });
});

describe('an expression', () => {
  it('that is a literal is text, and a comment nothing', async () => {
    expect(await show('a{" "}{"b"}{2}{/* c */}{null}{true}')).toBe('<p>a b2</p>');
  });

  it('sees the page’s exports', async () => {
    expect(await show('export const name = "Bob"\n\nIs {name.length + 1} {name}')).toBe('<p>Is 4 Bob</p>');
  });

  it('with a name that nothing gives is shown as written, with a warning', async () => {
    const { html, problems } = await printPage('GET /users/{id} {a.b(c)} {process.env.HOME}');
    expect(html.trim()).toBe('<p>GET /users/{id} {a.b(c)} {process.env.HOME}</p>');
    expect(problems.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual([
      '1:12 content/undefined-name',
      '1:17 content/undefined-name',
      '1:26 content/undefined-name',
    ]);
    expect(problems[0]).toMatchObject({
      message: 'Nothing is called `id` here, so {id} is shown as it is written.',
      severity: 'warning',
    });
  });

  it('that fails leaves the rest of the page', async () => {
    const { html, problems } = await printPage('export const a = {}\n\nBefore {a.b.c} after');
    expect(html.trim()).toBe('<p>Before {a.b.c} after</p>');
    expect(problems).toMatchObject([
      { line: 3, column: 8, code: 'content/failed-expression', severity: 'error' },
    ]);
  });

  it('that gives an object is shown as written', async () => {
    const { html, problems } = await printPage('export const a = { b: 1 }\n\nIs {a} {() => 1} {{ c: 2 }}');
    expect(html.trim()).toBe('<p>Is {a} {() => 1} {{ c: 2 }}</p>');
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['content/not-text']));
  });

  it('that gives half of a surrogate pair is told', async () => {
    const { problems } = await printPage('Three letters: {"ab😀".slice(0, 3)}');
    expect(problems).toMatchObject([{ line: 1, column: 16, code: 'content/lone-surrogate' }]);
  });

  it('may hold components and lists', async () => {
    const text = 'export const names = ["a", "b"]\n\n{names.map((name) => <Card title={name}>x</Card>)}';
    expect(await show(text)).toBe('<Card title="a">x</Card><Card title="b">x</Card>');
  });

  it('in an attribute that cannot run is the text as written', async () => {
    expect(await show('<Card title={nope} {...nothing}>x</Card>')).toBe('<Card title="{nope}">x</Card>');
  });

  it('in an export that fails takes the page’s place', async () => {
    const { html, problems } = await printPage('export const a = b.c\n\n# Title');
    expect(html).toContain('cannot be shown');
    expect(problems.map(({ code }) => code)).toEqual(['content/undefined-name', 'content/failed-expression']);
  });
});

describe('a component', () => {
  it('that is unknown shows its children, with the nearest name', async () => {
    const { html, problems } = await printPage('<Crad title="x">\n  **b**\n</Crad>\n\nA <Nothing/> b');
    expect(html).toContain('<p><strong>b</strong></p>');
    expect(html).not.toContain('Crad');
    expect(problems.map(({ hint, code }) => [code, hint])).toEqual([
      ['content/unknown-component', 'Did you mean <Card>?'],
      ['content/unknown-component', 'Import it, or put the name in `backticks` if it is meant as text.'],
    ]);
  });

  it('may be exported by the page', async () => {
    const text =
      'export const Big = ({ children, of }) => <b title={of}>{children}</b>\n\n<Big of="x">y</Big>';
    expect(await show(text)).toBe('<b title="x">y</b>');
  });

  it('that is unknown inside JavaScript shows its children too', async () => {
    const { html, problems } = await printPage('{[1].map(() => <Nope><b>x</b></Nope>)}');
    expect(html).toBe('<b>x</b>');
    expect(problems[0]?.code).toBe('content/unknown-component');
  });

  it('that ends on a line of its own compiles', async () => {
    expect(await show('<span\n id="a"\n>x</span>')).toBe('<span id="a">x</span>');
    expect(await list('<span\n id="a"\n>{y}</span>')).toEqual(['3:2 warning content/undefined-name']);
  });
});
