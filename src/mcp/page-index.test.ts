import { expect, test } from 'vitest';
import type { McpPage, McpSite } from './mcp-site.ts';
import { indexPages, writeExcerpt } from './page-index.ts';

const texts: Readonly<Record<string, string>> = {
  tokens: '# Tokens\n\nA token is a secret.\n\n## Rotate a token\n\nSend the old one.',
  groups: '# Groups\n\nA group has a token and a name.',
  limits: '# Limits\n\n## Rates\n\nTwo requests a second.',
};

const pages = Object.keys(texts).map(
  (path): McpPage => ({ path, url: `/${path}/`, title: path, groups: [], versions: [] }),
);
const site: McpSite = {
  name: 'Sample',
  siteUrl: undefined,
  base: '/',
  pages,
  readText: async ({ path }) => texts[path] ?? '',
};

test('a search gives the page whose title says the words first, with its sections', async () => {
  const hits = (await indexPages(site))('rotate tokens', 5);
  expect(hits.map(({ page }) => page.path)).toEqual(['tokens']);
  expect(hits[0]?.sections[0]).toEqual({ headings: ['Rotate a token'], excerpt: 'Send the old one.' });
});

test('a word may be begun or misspelt, and no more pages come than are asked for', async () => {
  const search = await indexPages(site);
  expect(search('reqests', 5)[0]?.page.path).toBe('limits');
  expect(search('toke', 1).map(({ page }) => page.path)).toEqual(['tokens']);
  expect(search('nothing at all', 5).map(({ page }) => page.path)).not.toContain('limits');
});

test('an excerpt stands around the word, cut between words', () => {
  const long = `${'before '.repeat(60)}needle ${'after '.repeat(80)}`;
  const excerpt = writeExcerpt(long, ['needle']);
  expect(excerpt).toMatch(/^… before .*\bneedle after .*\bafter …$/);
  expect(excerpt.length).toBeLessThan(300);
});
