import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildSample, pageAt, sampleOperation } from '../../../tests/support/sample-site.ts';
import { createLanguagePaths } from '../languages.ts';
import type { NavigationNode, Site } from '../site.ts';
import { findSectionUrl, isInLanguage } from './sections.ts';

/** The groups and pages of a sidebar in one line: `Start(/de/a/ /de/b/)`. */
function outline(nodes: readonly NavigationNode[]): string {
  return nodes
    .map((node) => (node.kind === 'page' ? node.url : `${node.name}(${outline(node.children)})`))
    .join(' ');
}

function sidebarOf(site: Site, path: string): string {
  return outline(site.sidebars[pageAt(site, path).sidebar] ?? []);
}

const shared = {
  languages: ['en', { language: 'de', labels: { Start: 'Anfang' } }],
  navigation: [{ group: 'Start', pages: ['index', 'guides/a', 'guides/b'] }],
};
const paths = ['', 'guides/a', 'guides/b', 'de', 'de/guides/a'];

describe('languages', () => {
  test('a site of one language has it on every page, and no others to choose', () => {
    const { site } = buildSample({ language: 'pt-br', navigation: [{ group: '', pages: ['a'] }] }, ['a']);
    expect(site.languages).toMatchObject([{ tag: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr' }]);
    expect(pageAt(site, 'a')).toMatchObject({ language: 'pt-BR', languageUrls: {}, translationUrls: {} });
  });

  test('groups that name no language lead to the pages of each, under their names in it', () => {
    const { site, problems } = buildSample(shared, paths);
    expect(problems).toEqual([]);
    expect(sidebarOf(site, 'guides/a')).toBe('Start(/ /guides/a/ /guides/b/)');
    expect(sidebarOf(site, 'de/guides/a')).toBe('Anfang(/de/ /de/guides/a/ /de/guides/b/)');
    expect(pageAt(site, 'de/guides/a').breadcrumbs).toEqual(['Anfang']);
    expect(pageAt(site, 'de/guides/a').previous?.url).toBe('/de/');
  });

  test('a page that a language does not have shows that of the default one', () => {
    const { site } = buildSample(shared, paths);
    const shown = pageAt(site, 'de/guides/b');
    expect(shown).toMatchObject({ language: 'de', originalUrl: '/guides/b/', inNavigation: true });
    expect(shown.source).toBe(pageAt(site, 'guides/b').source);
    expect(pageAt(site, 'de/guides/a').originalUrl).toBeUndefined();
  });

  test('each language is chosen on the same page, and those that a page is written in are told', () => {
    const { site } = buildSample(shared, paths);
    expect(pageAt(site, 'guides/a')).toMatchObject({
      languageUrls: { en: '/guides/a/', de: '/de/guides/a/' },
      translationUrls: { en: '/guides/a/', de: '/de/guides/a/' },
    });
    expect(pageAt(site, 'de/guides/b')).toMatchObject({
      languageUrls: { en: '/guides/b/', de: '/de/guides/b/' },
      translationUrls: {},
    });
  });

  test('a page without others leads to the first page of a language', () => {
    const { site } = buildSample(shared, [...paths, 'de/impressum']);
    expect(pageAt(site, 'de/impressum').languageUrls).toEqual({ en: '/', de: '/de/impressum/' });
    expect(site.languages.map(({ home }) => home)).toEqual(['/', '/de/']);
  });

  test('groups of one language are shown in it alone, whose readers can still open every page', () => {
    const { site } = buildSample(
      {
        languages: ['en', 'de'],
        navigation: [
          { group: 'Start', language: 'en', pages: ['index', 'guides/a'] },
          { group: 'Anfang', language: 'de', pages: ['de/index'] },
        ],
      },
      ['', 'guides/a', 'de'],
    );
    expect(sidebarOf(site, 'de')).toBe('Anfang(/de/)');
    expect(pageAt(site, 'de/guides/a')).toMatchObject({ inNavigation: false, originalUrl: '/guides/a/' });
    expect(pageAt(site, 'de').next).toBeUndefined();
  });

  test('a page that groups of one language alone name is of that one, whatever its folder', () => {
    const { site } = buildSample(
      {
        languages: ['en', 'de'],
        navigation: [
          { group: 'Start', language: 'en', pages: ['a', 'both'] },
          { group: 'Anfang', language: 'de', pages: ['anfang', 'x/ende', 'both'] },
        ],
      },
      ['a', 'both', 'anfang', 'x/ende'],
    );
    expect(sidebarOf(site, 'anfang')).toBe('Anfang(/anfang/ /x/ende/ /de/both/)');
    expect(pageAt(site, 'x/ende')).toMatchObject({ language: 'de', originalUrl: undefined });
    expect(pageAt(site, 'de/both').originalUrl).toBe('/both/');
    expect(site.pages.map(({ path }) => path)).not.toContain('de/anfang');
  });

  test('tabs are those of the language; one that names none owns the same folder in each', () => {
    const { site } = buildSample(
      {
        ...shared,
        tabs: [
          { name: 'Guides', url: 'guides' },
          { name: 'Forum', url: 'https://forum.example.com', language: 'de' },
        ],
      },
      paths,
    );
    const names = (language: string) =>
      site.tabs.filter((tab) => isInLanguage(tab, language)).map(({ name }) => name);
    expect(names('en')).toEqual(['Documentation', 'Guides']);
    expect(names('de')).toEqual(['Documentation', 'Guides', 'Forum']);
    const guides = site.tabs[1];
    expect(pageAt(site, 'de/guides/a').tab).toBe(1);
    expect(guides && findSectionUrl(guides, { tab: undefined, version: undefined, language: 'de' })).toBe(
      '/de/guides/a/',
    );
    expect(sidebarOf(site, 'de/guides/a')).toBe('Anfang(/de/guides/a/ /de/guides/b/)');
  });

  test('versions and languages divide pages together', () => {
    const { site } = buildSample(
      {
        languages: ['en', 'de'],
        versions: ['v2', 'v1'],
        navigation: [
          { group: 'New', version: 'v2', pages: ['v2/a', 'v2/b'] },
          { group: 'Old', version: 'v1', pages: ['v1/a', 'v1/b'] },
        ],
      },
      ['v2/a', 'v2/b', 'v1/a', 'v1/b', 'v2/de/a', 'v1/de/a'],
    );
    expect(pageAt(site, 'v2/de/a')).toMatchObject({
      language: 'de',
      versions: ['v2'],
      versionUrls: { v2: '/v2/de/a/', v1: '/v1/de/a/' },
      languageUrls: { en: '/v2/a/', de: '/v2/de/a/' },
    });
  });

  test('operations of a document are in every language', () => {
    const { site } = buildSample({ languages: ['en', 'de'] }, ['', 'de'], {
      operations: [sampleOperation('GET', '/users')],
    });
    const [operation, shown] = site.pages.filter(({ kind }) => kind === 'operation');
    expect(shown?.url).toBe(`/de${operation?.url}`);
    expect(shown).toMatchObject({ language: 'de', inNavigation: true, originalUrl: operation?.url });
  });

  test('labels that nothing says, and languages that Octavo does not speak, are told', () => {
    const { problems } = buildSample(
      {
        languages: ['en', { language: 'de', labels: { Strat: 'Anfang' } }, 'tlh'],
        navigation: shared.navigation,
      },
      paths,
      {
        translations: new Map([
          ['en', {}],
          ['de', {}],
        ]),
        translatedLanguages: ['de'],
      },
    );
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'site-json/unknown-label The label "Strat" has no effect: neither the interface nor site.json says "Strat".',
      'site-json/untranslated-language Octavo does not speak "tlh", so the words of the interface are in English.',
    ]);
  });
});

test('a path and its language make the path in another language, and back', () => {
  const languages = [
    { tag: 'en', folder: 'en' },
    { tag: 'de', folder: 'de' },
    { tag: 'zh-Hans', folder: 'cn' },
  ] as const;
  const paths = createLanguagePaths(languages);
  const step = fc.constantFrom('a', 'b', 'v2', 'guides');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 4 }), fc.constantFrom('de', 'zh-Hans'), (steps, tag) => {
      const path = steps.join('/');
      const there = paths.writeLanguage(path, tag);
      expect(paths.readLanguage(path)).toBeUndefined();
      expect(paths.readLanguage(there)).toBe(tag);
      expect(paths.dropLanguage(there)).toBe(path);
      expect(paths.dropLanguage(paths.writeLanguage(there, 'en'))).toBe(path);
    }),
  );
});
