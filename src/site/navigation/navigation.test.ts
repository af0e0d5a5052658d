import { describe, expect, test } from 'vitest';
import { buildSample, listSidebar, pageAt, samplePage } from '../../../tests/support/sample-site.ts';
import type { NavigationNode } from '../site.ts';

describe('navigation', () => {
  test('groups stand in the order of `navigation` with their pages in order', () => {
    const navigation = [
      { group: 'B', pages: ['b2', 'b1'] },
      { group: 'A', pages: ['a'] },
    ];
    const { site, problems } = buildSample({ navigation }, ['a', 'b1', 'b2']);
    expect(listSidebar(site, 'a')).toEqual(['B > b2', 'B > b1', 'A > a']);
    expect(problems).toEqual([]);
  });

  test('a page has the boost of its frontmatter, else of its nearest group that says one', () => {
    const inner = { group: 'Inner', boost: 0.5, pages: ['b', 'c'] };
    const navigation = [
      { group: 'One', boost: 3, pages: ['a', inner, { group: 'Plain', pages: ['d'] }] },
      { group: 'Two', pages: ['e'] },
    ];
    const pages = ['a', 'b', samplePage('c', { boost: 7 }), 'd', 'e'];
    const { site } = buildSample({ navigation }, pages);
    expect('abcde'.split('').map((path) => pageAt(site, path).boost)).toEqual([3, 0.5, 7, 3, 1]);
  });

  test('groups nest to any depth, with their icons', () => {
    const navigation = [
      {
        group: 'One',
        icon: 'rocket',
        iconType: 'solid',
        pages: [{ group: 'Two', icon: 'book', pages: ['a', { group: 'Three', pages: ['b'] }] }],
      },
    ];
    const { site } = buildSample({ navigation }, ['a', 'b']);
    expect(listSidebar(site, 'a')).toEqual(['One > Two > a', 'One > Two > Three > b']);
    expect(site.sidebars['none-none']).toMatchObject([
      {
        kind: 'group',
        icon: { name: 'rocket', iconType: 'solid' },
        url: '/a/',
        children: [{ icon: { name: 'book', iconType: 'duotone' } }],
      },
    ]);
    expect(pageAt(site, 'b').breadcrumbs).toEqual(['One', 'Two', 'Three']);
  });

  test('a group ninety levels deep is read', () => {
    type Group = { group: string; pages: (string | Group)[] };
    let group: Group = { group: 'Innermost', pages: ['a'] };
    for (let depth = 0; depth < 90; depth++) group = { group: `Level ${depth}`, pages: [group] };
    const { site } = buildSample({ navigation: [group] }, ['a']);
    expect(pageAt(site, 'a').breadcrumbs).toHaveLength(91);
  });

  test('groups of one name that follow each other have one heading, unless the second is marked or of another version', () => {
    const group = (name: string, page: string, marks: object = {}) => ({
      group: name,
      pages: [page],
      ...marks,
    });
    const { site } = buildSample(
      {
        versions: ['v2', 'v1'],
        navigation: [
          group('API', 'a'),
          group('API', 'b'),
          { group: 'Other', pages: [group('In', 'c'), group('In', 'd')] },
          group('API', 'e'),
          group('API', 'f', { tag: 'NEW' }),
          group('Old', 'g', { version: 'v1' }),
          group('Old', 'h', { version: 'v2' }),
        ],
      },
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
    );
    const outline = (nodes: readonly NavigationNode[]): unknown =>
      nodes.map((node) => (node.kind === 'page' ? node.title : [node.name, outline(node.children)]));
    expect(outline(site.sidebars['none-none'] ?? [])).toEqual([
      ['API', ['a', 'b']],
      ['Other', [['In', ['c', 'd']]]],
      ['API', ['e']],
      ['API', ['f']],
      ['Old', ['g']],
      ['Old', ['h']],
    ]);
    expect(pageAt(site, 'b').breadcrumbs).toEqual(['API']);
  });

  test('a group with an empty name is kept without a crumb', () => {
    const navigation = [{ group: '', pages: ['a', { group: 'Inner', pages: ['b'] }] }];
    const { site } = buildSample({ navigation }, ['a', 'b']);
    expect(site.sidebars['none-none']?.[0]).toMatchObject({ kind: 'group', name: '' });
    expect(pageAt(site, 'a').breadcrumbs).toEqual([]);
    expect(pageAt(site, 'b').breadcrumbs).toEqual(['Inner']);
  });

  test('a leading slash, an extension and an index are tolerated in paths', () => {
    const navigation = [
      { group: 'All', pages: ['/a', 'b.mdx', '/c/d.md', 'guides/index', 'index', 'e%20f'] },
    ];
    const { site, problems } = buildSample({ navigation }, ['a', 'b', 'c/d', 'guides', '', 'e f']);
    expect(problems).toEqual([]);
    expect(site.pages.map(({ url }) => url)).toEqual(['/a/', '/b/', '/c/d/', '/guides/', '/', '/e%20f/']);
    expect(site.pages.every(({ inNavigation }) => inNavigation)).toBe(true);
  });

  test('an entry without a page is a warning at its place with the nearest existing path', () => {
    const navigation = [
      {
        group: 'All',
        pages: ['quickstart', { group: 'Inner', pages: ['guides/quikstart', 'nothing-alike'] }],
      },
    ];
    const pages = ['quickstart', 'guides/quickstart'];
    const { site, problems } = buildSample({ navigation }, pages, { contentFolder: 'content/' });
    expect(listSidebar(site, 'quickstart')).toEqual(['All > quickstart']);
    expect(problems).toMatchObject([
      {
        file: 'site.json',
        line: 11,
        column: 13,
        code: 'site-json/missing-page',
        severity: 'warning',
        message: 'There is no page "guides/quikstart", so the navigation leaves it out.',
        hint: 'Did you mean "guides/quickstart"?',
      },
      { line: 12, hint: 'Create "content/nothing-alike.mdx", or remove the entry.' },
    ]);
  });

  test('a page that moved to another folder is suggested', () => {
    const { problems } = buildSample({ navigation: [{ group: 'All', pages: ['old/place/tokens'] }] }, [
      'reference/authentication/tokens',
      'other',
    ]);
    expect(problems[0]?.hint).toBe('Did you mean "reference/authentication/tokens"?');
  });

  test('the home page is suggested by the name of its file', () => {
    const { problems } = buildSample({ navigation: [{ group: 'All', pages: ['indx'] }] }, ['']);
    expect(problems[0]?.hint).toBe('Did you mean "index"?');
  });

  test('a group of which no page is there is left out', () => {
    const navigation = [
      { group: 'Gone', pages: ['x'] },
      { group: 'All', pages: ['a'] },
    ];
    const { site } = buildSample({ navigation }, ['a']);
    expect(site.sidebars['none-none']).toMatchObject([{ name: 'All' }]);
  });

  test('a page may stand in the navigation twice', () => {
    const navigation = [
      { group: 'First', pages: ['a', 'b'] },
      { group: 'Second', pages: ['a', 'c'] },
    ];
    const { site } = buildSample({ navigation }, ['a', 'b', 'c']);
    expect(listSidebar(site, 'a')).toEqual(['First > a', 'First > b', 'Second > a', 'Second > c']);
    expect(pageAt(site, 'a').breadcrumbs).toEqual(['First']);
    expect(pageAt(site, 'b').next?.url).toBe('/c/');
    expect(site.pages).toHaveLength(3);
  });

  test('pages outside the navigation are built, but neither listed nor indexed', () => {
    const file = { navigation: [{ group: 'All', pages: ['b'] }] };
    const { site } = buildSample(file, ['z', 'a', 'b']);
    expect(site.pages.map(({ path }) => path)).toEqual(['b', 'a', 'z']);
    expect(pageAt(site, 'a')).toMatchObject({
      inNavigation: false,
      isIndexed: false,
      breadcrumbs: [],
      previous: undefined,
      next: undefined,
    });
    expect(listSidebar(site, 'a')).toEqual(['All > b']);
    const indexed = buildSample({ ...file, seo: { indexHiddenPages: true } }, ['a', 'b']);
    expect(pageAt(indexed.site, 'a').isIndexed).toBe(true);
  });

  test('a hidden page is left out of the sidebar where the navigation names it', () => {
    const { site } = buildSample({ navigation: [{ group: 'All', pages: ['a', 'b', 'c'] }] }, [
      'a',
      samplePage('b', { hidden: true }),
      'c',
    ]);
    expect(listSidebar(site, 'b')).toEqual(['All > a', 'All > c']);
    expect(pageAt(site, 'b')).toMatchObject({ inNavigation: false, isIndexed: false, breadcrumbs: ['All'] });
    expect(pageAt(site, 'a').next?.url).toBe('/c/');
  });

  test('a page with `noindex` is not indexed', () => {
    const { site } = buildSample({ navigation: [{ group: 'All', pages: ['a'] }] }, [
      samplePage('a', { noindex: true }),
    ]);
    expect(pageAt(site, 'a')).toMatchObject({ inNavigation: true, isIndexed: false });
  });

  test('frontmatter makes the entry: sidebarTitle, icon, tag, deprecated', () => {
    const { site } = buildSample({ navigation: [{ group: 'All', pages: ['a', 'b'] }] }, [
      samplePage('a', {
        title: 'A long title',
        sidebarTitle: 'Short',
        icon: 'star',
        iconType: 'solid',
        tag: 'NEW',
        deprecated: true,
      }),
      'b',
    ]);
    expect(site.sidebars['none-none']?.[0]).toMatchObject({
      children: [
        {
          kind: 'page',
          title: 'Short',
          url: '/a/',
          isExternal: false,
          icon: { name: 'star', iconType: 'solid' },
          tag: 'NEW',
          method: undefined,
          deprecated: true,
        },
        { title: 'b', icon: undefined, tag: undefined, deprecated: false },
      ],
    });
    expect(pageAt(site, 'a')).toMatchObject({ title: 'A long title', sidebarTitle: 'Short' });
    expect(pageAt(site, 'b').previous).toEqual({ title: 'Short', url: '/a/' });
  });

  test('frontmatter `url` makes the entry a link, and previous and next pass it over', () => {
    const { site } = buildSample({ navigation: [{ group: 'All', pages: ['a', 'ext', 'int', 'b'] }] }, [
      'a',
      samplePage('ext', { url: 'https://example.com/x' }),
      samplePage('int', { url: '/b#part' }),
      'b',
    ]);
    expect(site.sidebars['none-none']?.[0]).toMatchObject({
      url: '/a/',
      children: [
        { url: '/a/', isExternal: false },
        { url: 'https://example.com/x', isExternal: true },
        { url: '/b/#part', isExternal: false },
        { url: '/b/' },
      ],
    });
    expect(pageAt(site, 'a').next?.url).toBe('/b/');
    expect(pageAt(site, 'ext')).toMatchObject({ isIndexed: false, previous: undefined, next: undefined });
  });

  test('a page without a title is called after its file', () => {
    const untitled = { title: undefined };
    const { site } = buildSample({}, [
      samplePage('guides/getting-started_now', untitled),
      samplePage('', untitled),
    ]);
    expect(site.pages.map(({ title }) => title)).toEqual(['Home', 'Getting started now']);
    const named = buildSample({ labels: { Home: 'Start' } }, [samplePage('', untitled)]);
    expect(named.site.pages.map(({ title }) => title)).toEqual(['Start']);
  });
});
