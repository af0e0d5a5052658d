import { expect, test } from 'vitest';
import { writeSitemap } from './sitemap.ts';

const entries = ['/', '/a&b/', '/c/'].map((url) => ({
  url,
  changed: url === '/' ? '2026-01-02' : undefined,
}));

test('a sitemap names each page, and its last change where that is known', () => {
  const files = writeSitemap(entries, 'https://a.org');
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  expect(files.get('sitemap.xml')).toContain(
    '<url><loc>https://a.org/</loc><lastmod>2026-01-02</lastmod></url>',
  );
  expect(files.get('sitemap.xml')).toContain('<url><loc>https://a.org/a&amp;b/</loc></url>');
});

test('more pages than a file may hold are in several, which the first one lists', () => {
  const files = writeSitemap(entries, 'https://a.org', 2);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files.get('sitemap.xml')).toContain('<sitemap><loc>https://a.org/sitemap-2.xml</loc></sitemap>');
  expect(files.get('sitemap-2.xml')).toContain('/c/');
});
