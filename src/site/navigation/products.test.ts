import { describe, expect, it } from 'vitest';
import { buildSample, listSidebar, pageAt } from '../../../tests/support/sample-site.ts';
import type { Site } from '../site.ts';
import { listOffered, listVersionsOf } from './products.ts';
import { findSectionUrl, listMainSections, listOfReaders } from './sections.ts';

const products = [
  { name: 'Core', icon: 'cube', color: '#123456', description: 'Accounts.' },
  { name: 'Analytics', url: 'analytics' },
  { name: 'Mobile', url: 'https://mobile.example.com' },
  { name: 'Lab', url: 'lab', hidden: true },
];

const file = {
  products,
  versions: ['v2', 'v1', '2025'],
  primaryTab: { name: 'Guides' },
  tabs: [
    { name: 'Guides', url: 'analytics/guides' },
    { name: 'API', url: 'api', product: 'Core' },
    { name: 'News', url: 'news' },
  ],
  navigation: [
    { group: 'Welcome', pages: ['index'] },
    {
      group: 'Start',
      product: 'Core',
      pages: ['start', { group: 'Inner', pages: ['analytics/of-core'] }, { group: 'Api', pages: ['api/a'] }],
    },
    { group: 'New', product: 'Core', version: 'v2', pages: ['v2/install'] },
    { group: 'Old', product: 'Core', version: 'v1', pages: ['v1/install'] },
    { group: 'Tours', pages: ['analytics/guides/tour'] },
    { group: 'Read', version: '2025', pages: ['analytics/funnels'] },
    { group: 'Try', pages: ['lab/ideas'] },
    { group: 'What is new', pages: ['news/first'] },
  ],
};

const paths = [
  ...['index', 'start', 'analytics/of-core', 'api/a', 'v2/install', 'v1/install', 'analytics/guides/tour'],
  ...['analytics/funnels', 'analytics/outside', 'lab/ideas', 'news/first', 'api/outside'],
].map((path) => (path === 'index' ? '' : path));

const { site, problems } = buildSample(file, paths);

const productAt = (path: string, of: Site = site) => {
  const { product } = pageAt(of, path);
  return product === undefined ? undefined : of.products[product]?.name;
};
const tabsAt = (path: string) => listOfReaders(site.tabs, 'en', productAt(path)).map(({ name }) => name);
const offeredAt = (path: string) => listOffered(site, pageAt(site, path)).map(({ name }) => name);

