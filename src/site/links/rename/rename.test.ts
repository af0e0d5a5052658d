import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Move, planMoves, type Renaming } from './moves.ts';
import { rewriteConfig } from './rewrite-config.ts';
import { maskCode, rewritePage } from './rewrite-page.ts';

const pages = ['', 'guides/a', 'guides/b', 'guides/deep', 'guides/deep/c'].map((path) => ({
  path,
  file: `content/${path === '' || path === 'guides/deep' ? `${path}/index`.replace(/^\//, '') : path}.mdx`,
}));
const files = new Set([...pages.map(({ file }) => file), 'content/guides/pic.png', 'public/shared.png']);

function rename(from: string, to: string): Renaming {
  const moves = planMoves({ old: from, new: to, pages, contentFolder: 'content/' });
  if (typeof moves === 'string') throw new Error(moves);
  return {
    moves: new Map(moves.map((move: Move) => [move.from, move])),
    paths: new Set(pages.map(({ path }) => path)),
    contentFolder: 'content/',
    exists: (file) => files.has(file),
  };
}

function rewrite(text: string, file: string, renaming: Renaming): string {
  const move = [...renaming.moves.values()].find(({ fromFile }) => fromFile === file);
  return rewritePage(text, { oldFile: file, newFile: move?.toFile ?? file, isSnippet: false }, renaming).text;
}

describe('a page that moves', () => {
  const renaming = rename('guides/a', 'start/here');
  it.each([
    ['[x](/guides/a)', '[x](/start/here)'],
    ['[x](</guides/a/?q#h> "t")', '[x](</start/here/?q#h> "t")'],
    ['[x](a.mdx#h)', '[x](../start/here.mdx#h)'],
    ['[x](./a)', '[x](../start/here)'],
    ['[x]: /guides/a.mdx', '[x]: /start/here.mdx'],
    ['<Card href="/guides/a">', '<Card href="/start/here">'],
    ["<a href={'/guides/a'}>", "<a href={'/start/here'}>"],
    ["export const cards = [{ href: '/guides/a' }]", "export const cards = [{ href: '/start/here' }]"],
    ["import A from '/guides/a.mdx'", "import A from '/start/here.mdx'"],
    ["import A from './a.mdx';", "import A from '../start/here.mdx';"],
    ['---\nurl: /guides/a\n---\n', '---\nurl: /start/here\n---\n'],
    [
      '[x](/guides/ab) [y](b) [z](https://e.com/guides/a)',
      '[x](/guides/ab) [y](b) [z](https://e.com/guides/a)',
    ],
    ['`[x](/guides/a)`', '`[x](/guides/a)`'],
    ['```md\n[x](/guides/a)\n```', '```md\n[x](/guides/a)\n```'],
  ])('changes %j of another page', (text, expected) => {
    expect(rewrite(text, 'content/guides/b.mdx', renaming)).toBe(expected);
  });

  it.each([
    ['[x](b)', '[x](../guides/b)'],
    ['[x](./deep/c.mdx#h)', '[x](../guides/deep/c.mdx#h)'],
    ['[x](#h) [y](/guides/b)', '[x](#h) [y](/guides/b)'],
    ['![x](pic.png)', '![x](../guides/pic.png)'],
    [
      '<Card icon="star" img="pic.png" href="b" to="b">',
      '<Card icon="star" img="../guides/pic.png" href="../guides/b" to="b">',
    ],
    ['<Icon icon="./pic.png" /> url: "b"', '<Icon icon="../guides/pic.png" /> url: "b"'],
    ['![x](shared.png)', '![x](shared.png)'],
    ["import X from '../snippets/x.mdx'", "import X from '../snippets/x.mdx'"],
    ["import X from './x.mdx'", "import X from '../guides/x.mdx'"],
    ['[x](a)', '[x](here)'],
  ])('changes %j of its own', (text, expected) => {
    expect(rewrite(text, 'content/guides/a.mdx', renaming)).toBe(expected);
  });
});

