import { describe, expect, test } from 'vitest';
import { buildSample, listSidebar, pageAt, samplePage } from '../../../tests/support/sample-site.ts';
import type { Section } from '../site.ts';
import { findSectionUrl } from './sections.ts';

const names = (sections: readonly Section[]) => sections.map(({ name }) => name);
const urls = (sections: readonly Section[]) => sections.map(({ url }) => url);

describe('a group that names its tab or anchor', () => {
  const tabs = [
    { name: 'SDKs', url: 'sdks' },
    { name: 'API', url: 'api' },
  ];

  test('has its pages there, with those of the groups inside it that name none, whatever their URLs', () => {
    const pages = ['start', 'sdks/node', 'api/errors', 'api/users', 'sdks/python'];
    const inner = { group: 'Inner', pages: ['api/users'] };
    const other = { group: 'Other', tab: 'API', pages: ['sdks/python'] };
    const { site, problems } = buildSample(
      {
        navigation: [
          { group: 'All', tab: 'SDKs', pages: ['start', 'sdks/node', 'api/errors', inner, other] },
        ],
        tabs,
      },
      pages,
    );
    expect(names(site.tabs)).toEqual(['SDKs', 'API']);
    expect(site.pages.map(({ path, tab }) => [path, tab])).toEqual([
      ['start', 0],
      ['sdks/node', 0],
      ['api/errors', 0],
      ['api/users', 0],
      ['sdks/python', 1],
    ]);
    expect(urls(site.tabs)).toEqual(['/start/', '/sdks/python/']);
    expect(pageAt(site, 'api/errors').previous?.url).toBe('/sdks/node/');
    expect(pageAt(site, 'api/users').next).toBeUndefined();
    expect(pageAt(site, 'sdks/python').previous).toBeUndefined();
    expect(problems).toEqual([]);
  });

  test('names the primary tab and the top anchor as well', () => {
    const { site } = buildSample(
      {
        navigation: [{ group: 'All', tab: 'Guides', anchor: 'Documentation', pages: ['api/a', 'api/b'] }],
        primaryTab: { name: 'Guides' },
        tabs: [...tabs, { name: 'Status', url: 'https://status.example.com' }],
        anchors: [{ name: 'Code', url: 'api' }],
        topAnchor: {},
      },
      ['api/a', 'api/b', 'sdks/c'],
    );
    expect(names(site.tabs)).toEqual(['Guides', 'SDKs', 'Status']);
    expect(pageAt(site, 'api/a')).toMatchObject({ tab: 0, anchor: 0 });
  });

  test('has the one of its version, where several have the name', () => {
    const { site } = buildSample(
      {
        versions: ['v2', 'v1'],
        navigation: [
          { group: 'Two', version: 'v2', tab: 'API', pages: ['b'] },
          { group: 'One', version: 'v1', tab: 'API', pages: ['a'] },
        ],
        tabs: [
          { name: 'API', url: 'one', version: 'v1' },
          { name: 'API', url: 'two', version: 'v2' },
        ],
      },
      ['a', 'b'],
    );
    expect(site.tabs[pageAt(site, 'a').tab ?? 9]?.version).toBe('v1');
    expect(site.tabs[pageAt(site, 'b').tab ?? 9]?.version).toBe('v2');
  });

  test('may have a page that another one has too: each sidebar shows it, and the page shows the first', () => {
    const { site } = buildSample(
      {
        navigation: [
          { group: 'One', tab: 'SDKs', pages: ['a', 'b'] },
          { group: 'Two', tab: 'API', pages: ['c', 'a'] },
        ],
        tabs,
      },
      ['a', 'b', 'c'],
    );
    expect(pageAt(site, 'a').tab).toBe(0);
    expect(listSidebar(site, 'a')).toEqual(['One > a', 'One > b']);
    expect(listSidebar(site, 'c')).toEqual(['Two > c', 'Two > a']);
  });
});

