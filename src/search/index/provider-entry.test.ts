import { expect, test } from 'vitest';
import { buildSample, pageAt, sampleOperation, samplePage } from '../../../tests/support/sample-site.ts';
import type { Site } from '../../site/site.ts';
import { listCrawlerTags } from './crawler-tags.ts';
import { createProviderEntry } from './provider-entry.ts';

const provider = { type: 'algolia', appId: 'A1B2C3D4E5', apiKey: 'key', indexName: 'docs' };
const fields = {
  siteUrl: 'https://docs.example.com/docs/',
  languages: ['en', 'de'],
  versions: ['2.0', '1.0, old'],
  tabs: [{ name: 'API', url: 'api' }],
  navigation: [
    { group: 'Start', pages: ['a', 'hidden', 'unsearched'] },
    { group: 'Old', version: '1.0, old', pages: ['api/old'] },
  ],
  search: { provider },
};
const pages = [
  samplePage('a'),
  samplePage('de/a'),
  samplePage('hidden', { noindex: true }),
  samplePage('unsearched', { searchable: false }),
  samplePage('api/old'),
  samplePage('404'),
];

function build(given: object = {}): Site {
  const { site } = buildSample({ ...fields, ...given }, pages);
  if (!site) throw new Error('no site');
  return site;
}

test('the dialog gets the pages of a language that may be found, with the base, and how its service is asked', () => {
  expect(createProviderEntry(build(), 'en')).toEqual({
    provider: { ...provider, searchParameters: {} },
    crawledUrl: 'https://docs.example.com/docs',
    language: 'en',
    suggested: [
      { url: '/docs/a/', title: 'a', section: 'Start' },
      { url: '/docs/api/old/', title: 'api/old', section: 'Old', versions: ['1.0, old'] },
    ],
    pages: [
      {
        ...{ url: '/docs/a/', title: 'a', section: 'Documentation / Start', tab: 'Documentation' },
        versions: ['2.0', '1.0, old'],
      },
      {
        ...{ url: '/docs/api/old/', title: 'api/old', section: 'API / Old', tab: 'API' },
        versions: ['1.0, old'],
      },
    ],
  });
  const german = createProviderEntry(build(), 'de');
  expect(german?.language).toBe('de');
  expect(german?.pages.map(({ url }) => url)).toContain('/docs/de/a/');
});

test('what a site does not have is left out', () => {
  const site = build({
    siteUrl: undefined,
    languages: undefined,
    versions: undefined,
    tabs: undefined,
    navigation: [{ group: '', pages: ['a'] }],
  });
  expect(createProviderEntry(site, 'en')).toEqual({
    provider: { ...provider, searchParameters: {} },
    suggested: [{ url: '/a/', title: 'a', section: '' }],
    pages: [{ url: '/a/', title: 'a' }],
  });
  expect(createProviderEntry(build({ search: {} }), 'en')).toBeUndefined();
});

test('an operation has its method and path', () => {
  const { site } = buildSample(
    { search: { provider }, navigation: [{ group: 'API', pages: ['GET /lamps'] }] },
    [],
    { operations: [sampleOperation('GET', '/lamps')] },
  );
  expect(site && createProviderEntry(site, 'en')?.pages).toMatchObject([{ method: 'GET', path: '/lamps' }]);
});

test('crawlers are told the language and the versions of a page, on a site that has a service alone', () => {
  const site = build();
  expect(listCrawlerTags(site, pageAt(site, 'a'))).toEqual({
    'docsearch:language': 'en',
    'docsearch:version': '2.0,1.0 old',
  });
  expect(listCrawlerTags(site, pageAt(site, 'de/a'))['docsearch:language']).toBe('de');
  expect(listCrawlerTags(site, pageAt(site, 'api/old'))['docsearch:version']).toBe('1.0 old');
  for (const path of ['hidden', 'unsearched']) expect(listCrawlerTags(site, pageAt(site, path))).toEqual({});
  expect(listCrawlerTags(site, undefined)).toEqual({});
  const plain = build({ search: {} });
  expect(listCrawlerTags(plain, pageAt(plain, 'a'))).toEqual({});
});
