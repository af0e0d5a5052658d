import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs.ts';
import { buildSample, samplePage } from '../../../tests/support/sample-site.ts';
import type { NavigationNode, Page, Site } from '../site.ts';

const FOLDERS = ['', 'api', 'api/admin', 'api-reference', 'hub', 'hub/deep'];
const VERSIONS = ['v2', 'v1'];

interface Group {
  group: string;
  version?: string;
  pages: (string | Group)[];
}

const path = fc
  .tuple(fc.constantFrom(...FOLDERS), fc.constantFrom('a', 'b', 'c', 'd', 'e'))
  .map(([folder, name]) => (folder === '' ? name : `${folder}/${name}`));

const { group } = fc.letrec<{ group: Group; entry: string | Group }>((tie) => ({
  entry: fc.oneof({ depthSize: 'small', withCrossShrink: true }, path, tie('group')),
  group: fc.record(
    {
      group: fc.constantFrom('', 'One', 'Two'),
      version: fc.constantFrom(...VERSIONS),
      pages: fc.array(tie('entry'), { maxLength: 5 }),
    },
    { requiredKeys: ['group', 'pages'] },
  ),
}));

const section = fc.record({
  name: fc.constantFrom('X', 'Y', 'Z'),
  url: fc.constantFrom('api', '/api/admin/', 'hub', 'hub/deep', 'nowhere', 'https://example.com'),
});

const sample = fc.record({
  navigation: fc.array(group, { maxLength: 5 }),
  tabs: fc.array(section, { maxLength: 3 }),
  anchors: fc.array(section, { maxLength: 3 }),
  paths: fc.uniqueArray(path, { maxLength: 20 }),
  hidden: fc.uniqueArray(path, { maxLength: 2 }),
  hasVersions: fc.boolean(),
});

type Sample = typeof sample extends fc.Arbitrary<infer T> ? T : never;

function build({ navigation, tabs, anchors, paths, hidden, hasVersions }: Sample): Site {
  const strip = ({ version: _, ...rest }: Group): Group => ({
    ...rest,
    pages: rest.pages.map((entry) => (typeof entry === 'string' ? entry : strip(entry))),
  });
  const file = hasVersions
    ? { navigation, tabs, anchors, versions: VERSIONS }
    : { navigation: navigation.map(strip), tabs, anchors };
  const pages = paths.map((one) => samplePage(one, hidden.includes(one) ? { hidden: true } : {}));
  return buildSample(file, pages).site;
}

function listEntries(nodes: readonly NavigationNode[]): readonly (NavigationNode & { kind: 'page' })[] {
  return nodes.flatMap((node) => (node.kind === 'page' ? [node] : listEntries(node.children)));
}

/** The owner of a path by the rule's words: the longest `url` that the path lies under; the first of equal ones. */
function findOwnerUrl(owners: readonly { readonly url: string }[], pagePath: string): string | undefined {
  return owners
    .map(({ url }) => url.replace(/^\/|\/$/g, ''))
    .filter((url) => !url.startsWith('https:') && (pagePath === url || pagePath.startsWith(`${url}/`)))
    .reduce<string | undefined>(
      (best, url) => (best === undefined || url.length > best.length ? url : best),
      undefined,
    );
}

