import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '../../config/read-site-config.ts';
import { importDocusaurus } from '../docusaurus/import-docusaurus.ts';
import { importStarlight } from '../starlight/import-starlight.ts';

function importSearch(themeConfig: string) {
  const config = `module.exports = {\n  title: 'A',\n  themes: ['docusaurus-theme-search-typesense'],\n  themeConfig: { ${themeConfig} },\n};`;
  const texts = new Map([
    ['docusaurus.config.js', config],
    ['docs/a.md', '# A\n'],
  ]);
  return readImport(importDocusaurus({ paths: [...texts.keys()], texts }, 'docusaurus.config.js'));
}

function importPlugins(plugins: string) {
  const config = `import starlight from '@astrojs/starlight';
import docsearch from '@astrojs/starlight-docsearch';
import typesense from 'starlight-docsearch-typesense';
export default { integrations: [starlight({ title: 'A', plugins: [${plugins}] })] };\n`;
  const texts = new Map([
    ['astro.config.mjs', config],
    ['src/content/docs/a.md', '---\ntitle: A\n---\n'],
  ]);
  return readImport(importStarlight({ paths: [...texts.keys()], texts }, 'astro.config.mjs'));
}

function readImport({ text = '', changes }: ReturnType<typeof importDocusaurus>) {
  const { config } = readSiteConfig(text, 'site.json');
  const told = changes
    .filter(({ what }) => /earch|plugins|lgolia|ypesense/.test(what))
    .map(({ line, kind, what, why = '' }) => `${line} ${kind} ${what}: ${why}`);
  return { provider: config?.search.provider, told };
}

const keys = "appId: 'A1B2C3D4E5', apiKey: 'key', indexName: 'docs'";
const algolia = { type: 'algolia', appId: 'A1B2C3D4E5', apiKey: 'key', indexName: 'docs' };
const crawl = 'Its crawler has to read the new pages: the documentation of "search" has settings for it.';

describe('the search service of a project', () => {
  it('is carried over from Docusaurus, with what it is not kept to by itself', () => {
    const given = `algolia: { ${keys}, contextualSearch: true, searchPagePath: 'search', searchParameters: { facetFilters: ['a:b'], x: make() } }`;
    expect(importSearch(given)).toEqual({
      provider: { ...algolia, searchParameters: { facetFilters: ['a:b'] } },
      told: [
        `4 changed themeConfig.algolia is search.provider: ${crawl}`,
        '4 left-out themeConfig.algolia: searchPagePath: The dialog is Octavo’s own.',
        '4 left-out themeConfig.algolia: x: Only running the program would tell what it is.',
      ],
    });
  });

  it('is carried over from Starlight, whose other plugins are told', () => {
    expect(importPlugins(`docsearch({ ${keys} }), other()`)).toEqual({
      provider: { ...algolia, searchParameters: {} },
      told: [
        '4 left-out plugins: Octavo has no plugins of Starlight.',
        `4 changed @astrojs/starlight-docsearch is search.provider: ${crawl}`,
      ],
    });
  });

  it('is that of Typesense, with its nodes as URLs', () => {
    const given = `{ typesenseCollectionName: 'docs', typesenseSearchParameters: { num_typos: 1 }, typesenseServerConfig: { apiKey: 'key',
      nearestNode: { host: 'near.example.com', port: '443', protocol: 'https' },
      nodes: [{ host: 'a.example.com', port: 8108, protocol: 'https', path: '/search' }, { url: 'https://b.example.com' }, { host: 'c.example.com', protocol: 'http' }] } }`;
    const provider = {
      type: 'typesense',
      nodes: ['https://near.example.com', 'https://a.example.com:8108/search', 'https://b.example.com'],
      ...{ apiKey: 'key', collectionName: 'docs', searchParameters: { num_typos: 1 } },
    };
    expect(importSearch(`typesense: ${given}`)).toEqual({
      provider,
      told: [`4 changed themeConfig.typesense is search.provider: ${crawl}`],
    });
    expect(importPlugins(`typesense(${given})`).provider).toEqual(provider);
  });

  it('is told where only its program knows the keys, or they are none', () => {
    expect(importSearch("algolia: { appId: process.env.ID, apiKey: '', indexName: 'docs' }")).toEqual({
      provider: undefined,
      told: [
        '4 left-out themeConfig.algolia: Only running the program would tell "appId" and "apiKey". Give them in search.provider; until then the search is Octavo’s own.',
      ],
    });
    expect(importSearch("algolia: { appId: 'YOUR_APP_ID', apiKey: 'key', indexName: 'docs' }").told).toEqual([
      '4 left-out themeConfig.algolia: Its "appId" is not the ID of an application.',
    ]);
    const insecure =
      "typesenseServerConfig: { apiKey: 'key', nodes: [{ host: 'a.example.com', protocol: 'http' }] }";
    expect(importSearch(`typesense: { typesenseCollectionName: 'docs', ${insecure} }`).told).toEqual([
      '4 left-out themeConfig.typesense: None of its nodes has an address of https.',
    ]);
    expect(importSearch('algolia: options').told).toHaveLength(1);
  });
});
