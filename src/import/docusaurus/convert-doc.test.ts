import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createImportLog } from '../project/import-log.ts';
import { convertDoc, type SourceDoc } from './convert-doc.ts';
import { createDocAddresses } from './doc-addresses.ts';

const files = [
  'docs/a.md',
  'docs/img/x.png',
  'docs/sub/b.mdx',
  'docs/sub/_part.mdx',
  'static/img/y.png',
  'src/z.svg',
];

function convert(text: string, own: Partial<SourceDoc> = {}) {
  const log = createImportLog();
  const addresses = createDocAddresses({
    files: { paths: files, texts: new Map() },
    folder: '',
    baseUrl: '/base/',
    staticFolders: ['static'],
    sets: [],
    pages: new Map([
      ['docs/a.md', 'docs/a'],
      ['docs/sub/b.mdx', 'docs/sub/other'],
    ]),
  });
  const page = {
    source: 'docs/a.md',
    target: 'content/docs/a.md',
    address: 'docs/a',
    label: undefined,
    isIndex: false,
    cards: [],
  };
  const made = convertDoc({ ...page, text, ...own }, addresses, log);
  const told = log.list().map(({ line, column, kind, what }) => `${line}:${column} ${kind} ${what}`);
  return { made, told, copies: addresses.listCopies(), partials: [...addresses.partials] };
}

