import { describe, expect, it } from 'vitest';
import { createOfflineLinks, writeRelativePath } from './offline-links.ts';

const files = ['index.html', 'guides/a b/index.html', 'guides/tour/index.html', 'plan.pdf', 'old/index.html'];

function open(base = '/', siteUrl?: string) {
  return createOfflineLinks({
    files: new Set(files),
    base,
    siteUrl,
    hasPage: (path) => files.includes(`${path}/index.html`) && path !== 'old',
    findDestination: (path) => ({ old: '/guides/tour#start', round: '/round' })[path],
  });
}

describe('a link of a page that is opened from a disk', () => {
  const { writeRelative } = open();

  it.each([
    ['/', '../../index.html'],
    ['/guides/tour/', 'index.html'],
    ['/guides/tour/#end', '#end'],
    ['/guides/tour', 'index.html'],
    ['../a%20b/?x=1#end', '../a%20b/index.html?x=1#end'],
    ['/plan.pdf', '../../plan.pdf'],
    [' /plan.pdf ', '../../plan.pdf'],
    ['..', '..'],
  ])('leads to a file: %s', (url, written) => {
    expect(writeRelative(url, 'guides/tour/index.html')).toBe(written);
  });

  it.each([
    '#end',
    '',
    'https://example.com/',
    '//example.com/a',
    'mailto:a@example.com',
    '/missing/',
    'data:,a',
  ])('stays when it leads to none: %s', (url) =>
    expect(writeRelative(url, 'guides/tour/index.html')).toBe(url),
  );

  it('leads where a redirect would, with its own hash only where that has none', () => {
    expect(writeRelative('/old/#end', 'index.html')).toBe('guides/tour/index.html#start');
    expect(writeRelative('/round/', 'index.html')).toBe('/round/');
  });

  it('is without the base of the site, and leads to the web where the disk has nothing', () => {
    const links = open('/docs/', 'https://example.com/docs');
    expect(links.writeRelative('/docs/guides/tour/', 'index.html')).toBe('guides/tour/index.html');
    expect(links.writeRelative('https://example.com/docs/guides/tour/#a', 'index.html')).toBe(
      'guides/tour/index.html#a',
    );
    expect(links.writeRelative('https://example.com/docstore/', 'index.html')).toBe(
      'https://example.com/docstore/',
    );
    expect(links.writeRelative('/guides/tour/', 'index.html')).toBe('https://example.com/guides/tour/');
    expect(links.writeRelative('/docs/missing', 'index.html')).toBe('https://example.com/docs/missing');
  });

  it('is written for pages of all folders from that of the site', () => {
    expect(open().writeRooted('../a b/#end', 'guides/tour/index.html')).toBe(
      'octavo-folder:/guides/a%20b/index.html#end',
    );
    expect(open().writeRooted('#end', 'guides/tour/index.html')).toBe('#end');
  });
});

it('writes names that a URL cannot hold as they are', () => {
  expect(writeRelativePath('a/b.html', 'c/50% #1?.html')).toBe('../c/50%25%20%231%3F.html');
});
