import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { isRootRelative, readBase, withBase, withoutBase } from './base-path.ts';

const base = '/docs/v2/';

describe('readBase', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['docs', '/docs/'],
    ['/docs/v2', base],
    [' /docs/v2/ ', base],
    ['/döcs', '/d%C3%B6cs/'],
  ])('reads %j', (typed, read) => {
    expect(readBase(typed)).toBe(read);
  });

  it.each([
    'https://a.org/docs',
    '//a.org',
    '/docs?x',
    '/docs#x',
    '/a/../b',
    '/a/%2e%2E/b',
    'a b',
    '\\docs',
    'C:/docs',
  ])('reads none from %j', (typed) => {
    expect(readBase(typed)).toBeUndefined();
  });
});

describe('withBase', () => {
  it.each([
    ['/', '/docs/v2/'],
    ['/quickstart/', '/docs/v2/quickstart/'],
    ['/a?b=/c#/d', '/docs/v2/a?b=/c#/d'],
    ['/?q', '/docs/v2/?q'],
    ['/docs/', '/docs/v2/docs/'],
    ['/docs/v22/', '/docs/v2/docs/v22/'],
    [' /a', '/docs/v2/a'],
    ['/../a', '/docs/v2/a'],
    ['/a/%2E%2e/../../b?c=/../d', '/docs/v2/b?c=/../d'],
  ])('puts it in front of %j', (url, written) => {
    expect(withBase(base, url)).toBe(written);
  });

  it.each([
    '/docs/v2/',
    '/docs/v2',
    '/docs/v2#a',
    '/docs/v2?a',
    '/docs/v2/quickstart/',
    '',
    '#a',
    '?a',
    'a/b',
    '../a',
    '//cdn.example.com/a.js',
    '/\\example.com',
    'https://example.com/a',
    'mailto:a@example.com',
    'data:image/png;base64,AA==',
  ])('leaves %j', (url) => {
    expect(withBase(base, url)).toBe(url);
  });

  it('puts it in front of what the site has at a path that begins with it', () => {
    const isOwn = (path: string) => path === 'docs/v2/ä b';
    expect(withBase(base, '/docs/v2/%C3%A4%20b/#c', isOwn)).toBe('/docs/v2/docs/v2/%C3%A4%20b/#c');
    expect(withBase(base, '/docs/v2/other', isOwn)).toBe('/docs/v2/other');
  });

  it('leaves everything to a site of a whole host', () => {
    for (const url of ['/', '/a', '/../a', ' /a', '//x']) expect(withBase('/', url)).toBe(url);
  });

  it('finds a base that is encoded', () => {
    expect(withBase('/d%C3%B6cs/', '/döcs/ä?ö')).toBe('/d%C3%B6cs/%C3%A4?ö');
  });
});

describe('withoutBase', () => {
  it.each([
    ['/docs/v2/', '/'],
    ['/docs/v2', '/'],
    ['/docs/v2?a', '/?a'],
    ['/docs/v2/a/#b', '/a/#b'],
    ['/docs/v2//a', '/a'],
    ['/docs/v2/\\a', '/a'],
    ['#a', '#a'],
    ['https://example.com/docs/v2/', 'https://example.com/docs/v2/'],
  ])('takes it off %j', (url, bare) => {
    expect(withoutBase(base, url)).toBe(bare);
  });

  it.each(['/', '/docs/', '/docs/v22', '/docs/v2/../a', '/a/docs/v2/'])('does not find it in %j', (url) => {
    expect(withoutBase(base, url)).toBeUndefined();
  });
});

const piece = fc.constantFrom(
  'docs',
  'v2',
  'a',
  'ä',
  '..',
  '.',
  '%2e',
  '%2E%2e',
  '',
  ' ',
  '\\',
  'x.png',
  '%20',
  ':',
  '@',
);
const url = fc
  .tuple(
    fc.constantFrom('/', '//', '', 'https://a.org/', '#', '?', ' /', '/docs/v2/', 'mailto:'),
    fc.array(piece),
    fc.constantFrom('', '?a=/b', '#/c', '?/../x#y'),
  )
  .map(([start, pieces, end]) => start + pieces.join('/') + end);
const bases = fc.constantFrom('/', '/docs/', '/docs/v2/', '/d%C3%B6cs/', '/a/');
const host = 'http://host.invalid';
const options = { numRuns: propertyRuns(1000) };

it('puts the base in front once', () => {
  fc.assert(
    fc.property(bases, url, (base, url) => {
      const once = withBase(base, url);
      expect(withBase(base, once)).toBe(once);
    }),
    options,
  );
});

it('leads nowhere but below the base, and leaves what is no path of the host', () => {
  fc.assert(
    fc.property(bases, fc.oneof(url, fc.string()), (base, url) => {
      const written = withBase(base, url);
      if (base === '/' || !isRootRelative(url)) {
        expect(written).toBe(url);
        return;
      }
      const { origin, pathname } = new URL(written, host);
      expect(origin).toBe(host);
      expect(`${pathname}/`.startsWith(base), `${url} -> ${written}`).toBe(true);
    }),
    options,
  );
});

it('is undone by withoutBase', () => {
  fc.assert(
    fc.property(bases, fc.array(fc.constantFrom('docs', 'v2', 'a', 'b.png')), (base, parts) => {
      const url = `/${parts.join('/')}`;
      expect(
        withoutBase(
          base,
          withBase(base, url, () => true),
        ),
      ).toBe(url);
    }),
    options,
  );
});
