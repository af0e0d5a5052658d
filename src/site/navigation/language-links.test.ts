import { expect, test } from 'vitest';
import { buildSample, pageAt } from '../../../tests/support/sample-site.ts';
import { createLanguageLinks } from './language-links.ts';

const { site } = buildSample(
  {
    languages: ['en', 'de', 'ja'],
    navigation: [{ group: 'Start', pages: ['index', 'guides/a', 'guides/b'] }],
  },
  ['', 'guides/a', 'guides/b', 'outside', 'de', 'de/guides/a'],
);
const follow = createLanguageLinks(site);
const linksOn = (path: string) => {
  const find = follow(pageAt(site, path));
  return [
    '/',
    '/guides/a/',
    '/guides/b/?v=1#part',
    '/outside/',
    '/de/guides/a/',
    'https://example.com/guides/a/',
    '#a',
  ].map((url) => find?.(url));
};

test('links of a text that is not translated lead to pages of the reader’s language, written in it or shown in it', () => {
  expect(linksOn('de/guides/b')).toEqual([
    ...['/de/', '/de/guides/a/', '/de/guides/b/?v=1#part'],
    ...['/outside/', '/de/guides/a/', 'https://example.com/guides/a/', '#a'],
  ]);
  expect(linksOn('ja/guides/a').slice(0, 3)).toEqual(['/ja/', '/ja/guides/a/', '/ja/guides/b/?v=1#part']);
});

test('links of a text in the reader’s language are its writer’s', () => {
  for (const path of ['guides/a', 'de/guides/a']) expect(follow(pageAt(site, path))).toBeUndefined();
});
