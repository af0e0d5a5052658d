import { describe, expect, test } from 'vitest';
import { buildSample } from '../../../tests/support/sample-site.ts';

const navigation = [{ group: 'All', pages: ['start', 'guides/b', 'guides/a', 'guides/deep/c'] }];
const pages = ['start', 'guides/a', 'guides/b', 'guides/deep/c', 'extra/hidden'];

describe('redirects', () => {
  test('a folder without a page of its own leads to its first page in the navigation, else by path', () => {
    const { site } = buildSample({ navigation }, pages);
    expect(site.redirects).toEqual([
      { source: '/', destination: '/start/', permanent: false },
      { source: '/guides', destination: '/guides/b/', permanent: false },
      { source: '/guides/deep', destination: '/guides/deep/c/', permanent: false },
      { source: '/extra', destination: '/extra/hidden/', permanent: false },
    ]);
  });

  test('a folder with a page of its own does not lead on', () => {
    const { site } = buildSample({ navigation }, [...pages, 'guides', '']);
    expect(site.redirects.map(({ source }) => source)).toEqual(['/guides/deep', '/extra']);
  });

  test('`/` shows the page `index` when there is one', () => {
    expect(buildSample({ navigation }, [...pages, '']).site.home).toBe('/');
  });

  test('`/` leads to the first page of the navigation otherwise', () => {
    expect(buildSample({ navigation }, pages).site.home).toBe('/start/');
  });

  test('`/` leads to the first page by path when the navigation has none', () => {
    expect(buildSample({}, ['b', 'a']).site.home).toBe('/a/');
    expect(buildSample({}).site.home).toBe('/');
  });

  test('`/` leads where a redirect of the writer leads', () => {
    const redirects = [{ source: '/', destination: '/guides/a' }];
    const { site } = buildSample({ navigation, redirects }, pages);
    expect(site.home).toBe('/guides/a/');
    expect(site.redirects.filter(({ source }) => source === '/')).toEqual([
      { source: '/', destination: '/guides/a/', permanent: true },
    ]);
  });

  test('the writer’s come first, with page URLs as destinations and their names kept', () => {
    const redirects = [
      { source: '/old/', destination: 'guides/a#part' },
      { source: 'docs/:slug*', destination: '/guides/:slug*', permanent: false },
      { source: '/chat', destination: 'https://discord.gg/x' },
    ];
    const { site, problems } = buildSample({ navigation, redirects }, pages);
    expect(site.redirects.slice(0, 3)).toEqual([
      { source: '/old', destination: '/guides/a/#part', permanent: true },
      { source: '/docs/:slug*', destination: '/guides/:slug*', permanent: false },
      { source: '/chat', destination: 'https://discord.gg/x', permanent: true },
    ]);
    expect(problems).toEqual([]);
  });

  test('one from a page’s path, one repeated and one from another site are left out with a warning', () => {
    const redirects = [
      { source: '/start', destination: '/guides/a' },
      { source: '/x', destination: '/guides/a' },
      { source: '/x/', destination: '/guides/b' },
      { source: 'https://old.example.com/x', destination: '/guides/b' },
    ];
    const { site, problems } = buildSample({ navigation, redirects }, pages);
    expect(site.redirects.filter(({ permanent }) => permanent)).toEqual([
      { source: '/x', destination: '/guides/a/', permanent: true },
    ]);
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['site-json/redirect-shadowed', 16],
      ['site-json/redirect-repeated', 24],
      ['site-json/redirect-source', 28],
    ]);
  });

  test('one with a space in its destination, or with a name in its host, is left out with a warning', () => {
    const redirects = [
      { source: '/x', destination: '/guides/a b' },
      { source: '/z/:host', destination: 'https://:host/a' },
      { source: '/w/:rest*', destination: 'https://example.com:rest*' },
      { source: '/v/:rest*', destination: 'https://example.com:8080/:rest*' },
    ];
    const { site, problems } = buildSample({ navigation, redirects }, pages);
    expect(site.redirects.filter(({ permanent }) => permanent).map(({ source }) => source)).toEqual([
      '/v/:rest*',
    ]);
    expect(problems.map(({ code, line }) => [code, line])).toEqual([
      ['site-json/redirect-space', 17],
      ['site-json/redirect-host', 21],
      ['site-json/redirect-host', 25],
    ]);
  });

  test('one to nothing is a warning with the nearest page, files are not looked for', () => {
    const redirects = [
      { source: '/x', destination: '/guides/aa' },
      { source: '/y', destination: '/files/manual.pdf' },
      { source: '/z', destination: '/guides' },
      { source: '/w/:slug*', destination: '/nowhere/:slug*' },
    ];
    const { problems } = buildSample({ navigation, redirects }, pages);
    expect(problems).toMatchObject([
      {
        code: 'site-json/redirect-target',
        severity: 'warning',
        message: 'The redirect from "/x" leads to "/guides/aa", where there is no page.',
        hint: 'Did you mean "/guides/a"?',
      },
      { message: 'The redirect from "/w/:slug*" leads to "/nowhere/:slug*", where there is no page.' },
    ]);
  });

  test('one through another redirect is followed to its end', () => {
    const redirects = [
      { source: '/a', destination: '/b' },
      { source: '/b', destination: '/c/a' },
      { source: '/c/:slug*', destination: '/guides/:slug*' },
    ];
    expect(buildSample({ navigation, redirects }, pages).problems).toEqual([]);
  });

  test('a loop is a warning for each redirect in it, and leaves them out', () => {
    const redirects = [
      { source: '/a', destination: '/b' },
      { source: '/b', destination: '/a' },
      { source: '/self', destination: '/self' },
      { source: '/grow/:slug*', destination: '/grow/more/:slug*' },
      { source: '/swap/:slug*', destination: '/paws/:slug*' },
      { source: '/paws/:slug*', destination: '/swap/:slug*' },
    ];
    const { site, problems } = buildSample({ navigation, redirects }, pages);
    expect(problems.map(({ code }) => code)).toEqual(Array(6).fill('site-json/redirect-loop'));
    expect(site.redirects.filter(({ permanent }) => permanent)).toEqual([]);
  });

  test('a pattern over all paths to a folder with pages is no loop', () => {
    const redirects = [{ source: '/:slug*', destination: '/guides/:slug*' }];
    expect(buildSample({ navigation, redirects }, pages).problems).toEqual([]);
  });

  test('ten thousand redirects in a chain are followed', () => {
    const redirects = Array.from({ length: 10_000 }, (_, index) => ({
      source: `/r${index}`,
      destination: index === 9_999 ? '/start' : `/r${index + 1}`,
    }));
    expect(buildSample({ navigation, redirects }, pages).problems).toEqual([]);
  });
});

test('redirects of a site below a path are of what follows it', () => {
  const redirects = [
    { source: '/docs/old', destination: '/docs/start' },
    { source: '/older', destination: '/start' },
  ];
  const config = { navigation, redirects, siteUrl: 'https://a.org/docs' };
  const { site, problems } = buildSample(config, pages);
  expect(site.redirects.slice(0, 2)).toEqual([
    { source: '/old', destination: '/start/', permanent: true },
    { source: '/older', destination: '/start/', permanent: true },
  ]);
  expect([site.base, site.siteUrl, site.home]).toEqual(['/docs/', 'https://a.org/docs', '/start/']);
  expect(problems).toEqual([]);
});
