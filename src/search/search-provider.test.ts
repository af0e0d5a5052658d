import { expect, test } from 'vitest';
import { listProviderNodes, writeFacet } from './search-provider.ts';

test('Algolia has a nearest cluster and three that stand in for it, Typesense the nodes of site.json', () => {
  const keys = { apiKey: 'key', searchParameters: {} };
  expect(listProviderNodes({ type: 'algolia', appId: 'A1B2C3D4E5', indexName: 'docs', ...keys })).toEqual([
    'https://a1b2c3d4e5-dsn.algolia.net',
    'https://a1b2c3d4e5-1.algolianet.com',
    'https://a1b2c3d4e5-2.algolianet.com',
    'https://a1b2c3d4e5-3.algolianet.com',
  ]);
  const nodes = ['https://a.example.com/path', 'http://localhost:8108'];
  expect(listProviderNodes({ type: 'typesense', nodes, collectionName: 'docs', ...keys })).toEqual(nodes);
});

test('a name has no comma for crawlers', () => {
  expect(['2.0', 'one, two', ',', 'a ,b,c'].map(writeFacet)).toEqual(['2.0', 'one two', ' ', 'a b c']);
});
