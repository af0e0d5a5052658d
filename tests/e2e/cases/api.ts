import type { Page } from '@playwright/test';
import type { FieldCase } from '../field-case.ts';
import { put, remove } from '../json-change.ts';
import { readGroups, readRequest, readText, readTexts } from '../reading.ts';

const one = { site: 'fields-one', at: 'api/list-users/' } as const;
const two = { site: 'fields-two', at: 'api-reference/people/list-people/' } as const;
const three = { site: 'fields-three', at: 'api-reference/orders/list-orders/' } as const;

/** The base URL, whole, and the path of a page's bar. */
const readEndpoint = async (page: Page) => {
  const path = await readText(page, '.endpoint .path');
  if (path === undefined) return undefined;
  const bases = await page
    .locator('.endpoint .base')
    .evaluateAll((found) => found.map((one) => one.getAttribute('title')));
  return [...bases, path].join(' ');
};
const readSample = async (page: Page) => (await readRequest(page)).sample;

/** Lines of the sample that send a credential. */
const readCredential = async (page: Page) =>
  (await readSample(page))
    .split('\n')
    .filter((line) => /^\s+-(?:H|u) /.test(line))
    .map((line) => line.replace(/ \\$/, '').trim());

/** The document with the first two keys of its schema the other way round. */
const swapFirstKeys = (text: string) => text.replace(/^( +zeta: .*\n)( +'10': .*\n)/m, '$2$1');

