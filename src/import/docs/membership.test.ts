import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { buildSample } from '../../../tests/support/sample-site.ts';
import { importConfig } from '../import-config.ts';

interface Group {
  readonly group: string;
  readonly pages: readonly (string | Group)[];
}

/** Which division an outer part has, and whether its parts are divided once more by the other one. */
const shape = fc.record({
  outer: fc.constantFrom('tabs', 'dropdowns', 'anchors', 'products'),
  isNested: fc.boolean(),
  /** For each part, for each group in it or part of it: the folders of its pages. */
  parts: fc.array(
    fc.array(fc.array(fc.constantFrom('', 'a', 'a/b', 'c'), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 3,
    }),
    { minLength: 2, maxLength: 4 },
  ),
});

type Shape = typeof shape extends fc.Arbitrary<infer T> ? T : never;

const singular: Readonly<Record<string, string>> = {
  tabs: 'tab',
  dropdowns: 'dropdown',
  anchors: 'anchor',
  products: 'product',
};

interface Expected {
  readonly page: string;
  readonly language: string;
  readonly tab: string | undefined;
  readonly anchor: string | undefined;
}

/** The navigation of a `docs.json` in a language, and what it says of each page. Pages are below `root`. */
function write(
  { outer, isNested, parts }: Shape,
  language: string,
  root: string,
): {
  readonly navigation: Readonly<Record<string, unknown>>;
  readonly expected: readonly Expected[];
} {
  const expected: Expected[] = [];
  const inner = outer === 'tabs' ? 'anchors' : 'tabs';
  const writeGroups = (folders: readonly (readonly string[])[], names: Readonly<Record<string, string>>) =>
    folders.map((list, index): Group => {
      const pages = list.map((folder) => {
        const page = `${root}${folder}${folder === '' ? '' : '/'}p${expected.length}`;
        const anchor = names['anchors'] ?? names['dropdowns'] ?? names['products'];
        expected.push({ page, language, tab: names['tabs'], anchor });
        return page;
      });
      return { group: `G${index}`, pages: index % 2 === 0 ? pages : [{ group: 'Inner', pages }] };
    });
  const list = parts.map((part, index) => {
    const name = `${outer} ${index}`;
    const named = { [singular[outer] ?? '']: name };
    if (!isNested) return { ...named, groups: writeGroups(part, { [outer]: name }) };
    const inside = part.map((one, place) => {
      const innerName = `${inner} ${place}`;
      return {
        [singular[inner] ?? '']: innerName,
        groups: writeGroups([one], { [outer]: name, [inner]: innerName }),
      };
    });
    return { ...named, [inner]: inside };
  });
  return { navigation: { [outer]: list }, expected };
}

/** Imports a navigation, builds the site, and compares where each page is with what is expected of it. */
function check(navigation: Readonly<Record<string, unknown>>, expected: readonly Expected[]): void {
  const old = { name: 'Any', colors: { primary: '#7C3AED' }, navigation };
  const { text = '' } = importConfig(JSON.stringify(old), 'docs.json');
  const { site } = buildSample(
    JSON.parse(text),
    expected.map(({ page }) => page),
  );
  const found = site.pages
    .filter(({ originalUrl }) => originalUrl === undefined)
    .map(({ path, language, tab, anchor }) => ({
      page: path,
      language,
      // What there is one of only is not shown.
      tab: tab === undefined ? undefined : site.tabs[tab]?.name,
      anchor: anchor === undefined ? undefined : site.anchors[anchor]?.name,
    }));
  const shown = expected.map(({ page, language, tab, anchor }) => {
    const count = (kind: 'tab' | 'anchor') =>
      new Set(expected.filter((one) => one.language === language).map((one) => one[kind])).size;
    const own = found.find((one) => one.page === page);
    return {
      page,
      language,
      tab: count('tab') > 1 ? tab : own?.tab,
      anchor: count('anchor') > 1 ? anchor : own?.anchor,
    };
  });
  expect(found.toSorted(byPage)).toEqual(shown.toSorted(byPage));
}

function byPage(one: Expected, other: Expected): number {
  return one.page < other.page ? -1 : 1;
}

test('every page of any docs.json is in the tab and the anchor that it says, wherever its file is', () => {
  fc.assert(
    fc.property(shape, (given) => {
      const { navigation, expected } = write(given, 'en', '');
      check(navigation, expected);
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('the same holds in each of several languages', () => {
  fc.assert(
    fc.property(shape, shape, shape, fc.constantFrom('de/', 'x/de/', ''), (english, german, french, root) => {
      const parts = [
        ['en', write(english, 'en', 'home/')],
        ['de', write(german, 'de', root === '' ? 'other/' : root)],
        ['fr', write(french, 'fr', 'fr/')],
      ] as const;
      const languages = parts.map(([language, { navigation }]) => ({ language, ...navigation }));
      check(
        { languages },
        parts.flatMap(([, { expected }]) => expected),
      );
    }),
    { numRuns: propertyRuns(100) },
  );
});
