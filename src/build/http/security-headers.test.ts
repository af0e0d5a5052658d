import { expect, test } from 'vitest';
import { listHeaders } from './security-headers.ts';

test.each(['/a.svg', '/guide/a.SVG', '/a.b.Svg'])('%s runs no script', (path) => {
  expect(listHeaders(path)['Content-Security-Policy']).toContain("script-src 'none'");
});

test('only names with a hash are kept for good', () => {
  const isKept = (path: string) => listHeaders(path)['Cache-Control']?.includes('immutable');
  expect(['/_astro/a.js', '/_octavo/search/1/a.json'].map(isKept)).toEqual([true, true]);
  expect(['/a.js', '/b/_astro/a.js', '/_octavo/search/a.json'].map(isKept)).toEqual(Array(3).fill(false));
});