describe('convertDoc', () => {
  it.each([
    [':::note\n\nText\n\n:::\n', '<Note>\n\nText\n\n</Note>\n'],
    [':::tip[My **tip**]\nText\n:::\n', '<Tip title="My tip">\n\nText\n\n</Tip>\n'],
    [
      ':::caution Old "title"\n\nText\n\n:::\n',
      '<Warning title="Old &quot;title&quot;">\n\nText\n\n</Warning>\n',
    ],
    [
      '::::info\n\n:::danger\n\nText\n\n:::\n\n::::\n',
      '<Info>\n\n<Danger>\n\nText\n\n</Danger>\n\n</Info>\n',
    ],
    ['- Item\n\n  :::note\n\n  Text\n\n  :::\n', '- Item\n\n  <Note>\n\n  Text\n\n  </Note>\n'],
    ['```md\n:::note\n:::\n```\n', '```md\n:::note\n:::\n```\n'],
    ['```js title="a.js" {1,3} showLineNumbers\nx\n```\n', '```js title="a.js" {1,3} lines\nx\n```\n'],
    [
      '```js\n// highlight-next-line\na\nb\n# highlight-start\nc\nd\n# highlight-end\n```\n',
      '```js {1,3-4}\na\nb\nc\nd\n```\n',
    ],
    ['```\n// highlight-next-line\na\n```\n', '```text {1}\na\n```\n'],
    ['<!-- a note -->\n\nText `<!-- b -->`\n', '{/* a note */}\n\nText `<!-- b -->`\n'],
    ['## A {/* #own */}\n', '## A {#own}\n'],
    [
      '[b](./sub/b.mdx#c) [d](https://a.example/x.md)\n',
      '[b](/docs/sub/other#c) [d](https://a.example/x.md)\n',
    ],
    ['[b]: sub/b.mdx "T"\n', '[b]: /docs/sub/other "T"\n'],
    ['[b](/base/docs/a) [c](pathname:///f.pdf)\n', '[b](/docs/a) [c](/f.pdf)\n'],
    ['![x](./img/x.png)\n', '![x](/assets/docs/img/x.png)\n'],
    ['![y](/img/y.png)\n', '![y](/img/y.png)\n'],
    ['![y](@site/static/img/y.png)\n', '![y](/img/y.png)\n'],
    [
      'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs groupId="os" defaultValue="b">\n<TabItem value="a" label="A">\n\nOne\n\n</TabItem>\n<TabItem value="b">\n\nTwo\n\n</TabItem>\n</Tabs>\n',
      '\n<Tabs defaultTabIndex={1}>\n<Tab title="A">\n\nOne\n\n</Tab>\n<Tab title="b">\n\nTwo\n\n</Tab>\n</Tabs>\n',
    ],
    [
      "import Tabs from '@theme/Tabs';\n\n<Tabs values={[{ label: 'A b', value: 'a' }]}>\n<TabItem value=\"a\">One</TabItem>\n</Tabs>\n",
      '\n<Tabs>\n<Tab title="A b">One</Tab>\n</Tabs>\n',
    ],
    [
      "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img src={useBaseUrl('img/y.png')} alt=\"y\" />\n",
      '\n<img src="/img/y.png" alt="y" />\n',
    ],
    ["import Z from '@site/src/z.svg';\n\n<img src={Z} />\n", '\n<img src="/assets/src/z.svg" />\n'],
    [
      'import Link from \'@docusaurus/Link\';\n\n<Link to="/base/docs/a">A</Link>\n',
      '\n<a href="/docs/a">A</a>\n',
    ],
    [
      'import CodeBlock from \'@theme/CodeBlock\';\n\n<CodeBlock language="js" title="a">{`a\nb`}</CodeBlock>\n',
      '\n```js title="a"\na\nb\n```\n',
    ],
    [
      'import Admonition from \'@theme/Admonition\';\n\n<Admonition type="tip" title="T">A</Admonition>\n',
      '\n<Tip title="T">A</Tip>\n',
    ],
    [
      '```mdx-code-block\n<A>\n```\n\n:::note\n\nText\n\n:::\n\n```mdx-code-block\n</A>\n```\n',
      '\n<A>\n\n\n<Note>\n\nText\n\n</Note>\n\n\n</A>\n\n',
    ],
  ])('writes %j as Octavo reads it', (text, expected) => {
    expect(convert(text).made).toBe(expected);
  });

  it('makes the first heading the title and tells the sidebar its own name', () => {
    const text =
      '---\nid: x\ntitle: Long\nsidebar_position: 2\ndescription: D\n---\n\n# Heading `a`\n\nText\n';
    expect(convert(text).made).toBe(
      '---\ntitle: Heading a\ndescription: D\nsidebarTitle: Long\n---\n\nText\n',
    );
    expect(convert('# Only\n\nText\n').made).toBe('---\ntitle: Only\n---\n\nText\n');
    expect(convert('---\nsidebar_label: S\n---\n\nText\n').made).toBe('---\nsidebarTitle: S\n---\n\nText\n');
  });

  it('says at its place what it leaves out', () => {
    const text =
      "---\ntags: [a]\n---\n\nimport Own from '@site/src/own';\n\n<Own>\n\nKept\n\n</Own>\n\n```js live\na\n```\n\n:::other\n\n:::\n";
    const { made, told } = convert(text);
    expect(told).toEqual([
      '2:1 left-out tags',
      '5:1 left-out the import of @site/src/own',
      '7:1 left-out <Own>',
      '13:1 left-out live of a block of code',
      '17:1 left-out the aside ":::other"',
    ]);
    expect(made).toContain('Kept');
    expect(made).not.toContain('Own');
  });

  it.each([
    [
      '<details>\n  <summary>Open `it`</summary>\n\n  Text\n\n</details>\n',
      '<Accordion title="Open it">\n\n  Text\n\n</Accordion>\n',
    ],
    [
      '<details open><summary>Open</summary>Text</details>\n',
      '<Accordion title="Open" defaultOpen>Text</Accordion>\n',
    ],
    ['<details>\n\nText\n\n</details>\n', '<details>\n\nText\n\n</details>\n'],
  ])('makes an accordion of %j', (text, expected) => {
    expect(convert(text).made).toBe(expected);
  });

  it('takes tags for the head out of the page', () => {
    const { made, told } = convert('Text\n\n<head>\n  <meta name="a" />\n</head>\n');
    expect(made).toBe('Text\n\n\n');
    expect(told).toEqual(['3:1 left-out <head>']);
  });

  it('imports texts of other files as snippets', () => {
    const { made, partials } = convert("import Part from './_part.mdx';\n\n<Part />\n", {
      source: 'docs/sub/b.mdx',
    });
    expect(made).toBe("import Part from '/snippets/docs/sub/part.mdx';\n\n<Part />\n");
    expect(partials).toEqual([['docs/sub/_part.mdx', 'content/snippets/docs/sub/part.mdx']]);
  });

  it('leaves a page as it is that has nothing of Docusaurus', () => {
    const block = fc.constantFrom(
      'Text with *marks*, `code {x} :::note` and é 😀.',
      '- a\n- b\n\n  more',
      '```js\n:::note\n<Tabs>\n// a\n```',
      '> quoted\n> text',
      '| a | b |\n|---|---|\n| 1 | `:::` |',
      '## Heading',
      '$$\nx\n$$',
    );
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        const text = `---\ntitle: A\n---\n\n${blocks.join('\n\n')}\n`;
        expect(convert(text)).toEqual({ made: text, told: [], copies: [], partials: [] });
      }),
    );
  });
});
