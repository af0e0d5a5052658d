import { expect, it } from 'vitest';
import type { Site } from '../../site/site.ts';
import { createPageLookup } from './page-lookup.ts';

const redirects = [
  { source: '/', destination: '/start/', permanent: false },
  { source: '/old', destination: '/new/', permanent: true },
  { source: '/archive/:slug*', destination: '/guides/:slug*', permanent: true },
];
const { findDestination } = createPageLookup({ pages: [], redirects } as unknown as Site);

it.each([
  ['/', '/start/'],
  ['/old/', '/new/'],
  ['/archive/a/b', '/guides/a/b'],
  ['/nothing', undefined],
])('leads %s to %s', (path, destination) => {
  expect(findDestination(path)).toBe(destination);
});
