import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printPage, writeSite } from '../../../tests/support/page-fixture.ts';
import { findNearestPath, listFiles } from './site-files.ts';

describe('the nearest file', () => {
  it.each([
    ['snippets/Note.mdx', 'snippets/note.mdx'],
    ['note.mdx', 'snippets/note.mdx'],
    ['snippets/notte.mdx', 'snippets/note.mdx'],
    ['elsewhere/intr.mdx', 'snippets/deep/intro.mdx'],
    ['snippets/quite-another.mdx', undefined],
  ])('of %s is %s', (wanted, nearest) => {
    expect(findNearestPath(wanted, ['snippets/deep/intro.mdx', 'snippets/note.mdx'])).toBe(nearest);
  });

  it('is none outside the site', () => {
    const outside = writeSite({ 'leak.mdx': '' });
    const root = writeSite({ 'a/b.mdx': '', 'node_modules/c.mdx': '', '.d/e.mdx': '' });
    symlinkSync(join(outside, 'leak.mdx'), join(root, 'leak.mdx'));
    expect(listFiles(root, root, /\.mdx$/)).toEqual(['a/b.mdx']);
  });

  it('is named for images, snippets and imports', async () => {
    const { problems } = await printPage({
      'page.mdx':
        'import A from "./snippets/Note"\nimport B from "/snippets/note.mdx"\n\n<A/> <B/>\n\n![x](/images/logo.pgn)\n\n<Snippet file="snippets/not.mdx" />\n\n<Snippet file="https://x.com" />',
      'snippets/note.mdx': 'x',
      'images/logo.png': '',
    });
    expect(problems.map(({ line, hint }) => `${line} ${hint}`)).toEqual([
      '1 Did you mean "/snippets/note.mdx"?',
      '6 Did you mean "/images/logo.png"?',
      '8 Did you mean "note.mdx"?',
      '10 Write <Snippet file="name.mdx" /> for a file in snippets/.',
    ]);
  });
});

describe('a link to a folder’s index', () => {
  it('leads to the folder', async () => {
    const { html } = await printPage(
      { 'a/page.mdx': '[a](index.mdx) [b](../b/index.md#c) [d](/b/index) [e](/b/c.mdx)' },
      'a/page.mdx',
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/a/',
      '/b/#c',
      '/b/',
      '/b/c',
    ]);
  });
});
