import { describe, expect, it } from 'vitest';
import { importConfig } from '../import-config.ts';

/** The `site.json` of a navigation of a `docs.json`, and what is told of it. */
function importNavigation(navigation: Readonly<Record<string, unknown>>) {
  const old = { name: 'A', colors: { primary: '#123456' }, navigation };
  const { text = '{}', changes } = importConfig(JSON.stringify(old), 'docs.json');
  const site: Readonly<Record<string, unknown>> = JSON.parse(text);
  return { site, told: changes.map(({ what }) => what) };
}

describe('the products of a docs.json', () => {
  it('are products with what readers choose them by, and dropdowns are too', () => {
    const looks = { icon: 'cube', description: 'All of it', color: { light: '#111111', dark: '#EEEEEE' } };
    for (const [list, one] of [
      ['products', 'product'],
      ['dropdowns', 'dropdown'],
    ] as const) {
      const { site, told } = importNavigation({
        [list]: [
          { [one]: 'Core', ...looks, pages: ['core/a', 'core/b/c'] },
          { [one]: 'Site', href: 'https://example.com' },
          { [one]: 'Secret', hidden: true, pages: ['secret'] },
        ],
      });
      expect(site['products']).toEqual([
        { name: 'Core', url: 'core', icon: 'cube', description: 'All of it', color: '#111111' },
        { name: 'Site', url: 'https://example.com' },
      ]);
      expect(site['navigation']).toEqual([{ group: '', product: 'Core', pages: ['core/a', 'core/b/c'] }]);
      expect(told).toContain(`navigation.${list}[0].color.dark`);
      expect(told.includes('the dropdown "Core" is a product')).toBe(one === 'dropdown');
    }
  });

  it('have a url where a folder holds their pages alone', () => {
    const { site } = importNavigation({
      products: [
        { product: 'A', pages: ['shared/a', 'shared/b'] },
        { product: 'B', pages: ['shared/c', 'b/d'] },
        { product: 'C', pages: ['c/deep/e'] },
        { product: 'D', pages: ['root'] },
      ],
    });
    expect(site['products']).toEqual([{ name: 'A' }, { name: 'B' }, { name: 'C', url: 'c' }, { name: 'D' }]);
  });

  it('keep their tabs, of one name too, wherever the files are', () => {
    const { site } = importNavigation({
      products: ['A', 'B'].map((product) => ({
        product,
        tabs: [
          { tab: 'Guides', pages: [`${product}1`] },
          { tab: 'API', pages: [`${product}2`] },
        ],
      })),
    });
    expect(site).not.toHaveProperty('primaryTab');
    expect(site['tabs']).toEqual([
      { name: 'Guides', url: 'A1', product: 'A' },
      { name: 'API', url: 'A2', product: 'A' },
      { name: 'Guides', url: 'B1', product: 'B' },
      { name: 'API', url: 'B2', product: 'B' },
    ]);
  });

  it('are products below versions, languages and tabs', () => {
    const products = (path: string) => [{ product: 'A', pages: [`${path}/a`] }];
    expect(
      importNavigation({
        versions: ['v1', 'v2'].map((version) => ({ version, products: products(version) })),
      }).site['products'],
    ).toEqual([
      { name: 'A', url: 'v1', version: 'v1' },
      { name: 'A', url: 'v2', version: 'v2' },
    ]);
    expect(
      importNavigation({
        languages: ['en', 'de'].map((language) => ({ language, products: products(language) })),
      }).site['products'],
    ).toEqual([
      { name: 'A', url: 'en', language: 'en' },
      { name: 'A', url: 'de', language: 'de' },
    ]);
    const { site } = importNavigation({
      tabs: [
        { tab: 'One', products: products('one') },
        { tab: 'Two', pages: ['two/a'] },
      ],
    });
    expect(site['products']).toEqual([{ name: 'A' }]);
    expect(site['tabs']).toEqual([
      { name: 'One', url: 'one' },
      { name: 'Two', url: 'two' },
    ]);
  });

  it('have the operations of their documents, below their url', () => {
    const { site } = importNavigation({
      products: [
        { product: 'A', openapi: 'a.json' },
        { product: 'B', openapi: { source: 'b.json', directory: 'b/api' }, pages: ['b/start'] },
        { product: 'C', openapi: 'c.json', groups: [{ group: 'Calls', pages: ['GET /c'] }] },
        { product: 'D', versions: [{ version: 'v1', openapi: 'd.json' }] },
      ],
    });
    expect(site['products']).toEqual([
      { name: 'A', url: 'api-reference', openapi: 'a.json' },
      { name: 'B', url: 'b/api', openapi: 'b.json' },
      { name: 'C', url: 'api-reference/c', openapi: 'c.json' },
      { name: 'D' },
    ]);
    expect(site['navigation']).toContainEqual({ group: 'Calls', product: 'C', pages: ['GET /c'] });
    expect(site['tabs']).toEqual([
      { name: 'D', url: 'api-reference/v1', product: 'D', version: 'v1', openapi: 'd.json' },
    ]);
  });

  it('lead elsewhere from inside another one as anchors of that', () => {
    const { site } = importNavigation({
      products: [
        {
          product: 'A',
          pages: ['a/b'],
          dropdowns: [{ dropdown: 'Chat', icon: 'comments', href: 'https://chat.example.com' }],
        },
      ],
    });
    expect(site['anchors']).toEqual([
      { name: 'Chat', url: 'https://chat.example.com', icon: 'comments', product: 'A' },
    ]);
  });
});