describe('the plan of a rename', () => {
  const plan = (old: string, to: string) => planMoves({ old, new: to, pages, contentFolder: 'content/' });
  it.each([
    ['guides/a', 'x', [['content/guides/a.mdx', 'content/x.mdx']]],
    ['/guides/a/', '/x', [['content/guides/a.mdx', 'content/x.mdx']]],
    ['content/guides/a.mdx', 'content/x/y.md', [['content/guides/a.mdx', 'content/x/y.md']]],
    ['guides/deep', 'guides/low', [['content/guides/deep/index.mdx', 'content/guides/low/index.mdx']]],
    ['index', 'home', [['content/index.mdx', 'content/home.mdx']]],
    [
      'guides/deep/',
      'low',
      [
        ['content/guides/deep/index.mdx', 'content/low/index.mdx'],
        ['content/guides/deep/c.mdx', 'content/low/c.mdx'],
      ],
    ],
    ['guides/x', 'y', 'There is no page "guides/x". Did you mean "guides/a"?'],
    ['nothing', 'y', 'There is no page "nothing". Write the path of a page, such as "guides/a".'],
    ['guides/a', 'index', 'There is a page "index" already'],
    ['guides/a', 'guides/b', 'There is a page "guides/b" already'],
    ['guides/a', '', 'The new name is empty'],
    ['guides/a', 'a//b', 'cannot be the address'],
  ])('of %j to %j', (old, to, expected) => {
    const moves = plan(old, to);
    if (typeof expected === 'string') expect(moves).toContain(expected);
    else
      expect(
        typeof moves === 'string' ? moves : moves.map(({ fromFile, toFile }) => [fromFile, toFile]),
      ).toEqual(expected);
  });
});

describe('site.json', () => {
  const text = `{
  // A comment
  "navigation": [{ "group": "G", "pages": ["guides/a", "/guides/a.mdx", "guides/deep/index"] }],
  "tabs": [{ "name": "T", "url": "guides" }, { "name": "D", "url": "/guides/deep" }],
  "topbarLinks": [{ "name": "guides/a", "url": "/guides/a#h" }],
  "redirects": [{ "source": "/o", "destination": "/guides/a" }, { "source": "/start/here", "destination": "/" }]
}`;

  it('follows a page, keeps its form and comments, and collapses redirects', () => {
    expect(rewriteConfig(text, rename('guides/a', 'start/here')).text).toBe(`{
  // A comment
  "navigation": [{ "group": "G", "pages": ["start/here", "/start/here.mdx", "guides/deep/index"] }],
  "tabs": [{ "name": "T", "url": "guides" }, { "name": "D", "url": "/guides/deep" }],
  "topbarLinks": [{ "name": "guides/a", "url": "/start/here#h" }],
  "redirects": [{ "source": "/o", "destination": "/start/here" }, { "source": "/guides/a", "destination": "/start/here" }]
}`);
  });

  it('lets a tab follow its whole folder', () => {
    const moved = rewriteConfig(text, rename('guides/deep/', 'low')).text;
    expect(moved).toContain('"url": "/low"');
    expect(moved).toContain('"low/index"');
    expect(moved).toContain('"url": "guides"');
  });

  it('gets a list of redirects when it has none', () => {
    expect(rewriteConfig('{\n\t"name": "N"\n}\n', rename('guides/a', 'x')).text).toBe(
      '{\n\t"name": "N",\n\t"redirects": [\n\t\t{ "source": "/guides/a", "destination": "/x" }\n\t]\n}\n',
    );
  });
});

const piece = fc.constantFrom(
  '[x](/guides/a)',
  '`',
  '``',
  '```',
  '~~~',
  '\n',
  '\n\n',
  ' ',
  'text',
  '- ',
  '> ',
  '\\',
  'a.mdx',
);

it('blanks code and nothing else: the length and the line breaks stay', () => {
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const masked = maskCode(text);
      expect(masked.length).toBe(text.length);
      for (let at = 0; at < text.length; at++) expect([text[at], ' ']).toContain(masked[at]);
      expect(masked.split('\n').length).toBe(text.split('\n').length);
    }),
  );
});

it('gives any page back when the rename is undone', () => {
  const link = fc.constantFrom(
    '[x](/guides/a)',
    '[x](a.mdx)',
    '[x](./b#h)',
    '![p](pic.png)',
    '<a href="deep/c">',
    '`[x](a)`',
  );
  const moved = rename('guides/a', 'other/place/here');
  const home: Move = {
    from: 'other/place/here',
    to: 'guides/a',
    fromFile: 'content/other/place/here.mdx',
    toFile: 'content/guides/a.mdx',
  };
  const back: Renaming = {
    ...moved,
    moves: new Map([[home.from, home]]),
    paths: new Set(['', 'other/place/here', 'guides/b', 'guides/deep', 'guides/deep/c']),
  };
  const holder = { oldFile: home.fromFile, newFile: home.toFile, isSnippet: false };
  fc.assert(
    fc.property(fc.array(link), (links) => {
      const text = links.filter((one) => !one.includes('./')).join('\n\n');
      const once = rewrite(text, 'content/guides/a.mdx', moved);
      expect(rewritePage(once, holder, back).text).toBe(text);
    }),
  );
});
