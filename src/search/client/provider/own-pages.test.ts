import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tests/support/property-runs.ts';
import type { OwnPage } from '../../search-index.ts';
import { createOwnFilter, createPageFinder } from './own-pages.ts';

const own = (base: string): readonly OwnPage[] =>
  ['', 'guides/a/', 'v1/guides/a/', 'gr%C3%BC%C3%9Fe/'].map((path) => ({ url: base + path, title: path }));

function find(url: string, base = '/', crawledUrl: string | undefined = 'https://docs.example.com/docs') {
  const found = createPageFinder(
    { pages: own(base), ...(crawledUrl && { crawledUrl }) },
    base,
    'localhost:3000',
  )(url);
  return found && [found.page.url, found.id];
}

describe('the page that a URL of an index means', () => {
  it('is the one of this site, below whatever base it stands', () => {
    const url = 'https://docs.example.com/docs/guides/a/#b-c';
    expect(find(url)).toEqual(['/guides/a/', 'b-c']);
    expect(find(url, '/docs/')).toEqual(['/docs/guides/a/', 'b-c']);
    expect(find(url, '/pull/12/')).toEqual(['/pull/12/guides/a/', 'b-c']);
    expect(find('https://docs.example.com/docs')).toEqual(['/', '']);
    expect(find('https://docs.example.com/docs/v1/guides/a')).toEqual(['/v1/guides/a/', '']);
  });

  it('is found by other spellings of its address', () => {
    for (const path of ['guides/a', 'guides/a.html', 'guides/a/index.html', 'x/../guides/a/?q#'])
      expect(find(`https://docs.example.com/docs/${path}`)?.[0], path).toBe('/guides/a/');
    for (const path of ['grüße/', 'gr%C3%BC%C3%9Fe'])
      expect(find(`https://docs.example.com/docs/${path}`)?.[0]).toBe('/gr%C3%BC%C3%9Fe/');
  });

  it('is none for other sites, other schemes and pages that are not there', () => {
    for (const url of [
      'https://docs.example.com/guides/b/',
      'https://docs.example.com:8080/docs/guides/a/',
      'https://example.com/docs/guides/a/',
      '//docs.example.com/docs/guides/a/',
      'javascript:alert(1)',
      'data:text/html,x',
      'guides/a/',
      '',
    ])
      expect(find(url), url).toBeUndefined();
  });

  it('is one of this host, too, and of any where nobody says which one was read', () => {
    expect(find('http://localhost:3000/docs/guides/a/', '/docs/')?.[0]).toBe('/docs/guides/a/');
    expect(find('https://anywhere.example.com/guides/a/', '/', '')?.[0]).toBe('/guides/a/');
    expect(find('https://anywhere.example.com/docs/guides/a/', '/docs/', '')?.[0]).toBe('/docs/guides/a/');
  });

  it('is always one of the list', () => {
    const urls = new Set(own('/').map(({ url }) => url));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((path) => `https://docs.example.com/docs/${path}`),
        ),
        (url) => {
          const found = find(url);
          expect(found === undefined || urls.has(found[0] ?? '')).toBe(true);
        },
      ),
      { numRuns: propertyRuns(300) },
    );
  });
});

describe('the scope of a search', () => {
  const pages: readonly OwnPage[] = [
    { url: '/a/', title: 'a', tab: 'API', versions: ['1', '2'] },
    { url: '/b/', title: 'b', tab: 'Guides', versions: ['2'], product: 'Cloud' },
    { url: '/c/', title: 'c' },
  ];
  const list = (scope: Parameters<typeof createOwnFilter>[1]) =>
    pages
      .filter(createOwnFilter(pages, scope))
      .map(({ title }) => title)
      .join('');

  it('keeps the pages of a tab, a product and a version', () => {
    expect(list({})).toBe('abc');
    expect(list({ tab: 'API' })).toBe('a');
    expect(list({ product: 'Cloud' })).toBe('b');
    expect(list({ version: '1' })).toBe('ac');
    expect(list({ tab: 'Guides', version: '1' })).toBe('');
  });

  it('is everything for a name that no page has, and for a product without pages in the tab', () => {
    expect(list({ tab: 'Forum' })).toBe('abc');
    expect(list({ version: '9' })).toBe('abc');
    expect(list({ tab: 'API', product: 'Cloud' })).toBe('a');
  });
});
