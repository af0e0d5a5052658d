import { expect, it } from 'vitest';
import { readMount } from './mount.ts';

const standard = {
  base: '/',
  trailingSlash: 'ignore',
  build: { assets: '_astro', format: 'directory' },
} as const;

it('is the whole host where nothing says otherwise', () => {
  expect(readMount(standard)).toEqual({ path: '', base: '/', urls: { hostPaths: [], isBare: false } });
});

it.each(['/docs', 'docs', '/docs/'])('mounts at %s below the base of Astro', (given) => {
  expect(readMount(standard, given)).toMatchObject({ path: 'docs/', base: '/docs/' });
  const { path, base, urls } = readMount({ ...standard, base: '/shop' }, given);
  expect([path, base, urls.hostPaths?.[0]]).toEqual(['docs/', '/shop/docs/', '/shop/_astro/']);
});

it.each([
  ['ignore', 'directory', false],
  ['ignore', 'file', true],
  ['ignore', 'preserve', true],
  ['always', 'file', false],
  ['never', 'directory', true],
] as const)('ends URLs as Astro does: %s, %s', (trailingSlash, format, isBare) => {
  const { urls } = readMount({ ...standard, trailingSlash, build: { assets: '_astro', format } });
  expect(urls.isBare).toBe(isBare);
});

it('says that an address is no path', () => {
  expect(() => readMount(standard, 'https://example.com')).toThrow('no path. Write one such as');
});
