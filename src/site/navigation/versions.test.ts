import { describe, expect, test } from 'vitest';
import { buildSample, pageAt, samplePage } from '../../../tests/support/sample-site.ts';
import { findSectionUrl } from './sections.ts';

const groups = [
  { group: 'Old', version: 'v1', pages: ['v1/intro', 'v1/users', 'v1/gone'] },
  { group: 'New', version: 'v2', pages: ['v2/intro', 'v2/users'] },
  { group: 'Both', pages: ['support'] },
];
const paths = groups.flatMap(({ pages }) => pages);

describe('versions', () => {
  test('the first is the default', () => {
    const { site } = buildSample({ versions: ['v2', 'v1'] });
    expect(site.versions).toEqual([
      { name: 'v2', isDefault: true, url: undefined, tag: undefined, isHidden: false },
      { name: 'v1', isDefault: false, url: undefined, tag: undefined, isHidden: false },
    ]);
  });

  test('the one marked default is the default', () => {
    const versions = [
      { name: 'v1', url: 'https://v1.example.com' },
      { name: 'v2', default: true },
    ];
    expect(buildSample({ versions }).site.versions).toEqual([
      { name: 'v1', isDefault: false, url: 'https://v1.example.com', tag: undefined, isHidden: false },
      { name: 'v2', isDefault: true, url: undefined, tag: undefined, isHidden: false },
    ]);
  });

  test('one entry is kept, so that the dropdown is shown', () => {
    expect(buildSample({ versions: ['latest'] }).site.versions).toHaveLength(1);
  });

  test('a page’s version is that of its frontmatter, before that of its group', () => {
    const { site } = buildSample(
      { versions: ['v2', 'v1'], navigation: [{ group: 'Old', version: 'v1', pages: ['a', 'b'] }] },
      [samplePage('a', { version: 'v2' }), 'b'],
    );
    expect(pageAt(site, 'a').versions).toEqual(['v2']);
    expect(pageAt(site, 'b').versions).toEqual(['v1']);
  });

  test('a page’s version is that of its nearest group', () => {
    const navigation = [
      { group: 'Outer', version: 'v1', pages: ['a', { group: 'Inner', version: 'v2', pages: ['b'] }] },
      { group: 'Other', version: 'v1', pages: [{ group: 'Inner', pages: ['c'] }] },
    ];
    const { site } = buildSample({ versions: ['v2', 'v1'], navigation }, ['a', 'b', 'c']);
    expect(site.pages.map(({ path, versions }) => [path, versions])).toEqual([
      ['a', ['v1']],
      ['b', ['v2']],
      ['c', ['v1']],
    ]);
  });

  test('a page’s version is that of the tab, else of the anchor, that owns it', () => {
    const { site } = buildSample(
      {
        versions: ['v2', 'v1'],
        navigation: [{ group: 'All', pages: ['api/x', 'hub/y', 'z'] }],
        tabs: [{ name: 'API', url: 'api', version: 'v1' }],
        anchors: [{ name: 'Hub', url: 'hub', version: 'v2' }],
      },
      ['api/x', 'hub/y', 'z', 'hub/outside'],
    );
    expect(pageAt(site, 'api/x').versions).toEqual(['v1']);
    expect(pageAt(site, 'hub/y').versions).toEqual(['v2']);
    expect(pageAt(site, 'hub/outside').versions).toEqual(['v2']);
    expect(pageAt(site, 'z').versions).toEqual([]);
    expect(site.tabs.map(({ version }) => version)).toEqual([undefined, 'v1']);
    expect(site.anchors.map(({ version }) => version)).toEqual([undefined, 'v2']);
  });

  test('of two tabs with one URL the one of the page’s version owns it', () => {
    const { site } = buildSample(
      {
        versions: ['v2', 'v1'],
        navigation: [
          { group: 'Old', version: 'v1', pages: ['api/old'] },
          { group: 'New', version: 'v2', pages: ['api/new'] },
        ],
        tabs: [
          { name: 'API 1', url: 'api', version: 'v1' },
          { name: 'API 2', url: 'api', version: 'v2' },
        ],
      },
      ['api/old', 'api/new'],
    );
    expect(pageAt(site, 'api/old').tab).toBe(0);
    expect(pageAt(site, 'api/new').tab).toBe(1);
  });

  test('a page in groups of two versions belongs to both, in the order of `versions`', () => {
    const navigation = [
      { group: 'Old', version: 'v1', pages: ['faq'] },
      { group: 'New', version: 'v2', pages: ['faq'] },
    ];
    const { site } = buildSample({ versions: ['v3', 'v2', 'v1'], navigation }, ['faq']);
    expect(pageAt(site, 'faq').versions).toEqual(['v2', 'v1']);
  });

  test('groups and entries of the sidebar carry their version', () => {
    const { site } = buildSample({ versions: ['v2', 'v1'], navigation: groups }, paths);
    expect(site.sidebars['none-none']?.map(({ version }) => version)).toEqual(['v1', 'v2', undefined]);
  });

  test('a group with pages of several versions is shown in each', () => {
    const navigation = [{ group: 'Old', version: 'v1', pages: ['a', 'b'] }];
    const { site } = buildSample({ versions: ['v2', 'v1'], navigation }, [
      samplePage('a', { version: 'v2' }),
      'b',
    ]);
    expect(site.sidebars['none-none']?.[0]?.version).toBeUndefined();
  });

  test('choosing a version leads to the same page in it, else to its first page', () => {
    const { site } = buildSample({ versions: ['v2', 'v1'], navigation: groups }, paths);
    expect(pageAt(site, 'v1/users').versionUrls).toEqual({ v2: '/v2/users/', v1: '/v1/users/' });
    expect(pageAt(site, 'v1/gone').versionUrls).toEqual({ v2: '/v2/intro/', v1: '/v1/gone/' });
    expect(pageAt(site, 'v2/users').versionUrls).toEqual({ v2: '/v2/users/', v1: '/v1/users/' });
  });

  test('the same page is found where the folder is not named like the version', () => {
    const navigation = [
      { group: 'Now', version: 'Version 2', pages: ['intro', 'guides/users'] },
      { group: 'Then', version: '1.0', pages: ['docs/legacy/intro', 'docs/legacy/guides/users'] },
    ];
    const { site } = buildSample(
      { versions: ['Version 2', '1.0'], navigation },
      navigation.flatMap(({ pages }) => pages),
    );
    expect(pageAt(site, 'guides/users').versionUrls['1.0']).toBe('/docs/legacy/guides/users/');
    expect(pageAt(site, 'docs/legacy/intro').versionUrls['Version 2']).toBe('/intro/');
  });

  test('the version’s folder may be anywhere in the path', () => {
    const navigation = [
      { group: 'Now', version: 'v2', pages: ['api/v2/users', 'sdk/v2/go'] },
      { group: 'Then', version: 'v1', pages: ['api/v1/users', 'sdk/v1/go'] },
    ];
    const { site } = buildSample(
      { versions: ['v2', 'v1'], navigation },
      navigation.flatMap(({ pages }) => pages),
    );
    expect(pageAt(site, 'sdk/v2/go').versionUrls).toEqual({ v2: '/sdk/v2/go/', v1: '/sdk/v1/go/' });
  });

  test('choosing a version stays on a page that all versions share', () => {
    const { site } = buildSample({ versions: ['v2', 'v1'], navigation: groups }, paths);
    expect(pageAt(site, 'support').versionUrls).toEqual({ v2: '/support/', v1: '/support/' });
  });

  test('choosing a version without pages of its own leads to the first page that all share', () => {
    const { site } = buildSample({ versions: ['v3', 'v2', 'v1'], navigation: groups }, paths);
    expect(pageAt(site, 'v1/users').versionUrls['v3']).toBe('/support/');
  });

  test('choosing a version with a URL leads there', () => {
    const versions = ['v2', { name: 'v0', url: 'https://v0.example.com' }];
    const { site } = buildSample({ versions, navigation: [{ group: 'All', pages: ['a'] }] }, ['a']);
    expect(pageAt(site, 'a').versionUrls).toEqual({ v2: '/a/', v0: 'https://v0.example.com' });
  });

  test('without versions there are no URLs to choose from', () => {
    const { site } = buildSample({ navigation: [{ group: 'All', pages: ['a'] }] }, ['a']);
    expect(pageAt(site, 'a').versionUrls).toEqual({});
  });

  test('a version that frontmatter names but `versions` does not declare is an error at the page', () => {
    const { problems } = buildSample({ versions: ['v2', 'v1'] }, [samplePage('a', { version: 'v3' })], {
      placeInPage: ({ file }, key) => ({ file, line: key === 'version' ? 3 : 1, column: 10 }),
    });
    expect(problems).toEqual([
      {
        file: 'content/a.mdx',
        line: 3,
        column: 10,
        code: 'frontmatter/unknown-version',
        severity: 'error',
        message: 'version is "v3", which "versions" in site.json does not declare.',
        hint: 'Did you mean "v2"?',
      },
    ]);
  });

  test('a version without any declared is an error that says where to declare it', () => {
    const { problems } = buildSample({}, [samplePage('a', { version: 'beta' })]);
    expect(problems).toMatchObject([
      { file: 'content/a.mdx', line: 1, severity: 'error', hint: 'Add "beta" to "versions" in site.json.' },
    ]);
  });

  test('previous and next of a shared page are those of the default version, and others are named', () => {
    const navigation = [
      { group: 'Start', pages: ['start'] },
      { group: 'Old', version: 'v1', pages: ['v1/a'] },
      { group: 'New', version: 'v2', pages: ['v2/a'] },
      { group: 'End', pages: ['end'] },
    ];
    const { site } = buildSample(
      { versions: ['v2', 'v1'], navigation },
      navigation.flatMap(({ pages }) => pages),
    );
    const start = pageAt(site, 'start');
    expect(start.next?.url).toBe('/v2/a/');
    expect(start.versionNeighbors).toEqual({
      v1: { previous: undefined, next: { title: 'v1/a', url: '/v1/a/' } },
    });
    expect(pageAt(site, 'v1/a')).toMatchObject({
      previous: { url: '/start/' },
      next: { url: '/end/' },
      versionNeighbors: {},
    });
    expect(pageAt(site, 'end').previous?.url).toBe('/v2/a/');
  });

  test('a tab’s link leads to its first page in the version', () => {
    const navigation = [
      { group: 'Old', version: 'v1', pages: ['api/v1/a'] },
      { group: 'New', version: 'v2', pages: ['api/v2/a'] },
      { group: 'Start', pages: ['start'] },
    ];
    const { site } = buildSample(
      { versions: ['v2', 'v1'], navigation, tabs: [{ name: 'API', url: 'api' }] },
      navigation.flatMap(({ pages }) => pages),
    );
    const [, api] = site.tabs;
    expect(api?.url).toBe('/api/v2/a/');
    expect(api && findSectionUrl(api, { tab: 1, version: 'v1', language: 'en' })).toBe('/api/v1/a/');
    expect(api && findSectionUrl(api, { tab: 0, version: 'v2', language: 'en' })).toBe('/api/v2/a/');
  });

  test('the site begins with the first page of the default version', () => {
    const { site } = buildSample({ versions: ['v2', 'v1'], navigation: groups }, paths);
    expect(site.home).toBe('/v2/intro/');
  });
});
