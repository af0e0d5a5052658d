import { expect, test } from 'vitest';
import { buildSample, pageAt, samplePage } from '../../../tests/support/sample-site.ts';
import { buildCard, layOutCard } from './card.ts';

const { site } = buildSample(
  {
    siteUrl: 'https://docs.example.com/',
    navigation: [{ group: 'Basics 日本', pages: ['a', 'b', 'own'] }],
    modeToggle: { default: 'dark' },
  },
  [
    samplePage('a', { title: 'The `a` page 🚀', description: 'With a [link](/x) and 日本語.' }),
    samplePage('b', { title: '日本語' }),
    samplePage('own', { title: 'Own', meta: { 'og:image': '/x.png' } }),
  ],
);
const isLatin = (text: string) => /^[ -ÿ]*$/.test(text);

test('a card says what its fonts can draw, in the mode that the site opens in', () => {
  const card = buildCard(site, pageAt(site, 'a'), isLatin);
  expect(card).toMatchObject({
    host: 'docs.example.com',
    title: 'The a page',
    description: undefined,
    breadcrumbs: [],
    colors: { bg: site.theme.dark.bg },
  });
});

test('a title that cannot be drawn gets no card, and neither does a page with an image of its own', () => {
  expect(buildCard(site, pageAt(site, 'b'), isLatin)).toBeUndefined();
  expect(buildCard(site, pageAt(site, 'own'), isLatin)).toBeUndefined();
});

test('a card is in the mode that site.json says for it, with an image behind its text', () => {
  const sample = buildSample({ siteUrl: 'https://docs.example.com', thumbnails: { appearance: 'light' } }, [
    'a',
  ]);
  const card = buildCard(sample.site, pageAt(sample.site, 'a'), isLatin);
  expect(card?.colors.bg).toBe(sample.site.theme.light.bg);
  const listImages = (hasBackground: boolean) =>
    JSON.stringify(card && layOutCard(card, undefined, hasBackground)).match(/"src":"\w+"/g);
  expect(listImages(false)).toBeNull();
  expect(listImages(true)).toEqual(['"src":"background"']);
});
