import { describe, expect, test } from 'vitest';
import { buildSample } from '../../tests/support/sample-site.ts';
import { chooseContents, listPdfPages, type PdfEntry, type PdfScope } from './choose-contents.ts';

const all: PdfScope = { tab: undefined, version: undefined, language: undefined };

function choose(
  file: Readonly<Record<string, unknown>>,
  pages: Parameters<typeof buildSample>[1],
  scope: Partial<PdfScope> = {},
) {
  const { site } = buildSample(file, pages);
  const contents = chooseContents(site, { ...all, ...scope });
  if ('problems' in contents) return contents.problems.map(({ message, hint }) => `${message} ${hint}`);
  return list(contents.entries);
}

/** `Guides > Start > a` */
function list(entries: readonly PdfEntry[], above = ''): readonly string[] {
  return entries.flatMap((entry) =>
    entry.kind === 'page' ? [above + entry.page.path] : list(entry.entries, `${above}${entry.title} > `),
  );
}

const tabbed = {
  tabs: [{ name: 'API', url: 'api' }],
  navigation: [
    { group: 'Start', pages: ['a', { group: 'More', pages: ['b'] }] },
    { group: 'Calls', pages: ['api/one', 'api/two'] },
  ],
};
const tabbedPages = ['a', 'b', 'api/one', 'api/two'];

describe('the pages of a PDF', () => {
  test('stand in the order of the navigation, below the names of tabs and groups', () => {
    expect(choose(tabbed, tabbedPages)).toEqual([
      'Documentation > Start > a',
      'Documentation > Start > More > b',
      'API > Calls > api/one',
      'API > Calls > api/two',
    ]);
  });

  test('of a site of one part are below its groups alone', () => {
    expect(choose({ navigation: [{ group: 'Start', pages: ['a'] }] }, ['a'])).toEqual(['Start > a']);
  });

  test('are there once, and none that no group names', () => {
    const navigation = [
      { group: 'One', pages: ['a', 'b'] },
      { group: 'Two', pages: ['b'] },
    ];
    expect(choose({ navigation }, ['a', 'b', 'alone'])).toEqual(['One > a', 'One > b']);
  });

  test('may be those of one tab, in any case', () => {
    expect(choose(tabbed, tabbedPages, { tab: 'api' })).toEqual(['Calls > api/one', 'Calls > api/two']);
  });

  test('are those of one version: the default one, or that which is named', () => {
    const file = {
      versions: ['2.0', '1.0'],
      navigation: [
        { group: 'Both', pages: ['a'] },
        { group: 'New', version: '2.0', pages: ['b'] },
        { group: 'Old', version: '1.0', pages: ['c'] },
      ],
    };
    expect(choose(file, ['a', 'b', 'c'])).toEqual(['Both > a', 'New > b']);
    expect(choose(file, ['a', 'b', 'c'], { version: '1.0' })).toEqual(['Both > a', 'Old > c']);
  });

  test('are those of one language', () => {
    const file = {
      languages: [
        { language: 'en', default: true },
        { language: 'de', folder: 'de' },
      ],
      navigation: [
        { group: 'Start', language: 'en', pages: ['a'] },
        { group: 'Beginn', language: 'de', pages: ['de/a'] },
      ],
    };
    expect(choose(file, ['a', 'de/a'])).toEqual(['Start > a']);
    expect(choose(file, ['a', 'de/a'], { language: 'de' })).toEqual(['Beginn > de/a']);
  });

  test('of a name that the site does not have are told, with the nearest or all that it has', () => {
    expect(choose(tabbed, tabbedPages, { tab: 'AIP' })).toEqual([
      'The site has no tab "AIP". Did you mean "API"?',
    ]);
    expect(choose(tabbed, tabbedPages, { tab: 'Changelog', version: '3' })).toEqual([
      'The site has no tab "Changelog". It has "Documentation", "API".',
      'The site has no version "3". It has no versions: leave out --docs-version.',
    ]);
  });

  test('are listed without their groups', () => {
    const { site } = buildSample(tabbed, tabbedPages);
    const contents = chooseContents(site, all);
    if ('problems' in contents) throw new Error('no contents');
    expect(listPdfPages(contents.entries).map(({ path }) => path)).toEqual(tabbedPages);
  });
});
