import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Site } from '../../site/site.ts';
import { listShardPages, parseShard } from './shard.ts';

it('reads the part and how many there are, and nothing else', () => {
  expect(parseShard('2/4')).toEqual({ index: 2, count: 4 });
  expect(parseShard('1/1')).toEqual({ index: 1, count: 1 });
  for (const text of ['', '2', '0/4', '5/4', '0/0', '-1/4', '1/4/2', '1.5/4', 'x', '1/x', '1/999999'])
    expect(parseShard(text), text).toBeUndefined();
});

it('puts every page into one part, but for the 404, and as many into each as into the others', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.integer({ min: 1, max: 12 }), (pages, count) => {
      const paths = [...Array.from({ length: pages }, (_, index) => `page-${index}`), '404'];
      const site = { pages: paths.map((path) => ({ path })) } as unknown as Site;
      const parts = Array.from({ length: count }, (_, index) =>
        listShardPages(site, { index: index + 1, count }).map(({ path }) => path),
      );
      expect(parts.flat().toSorted()).toEqual(paths.filter((path) => path !== '404').toSorted());
      const sizes = parts.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
  );
});
