import { describe, expect, test } from 'vitest';
import {
  buildSample,
  listSidebar,
  pageAt,
  plainPage,
  sampleDocument,
  sampleInfo,
  sampleOperation,
  samplePage,
} from '../../../tests/support/sample-site.ts';

const get = sampleOperation('GET', '/api/user', {
  summary: 'Get or create a user group',
  tags: ['User groups'],
});
const put = sampleOperation('PUT', '/api/user', { summary: 'Update a user group', tags: ['User groups'] });
const list = sampleOperation('GET', '/api/list', { deprecated: true });

describe('an operation’s page', () => {
  test('is the page whose frontmatter names it, with the frontmatter’s title', () => {
    const { site, problems } = buildSample(
      { navigation: [{ group: 'API', pages: ['api/get'] }] },
      [samplePage('api/get', { openapi: 'GET /api/user', title: 'Get', description: 'How' })],
      { operations: [get] },
    );
    expect(pageAt(site, 'api/get')).toMatchObject({
      kind: 'operation',
      operation: get,
      title: 'Get',
      description: 'How',
    });
    expect(site.pages).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('has the operation’s summary as its title when the frontmatter has none', () => {
    const untitled = samplePage('api/get', { openapi: 'openapi.yaml GET /api/user', title: undefined });
    const { site } = buildSample({}, [untitled], { operations: [get] });
    expect(pageAt(site, 'api/get').title).toBe('Get or create a user group');
  });

  test('stays a Markdown page, with a warning, when the operation is not found', () => {
    const { site, problems } = buildSample(
      {},
      [samplePage('api/get', { openapi: 'GET /api/users', title: undefined })],
      {
        operations: [get],
        findOperation: () => ({ kind: 'missing', reason: 'unknown-operation', nearest: ['GET /api/user'] }),
        placeInPage: ({ file }, key) => ({ file, line: key === 'openapi' ? 2 : 1, column: 10 }),
      },
    );
    expect(pageAt(site, 'api/get')).toMatchObject({ kind: 'doc', title: 'Get' });
    expect(problems).toMatchObject([
      {
        file: 'content/api/get.mdx',
        line: 2,
        column: 10,
        code: 'openapi/unknown-operation',
        severity: 'warning',
        hint: 'Did you mean "GET /api/user"?',
      },
    ]);
  });

  test('marks its entry with the method unless the frontmatter hides it', () => {
    const { site } = buildSample(
      { navigation: [{ group: 'API', pages: ['a', 'b', 'c', 'd'] }] },
      [
        samplePage('a', { openapi: 'GET /api/user' }),
        samplePage('b', { openapi: 'PUT /api/user', hideApiMarker: true }),
        samplePage('c', { api: 'post https://api.example.com/x' }),
        'd',
      ],
      { operations: [get, put] },
    );
    const [group] = site.sidebars['none-none'] ?? [];
    const methods =
      group?.kind === 'group' ? group.children.map((node) => node.kind === 'page' && node.method) : [];
    expect(methods).toEqual(['GET', undefined, 'POST', undefined]);
    expect(pageAt(site, 'c').kind).toBe('doc');
  });

  test('is made for an entry of the navigation that names the operation', () => {
    const { site, problems } = buildSample(
      {
        navigation: [{ group: 'Reference', pages: ['start', 'PUT /api/user', 'GET /api/list'] }],
        tabs: [{ name: 'API', url: 'reference', openapi: './openapi.yaml' }],
      },
      ['start'],
      { operations: [get, put, list] },
    );
    expect(problems).toEqual([]);
    expect(site.pages.map(({ path, title, tab }) => [path, title, tab])).toEqual([
      ['start', 'start', 0],
      ['reference/user-groups/update-a-user-group', 'Update a user group', 1],
      ['reference/get-apilist', 'GET /api/list', 1],
    ]);
    expect(site.sidebars['1-none']).toMatchObject([
      {
        name: 'Reference',
        children: [
          { method: 'PUT', deprecated: false },
          { method: 'GET', deprecated: true },
        ],
      },
    ]);
  });

  test('is the Markdown page of the operation where the navigation names the operation', () => {
    const { site } = buildSample(
      { navigation: [{ group: 'API', pages: ['GET /api/user'] }] },
      [samplePage('api/get', { openapi: 'GET /api/user', title: 'Get' })],
      { operations: [get] },
    );
    expect(site.pages.map(({ path }) => path)).toEqual(['api/get']);
    expect(pageAt(site, 'api/get').inNavigation).toBe(true);
  });

  test('an entry of the navigation that names no operation is a warning at its place', () => {
    const { problems } = buildSample({ navigation: [{ group: 'API', pages: ['GET /nothing'] }] }, [], {
      operations: [get],
    });
    expect(problems).toMatchObject([
      { file: 'site.json', line: 7, code: 'openapi/unknown-operation', severity: 'warning' },
    ]);
  });
});

describe('a document of which nothing names an operation', () => {
  test('gets a page for each, grouped by tag, under `api-reference`', () => {
    const { site, problems } = buildSample(
      { navigation: [{ group: 'Start', pages: ['start'] }] },
      ['start'],
      {
        operations: [list, get, put],
      },
    );
    expect(problems).toEqual([]);
    expect(site.pages.map(({ path }) => path)).toEqual([
      'start',
      'api-reference/user-groups/get-or-create-a-user-group',
      'api-reference/user-groups/update-a-user-group',
      'api-reference/get-apilist',
    ]);
    expect(listSidebar(site, 'start')).toEqual([
      'Start > start',
      'User groups > Get or create a user group',
      'User groups > Update a user group',
      'Endpoints > GET /api/list',
    ]);
  });

  test('puts them under the tab or anchor that has it as `openapi`', () => {
    const { site, problems } = buildSample(
      {
        navigation: [{ group: 'Start', pages: ['start'] }],
        anchors: [{ name: 'Dashboard API', url: 'dashboard', openapi: ['/openapi.yaml'] }],
      },
      ['start'],
      { operations: [get] },
    );
    expect(problems).toEqual([]);
    expect(site.anchors[1]).toMatchObject({
      name: 'Dashboard API',
      url: '/dashboard/user-groups/get-or-create-a-user-group/',
    });
    expect(listSidebar(site, 'start')).toEqual(['Start > start']);
  });

  test('has no entry added for those whose path the navigation names', () => {
    const path = 'api-reference/user-groups/update-a-user-group';
    const { site } = buildSample({ navigation: [{ group: 'Own', pages: [path] }] }, [], {
      operations: [get, put],
    });
    expect(listSidebar(site, path)).toEqual([
      'Own > Update a user group',
      'User groups > Get or create a user group',
    ]);
  });

  test('gives each operation a path of its own', () => {
    const twin = sampleOperation('POST', '/api/user', {
      summary: 'Get or create a user group!',
      tags: ['x'],
    });
    const same = { ...twin, summary: 'Same', tags: [] };
    const other = { ...same, method: 'DELETE' };
    const { site } = buildSample({}, ['api-reference/same'], { operations: [same, other] });
    expect(site.pages.map(({ path }) => path)).toEqual([
      'api-reference/same-1',
      'api-reference/same-2',
      'api-reference/same',
    ]);
  });

  test('is left alone once a page names one of its operations', () => {
    const { site } = buildSample({}, [samplePage('a', { openapi: 'GET /api/user' })], {
      operations: [get, put],
    });
    expect(site.pages).toHaveLength(1);
  });
});

describe('what a document says of its pages', () => {
  const user = sampleOperation('GET', '/api/user', { summary: 'Get', tags: ['Users'] });
  const hidden = { ...list, summary: 'Hidden', settings: { ...plainPage, visibility: 'hidden' as const } };
  const excluded = {
    ...put,
    summary: 'Excluded',
    settings: { ...plainPage, visibility: 'excluded' as const },
  };

  test('x-hidden keeps a page out of the navigation, x-excluded makes none', () => {
    const { site, problems } = buildSample({}, [], { operations: [user, hidden, excluded] });
    expect(problems).toEqual([]);
    expect(site.pages.map(({ path, inNavigation, isIndexed }) => [path, inNavigation, isIndexed])).toEqual([
      ['api-reference/users/get', true, true],
      ['api-reference/hidden', false, false],
    ]);
    expect(listSidebar(site, 'api-reference/hidden')).toEqual(['Users > Get']);
  });

  test('x-hidden and x-excluded count for nothing where the writer names the operation', () => {
    const { site } = buildSample(
      { navigation: [{ group: 'API', pages: ['GET /api/list', 'a'] }] },
      [samplePage('a', { openapi: 'PUT /api/user', title: undefined })],
      { operations: [user, hidden, excluded] },
    );
    expect(listSidebar(site, 'a')).toEqual(['API > Hidden', 'API > Excluded']);
  });

  test('x-mint gives a page its path, title and description; frontmatter goes first', () => {
    const metadata = {
      title: 'Given',
      sidebarTitle: 7,
      description: 'How',
      url: 'https://x.dev',
      icon: ['no'],
    };
    const settings = { ...plainPage, href: '/deep/../../../own page.mdx', metadata };
    const { site } = buildSample({}, [], { operations: [{ ...user, settings }] });
    expect(pageAt(site, 'deep/own page')).toMatchObject({
      title: 'Given',
      sidebarTitle: '7',
      description: 'How',
      frontmatter: { title: 'Given' },
    });
    const written = buildSample({}, [samplePage('a', { openapi: 'GET /api/user', title: 'Written' })], {
      operations: [{ ...user, settings }],
    });
    expect(pageAt(written.site, 'a')).toMatchObject({ title: 'Written', description: 'How' });
  });

  test('webhooks stand in a group of their own', () => {
    const event = sampleOperation('POST', 'created', { isWebhook: true, tags: ['Users'] });
    const { site } = buildSample({}, [], { operations: [event, user] });
    expect(listSidebar(site, 'api-reference/users/created')).toEqual(['Users > Get', 'Webhooks > created']);
  });
});

describe('several documents', () => {
  const first = sampleOperation('GET', '/users', { document: 'v1.yaml', summary: 'List', tags: ['Users'] });
  const second = { ...first, document: 'v2.yaml' };
  const documents = [
    sampleDocument([first], { name: 'v1.yaml', info: sampleInfo('Old') }),
    sampleDocument([second], { name: 'v2.yaml', info: sampleInfo('New') }),
  ];

  test('have their own tabs, and pages of their own for the same operation', () => {
    const tabs = [
      { name: 'One', url: 'one', openapi: './spec/../v1.yaml' },
      { name: 'Two', url: 'two', openapi: 'v2.yaml' },
    ];
    const { site, problems } = buildSample({ tabs }, [], { documents });
    expect(problems).toEqual([]);
    expect(site.pages.map(({ path, tab }) => [path, tab])).toEqual([
      ['one/users/list', 0],
      ['two/users/list', 1],
    ]);
    expect(listSidebar(site, 'two/users/list')).toEqual(['Users > List']);
  });

  test('in one section with the same groups are told apart by their titles', () => {
    const { site } = buildSample({}, [], { documents });
    expect(site.pages.map(({ path }) => path)).toEqual([
      'api-reference/users/list',
      'api-reference/users/list-1',
    ]);
    expect(listSidebar(site, 'api-reference/users/list')).toEqual([
      'Old > Users > List',
      'New > Users > List',
    ]);
  });

  test('belong to the version of their tab', () => {
    const tabs = [
      { name: 'API', url: 'api', version: 'v1', openapi: 'v1.yaml' },
      { name: 'API', url: 'api', version: 'v2', openapi: 'v2.yaml' },
    ];
    const { site, problems } = buildSample({ tabs, versions: ['v1', 'v2'] }, [], { documents });
    expect(problems).toEqual([]);
    expect(site.pages.map(({ path, versions, tab }) => [path, versions, tab])).toEqual([
      ['api/users/list', ['v1'], 0],
      ['api/users/list-1', ['v2'], 1],
    ]);
  });
});
