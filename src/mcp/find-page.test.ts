import { describe, expect, test } from 'vitest';
import { findOperationPage, findPage } from './find-page.ts';
import { type McpPage, type McpSite, writeAddress } from './mcp-site.ts';

const put = { method: 'PUT', path: '/users/{id}', isWebhook: false, deprecated: false, tags: [] };
const pages: readonly McpPage[] = [
  { path: '', url: '/', title: 'Home', groups: [], versions: [] },
  { path: 'guides/first steps', url: '/guides/first%20steps/', title: 'Start', groups: [], versions: [] },
  {
    path: 'api/update',
    url: '/api/update/',
    title: 'Update',
    groups: [],
    versions: [],
    operation: { ...put, operationId: 'updateUser' },
  },
  { path: 'v1/update', url: '/v1/update/', title: 'Update', groups: [], versions: [], operation: put },
];
const site: McpSite = { name: 'Sample', siteUrl: undefined, base: '/', pages, readText: async () => '' };

test.each([
  ['', ''],
  ['/', ''],
  ['index.md', ''],
  ['guides/first steps', 'guides/first steps'],
  ['/guides/first%20steps/', 'guides/first steps'],
  ['https://docs.example.com/guides/first%20steps.md?x#y', 'guides/first steps'],
])('a page is found by %j', (written, path) => {
  expect(findPage(site, written)).toMatchObject({ value: { path } });
});

test('a page that is not there is told with the nearest', () => {
  expect(findPage(site, 'guides/first-step')).toEqual({
    mistake: 'There is no page "guides/first-step". Did you mean "guides/first steps"?',
  });
  expect(findPage(site, '/%')).toHaveProperty('mistake');
});

describe('an operation is found', () => {
  test('by its operationId and by its page', () => {
    expect(findOperationPage(site, 'updateUser')).toMatchObject({ value: { path: 'api/update' } });
    expect(findOperationPage(site, '/v1/update/')).toMatchObject({ value: { path: 'v1/update' } });
  });

  test('by method and path when one page describes it, else told which do', () => {
    const one = { ...site, pages: pages.slice(0, 3) };
    expect(findOperationPage(one, 'put  /users/{id}')).toMatchObject({ value: { path: 'api/update' } });
    expect(findOperationPage(site, 'PUT /users/{id}')).toEqual({
      mistake: 'Several pages describe "PUT /users/{id}". Name one of api/update, v1/update.',
    });
  });

  test('or told with the nearest', () => {
    expect(findOperationPage(site, 'updateUsers')).toEqual({
      mistake: 'There is no operation "updateUsers". Did you mean "updateUser"?',
    });
  });
});

test('a site below a path has pages with it in their addresses, and without', () => {
  const url = '/docs/guides/first%20steps/';
  const [first] = pages.filter(({ path }) => path === 'guides/first steps').map((page) => ({ ...page, url }));
  if (!first) throw new Error('The page is gone.');
  const below: McpSite = { ...site, base: '/docs/', pages: [first] };
  for (const written of [
    'https://a.org/docs/guides/first%20steps/',
    '/docs/guides/first steps.md',
    'guides/first steps',
  ])
    expect(findPage(below, written)).toMatchObject({ value: { path: 'guides/first steps' } });
  expect(writeAddress(below, first)).toBe(url);
  expect(writeAddress({ ...below, siteUrl: 'https://a.org/docs' }, first)).toBe(`https://a.org${url}`);
});
