import { expect, test } from 'vitest';
import { buildSample, pageAt, samplePage } from '../../../tests/support/sample-site.ts';
import { writePageMeta } from './page-meta.ts';

const file = {
  navigation: [
    { group: 'Start', pages: ['index'] },
    { group: 'A </script>', pages: ['a', 'b'] },
  ],
};
const pages = [
  samplePage(''),
  samplePage('a'),
  samplePage('b', { canonical: '/a', meta: { 'og:title': 'Own' } }),
];

function metaOf(
  path: string,
  siteUrl?: string,
  more: Partial<Parameters<typeof writePageMeta>[0]> = {},
  settings: Readonly<Record<string, unknown>> = {},
) {
  const { site } = buildSample({ ...file, ...settings, ...(siteUrl ? { siteUrl } : {}) }, pages);
  const page = pageAt(site, path);
  const meta = writePageMeta({
    ...{
      site,
      page,
      title: page.title,
      description: undefined,
      isIndexed: true,
      metadata: {},
      card: undefined,
    },
    ...more,
  });
  return {
    ...meta,
    tag: (name: string) => meta.tags.filter((tag) => tag.name === name).map((tag) => tag.content),
  };
}

test('without the address of the site, a page says only what it knows', () => {
  const meta = metaOf('a');
  expect([meta.canonical, meta.data]).toEqual([undefined, undefined]);
  expect(meta.tags.map(({ name }) => name)).toEqual(['og:site_name', 'og:title']);
});

test('a page comes before the site, and each tag stands there once', () => {
  const metadata = { 'og:title': 'Site', 'og:image': 'card.png', keywords: 'x' };
  const meta = metaOf('b', 'https://a.org/', { metadata, card: '/drawn.png' });
  expect(meta.tag('og:title')).toEqual(['Own']);
  expect(meta.tag('og:image')).toEqual(['https://a.org/card.png']);
  expect(meta.tag('og:image:width')).toEqual([]);
  expect(meta.canonical).toBe('https://a.org/a');
  expect(meta.tags.find(({ name }) => name === 'keywords')?.key).toBe('name');
});

test('the breadcrumb leads from the start to the page and cannot end its script', () => {
  const { data = '' } = metaOf('b', 'https://a.org');
  expect(data).not.toContain('<');
  const list = JSON.parse(data).itemListElement as readonly { name: string; item: string }[];
  expect(list.map(({ name, item }) => [name, item])).toEqual([
    ['Sample', 'https://a.org/'],
    ['A </script>', 'https://a.org/a/'],
    ['b', 'https://a.org/b/'],
  ]);
  expect(metaOf('', 'https://a.org').data).toBeUndefined();
});

test('a page that search engines leave out has no address of its own', () => {
  expect(metaOf('a', 'https://a.org', { isIndexed: false }).canonical).toBeUndefined();
});

test('a site below a path says its addresses with it, once', () => {
  const siteUrl = 'https://a.org/docs/v2';
  const given = { 'og:image': '/a.png', 'twitter:image': '/docs/v2/b.png', 'og:video': 'c.mp4' };
  const meta = metaOf('b', siteUrl, { metadata: given });
  expect(meta.canonical).toBe('https://a.org/docs/v2/a');
  expect(meta.tag('og:url')).toEqual(['https://a.org/docs/v2/a']);
  expect(['og:image', 'twitter:image', 'og:video'].flatMap(meta.tag)).toEqual([
    'https://a.org/docs/v2/a.png',
    'https://a.org/docs/v2/b.png',
    'https://a.org/docs/v2/c.mp4',
  ]);
  expect(metaOf('a', siteUrl).canonical).toBe('https://a.org/docs/v2/a/');
  const list = JSON.parse(metaOf('a', siteUrl).data ?? '').itemListElement;
  expect(list[0].item).toBe('https://a.org/docs/v2/');
});

test('a publisher that the site names is that of every page', () => {
  const organization = {
    legalName: 'Lantern </script> Inc.',
    url: 'https://lantern.example.com/',
    logo: '/images/logo.png',
    sameAs: ['https://x.com/lantern'],
  };
  const { data = '' } = metaOf(
    'a',
    'https://example.com/docs',
    { description: 'All of a.' },
    { seo: { organization } },
  );
  expect(data).not.toContain('</script>');
  const graph: unknown = JSON.parse(data);
  expect(graph).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': 'https://example.com/docs/#organization',
        name: 'Sample',
        legalName: organization.legalName,
        url: 'https://lantern.example.com',
        logo: 'https://example.com/docs/images/logo.png',
        sameAs: organization.sameAs,
      },
      {
        '@type': 'TechArticle',
        headline: 'a',
        description: 'All of a.',
        inLanguage: 'en',
        url: 'https://example.com/docs/a/',
        publisher: { '@id': 'https://example.com/docs/#organization' },
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
  const home = metaOf(
    '',
    'https://example.com',
    {},
    { seo: { organization: { id: 'https://lantern.example.com/#us' } } },
  );
  expect(JSON.parse(home.data ?? '')).toMatchObject({
    '@graph': [{ '@id': 'https://lantern.example.com/#us' }, { '@type': 'TechArticle' }],
  });
});
