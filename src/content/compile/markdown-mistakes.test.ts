import { describe, expect, it } from 'vitest';
import { printPage } from '../../../tests/support/page-fixture.ts';
import { readFrontmatter } from '../files/frontmatter.ts';

const tell = async (text: string, name = 'page.mdx') => {
  const { problems } = await printPage(text, name);
  return problems.map(({ line, column, code }) => `${line}:${column} ${code}`);
};
const explain = async (text: string) => {
  const { problems } = await printPage(text);
  return problems.map(({ message, hint }) => `${message} ${hint}`);
};

describe('a page without content', () => {
  it.each(['', '\n\n', '---\ntitle: A\n---\n', '---\ntitle: A\n---\n\n{/* later */}\n'])(
    'is a warning in %j',
    async (text) => {
      expect(await tell(text)).toEqual(['1:1 content/empty-page']);
    },
  );

  it.each([
    '---\nopenapi: GET /a\n---\n',
    '---\nopenapi-schema: A\n---\n',
    '---\napi: GET /a\n---\n',
    '---\nurl: https://example.com/\n---\n',
    '{1 + 1}',
    '<Icon icon="star" />',
  ])('is none in %j', async (text) => {
    expect(await tell(text)).toEqual([]);
  });
});

describe('a code fence that is never closed', () => {
  it.each([
    ['```js\nconst a = 1;\n', '1:1'],
    ['Text\n\n~~~~\nconst a = 1;\n~~~\n', '3:1'],
    ['- a\n  ```js\n  b\n\nText\n', '2:3'],
    ['> ```js\n> a\n\nText\n', '1:3'],
    ['```', '1:1'],
  ])('is a warning where it begins in %j', async (text, place) => {
    expect(await tell(text)).toEqual([`${place} content/unclosed-fence`]);
  });

  it.each([
    '```js\na\n```\n',
    '```js\na\n```',
    '~~~\na\n~~~~~   \n',
    '- a\n  ```js\n  b\n  ```\n',
    '> ```js\n> a\n> ```\n',
    '<Card title="A">\n  ```js\n  a\n  ```\n</Card>',
    '    indented code\n',
    '```js\r\na\r\n```\r\n',
    '1. a\n\n   ```\n   ```\n',
    '<pre>a</pre>',
  ])('is not told of %j', async (text) => {
    expect(await tell(text)).toEqual([]);
  });

  it('is named by a tag that it hides the end of', async () => {
    const [told, ...others] = await explain('<Card title="A">\n\n```js\na\n\n</Card>\n');
    expect(others).toEqual([]);
    expect(told).toContain('The code fence at 3:1 is never closed');
  });
});

describe('a link to a reference that is not defined', () => {
  it.each([
    ['See [text][nowhere].', ['1:5 content/missing-reference']],
    ['![text][nowhere]', ['1:2 content/missing-reference']],
    ['a\n[`code`][nowhere] b', ['2:1 content/missing-reference']],
    ['- **[a][one]** and [b][two]', ['1:5 content/missing-reference', '1:20 content/missing-reference']],
    ['| a |\n|---|\n| [a][1] |', ['3:3 content/missing-reference']],
    ['# A [b][c]\n\nd', ['1:5 content/missing-reference']],
    ['[nowhere][]', ['1:1 content/missing-reference']],
  ])('is a warning in %j', async (text, problems) => {
    expect((await tell(text)).toSorted()).toEqual(problems.toSorted());
  });

  it.each([
    'See [text][here].\n\n[here]: /a',
    'See [here][].\n\n[here]: /a',
    'Read `rows[i][j]`, rows[i][j] and rows[0][1] of [0][1], or a list of string[][].',
    'See \\[text][nowhere] and [text\\][nowhere] and \\[text\\]\\[nowhere\\].',
    '```\n[a][b]\n```',
    '<Latex>[a][b]</Latex>',
    'A mask is [a-z] or [x][ ] or ([b]).',
    '- [ ] open\n- [x] done',
    '[[wiki]] [a] [b] [![image](https://example.com/a.png)](/b)',
    '$$\n[a][b]\n$$',
  ])('is not told of %j', async (text) => {
    expect(await tell(text)).toEqual([]);
  });

  it('says what to add', async () => {
    expect(await explain('[text][nowhere]')).toEqual([
      'Nothing defines the reference "nowhere", so [text][nowhere] is shown as it is written. Add a line "[nowhere]: https://..." to the page, or write \\[ if it is meant as text.',
    ]);
  });
});