/** `api` and `openapi`. */
export const apiCases: readonly FieldCase[] = [
  {
    ...one,
    field: 'api',
    form: 'object',
    read: readRequest,
    expected: {
      sample: 'curl -X GET "https://api.one.example.com/users" \\\n  -H "X-Api-Key: Key $API_KEY"',
      authorization: 'Authorization API key X-Api-Key string in header required Format: Key <API_KEY>',
    },
    without: remove('api'),
  },
  {
    ...one,
    field: 'api.baseUrl',
    form: 'string',
    read: async (page) => ({
      endpoint: await readEndpoint(page),
      sample: (await readSample(page)).split(' \\')[0],
    }),
    expected: {
      endpoint: 'https://api.one.example.com /users',
      sample: 'curl -X GET "https://api.one.example.com/users"',
    },
    without: remove('api.baseUrl'),
  },
  {
    ...two,
    field: 'api.baseUrl',
    form: 'list: the first at first',
    read: async (page) => ({
      endpoint: await readEndpoint(page),
      sample: (await readSample(page)).split(' \\')[0],
    }),
    expected: {
      endpoint: 'https://eu.two.example.com /people',
      sample: 'curl -X GET "https://eu.two.example.com/people"',
    },
    without: remove('api.baseUrl.0'),
  },
  {
    ...one,
    at: 'api/by-hand/',
    field: 'api.baseUrl',
    form: 'string, on a page that describes its request by hand',
    read: readEndpoint,
    expected: 'https://api.one.example.com /users/{id}',
    without: remove('api.baseUrl'),
  },
  {
    ...one,
    field: 'api.auth',
    form: 'object',
    read: async (page) => (await readRequest(page)).authorization !== undefined,
    expected: true,
    without: remove('api.auth'),
  },
  {
    ...one,
    field: 'api.auth.method',
    form: 'key',
    read: readRequest,
    expected: {
      sample: 'curl -X GET "https://api.one.example.com/users" \\\n  -H "X-Api-Key: Key $API_KEY"',
      authorization: 'Authorization API key X-Api-Key string in header required Format: Key <API_KEY>',
    },
    without: put('api.auth.method', 'bearer'),
  },
  {
    ...two,
    field: 'api.auth.method',
    form: 'basic',
    read: readCredential,
    expected: ['-u "acct_$ACCOUNT_ID:$ACCOUNT_SECRET"'],
    without: put('api.auth.method', 'bearer'),
  },
  {
    ...three,
    field: 'api.auth.method',
    form: 'bearer',
    read: async (page) => ({
      credential: await readCredential(page),
      authorization: (await readRequest(page)).authorization,
    }),
    expected: {
      credential: ['-H "Authorization: Bearer $API_TOKEN"'],
      authorization:
        'Authorization Bearer token Authorization string in header required Format: Bearer <API_TOKEN>',
    },
    without: remove('api.auth.method'),
  },
  {
    ...one,
    field: 'api.auth.name',
    form: 'of a key: the header',
    read: readCredential,
    expected: ['-H "X-Api-Key: Key $API_KEY"'],
    without: remove('api.auth.name'),
  },
  {
    ...two,
    field: 'api.auth.name',
    form: 'of basic: [usernameName]:[passwordName]',
    read: readCredential,
    expected: ['-u "acct_$ACCOUNT_ID:$ACCOUNT_SECRET"'],
    without: remove('api.auth.name'),
  },
  {
    ...one,
    field: 'api.auth.inputPrefix',
    form: 'of a key',
    read: readRequest,
    expected: {
      sample: 'curl -X GET "https://api.one.example.com/users" \\\n  -H "X-Api-Key: Key $API_KEY"',
      authorization: 'Authorization API key X-Api-Key string in header required Format: Key <API_KEY>',
    },
    without: remove('api.auth.inputPrefix'),
  },
  {
    ...two,
    field: 'api.auth.inputPrefix',
    form: 'of basic: before the user name',
    read: readCredential,
    expected: ['-u "acct_$ACCOUNT_ID:$ACCOUNT_SECRET"'],
    without: remove('api.auth.inputPrefix'),
  },
  {
    ...one,
    field: 'api.playground',
    form: 'object',
    read: readEndpoint,
    expected: 'https://api.one.example.com /users',
    without: put('api.playground', { mode: 'hide' }),
  },
  {
    ...one,
    field: 'api.playground.mode',
    form: 'show',
    read: async (page) => ({
      method: await readText(page, '.endpoint .method'),
      endpoint: await readEndpoint(page),
    }),
    expected: { method: 'GET', endpoint: 'https://api.one.example.com /users' },
    without: put('api.playground.mode', 'hide'),
  },
  {
    ...two,
    field: 'api.playground.mode',
    form: 'simple: the endpoint and nothing to fill in',
    read: async (page) => ({
      endpoint: await readEndpoint(page),
      controls: await page.locator('main article :is(form, input, textarea)').count(),
    }),
    expected: { endpoint: 'https://eu.two.example.com /people', controls: 0 },
    without: put('api.playground.mode', 'hide'),
  },
  {
    ...three,
    field: 'api.playground.mode',
    form: 'hide: fields and samples stay',
    read: async (page) => ({
      endpoint: await readEndpoint(page),
      sections: await readTexts(page, '.fields > header h2'),
      hasSample: (await readSample(page)).startsWith('curl '),
    }),
    expected: { endpoint: undefined, sections: ['Authorization', 'Response'], hasSample: true },
    without: remove('api.playground.mode'),
  },
  ...[one, two].map(
    (site): FieldCase => ({
      ...site,
      field: 'api.maintainOrder',
      form: site === one ? 'true' : 'false: the order is kept all the same',
      read: (page) => readTexts(page, '.statuses .param header a b'),
      expected: ['zeta', '10', 'alpha', '2'],
      without: (config) => config,
      withoutIn: { file: 'spec/users.yaml', change: swapFirstKeys },
    }),
  ),
  {
    ...one,
    field: 'api.overlays',
    form: 'a path',
    given: put('api.overlays', 'spec/overlay.yaml'),
    read: async (page) => (await page.locator('.statuses').textContent())?.includes('Nothing is there.'),
    expected: true,
    without: remove('api.overlays'),
  },
  {
    ...one,
    field: 'api.variables',
    form: 'object: a parameter’s name',
    given: put('api.variables', { limit: '7' }),
    read: async (page) => page.locator('[data-keep="variable limit"]').count(),
    expected: 1,
    without: remove('api.variables'),
  },
  {
    ...two,
    field: 'api.schemaPages',
    form: 'false',
    read: async (page) => (await readGroups(page)).map(({ name }) => name),
    expected: ['People', 'Orders'],
    without: remove('api.schemaPages'),
  },
  {
    ...one,
    field: 'openapi',
    form: 'string: a path',
    read: async (page) => ({
      method: await readText(page, '.sidebar [aria-current="page"] .method'),
      parameters: await readTexts(page, '.param header a b'),
    }),
    expected: { method: 'GET', parameters: ['limit', 'zeta', '10', 'alpha', '2'] },
    without: remove('openapi'),
  },
  {
    ...three,
    at: 'docs/first/',
    field: 'openapi',
    form: 'string: a URL',
    read: async (page) => (await readGroups(page)).flatMap(({ pages }) => pages),
    expected: ['First', 'Second', 'List orders'],
    without: remove('openapi'),
  },
  {
    ...two,
    field: 'openapi',
    form: 'list: a path and a URL',
    read: readGroups,
    expected: [
      { name: 'People', pages: ['List people', 'Create a person'] },
      { name: 'Orders', pages: ['List orders'] },
    ],
    without: remove('openapi.0'),
  },
];
