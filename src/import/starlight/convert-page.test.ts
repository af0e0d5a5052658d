import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createImportLog } from '../project/import-log.ts';
import { type ConvertedPage, convertStarlightPage } from './convert-page.ts';
import { listStarlightPages } from './list-pages.ts';
import { createPageAddresses } from './page-addresses.ts';

const texts = new Map([
  ['src/content/docs/a.mdx', ''],
  ['src/content/docs/guides/Other Page.md', ''],
]);
const paths = [
  ...texts.keys(),
  'src/assets/x.png',
  'src/content/docs/guides/y.png',
  'public/z.svg',
  'src/parts/_note.mdx',
];

function convert(text: string, own: Partial<ConvertedPage> = {}) {
  const log = createImportLog();
  const files = { paths, texts };
  const pages = listStarlightPages(files, { folders: [], root: '' });
  const addresses = createPageAddresses(files, pages, 'base');
  const page = {
    source: 'src/content/docs/a.mdx',
    target: 'content/a.mdx',
    slug: 'a',
    isPage: true,
    label: undefined,
    tag: undefined,
  };
  const made = convertStarlightPage({ ...page, text, ...own }, addresses, log);
  const told = log.list().map(({ line, column, kind, what }) => `${line}:${column} ${kind} ${what}`);
  return { made, told, copies: addresses.listCopies(), partials: [...addresses.partials] };
}

const from = (names: string) => `import { ${names} } from '@astrojs/starlight/components';\n\n`;

