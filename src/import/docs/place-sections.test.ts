import { describe, expect, it } from 'vitest';
import { importConfig } from '../import-config.ts';

function importNavigation(navigation: unknown) {
  const old = { name: 'Lantern', colors: { primary: '#7C3AED' }, navigation };
  const { text = '', changes } = importConfig(JSON.stringify(old), 'docs.json');
  const site: Record<string, unknown> = JSON.parse(text);
  return { site, told: changes.map(({ what }) => what) };
}

const group = { group: 'Start', pages: ['start'] };

describe('the OpenAPI documents of a version', () => {
  it('stay in it by a tab when nothing names their operations', () => {
    const { site, told } = importNavigation({
      versions: [
        { version: 'v2', groups: [group, { group: 'API', openapi: 'v2.json' }] },
        { version: 'v1', openapi: { source: 'v1.json', directory: 'old' }, groups: [group] },
      ],
    });
    expect(site).not.toHaveProperty('openapi');
    expect(site['tabs']).toEqual([
      { name: 'API', url: 'api-reference/v2', version: 'v2', openapi: 'v2.json' },
      { name: 'API reference', url: 'old', version: 'v1', openapi: 'v1.json' },
    ]);
    expect(told).toEqual(
      expect.arrayContaining(['tabs has "API" at "api-reference/v2"', 'tabs has "API reference" at "old"']),
    );
  });

  it('are documents of the site when the navigation of the version names their operations', () => {
    const { site, told } = importNavigation({
      versions: [
        { version: 'v2', openapi: 'v2.json', groups: [{ group: 'API', pages: ['GET /users'] }] },
        { version: 'v1', groups: [{ group: 'API', openapi: 'v1.json', pages: ['GET /users'] }] },
      ],
    });
    expect(site).toMatchObject({
      openapi: ['v2.json', 'v1.json'],
      navigation: [
        { version: 'v2', pages: ['v2.json GET /users'] },
        { version: 'v1', pages: ['v1.json GET /users'] },
      ],
    });
    expect(site).not.toHaveProperty('tabs');
    expect(told).toEqual(expect.arrayContaining(['openapi has "v2.json"', 'openapi has "v1.json"']));
  });

  it('stay in it when a tab of all versions is scope it', () => {
    const { site } = importNavigation({
      tabs: [
        { tab: 'Guides', pages: ['start'] },
        { tab: 'API', versions: [{ version: 'v1', openapi: 'v1.json' }] },
      ],
    });
    expect(site).toMatchObject({
      tabs: [{ name: 'API', url: 'api-reference/v1', version: 'v1', openapi: 'v1.json' }],
    });
    expect(site).not.toHaveProperty('openapi');
  });

  it('are kept when their tab becomes the primary one', () => {
    const tabs = (openapi: string) => [
      { tab: 'Main', openapi, pages: ['x/a', 'b'] },
      { tab: 'Other', pages: ['other/a'] },
    ];
    expect(importNavigation({ tabs: tabs('api.json') }).site).toMatchObject({
      primaryTab: { name: 'Main' },
      openapi: 'api.json',
    });
    const { site } = importNavigation({ versions: [{ version: 'v1', tabs: tabs('api.json') }] });
    expect(site).not.toHaveProperty('openapi');
    expect(site['tabs']).toContainEqual({
      name: 'API reference',
      url: 'api-reference/v1',
      version: 'v1',
      openapi: 'api.json',
    });
  });
});

describe('what is divided once more', () => {
  it('is a group with its icon, and loses what a group does not have', () => {
    const { site, told } = importNavigation({
      anchors: [
        {
          anchor: 'Guides',
          anchors: [
            {
              anchor: 'Start',
              icon: 'rocket',
              description: 'First steps',
              color: '#123456',
              groups: [group],
            },
            { anchor: 'More', groups: [{ group: 'Deep', pages: ['deep'] }] },
          ],
        },
      ],
    });
    expect(site['navigation']).toEqual([
      { group: 'Start', icon: 'rocket', description: 'First steps', pages: [group] },
      { group: 'More', pages: [{ group: 'Deep', pages: ['deep'] }] },
    ]);
    expect(told).toContain('navigation.anchors[0].anchors[0].color');
  });
});