describe('a product', () => {
  it('holds the pages of groups that name it, and of those inside them, wherever their files are', () => {
    expect(problems).toEqual([]);
    for (const path of ['start', 'analytics/of-core', 'api/a', 'v1/install'])
      expect(productAt(path)).toBe('Core');
  });

  it('holds the other pages below its url, also outside of the navigation', () => {
    for (const path of ['analytics/guides/tour', 'analytics/funnels', 'analytics/outside'])
      expect(productAt(path)).toBe('Analytics');
    expect(productAt('news/first')).toBeUndefined();
    expect(productAt('')).toBeUndefined();
  });

  it('holds the pages of a tab that names it', () => {
    expect(productAt('api/outside')).toBe('Core');
  });

  it('shows its own groups alone', () => {
    expect(listSidebar(site, 'start')).toEqual([
      'Start > start',
      'Start > Inner > analytics/of-core',
      'New > v2/install',
      'Old > v1/install',
    ]);
    expect(listSidebar(site, 'analytics/guides/tour')).toEqual(['Tours > analytics/guides/tour']);
  });

  it('shows its own tabs and those of every product, which lead into it where they can', () => {
    expect(tabsAt('start')).toEqual(['Guides', 'API', 'News']);
    expect(tabsAt('analytics/guides/tour')).toEqual(['Guides', 'Guides', 'News']);
    expect(tabsAt('')).toEqual(['Guides', 'News']);
    const [guides] = site.tabs;
    const place = { tab: 0, version: 'v2', language: 'en' };
    expect(guides && findSectionUrl(guides, { ...place, product: 'Core' })).toBe('/start/');
    expect(guides && findSectionUrl(guides, { ...place, product: undefined })).toBe('/');
  });

  it('has no tab where that of all other pages is the only one', () => {
    const { site: mixed } = buildSample(
      {
        products: [
          { name: 'A', url: 'a' },
          { name: 'B', url: 'b' },
        ],
        tabs: [{ name: 'Guides', url: 'a/guides' }],
        navigation: [{ group: 'All', pages: ['a/x', 'a/guides/y', 'b/z'] }],
      },
      ['a/x', 'a/guides/y', 'b/z'],
    );
    expect(mixed.pages.map(({ path, tab }) => [path, tab])).toEqual([
      ['a/x', 0],
      ['a/guides/y', 1],
      ['b/z', undefined],
    ]);
  });

  it('keeps the links to the previous and the next page', () => {
    expect(pageAt(site, 'start').previous).toBeUndefined();
    expect(pageAt(site, 'start').next?.url).toBe('/analytics/of-core/');
    expect(pageAt(site, 'lab/ideas')).toMatchObject({ previous: undefined, next: undefined });
  });

  it('has the versions that it has pages in', () => {
    const [core, analytics, , lab] = site.products;
    expect(listVersionsOf(site.versions, core).map(({ name }) => name)).toEqual(['v2', 'v1']);
    expect(listVersionsOf(site.versions, analytics).map(({ name }) => name)).toEqual(['2025']);
    expect(listVersionsOf(site.versions, lab)).toEqual([]);
    expect(pageAt(site, 'v2/install').versionUrls).toMatchObject({ v1: '/v1/install/' });
  });

  it('of a version leads to the others, in itself where it can', () => {
    const { site: versioned } = buildSample(
      {
        versions: ['v3', 'v2', 'v1'],
        products: [
          { name: 'A', version: 'v3' },
          { name: 'B', version: 'v3' },
          { name: 'B', version: 'v2' },
        ],
        navigation: [
          { group: 'G', version: 'v3', product: 'A', pages: ['v3/a/x'] },
          { group: 'G', version: 'v3', product: 'B', pages: ['v3/b/x', 'v3/b/y'] },
          { group: 'G', version: 'v2', product: 'B', pages: ['v2/b/w', 'v2/b/y'] },
          { group: 'G', version: 'v1', pages: ['v1/z'] },
        ],
      },
      ['v3/a/x', 'v3/b/x', 'v3/b/y', 'v2/b/w', 'v2/b/y', 'v1/z'],
    );
    const [a, b] = versioned.products;
    expect(listVersionsOf(versioned.versions, a)).toHaveLength(3);
    expect(listVersionsOf(versioned.versions, b)).toHaveLength(3);
    expect(pageAt(versioned, 'v3/b/y').versionUrls).toEqual({
      v3: '/v3/b/y/',
      v2: '/v2/b/y/',
      v1: '/v1/z/',
    });
    expect(pageAt(versioned, 'v3/a/x').versionUrls).toMatchObject({ v2: '/v2/b/w/', v1: '/v1/z/' });
    expect(pageAt(versioned, 'v1/z').versionUrls).toMatchObject({ v3: '/v3/a/x/', v2: '/v2/b/w/' });
    expect(listOffered(versioned, pageAt(versioned, 'v2/b/y'))).toEqual([]);
    expect(listOffered(versioned, pageAt(versioned, 'v3/a/x')).map(({ url }) => url)).toEqual([
      '/v3/a/x/',
      '/v3/b/x/',
    ]);
  });

  it('is offered on every page, a hidden one on its own alone', () => {
    expect(offeredAt('')).toEqual(['Core', 'Analytics', 'Mobile']);
    expect(offeredAt('lab/ideas')).toEqual(['Core', 'Analytics', 'Mobile', 'Lab']);
    expect(listOffered(site, undefined).map(({ name }) => name)).toEqual(['Core', 'Analytics', 'Mobile']);
  });

  it('is offered in its language and where there is another one alone', () => {
    const { site: alone } = buildSample({ products: [{ name: 'A', url: 'a' }], navigation: [] }, [
      'a/b',
      'c',
    ]);
    expect(listOffered(alone, pageAt(alone, 'a/b'))).toEqual([]);
    expect(listOffered(alone, pageAt(alone, 'c'))).toHaveLength(1);
    const { site: german } = buildSample(
      {
        languages: ['en', 'de'],
        products: [
          { name: 'A', url: 'a', language: 'en' },
          { name: 'B', url: 'b' },
          { name: 'A', url: 'de/a', language: 'de' },
        ],
        navigation: [
          { group: 'G', language: 'en', pages: ['a/x', 'b/x'] },
          { group: 'G', language: 'de', product: 'A', pages: ['de/a/x'] },
          { group: 'G', language: 'de', pages: ['de/b/x'] },
        ],
      },
      ['a/x', 'b/x', 'de/a/x', 'de/b/x'],
    );
    expect(listOffered(german, pageAt(german, 'de/b/x')).map(({ url }) => url)).toEqual([
      '/b/x/',
      '/de/a/x/',
    ]);
    expect(productAt('de/b/x', german)).toBe('B');
    expect(pageAt(german, 'de/a/x').product).toBe(2);
  });

  it('is where a reader begins who found no page', () => {
    expect(listMainSections(site).map(({ title, url }) => [title, url])).toEqual([
      ['Core', '/start/'],
      ['Analytics', '/analytics/guides/tour/'],
      ['Guides', '/'],
      ['News', '/news/first/'],
    ]);
  });

  it('without pages is not shown, with a warning that names it', () => {
    const found = buildSample({ products: [{ name: 'A' }, { name: 'B', url: 'b' }], navigation: [] }, ['c']);
    expect(found.site.products).toEqual([]);
    expect(found.problems.map(({ code, message }) => [code, message])).toEqual([
      ['site-json/empty-product', 'The product "A" is not shown: nothing with pages names it.'],
      ['site-json/empty-section', 'The product "B" is not shown: no page is under "b".'],
    ]);
  });
});
