import { describe, expect, it } from 'vitest';
import { buildSample } from '../../../tests/support/sample-site.ts';
import { findSectionUrl } from './sections.ts';
import { listMenuEntries } from './tab-menu.ts';

const navigation = [
  { group: 'Start', pages: ['start'] },
  { group: 'Guides', version: 'v2', pages: ['learn/v2/a', { group: 'Deeper', pages: ['learn/v2/b'] }] },
  { group: 'Guides', version: 'v1', pages: ['learn/v1/a'] },
];
const paths = ['start', 'learn/v2/a', 'learn/v2/b', 'learn/v1/a'];
const menu = [
  { name: 'Guides', description: 'Step by step.', icon: 'book' },
  { name: 'Deeper' },
  { name: 'Start', url: '/start' },
  { name: 'Courses', url: 'https://learn.example.com' },
];
const build = (tab: object, file: object = {}) =>
  buildSample(
    { navigation, versions: ['v2', 'v1'], tabs: [{ name: 'Learn', url: 'learn', ...tab }], ...file },
    paths,
  );
const placeIn = (version: string) => ({ tab: undefined, version, language: 'en', product: undefined });

describe('the menu of a tab', () => {
  it('leads to groups of the tab by their names, at any depth, and to its urls', () => {
    const { site, problems } = build({ menu });
    const entries = site.tabs[1]?.menu ?? [];
    expect(problems).toEqual([]);
    expect(entries.map(({ name, url, isExternal }) => [name, url, isExternal])).toEqual([
      ['Guides', '/learn/v2/a/', false],
      ['Deeper', '/learn/v2/b/', false],
      ['Start', '/start/', false],
      ['Courses', 'https://learn.example.com', true],
    ]);
    expect(entries[0]).toMatchObject({ description: 'Step by step.', icon: { name: 'book' } });
  });

  it('leads to the group in the version that a reader has', () => {
    const [guides] = build({ menu }).site.tabs[1]?.menu ?? [];
    if (!guides) throw new Error('There is no entry.');
    expect(findSectionUrl(guides, placeIn('v1'))).toBe('/learn/v1/a/');
    expect(findSectionUrl(guides, placeIn('v2'))).toBe('/learn/v2/a/');
  });

  it('leaves out what no group of the tab is named, with a warning', () => {
    const { site, problems } = build({ menu: [{ name: 'Start' }, { name: 'Guides' }] });
    expect(site.tabs[1]?.menu?.map(({ name }) => name)).toEqual(['Guides']);
    expect(problems).toMatchObject([{ code: 'site-json/empty-menu-entry', severity: 'warning' }]);
    expect(problems[0]?.message).toContain('"Start"');
  });

  it('is there for the primary tab too', () => {
    const { site } = build({}, { primaryTab: { name: 'Home', menu: [{ name: 'Start' }] } });
    expect(site.tabs[0]).toMatchObject({ name: 'Home', menu: [{ name: 'Start', url: '/start/' }] });
  });

  it('leads to the group in each language, whatever that calls it, and is left out in others', () => {
    const { site, problems } = buildSample(
      {
        languages: ['en', { language: 'de', labels: { Guides: 'Anleitungen' } }],
        tabs: [{ name: 'Learn', url: 'learn', menu: [{ name: 'Guides' }, { name: 'News' }] }],
        navigation: [
          { group: 'Start', pages: ['start'] },
          { group: 'Guides', pages: ['learn/a'] },
          { group: 'News', language: 'en', tab: 'Learn', pages: ['news'] },
        ],
      },
      ['start', 'learn/a', 'news', 'de/start', 'de/learn/a'],
    );
    expect(problems).toEqual([]);
    const menu = site.tabs[1]?.menu ?? [];
    const urlsIn = (language: string) =>
      listMenuEntries(menu, language).map((entry) => findSectionUrl(entry, { ...placeIn('v1'), language }));
    expect(urlsIn('en')).toEqual(['/learn/a/', '/news/']);
    expect(urlsIn('de')).toEqual(['/de/learn/a/']);
  });

  it('shows what is in one version alone in that', () => {
    const { site } = build({ menu: [{ name: 'Guides' }, { name: 'Deeper' }] });
    expect(listMenuEntries(site.tabs[1]?.menu ?? [], 'en').map(({ version }) => version)).toEqual([
      undefined,
      'v2',
    ]);
  });

  it('is none where every entry is left out', () => {
    expect(build({ menu: [{ name: 'Gone' }] }).site.tabs[1]?.menu).toBeUndefined();
  });

  it('is undefined without entries', () => {
    expect(build({}).site.tabs.map((tab) => tab.menu)).toEqual([undefined, undefined]);
  });
});
