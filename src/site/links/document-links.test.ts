import { describe, expect, test } from 'vitest';
import {
  buildSample,
  pageAt,
  sampleDocument,
  sampleInfo,
  sampleOperation,
} from '../../../tests/support/sample-site.ts';
import { createDocumentLinks } from './document-links.ts';

const list = sampleOperation('GET', '/users', {
  summary: 'List',
  operationId: 'listUsers',
  tags: ['User groups'],
});
const get = sampleOperation('GET', '/users/{id}', {
  summary: 'Get',
  tags: ['User groups'],
  externalDocs: { url: 'https://docs.example.test/rest/users#get', description: undefined },
});
const ping = sampleOperation('GET', '/ping', { summary: 'Ping' });

const { site } = buildSample({}, ['guides/start'], {
  documents: [sampleDocument([list, get, ping], { info: sampleInfo('Users') })],
});
const listUrl = '/api-reference/user-groups/list/';

const follow = (path: string, externalDocs?: string) =>
  createDocumentLinks({
    pages: site.pages,
    isRedirected: (one) => one === 'old',
    externalDocs: () => externalDocs,
  })(pageAt(site, path));

describe('a link in a text of a document', () => {
  test('leads to the page of the operation or tag that it names', () => {
    const from = follow('api-reference/ping');
    expect(from('#operation/listUsers')).toBe(listUrl);
    expect(from('#tag/User-groups/operation/listUsers')).toBe(listUrl);
    expect(from('#/operations/listUsers')).toBe(listUrl);
    expect(from('#tag/User%20groups')).toBe(listUrl);
    expect(from('#operation/none')).toBe('#operation/none');
  });

  test('leads to the place of its externalDocs when the site has nothing there', () => {
    const from = follow('api-reference/user-groups/get');
    expect(from('/rest/guides/paging')).toBe('https://docs.example.test/rest/guides/paging');
    expect(from('../apps#new')).toBe('https://docs.example.test/apps#new');
    expect(from('#list-users')).toBe('https://docs.example.test/rest/users#list-users');
    expect(follow('api-reference/ping', 'https://example.test/')('/x')).toBe('https://example.test/x');
  });

  test('to a page has the URL that the page is served at', () => {
    const from = follow('api-reference/user-groups/get');
    expect(from('/guides/start#part')).toBe('/guides/start/#part');
    expect(from('../list?x')).toBe(`${listUrl}?x`);
  });

  test('stays as it is otherwise', () => {
    const from = follow('api-reference/user-groups/get');
    for (const url of [
      '/old',
      'https://example.test',
      'mailto:a@example.test',
      '/image.png',
      '#body-name',
      '#',
    ])
      expect(from(url)).toBe(url);
    expect(follow('api-reference/ping')('/rest/guides')).toBe('/rest/guides');
    expect(follow('guides/start', 'https://example.test')('/rest')).toBe('/rest');
  });
});
