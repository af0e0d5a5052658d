import { expect, test } from 'vitest';
import { listHeaders } from './security-headers.ts';

test.each(['/a.svg', '/guide/a.SVG', '/a.b.Svg'])('%s runs no script', (path) => {
  expect(listHeaders(path)['Content-Security-Policy']).toContain("script-src 'none'");
});

test('only names with a hash are kept for good', () => {
  const isKept = (path: string) => listHeaders(path)['Cache-Control']?.includes('immutable');
  const hashed = ['0a1b/table.bin', 'de/0a1b/words/1.bin', '0a1b/stemmer.js', 'de/0a1b/stemmer.js'];
  const named = [
    'index.json',
    'scopes.json',
    'provider.json',
    'de/index.json',
    'de/scopes.json',
    'de/provider.json',
  ];
  const inSearch = (names: readonly string[]) => names.map((name) => `/_octavo/search/${name}`);
  expect(['/_astro/a.js', ...inSearch(hashed)].filter((path) => !isKept(path))).toEqual([]);
  expect(['/a.js', '/b/_astro/a.js', ...inSearch(named)].filter(isKept)).toEqual([]);
});
