import { expect, it } from 'vitest';
import type { Site } from '../../site/site.ts';
import { createPageLookup } from './page-lookup.ts';

const redirects = [
  { source: '/', destination: '/start/', permanent: false },
  { source: '/old', destination: '/new/', permanent: true },
  { source: '/archive/first', destination: '/first/', permanent: true },
  { source: '/archive/:slug*', destination: '/guides/:slug*', permanent: true },
  { source: '/archive/late', destination: '/late/', permanent: true },
  { source: '/old', destination: '/other/', permanent: true },
];
const { findDestination } = createPageLookup({ pages: [], redirects } as unknown as Site);

it.each([
  ['/', '/start/'],
  ['/old/', '/new/'],
  ['/archive/a/b', '/guides/a/b'],
  // Of several that hold, the first.
  ['/archive/first', '/first/'],
  ['/archive/late', '/guides/late'],
  ['/nothing', undefined],
])('leads %s to %s', (path, destination) => {
  expect(findDestination(path)).toBe(destination);
});