describe('any navigation', () => {
  test('shows each of its pages in exactly the sidebar of its owners', () => {
    fc.assert(
      fc.property(sample, (input) => {
        const site = build(input);
        const keys = new Map<string, string>();
        for (const page of site.pages) {
          const owners = JSON.stringify([
            site.tabs.length > 0 ? (findOwnerUrl(input.tabs, page.path) ?? 'primary') : 'none',
            site.anchors.length > 0 ? (findOwnerUrl(input.anchors, page.path) ?? 'top') : 'none',
          ]);
          if (page.inNavigation) expect(keys.get(owners) ?? page.sidebar).toBe(page.sidebar);
          if (page.inNavigation) keys.set(owners, page.sidebar);
          const holders = Object.entries(site.sidebars)
            .filter(([, nodes]) => listEntries(nodes).some(({ url }) => url === page.url))
            .map(([key]) => key);
          expect(holders).toEqual(page.inNavigation ? [page.sidebar] : []);
        }
        expect(new Set(keys.values()).size).toBe(keys.size);
      }),
      { numRuns: propertyRuns(100) },
    );
  });

  test('has the order of the navigation in every sidebar, and no empty group', () => {
    fc.assert(
      fc.property(sample, (input) => {
        const site = build(input);
        const written =
          JSON.stringify(input.navigation).match(/(?<=[[,]")[a-e]"|(?<=[[,]")[a-z/-]+\/[a-e]"/g) ?? [];
        const order = written.map((text) => `/${text.slice(0, -1)}/`);
        for (const nodes of Object.values(site.sidebars)) {
          const shown = new Set(listEntries(nodes).map(({ url }) => url));
          expect(listEntries(nodes).map(({ url }) => url)).toEqual(order.filter((url) => shown.has(url)));
          const groups = (list: readonly NavigationNode[]): readonly NavigationNode[] =>
            list.flatMap((node) => (node.kind === 'group' ? [node, ...groups(node.children)] : []));
          for (const one of groups(nodes)) expect(listEntries([one]).length).toBeGreaterThan(0);
        }
      }),
      { numRuns: propertyRuns(100) },
    );
  });

  test('has chains of previous and next that agree and stay in their sidebar and version', () => {
    fc.assert(
      fc.property(sample, (input) => {
        const site = build(input);
        const byUrl = new Map(site.pages.map((page) => [page.url, page]));
        const names = site.versions.length === 0 ? [undefined] : site.versions.map(({ name }) => name);
        for (const name of names)
          for (const page of site.pages.filter((one) => isShownIn(one, name) && one.inNavigation)) {
            const { next } = seenIn(page, name);
            if (next === undefined) continue;
            const other = byUrl.get(next.url);
            expect(other && seenIn(other, name).previous?.url).toBe(page.url);
            expect(other?.sidebar).toBe(page.sidebar);
            expect(other && isShownIn(other, name)).toBe(true);
          }
      }),
      { numRuns: propertyRuns(100) },
    );
  });

  test('has a first and a last page in each sidebar, and all its pages between them', () => {
    fc.assert(
      fc.property(sample, (input) => {
        const site = build({ ...input, hasVersions: false });
        for (const [key, nodes] of Object.entries(site.sidebars)) {
          const urls = [...new Set(listEntries(nodes).map(({ url }) => url))];
          const members = site.pages.filter((page) => page.sidebar === key && page.inNavigation);
          const walked: string[] = [];
          let page = members.find(({ previous }) => previous === undefined);
          while (page !== undefined && walked.length <= urls.length) {
            walked.push(page.url);
            const url = page.next?.url;
            page = members.find((one) => one.url === url);
          }
          expect(walked).toEqual(urls);
        }
      }),
      { numRuns: propertyRuns(100) },
    );
  });

  test('leads each tab and anchor to a page of its own', () => {
    fc.assert(
      fc.property(sample, (input) => {
        const site = build(input);
        for (const kind of ['tab', 'anchor'] as const)
          site[`${kind}s`].forEach((one, index) => {
            if (one.isExternal) return;
            const page = site.pages.find(({ url }) => url === one.url);
            expect(page?.[kind]).toBe(index);
          });
      }),
      { numRuns: propertyRuns(100) },
    );
  });
});

function isShownIn(page: Page, version: string | undefined): boolean {
  return version === undefined || page.versions.length === 0 || page.versions.includes(version);
}

function seenIn(page: Page, version: string | undefined) {
  return (version === undefined ? undefined : page.versionNeighbors[version]) ?? page;
}
