import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLinkResolver, resolveAsset } from '../links/link.ts';
import { rootBase } from '../links/site-url.ts';
import { isAbsoluteUrl, listAncestors, readUrlPath, writePageUrl } from './page-path.ts';

describe('a page’s URL', () => {
  test('ends in a slash and is escaped', () => {
    expect(writePageUrl('')).toBe('/');
    expect(writePageUrl('guides/quickstart')).toBe('/guides/quickstart/');
    expect(writePageUrl('a b/ü?#%')).toBe('/a%20b/%C3%BC%3F%23%25/');
  });

  test('leads back to its path', () => {
    const segment = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/^[./]+$|\//.test(text));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
        const path = segments.join('/');
        expect(readUrlPath(writePageUrl(path))).toBe(path);
      }),
    );
  });
});

test('a URL’s path has no slashes at its ends, no query and no hash', () => {
  for (const url of ['/a/b/', 'a/b', './a/b', '/a/b?x=/y', 'a/b/#c', '//a/b'])
    expect(readUrlPath(url), url).toBe('a/b');
  expect(readUrlPath('/100%')).toBe('100%');
});

test('a URL is absolute with a scheme, with a host, or as a hash alone', () => {
  for (const url of ['https://x', 'mailto:x@y', 'tel:1', '//host/x', '#hash', 'HTTPS://X'])
    expect(isAbsoluteUrl(url), url).toBe(true);
  for (const url of ['/a', 'a/b', './a', 'a/b:c', '?x=http://y']) expect(isAbsoluteUrl(url), url).toBe(false);
});

test('the ancestors of a path begin with itself and end with the root', () => {
  expect(listAncestors('a/b/c')).toEqual(['a/b/c', 'a/b', 'a', '']);
  expect(listAncestors('')).toEqual(['']);
});

describe('a link', () => {
  const resolve = createLinkResolver(new Set(['', 'guides/a', 'a b']), rootBase);

  test('to a page has the page’s URL with query and hash', () => {
    expect(resolve('guides/a')).toBe('/guides/a/');
    expect(resolve('/guides/a#part')).toBe('/guides/a/#part');
    expect(resolve('./guides/a/?x=1#part')).toBe('/guides/a/?x=1#part');
    expect(resolve('/a%20b')).toBe('/a%20b/');
    expect(resolve('/')).toBe('/');
  });

  test('to something else has a leading slash, to another site it stays', () => {
    expect(resolve('files/x.pdf')).toBe('/files/x.pdf');
    expect(resolve('https://example.com/a')).toBe('https://example.com/a');
    expect(resolve('#part')).toBe('#part');
  });

  test('that is unsafe leads nowhere', () => {
    expect(resolve('javascript:alert(1)')).toBe('#');
    expect(resolve('java\nscript:alert(1)')).toBe('#');
    expect(resolveAsset('javascript:alert(1)', rootBase)).toBeUndefined();
  });

  test('to a file is rooted', () => {
    expect(resolveAsset('./logo/light.svg', rootBase)).toBe('/logo/light.svg');
    expect(resolveAsset('https://cdn.example.com/x.svg', rootBase)).toBe('https://cdn.example.com/x.svg');
  });
});