describe('convertStarlightPage', () => {
  it.each([
    [':::caution[Hot]\nText\n:::\n', '<Warning title="Hot">\n\nText\n\n</Warning>\n'],
    [`${from('Aside')}<Aside type="danger">Text</Aside>\n`, '\n<Danger>Text</Danger>\n'],
    [
      `${from('Tabs, TabItem')}<Tabs syncKey="a">\n<TabItem label="A" icon="open-book">\n\nOne\n\n</TabItem>\n</Tabs>\n`,
      '\n<Tabs>\n<Tab title="A" icon="book-open">\n\nOne\n\n</Tab>\n</Tabs>\n',
    ],
    [
      `${from('Card as Box, CardGrid')}<CardGrid>\n<Box title="T" icon="setting">Text</Box>\n</CardGrid>\n`,
      '\n<CardGroup>\n<Card title="T" icon="gear">Text</Card>\n</CardGroup>\n',
    ],
    [
      `${from('LinkCard')}<LinkCard title="T" href="/base/guides/other-page/" description="D" />\n`,
      '\n<Card title="T" description="D" href="/guides/other-page/" />\n',
    ],
    [
      `${from('Badge')}A <Badge text="a < b" variant="danger" />.\n`,
      '\nA <Badge color="red">a &#60; b</Badge>.\n',
    ],
    [`${from('Icon')}A <Icon name="external" />.\n`, '\nA <Icon icon="arrow-up-right-from-square" />.\n'],
    [
      `${from('Steps')}<Steps>\n\n1. Do this\n\n   Text\n\n2. Done\n\n</Steps>\n`,
      '\n<Steps>\n\n<Step title="Do this">\n\n   Text\n\n</Step>\n\n<Step>\n\n   Done\n\n</Step>\n\n</Steps>\n',
    ],
    [
      `${from('FileTree')}<FileTree>\n- a.js the **first**\n- src\n  - b.js\n- empty/\n</FileTree>\n`,
      '\n<Tree>\n  <Tree.File name="a.js the first" />\n  <Tree.Folder name="src" defaultOpen>\n    <Tree.File name="b.js" />\n  </Tree.Folder>\n  <Tree.Folder name="empty" />\n</Tree>\n',
    ],
    [`${from('Code')}<Code code="a" lang="js" title="a.js" />\n`, '\n```js title="a.js"\na\n```\n'],
    [
      "import { Image } from 'astro:assets';\nimport x from '../../assets/x.png';\n\n<Image src={x} alt=\"X\" />\n",
      '\n<img src="/assets/x.png" alt="X" />\n',
    ],
    [
      `${from('LinkButton')}<LinkButton href="/base/guides/other-page/" variant="primary">Go</LinkButton>\n\nA <LinkButton href="/x">y</LinkButton>\n`,
      '\n[Go](/guides/other-page/)\n\nA <a href="/x">y</a>\n',
    ],
    [
      '```js ins={2} del={1} "b:c" title="a.js"\na\nb:c\n```\n',
      '```js title="a.js"\na // [!code --] // [!code word:b\\:c]\nb:c // [!code ++]\n```\n',
    ],
    [
      '![X](../../assets/x.png) ![Y](./guides/y.png) ![Z](/base/z.svg)\n',
      '![X](/assets/x.png) ![Y](./guides/y.png) ![Z](/z.svg)\n',
    ],
    ['![X](~/assets/x.png)\n', '![X](/assets/x.png)\n'],
    [
      '[o](../guides/other-page/#a) [f](./guides/Other%20Page.md)\n',
      '[o](/guides/other-page/#a) [f](/guides/other-page)\n',
    ],
  ])('writes %j as Octavo reads it', (text, expected) => {
    expect(convert(text).made).toBe(expected);
  });

  it.each([
    ['Use {name} if a < b.\n', 'Use \\{name} if a \\< b.\n'],
    ['A<br>b <img src="/base/z.svg" width=2 alt="">\n', 'A<br />b <img src="/z.svg" width="2" alt="" />\n'],
    ['<https://a.example>\n', '[https://a.example](https://a.example)\n'],
    ['Text\n\n    code {x}\n', 'Text\n\n```text\ncode {x}\n```\n'],
    ['<!-- a\nb -->\n\n`{x}` and \\{y}\n', '{/* a\nb */}\n\n`{x}` and \\{y}\n'],
  ])('makes MDX of the Markdown %j', (text, expected) => {
    expect(convert(text, { source: 'src/content/docs/a.md', target: 'content/a.md' }).made).toBe(expected);
  });

  it('writes frontmatter as Octavo has it, and what it shows on the page', () => {
    const text = `---
title: A
template: splash
slug: a
banner:
  content: New! <a href="/base/guides/other-page/">See</a>
sidebar:
  label: Short
  badge: New
pagefind: false
prev: false
next: false
hero:
  tagline: A line
  actions:
    - { text: Start, link: /base/guides/other-page/, icon: right-arrow }
---

Text
`;
    expect(convert(text).made).toBe(`---
title: A
mode: center
searchable: false
hideFooterPagination: true
description: A line
sidebarTitle: Short
tag: New
---

<Banner content="New! [See](/guides/other-page/)" />

<CardGroup>
  <Card title="Start" icon="arrow-right" href="/guides/other-page/" horizontal />
</CardGroup>

Text
`);
  });

  it('says at its place what it leaves out', () => {
    const text =
      '---\ntitle: A\nlastUpdated: false\n---\n\nimport Own from \'../../own.astro\';\n\n<Own />\n\n```js frame="none"\na\n```\n';
    const { made, told } = convert(text);
    expect(told).toEqual([
      '3:1 left-out lastUpdated',
      '6:1 left-out the import of ../../own.astro',
      '8:1 left-out <Own>',
      '10:1 left-out frame="none" of a block of code',
    ]);
    expect(made).toBe('---\ntitle: A\n---\n\n\n{/* <Own> was here. */}\n\n```js\na\n```\n');
  });

  it('imports texts of other files as snippets', () => {
    const { made, partials } = convert("import Note from '../../parts/_note.mdx';\n\n<Note />\n");
    expect(made).toBe("import Note from '/snippets/parts/note.mdx';\n\n<Note />\n");
    expect(partials).toEqual([['src/parts/_note.mdx', 'content/snippets/parts/note.mdx']]);
  });

  it('leaves a page as it is that has nothing of Starlight', () => {
    const block = fc.constantFrom(
      'Text with *marks*, `code {x} :::note` and é 😀.',
      '- a\n- b\n\n  more',
      '```js title="a.js" {1}\n:::note\n<Tabs>\n{a}\n```',
      '> quoted\n> text',
      '| a | b |\n|---|---|\n| 1 | `:::` |',
      '[a](/guides/other-page/)',
    );
    fc.assert(
      fc.property(fc.array(block), fc.constantFrom('md', 'mdx'), (blocks, format) => {
        const text = `---\ntitle: A\n---\n\n${blocks.join('\n\n')}\n`;
        const own = { source: `src/content/docs/a.${format}`, target: `content/a.${format}` };
        expect(convert(text, own)).toEqual({ made: text, told: [], copies: [], partials: [] });
      }),
    );
  });
});