describe('the groups that a page shows', () => {
  test('rule 1: a tab or anchor with an absolute URL is a link and owns no pages', () => {
    const { site, problems } = buildSample(
      {
        navigation: [{ group: 'Start', pages: ['a', 'https/x'] }],
        tabs: [{ name: 'Roadmap', url: 'https://example.com/roadmap' }],
        anchors: [
          { name: 'Mail', url: 'mailto:us@example.com' },
          { name: 'Code', url: '//example.com/code' },
        ],
      },
      ['a', 'https/x'],
    );
    expect(site.tabs).toMatchObject([
      { name: 'Documentation', isExternal: false },
      { name: 'Roadmap', url: 'https://example.com/roadmap', isExternal: true, entries: [] },
    ]);
    expect(site.anchors).toMatchObject([
      { name: 'Documentation' },
      { name: 'Mail', url: 'mailto:us@example.com', isExternal: true },
      { name: 'Code', url: '//example.com/code', isExternal: true },
    ]);
    expect(site.pages.map(({ tab, anchor }) => [tab, anchor])).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(problems).toEqual([]);
  });

  test('rule 2: a tab owns the pages under its URL on segment boundaries', () => {
    const pages = ['api', 'api/users', 'api-reference/x', 'start'];
    const { site } = buildSample(
      { navigation: [{ group: 'All', pages }], tabs: [{ name: 'API', url: 'api' }] },
      pages,
    );
    expect(site.pages.map(({ path, tab }) => [path, tab])).toEqual([
      ['api', 1],
      ['api/users', 1],
      ['api-reference/x', 0],
      ['start', 0],
    ]);
  });

  test('rule 2: the longest match wins, whatever the order and the slashes', () => {
    const pages = ['api/users', 'api/admin/users'];
    const { site } = buildSample(
      {
        navigation: [{ group: 'All', pages }],
        tabs: [
          { name: 'API', url: '/api/' },
          { name: 'Admin', url: './api/admin' },
        ],
      },
      pages,
    );
    expect(pageAt(site, 'api/users').tab).toBe(0);
    expect(pageAt(site, 'api/admin/users').tab).toBe(1);
  });

  test('rule 3: pages of no tab belong to the primary tab before the first of `tabs`', () => {
    const file = {
      navigation: [{ group: 'All', pages: ['start', 'api/users'] }],
      tabs: [{ name: 'API', url: 'api' }],
    };
    const { site } = buildSample(file, ['start', 'api/users']);
    expect(names(site.tabs)).toEqual(['Documentation', 'API']);
    expect(pageAt(site, 'start').tab).toBe(0);
    const named = buildSample({ ...file, primaryTab: { name: 'Guides', isDefaultHidden: true } }, [
      'start',
      'api/users',
    ]);
    expect(named.site.tabs[0]).toMatchObject({ name: 'Guides', isDefaultHidden: true, url: '/start/' });
  });

  test('rule 3: the primary tab is absent when it owns no page of the navigation', () => {
    const { site } = buildSample(
      {
        navigation: [{ group: 'All', pages: ['api/users', 'sdk/go'] }],
        tabs: [
          { name: 'API', url: 'api' },
          { name: 'SDK', url: 'sdk' },
        ],
      },
      ['', 'api/users', 'sdk/go'],
    );
    expect(names(site.tabs)).toEqual(['API', 'SDK']);
    expect(pageAt(site, '')).toMatchObject({ tab: undefined, sidebar: 'none-none', inNavigation: false });
    expect(site.sidebars['none-none']).toEqual([]);
  });

  test('rule 3: there are no tabs without `tabs`, and none when no other tab than the primary one is left', () => {
    expect(buildSample({ navigation: [{ group: 'All', pages: ['a'] }] }, ['a']).site.tabs).toEqual([]);
    const { site } = buildSample(
      { navigation: [{ group: 'All', pages: ['a'] }], tabs: [{ name: 'Content', url: 'content' }] },
      ['a'],
    );
    expect(site.tabs).toEqual([]);
    expect(pageAt(site, 'a').tab).toBeUndefined();
  });

  test('rule 3: pages of no anchor belong to the top anchor, which is shown when it is set', () => {
    const file = { navigation: [{ group: 'All', pages: ['a'] }] };
    expect(buildSample(file, ['a']).site.anchors).toEqual([]);
    const { site } = buildSample({ ...file, topAnchor: { name: 'Docs', icon: 'lines-leaning' } }, ['a']);
    expect(site.anchors).toMatchObject([
      { name: 'Docs', icon: { name: 'lines-leaning', iconType: 'duotone' }, url: '/a/' },
    ]);
    expect(pageAt(site, 'a').anchor).toBe(0);
  });

  test('rule 3: the top anchor is shown with its defaults when any anchor is', () => {
    const { site } = buildSample(
      {
        navigation: [{ group: 'All', pages: ['a'] }],
        anchors: [{ name: 'Blog', url: 'https://example.com', icon: 'newspaper', iconType: 'solid' }],
      },
      ['a'],
    );
    expect(site.anchors).toMatchObject([
      { name: 'Documentation', icon: { name: 'book-open', iconType: 'duotone' }, isExternal: false },
      { name: 'Blog', icon: { name: 'newspaper', iconType: 'solid' }, isExternal: true },
    ]);
  });

  test('rule 4: a group whose pages fall under two owners appears in both, each with its own pages', () => {
    const pages = ['start', 'api/users', 'api/groups'];
    const { site } = buildSample(
      {
        navigation: [
          { group: 'Outer', pages: ['start', { group: 'Inner', pages: ['api/users', 'api/groups'] }] },
        ],
        tabs: [{ name: 'API', url: 'api' }],
      },
      pages,
    );
    expect(listSidebar(site, 'start')).toEqual(['Outer > start']);
    expect(listSidebar(site, 'api/users')).toEqual([
      'Outer > Inner > api/users',
      'Outer > Inner > api/groups',
    ]);
  });

  test('rule 5: the sidebar shows the groups of the active tab and anchor only', () => {
    const pages = ['start', 'guides/a', 'api/users', 'api/hub/x', 'hub/y'];
    const { site } = buildSample(
      {
        navigation: pages.map((page) => ({ group: `Group ${page}`, pages: [page] })),
        tabs: [{ name: 'API', url: 'api' }],
        anchors: [
          { name: 'Hub', url: 'hub' },
          { name: 'API hub', url: 'api/hub' },
        ],
      },
      pages,
    );
    expect(listSidebar(site, 'start')).toEqual(['Group start > start', 'Group guides/a > guides/a']);
    expect(listSidebar(site, 'hub/y')).toEqual(['Group hub/y > hub/y']);
    expect(listSidebar(site, 'api/users')).toEqual(['Group api/users > api/users']);
    expect(listSidebar(site, 'api/hub/x')).toEqual(['Group api/hub/x > api/hub/x']);
  });

  test('rule 5: a tab’s or anchor’s link leads to its first page', () => {
    const pages = ['b', 'a', 'api/second', 'api/first'];
    const { site } = buildSample(
      { navigation: [{ group: 'All', pages }], tabs: [{ name: 'API', url: 'api' }] },
      pages,
    );
    expect(urls(site.tabs)).toEqual(['/b/', '/api/second/']);
  });

  test('rule 5: an anchor’s link stays in the active tab where the anchor has pages in it', () => {
    const pages = ['start', 'cli/install'];
    const { site } = buildSample(
      {
        navigation: [{ group: 'All', pages }],
        tabs: [{ name: 'CLI', url: 'cli' }],
        anchors: [{ name: 'Blog', url: 'https://example.com' }],
      },
      pages,
    );
    const [top, blog] = site.anchors;
    if (!top || !blog) throw new Error('two anchors expected');
    expect(findSectionUrl(top, { tab: 0, version: undefined, language: 'en' })).toBe('/start/');
    expect(findSectionUrl(top, { tab: 1, version: undefined, language: 'en' })).toBe('/cli/install/');
    expect(findSectionUrl(blog, { tab: 1, version: undefined, language: 'en' })).toBe('https://example.com');
  });

  test('rule 6: an owner without pages is hidden, with a warning that names it and its place', () => {
    const { site, problems } = buildSample(
      {
        navigation: [{ group: 'All', pages: ['a', 'api/x'] }],
        tabs: [
          { name: 'Content', url: 'content' },
          { name: 'API', url: 'api' },
        ],
        anchors: [{ name: 'Hub', url: 'hub' }],
      },
      ['a', 'api/x'],
    );
    expect(names(site.tabs)).toEqual(['Documentation', 'API']);
    expect(site.anchors).toEqual([]);
    expect(problems).toMatchObject([
      {
        code: 'site-json/empty-section',
        severity: 'warning',
        file: 'site.json',
        message: 'The tab "Content" is not shown: no page is under "content".',
      },
      { message: 'The anchor "Hub" is not shown: no page is under "hub".' },
    ]);
    expect(problems[0]?.line).toBeGreaterThan(10);
  });

  test('rule 6: a top anchor that is set is named when every page belongs to another anchor', () => {
    const { site, problems } = buildSample(
      {
        navigation: [{ group: 'All', pages: ['hub/a'] }],
        anchors: [{ name: 'Hub', url: 'hub' }],
        topAnchor: { name: 'Docs' },
      },
      ['hub/a'],
    );
    expect(names(site.anchors)).toEqual(['Hub']);
    expect(problems.map(({ message }) => message)).toEqual([
      'The top anchor "Docs" is not shown: every page belongs to another anchor.',
    ]);
  });

  test('rule 6: an owner whose pages are outside the navigation leads to them', () => {
    const { site, problems } = buildSample(
      {
        navigation: [{ group: 'All', pages: ['a'] }],
        anchors: [{ name: 'Changelog', url: 'changelog' }],
      },
      ['a', 'changelog', 'changelog/2024'],
    );
    expect(site.anchors[1]).toMatchObject({ name: 'Changelog', url: '/changelog/', isExternal: false });
    expect(pageAt(site, 'changelog/2024').anchor).toBe(1);
    expect(problems).toEqual([]);
  });

  test('rule 6: an owner at whose URL a redirect stands leads where the redirect leads', () => {
    const { site, problems } = buildSample(
      {
        navigation: [{ group: 'All', pages: ['a'] }],
        anchors: [{ name: 'Community', url: '/discord' }],
        redirects: [{ source: '/discord', destination: 'https://discord.gg/x' }],
      },
      ['a'],
    );
    expect(site.anchors[1]).toMatchObject({ url: 'https://discord.gg/x', isExternal: true });
    expect(problems).toEqual([]);
  });

  test('rule 7: `isDefaultHidden` is kept for tabs and anchors', () => {
    const { site } = buildSample(
      {
        navigation: [{ group: 'All', pages: ['a', 'api/x', 'hub/y'] }],
        tabs: [{ name: 'API', url: 'api', isDefaultHidden: true }],
        anchors: [{ name: 'Hub', url: 'hub', isDefaultHidden: true }],
      },
      ['a', 'api/x', 'hub/y'],
    );
    expect(site.tabs.map(({ isDefaultHidden }) => isDefaultHidden)).toEqual([false, true]);
    expect(site.anchors.map(({ isDefaultHidden }) => isDefaultHidden)).toEqual([false, true]);
  });

  test('rule 8: exactly one tab and one anchor is active on each page, also outside the navigation', () => {
    const { site } = buildSample(
      {
        navigation: [{ group: 'All', pages: ['a', 'api/x'] }],
        tabs: [{ name: 'API', url: 'api' }],
        anchors: [{ name: 'Blog', url: 'https://example.com' }],
      },
      ['a', 'api/x', 'api/hidden'],
    );
    expect(pageAt(site, 'api/hidden')).toMatchObject({ tab: 1, anchor: 0, inNavigation: false });
    expect(listSidebar(site, 'api/hidden')).toEqual(['All > api/x']);
  });

  test('rule 9: previous and next stay inside the active tab, anchor and version', () => {
    const pages = ['a', 'api/x', 'hub/p', 'b', 'api/y', 'hub/q'];
    const { site } = buildSample(
      {
        navigation: [{ group: 'All', pages }],
        tabs: [{ name: 'API', url: 'api' }],
        anchors: [{ name: 'Hub', url: 'hub' }],
      },
      pages,
    );
    const chain = site.pages.map(({ path, previous, next }) => [path, previous?.url, next?.url]);
    expect(chain).toEqual([
      ['a', undefined, '/b/'],
      ['api/x', undefined, '/api/y/'],
      ['hub/p', undefined, '/hub/q/'],
      ['b', '/a/', undefined],
      ['api/y', '/api/x/', undefined],
      ['hub/q', '/hub/p/', undefined],
    ]);
  });

  test('an anchor has its own color, else that of `colors.anchors`, else none', () => {
    const { site } = buildSample(
      {
        navigation: [{ group: 'All', pages: ['a'] }],
        colors: { primary: '#104DEB', anchors: { from: '#111111', via: '#222222', to: '#333333' } },
        anchors: [
          { name: 'Own', url: 'https://example.com', color: '#ff0000' },
          { name: 'Other', url: 'https://example.com' },
        ],
      },
      ['a'],
    );
    expect(site.anchors.map(({ color }) => color)).toEqual([
      ['#111111', '#222222', '#333333'],
      ['#ff0000'],
      ['#111111', '#222222', '#333333'],
    ]);
  });

  test('a page that only links elsewhere is not where a tab’s link leads', () => {
    const { site } = buildSample(
      { navigation: [{ group: 'All', pages: ['api/spec', 'api/x'] }], tabs: [{ name: 'API', url: 'api' }] },
      [samplePage('api/spec', { url: 'https://example.com/spec' }), 'api/x'],
    );
    expect(urls(site.tabs)).toEqual(['/api/x/']);
  });
});
