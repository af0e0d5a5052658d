import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { buildSample } from '../../../tests/support/sample-site.ts';
import { importConfig } from '../import-config.ts';

interface Group {
  readonly group: string;
  readonly pages: readonly (string | Group)[];
}

const kinds = ['tabs', 'anchors', 'products'] as const;

/** The divisions of a navigation, from the outermost, and what is in them. */
const shape = fc.record({
  order: fc.shuffledSubarray([...kinds], { minLength: 1 }),
  /** What products are called. */
  word: fc.constantFrom('products', 'dropdowns'),
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
  readonly version: string | undefined;
  readonly tab: string | undefined;
  readonly anchor: string | undefined;
  readonly product: string | undefined;
}

/** Folders of pages, in parts of parts. */
type Part = string | readonly Part[];

/** The navigation of a `docs.json` in a language or a version, and what it says of each page. Pages are below `root`. */
function write(
  { order, word, parts }: Shape,
  { language = 'en', version }: { readonly language?: string; readonly version?: string },
  root: string,
): {
  readonly navigation: Readonly<Record<string, unknown>>;
  readonly expected: readonly Expected[];
} {
  const expected: Expected[] = [];
  type Names = Readonly<Partial<Record<(typeof kinds)[number], string>>>;
  const listFolders = (part: Part): readonly string[] =>
    typeof part === 'string' ? [part] : part.flatMap(listFolders);
  const writeGroups = (part: readonly Part[], names: Names) =>
    part.map((one, index): Group => {
      const pages = listFolders(one).map((folder) => {
        const page = `${root}${folder}${folder === '' ? '' : '/'}p${expected.length}`;
        const { tabs: tab, anchors: anchor, products: product } = names;
        expected.push({ page, language, version, tab, anchor, product });
        return page;
      });
      return { group: `G${index}`, pages: index % 2 === 0 ? pages : [{ group: 'Inner', pages }] };
    });
  const divide = (
    part: readonly Part[],
    [kind, ...rest]: readonly (typeof kinds)[number][],
    names: Names,
  ): Readonly<Record<string, unknown>> => {
    if (kind === undefined) return { groups: writeGroups(part, names) };
    const key = kind === 'products' ? word : kind;
    const inside = part.map((one, index) => {
      const name = `${kind} ${index}`;
      const list = typeof one === 'string' ? [one] : one;
      return { [singular[key] ?? '']: name, ...divide(list, rest, { ...names, [kind]: name }) };
    });
    return { [key]: inside };
  };
  return { navigation: divide(parts, order, {}), expected };
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
    .map(({ path, language, versions, tab, anchor, product }) => ({
      page: path,
      language,
      version: versions[0],
      // What there is one of only is not shown.
      tab: tab === undefined ? undefined : site.tabs[tab]?.name,
      anchor: anchor === undefined ? undefined : site.anchors[anchor]?.name,
      product: product === undefined ? undefined : site.products[product]?.name,
    }));
  const shown = expected.map(({ tab, anchor, ...rest }) => {
    const count = (kind: 'tab' | 'anchor') =>
      new Set(expected.filter((one) => one.language === rest.language).map((one) => one[kind])).size;
    const own = found.find((one) => one.page === rest.page);
    return {
      ...rest,
      tab: count('tab') > 1 ? tab : own?.tab,
      anchor: count('anchor') > 1 ? anchor : own?.anchor,
    };
  });
  expect(found.toSorted(byPage)).toEqual(shown.toSorted(byPage));
}

function byPage(one: Expected, other: Expected): number {
  return one.page < other.page ? -1 : 1;
}

test('every page of any docs.json is in the tab, the anchor and the product that it says, wherever its file is', () => {
  fc.assert(
    fc.property(shape, (given) => {
      const { navigation, expected } = write(given, {}, '');
      check(navigation, expected);
    }),
    { numRuns: propertyRuns(200, 1000) },
  );
});

test('the same holds in each of several languages', () => {
  fc.assert(
    fc.property(shape, shape, shape, fc.constantFrom('de/', 'x/de/', ''), (english, german, french, root) => {
      const parts = [
        ['en', write(english, { language: 'en' }, 'home/')],
        ['de', write(german, { language: 'de' }, root === '' ? 'other/' : root)],
        ['fr', write(french, { language: 'fr' }, 'fr/')],
      ] as const;
      const languages = parts.map(([language, { navigation }]) => ({ language, ...navigation }));
      check(
        { languages },
        parts.flatMap(([, { expected }]) => expected),
      );
    }),
    { numRuns: propertyRuns(100, 500) },
  );
});

test('the same holds in each of several versions', () => {
  fc.assert(
    fc.property(shape, shape, (now, before) => {
      const versions = [
        { version: 'v2', ...write(now, { version: 'v2' }, 'v2/') },
        // Divided otherwise, its pages would be in the tab that holds what no other one does.
        { version: 'v1', ...write({ ...before, order: now.order }, { version: 'v1' }, 'v1/') },
      ];
      check(
        { versions: versions.map(({ version, navigation }) => ({ version, ...navigation })) },
        versions.flatMap(({ expected }) => expected),
      );
    }),
    { numRuns: propertyRuns(100, 500) },
  );
});
