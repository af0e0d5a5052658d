import { expect, it } from 'vitest';
import { withBase } from '../../lib/html/base-path.ts';
import { rewriteMarkdownLinks, rewriteNodeLinks } from './rewrite-links.ts';

const write = (url: string) => withBase('/docs/', url);

it('rewrites the links of Markdown, but not its code', () => {
  const markdown = `[a](/a "t"), ![b](</b>), \`[c](/c)\` and <img src="/d.png">, [e][e], [f](#f), [g](https://a.org/g)

\`\`\`md
[h](/h)
\`\`\`

[e]: /e
`;
  expect(rewriteMarkdownLinks(markdown, write)).toBe(
    markdown
      .replace('[a](/a', '[a](/docs/a')
      .replace('</b>', '</docs/b>')
      .replace('"/d.png', '"/docs/d.png')
      .replace('[e]: /e', '[e]: /docs/e'),
  );
});

it('rewrites the links of nodes at any depth', () => {
  const img = { tag: 'img', attributes: { src: '/b.png', alt: '/b.png' }, children: [] };
  const link = { tag: 'a', attributes: { href: '/a' }, children: ['/a', img] };
  expect(rewriteNodeLinks([link], write)).toEqual([
    {
      tag: 'a',
      attributes: { href: '/docs/a' },
      children: ['/a', { ...img, attributes: { src: '/docs/b.png', alt: '/b.png' } }],
    },
  ]);
});
