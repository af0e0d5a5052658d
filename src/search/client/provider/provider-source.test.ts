import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerTypesense,
  type IndexRecord,
  type SearchIndexData,
} from '../../../../tests/support/search-service.ts';
import type { OwnPage } from '../../search-index.ts';
import type { Scope, SearchFailure, SearchResults, SearchSource } from '../search-source.ts';
import { createPageFinder } from './own-pages.ts';
import { createProviderSource } from './provider-source.ts';
import { openService } from './send-question.ts';
import { typesenseService } from './typesense-service.ts';

const crawledUrl = 'https://docs.example.com';
const pages: readonly OwnPage[] = Array.from({ length: 60 }, (_, number) => ({
  ...{ url: `/page-${number}/`, title: `Page ${number}`, tab: number < 50 ? 'Guides' : 'API' },
  versions: [number % 2 === 0 ? '2.0' : '1.0'],
}));
const records: readonly IndexRecord[] = pages.map(({ url, versions = [] }) => ({
  ...{
    url: crawledUrl + url,
    url_without_anchor: crawledUrl + url,
    type: 'content',
    content: 'an amber lamp',
  },
  ...{ hierarchy: { lvl1: 'Page' }, language: 'en', version: versions },
}));
const whole: SearchIndexData = { records, apiKey: 'xyz', name: 'docs', facets: ['language', 'version'] };

let server: Server;
let address = '';
let index = whole;
/** What the server has been asked. */
let asked: { readonly q: string; readonly page: number; readonly filter_by?: string }[] = [];
/** Status in place of an answer; 0 for an end without one. */
let broken: number | undefined;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push(JSON.parse(body).searches[0]);
    if (broken === 0) return void request.socket.destroy();
    const { status, json } = answerTypesense(index, request.url ?? '', body);
    response.writeHead(broken ?? status).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  [index, asked, broken] = [whole, [], undefined];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function open(nodes: readonly string[] = [address], more: { readonly language?: string } = {}): SearchSource {
  const provider = {
    type: 'typesense',
    nodes,
    apiKey: 'xyz',
    collectionName: 'docs',
    searchParameters: {},
  } as const;
  return createProviderSource(async () => ({
    entry: { pages, suggested: [], ...more },
    find: createPageFinder({ pages, crawledUrl }, '/', 'localhost'),
    ask: openService(typesenseService, provider),
  }));
}

function search(
  source: SearchSource,
  query: string,
  scope: Scope = {},
  most?: number,
): Promise<SearchResults | SearchFailure> {
  return new Promise((resolve) => source.search(query, scope, most, resolve));
}

test('pages are given as they are asked for, all of them counted', async () => {
  const source = open();
  const first = await search(source, 'amber');
  expect(first).toMatchObject({ total: 60, isCounted: true, isWhole: true, next: 28 });
  expect('hits' in first && first.hits).toHaveLength(20);
  const second = await search(source, 'amber', {}, 28);
  expect('hits' in second && second.hits.map(({ url }) => url)).toEqual(
    pages.slice(0, 40).map(({ url }) => url),
  );
  expect(await search(source, 'amber', {}, 48)).toMatchObject({ total: 60, next: undefined });
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3]);
});

test('a tab is looked for until some of its pages are there, and they are counted when all are', async () => {
  const found = await search(open(), 'amber', { tab: 'API' });
  expect('hits' in found && found.hits.map(({ url }) => url)).toEqual(pages.slice(50).map(({ url }) => url));
  expect(found).toMatchObject({ total: 10, isCounted: true, next: undefined });
});

test('only the last of several questions is sent, and answered', async () => {
  const source = open();
  const answered: string[] = [];
  for (const query of ['a', 'am', 'amber'])
    source.search(query, {}, undefined, () => void answered.push(query));
  const found = await search(source, 'amber lamp');
  expect(found).toMatchObject({ total: 60 });
  expect(asked.map(({ q }) => q)).toEqual(['amber lamp']);
  expect(answered).toEqual([]);
});

test('nothing is sent before something is searched for, nor for a search that is given up', async () => {
  const source = open();
  await new Promise((resolve) => source.prepare(resolve));
  let isAnswered = false;
  source.search('amber', {}, undefined, () => {
    isAnswered = true;
  });
  source.forget();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([asked, isAnswered]).toEqual([[], false]);
});

test('the version of a reader is asked for, and kept to where the index does not know of versions', async () => {
  const source = open();
  expect(await search(source, 'amber', { version: '1.0' })).toMatchObject({ total: 30, isCounted: true });
  expect(asked[0]?.filter_by).toBe('version:=`1.0`');
  index = { ...whole, facets: [] };
  const other = open();
  const found = await search(other, 'amber', { version: '1.0' });
  const urls = 'hits' in found ? found.hits.map(({ url }) => url) : [];
  expect(urls.length).toBeGreaterThan(7);
  for (const url of urls) expect(pages.find((page) => page.url === url)?.versions).toEqual(['1.0']);
  expect(found).toMatchObject({ isCounted: false, total: urls.length });
  const before = asked.length;
  await search(other, 'lamp', { version: '1.0' });
  expect(asked.slice(before).map((one) => one.filter_by)).toEqual([undefined]);
});

test('a language that no page of the index has finds nothing', async () => {
  index = {
    ...whole,
    records: records.map((record) => ({ ...record, url: 'https://elsewhere.example.com/' })),
  };
  expect(await search(open(undefined, { language: 'de' }), 'amber')).toMatchObject({
    total: 0,
    isCounted: true,
  });
});

test('a node that does not answer, or fails, is passed over; the one that has answered is asked first', async () => {
  const source = open(['http://127.0.0.1:9', address]);
  expect(await search(source, 'amber')).toMatchObject({ total: 60 });
  broken = 503;
  expect(await search(source, 'lamp')).toEqual({
    failure: 'The search service answers with an error: 503',
    isRefused: false,
  });
  broken = 0;
  expect(await search(source, 'lamp')).toMatchObject({ failure: 'The search service cannot be reached.' });
  broken = undefined;
  expect(await search(source, 'lamp')).toMatchObject({ total: 60 });
});

test('what the service says is wrong is told, and asked of no other node', async () => {
  index = { ...whole, apiKey: 'another' };
  expect(await search(open([address, address]), 'amber')).toMatchObject({
    failure:
      'The search service answers with an error: 401 Forbidden - a valid `x-typesense-api-key` header must be sent.',
  });
  expect(asked).toHaveLength(1);
});

test('a site whose own file cannot be loaded says so, and loads it again for the next search', async () => {
  let count = 0;
  const source = createProviderSource(async () => {
    count += 1;
    throw new Error('404');
  });
  for (const expected of [1, 2]) {
    expect(await search(source, 'amber')).toEqual({ failure: 'The search could not be loaded.' });
    expect(count).toBe(expected);
  }
});

test('a service that never ends is left after some batches', async () => {
  const endless = createServer((request, response) => {
    request.resume();
    response.end('{"results":[{"found":1e9,"page":1,"grouped_hits":[{"hits":[]}]}]}');
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const { port } = endless.address() as AddressInfo;
  expect(await search(open([`http://127.0.0.1:${port}`]), 'amber')).toMatchObject({
    total: 0,
    next: undefined,
  });
  endless.closeAllConnections();
  endless.close();
});
