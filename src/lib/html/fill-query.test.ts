import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { fillQuery, hasPlaceholder, longestAddress } from './fill-query.ts';

const values = { page: '# Page & more', path: '/a/', mcp: 'https://a.b/mcp' };

describe('fillQuery', () => {
  it.each([
    ['https://a.b', [{ key: 'q', value: 'Read $path' }], 'https://a.b?q=Read%20%2Fa%2F'],
    ['https://a.b/?x=1', [{ key: 'q', value: '$page' }], 'https://a.b/?x=1&q=%23%20Page%20%26%20more'],
    ['https://a.b/?', [{ key: 'q', value: '1' }], 'https://a.b/?q=1'],
    ['/a#part', [{ key: 'q', value: '$mcp' }], '/a?q=https%3A%2F%2Fa.b%2Fmcp#part'],
    ['/a', [], '/a'],
    [
      '/a',
      [{ key: 'k&', value: '$pages $5 $other $constructor' }],
      '/a?k%26=%24pages%20%245%20%24other%20%24constructor',
    ],
  ])('adds parameters to %s', (base, query, expected) => {
    expect(fillQuery({ base, query }, values)).toBe(expected);
  });

  it('fills in once: what stands in the page is text', () => {
    const url = fillQuery(
      { base: '/a', query: [{ key: 'q', value: '$page' }] },
      { ...values, page: '$mcp $page' },
    );
    expect(new URL(url, 'https://a.b').searchParams.get('q')).toBe('$mcp $page');
  });

  it('shortens a long page by whole characters, and gives back what was given', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 4000 }),
        fc.constantFrom('$page', 'See: $page.', '$page $page'),
        (text, value) => {
          const page = text.toWellFormed();
          const query = [{ key: 'text', value }];
          const url = fillQuery({ base: 'https://a.b/', query }, { page }, 'page');
          expect(url.length).toBeLessThanOrEqual(longestAddress);
          const given = new URL(url).searchParams.get('text') ?? '';
          const shown =
            value === '$page $page'
              ? given.slice(0, (given.length - 1) / 2)
              : value === '$page'
                ? given
                : given.replace(/^See: |\.$/g, '');
          if (value === '$page') expect(page.startsWith(shown)).toBe(true);
          if (value === '$page' && shown !== page) expect(url.length).toBeGreaterThan(longestAddress - 12);
          expect(given.isWellFormed()).toBe(true);
        },
      ),
      { numRuns: propertyRuns(300) },
    );
  });

  it('never leaves the host of its base, whatever the values are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', minLength: 1 }), (page, key) => {
        const url = fillQuery({ base: 'https://a.b/c', query: [{ key, value: '$page' }] }, { page }, 'page');
        expect(new URL(url)).toMatchObject({ origin: 'https://a.b', pathname: '/c', hash: '' });
        expect([...new URL(url).searchParams]).toEqual([[key.toWellFormed(), page.toWellFormed()]]);
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});

it('a placeholder ends where its name does', () => {
  const query = [{ key: 'q', value: 'a $pages b$path' }];
  expect(hasPlaceholder({ base: '/', query }, 'page')).toBe(false);
  expect(hasPlaceholder({ base: '/', query }, 'path')).toBe(true);
});
