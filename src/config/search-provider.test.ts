import { describe, expect, it } from 'vitest';
import { readSiteConfig } from './read-site-config.ts';

const algolia = { type: 'algolia', appId: 'A1B2C3D4E5', apiKey: 'key', indexName: 'docs' };
const typesense = {
  type: 'typesense',
  nodes: ['https://a.example.com/'],
  apiKey: 'key',
  collectionName: 'docs',
};

function read(provider: object) {
  const text = JSON.stringify({ name: 'A', navigation: [], search: { provider } });
  const { config, problems } = readSiteConfig(text, 'site.json');
  return {
    provider: config?.search.provider,
    told: problems.map(({ severity, message, hint }) => `${severity}: ${message} ${hint}`),
  };
}

describe('search.provider', () => {
  it('is read as one of two shapes', () => {
    expect(read(algolia)).toEqual({ provider: { ...algolia, searchParameters: {} }, told: [] });
    expect(read({ ...typesense, searchParameters: { num_typos: 1, prefix: true } }).provider).toEqual({
      ...typesense,
      nodes: ['https://a.example.com'],
      searchParameters: { num_typos: 1, prefix: true },
    });
    expect(read({ ...typesense, nodes: 'http://localhost:8108/search' })).toMatchObject({
      provider: { nodes: ['http://localhost:8108/search'] },
      told: [],
    });
  });

  it('lacks what its type needs', () => {
    expect(read({ type: 'algolia', apiKey: 'key' }).told).toEqual([
      'error: search.provider.appId is required when the type is "algolia", but missing. Add "appId", for example "appId": "A1B2C3D4E5". ID of the application at Algolia. Required only when `type` is `algolia`.',
      'error: search.provider.indexName is required when the type is "algolia", but missing. Add "indexName", for example "indexName": "docs". Name of the index at Algolia. Required only when `type` is `algolia`.',
    ]);
    expect(read({ type: 'typesense', apiKey: 'key' }).told.map((one) => one.slice(0, 80))).toEqual([
      'error: search.provider.nodes is required when the type is "typesense", but missi',
      'error: search.provider.collectionName is required when the type is "typesense", ',
    ]);
    expect(read({ type: 'algolia', apiKey: 'key' }).provider).toBeUndefined();
  });

  it('has nothing of the other type', () => {
    expect(read({ ...typesense, indexName: 'docs' }).told).toEqual([
      'warning: search.provider.indexName is ignored because the type of the provider is "typesense". Remove "indexName", or write "type": "algolia".',
    ]);
    expect(read({ ...typesense, indexName: 'docs' }).provider).not.toHaveProperty('indexName');
  });

  it('asks no server that pages of https cannot ask', () => {
    const tell = (nodes: unknown) => read({ ...typesense, nodes }).told;
    expect(tell('http://search.example.com:8108')).toEqual([
      'error: search.provider.nodes must be an https URL such as "https://search.example.com", but is "http://search.example.com:8108". Write "https://search.example.com:8108": browsers send no requests from a secure page to an insecure server.',
    ]);
    expect(tell(['https://a.example.com/?a=1'])).toEqual([
      'error: search.provider.nodes[0] must be an https URL such as "https://search.example.com", but is "https://a.example.com/?a=1". Write "https://a.example.com": the address alone.',
    ]);
    expect(tell('search.example.com')[0]).toContain('Write "https://search.example.com".');
    expect(tell('javascript:alert(1)')).toHaveLength(1);
    expect(tell([])).toEqual([
      'error: search.provider.nodes must not be empty. Give it a value, for example "https://search.example.com".',
    ]);
    expect(tell([{ host: 'a.example.com', port: 443, protocol: 'https' }])).toEqual([
      'error: search.provider.nodes[0] must be an https URL, but is an object. Write for example "https://search.example.com".',
    ]);
    expect(tell('https://user:secret@a.example.com')[0]).toMatch(/^warning: .* a URL with a secret/);
    expect(read({ ...typesense, nodes: 'https://user:secret@a.example.com' }).provider).toMatchObject({
      nodes: ['https://a.example.com'],
    });
  });

  it('names no host by what is no ID', () => {
    for (const appId of ['YOUR_APP_ID', 'evil.example.com/', ''])
      expect(read({ ...algolia, appId }).told[0]).toContain('must be the ID of an application at Algolia');
  });
});
