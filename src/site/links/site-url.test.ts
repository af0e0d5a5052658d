import { expect, it } from 'vitest';
import { createLinkResolver, resolveAsset } from './link.ts';
import {
  findBase,
  listNestedPaths,
  moveSiteUrl,
  readWrittenUrl,
  rootBase,
  writePagePath,
  writeUrl,
  writeWholeUrl,
} from './site-url.ts';

const pages = ['', 'intro', 'docs', 'docs/intro', 'docs/a/b', 'other'];
const site = {
  base: '/docs/',
  nestedPaths: listNestedPaths('/docs/', pages, ['docs/c.png', 'd.png', 'docs']),
};

it('knows what of a site is at paths that begin as its base', () => {
  expect([...site.nestedPaths].sort()).toEqual([
    'docs',
    'docs.md',
    'docs/a',
    'docs/a/b',
    'docs/a/b.md',
    'docs/a/b/rss.xml',
    'docs/c.png',
    'docs/intro',
    'docs/intro.md',
    'docs/intro/rss.xml',
    'docs/rss.xml',
  ]);
  expect(listNestedPaths('/docs/v2/', pages, ['docs/c.png'])).toEqual([]);
  expect(listNestedPaths('/', pages, ['docs/c.png'])).toEqual([]);
});

it.each([
  ['/intro/', '/docs/intro/'],
  ['/docs/other/', '/docs/other/'],
  ['/docs/intro/#x', '/docs/docs/intro/#x'],
  ['/docs/c.png', '/docs/docs/c.png'],
  ['/docs/_astro/x.js', '/docs/_astro/x.js'],
  ['/', '/docs/'],
])('writes %s as %s', (url, written) => {
  expect(writeUrl(site, url)).toBe(written);
  expect(writeWholeUrl({ ...site, siteUrl: 'https://a.org/docs' }, url)).toBe(`https://a.org${written}`);
  expect(writeWholeUrl({ ...site, siteUrl: undefined }, url)).toBe(written);
});

it.each([
  ['/intro/', '/docs/intro'],
  ['/intro/?a/#b/', '/docs/intro?a/#b/'],
  ['/', '/docs'],
  ['/docs/other/', '/docs/other'],
  ['/c.png', '/docs/c.png'],
  ['/_astro/x.js', '/_astro/x.js'],
  ['https://a.org/b/', 'https://a.org/b/'],
  ['//a.org/b/', '//a.org/b/'],
  ['#x/', '#x/'],
])('writes %s as %s where pages have no slash and the host has files of its own', (url, written) => {
  const bare = { ...site, isBare: true, hostPaths: ['/_astro/'] };
  expect(writeUrl(bare, url)).toBe(written);
  expect(writeUrl({ ...rootBase, isBare: true }, '/')).toBe('/');
  expect(writeUrl({ ...rootBase, isBare: true }, '/intro/#x')).toBe('/intro#x');
});

it('writes the path of a page behind the address of a site', () => {
  expect(['/', '/intro/'].map((url) => writePagePath(site, url))).toEqual(['/', '/intro/']);
  const bare = { ...site, isBare: true };
  expect(['/', '/intro/'].map((url) => writePagePath(bare, url))).toEqual(['', '/intro']);
  expect(['/', '/intro/'].map((url) => writePagePath({ ...rootBase, isBare: true }, url))).toEqual([
    '/',
    '/intro',
  ]);
});

it.each([
  ['/docs/other', '/other'],
  ['/docs/intro', '/docs/intro'],
  ['/docs/d.png', '/d.png'],
  ['/docs/c.png?x', '/docs/c.png?x'],
  ['/other', '/other'],
  ['#x', '#x'],
])('reads %s as %s', (written, url) => {
  expect(readWrittenUrl(site, written)).toBe(url);
  expect(readWrittenUrl(rootBase, written)).toBe(written);
});

it('resolves links that have the base already', () => {
  const resolve = createLinkResolver(new Set(pages), site);
  expect(resolve('/docs/other#x')).toBe('/other/#x');
  expect(resolve('/docs/intro')).toBe('/docs/intro/');
  expect(resolve('/intro')).toBe('/intro/');
  expect(resolve('/docs/files/a.pdf')).toBe('/files/a.pdf');
  expect(resolve('https://a.org/docs/other')).toBe('https://a.org/docs/other');
  expect(resolveAsset('/docs/d.png', site)).toBe('/d.png');
  expect(resolveAsset('docs/c.png', site)).toBe('/docs/c.png');
});

it('takes the base from siteUrl, and puts another in its place', () => {
  expect(findBase('https://a.org')).toBe('/');
  expect(findBase('https://a.org/docs/v2?x')).toBe('/docs/v2/');
  expect(findBase(undefined)).toBe('/');
  expect(moveSiteUrl('https://A.org:81/docs', '/')).toBe('https://A.org:81');
  expect(moveSiteUrl('https://a.org', '/docs/v2/')).toBe('https://a.org/docs/v2');
  expect(moveSiteUrl(undefined, '/docs/')).toBeUndefined();
});