describe('a link without an address', () => {
  it.each([
    ['A [text]() b.', '1:3'],
    ['A [text](<>) b.', '1:3'],
    ['<a href="">text</a>', '1:1'],
    ['[text][here]\n\n[here]: <>', '1:1'],
  ])('is a warning in %j', async (text, place) => {
    expect(await tell(text)).toEqual([`${place} content/empty-link`]);
  });

  it.each([
    '[top](#)',
    '<a href="" data-open="chat">Chat</a>',
    '<a id="here"></a>',
    '<a name="x">A</a>',
    'export const to = ""\n\n<a href={to}>A</a>',
  ])('is not told of %j', async (text) => {
    expect(await tell(text)).toEqual([]);
  });
});

describe('an image tag without a description', () => {
  it.each([
    ['<img src="https://example.com/a.png" />', '1:1'],
    ['<Frame>\n  <img src="https://example.com/a.png" />\n</Frame>', '2:3'],
  ])('is a warning in %j', async (text, place) => {
    expect(await tell(text)).toEqual([`${place} content/missing-alt`]);
  });

  it.each([
    '<img src="https://example.com/a.png" alt="" />',
    '<img src="https://example.com/a.png" alt="A" />',
    '<img src="https://example.com/a.png" aria-hidden="true" />',
    '<img src="https://example.com/a.png" role="presentation" />',
    'export const more = { alt: "A" }\n\n<img src="https://example.com/a.png" {...more} />',
    '![](https://example.com/a.png)',
  ])('is not told of %j', async (text) => {
    expect(await tell(text)).toEqual([]);
  });
});

describe('a handler', () => {
  it('that is a text under its name in JSX is told to be written as in HTML', async () => {
    const { html, problems } = await printPage('<button onClick="alert(1)">x</button>');
    expect(problems.map(({ code, line, column }) => `${line}:${column} ${code}`)).toEqual([
      '1:9 content/text-handler',
    ]);
    expect(problems[0]?.hint).toContain('onclick="..."');
    expect(html).toContain('onclick="alert(1)"');
  });

  it('of HTML is none', async () => {
    expect(await tell('<button onclick="alert(1)">x</button>')).toEqual([]);
  });
});

describe('an expression that reads what only a browser has', () => {
  it.each(['{window.location.href}', '<a href={location.pathname}>x</a>', '{document.title}'])(
    'says so in %j',
    async (text) => {
      const [told] = await explain(text);
      expect(told).toContain('at build, without a browser');
      expect(told).not.toContain('xport');
    },
  );

  it.each(['{name}', '{location}', '{event}'])(
    'does not say so of %j, which is likely text',
    async (text) => {
      expect((await explain(text))[0]).toContain(
        `Write \\${text.replace('}', '\\}')} if it is meant as text`,
      );
    },
  );
});

describe('frontmatter in TOML', () => {
  it('is a warning and is left out', async () => {
    const text = '+++\ntitle = "Waves"\n+++\n\nHello\n';
    const { problems } = readFrontmatter(text, 'page.mdx');
    expect(problems).toMatchObject([{ line: 1, column: 1, code: 'frontmatter/toml', severity: 'warning' }]);
    expect((await printPage(text)).html).toBe('<p>Hello</p>');
  });

  it('is not what a text with plus signs is', async () => {
    for (const text of ['+++\n\nHello\n\n+++\n', 'Hello\n\n+++\na = 1\n+++\n', '+++\na = 1\n'])
      expect(readFrontmatter(text, 'page.mdx')).toMatchObject({ bodyOffset: 0, problems: [] });
  });
});
