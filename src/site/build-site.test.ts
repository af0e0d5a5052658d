import { describe, expect, test } from 'vitest';
import {
  buildSample,
  pageAt,
  readSample,
  sampleDocument,
  sampleOperation,
  samplePage,
} from '../../tests/support/sample-site.ts';
import { buildSite, createSiteBuilder } from './build-site.ts';
import { findGlyph } from './navigation/glyphs.ts';
import type { SiteInput } from './site-structure.ts';

function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
  return value;
}

const full = {
  navigation: [
    { group: 'Start', pages: ['start', { group: 'Inner', version: 'v1', pages: ['api/a', 'gone'] }] },
    { group: 'API', pages: ['GET /api/user', 'hub/x', 'start'] },
  ],
  versions: ['v2', 'v1'],
  tabs: [{ name: 'API', url: 'api', openapi: 'openapi.yaml' }],
  anchors: [{ name: 'Hub', url: 'hub', icon: 'star', color: { from: '#111111', to: '#222222' } }],
  colors: { primary: '#0D9373', background: { light: '#ffffff', dark: '#0B0B0B' } },
  redirects: [{ source: '/old/:slug*', destination: '/api/:slug*' }],
  feedback: { suggestEdit: true, raiseIssue: true },
  footerSocials: { github: 'https://github.com/owner/repo' },
  topbarCtaButton: { type: 'github', url: 'https://github.com/owner/repo' },
};

function makeInput(): SiteInput {
  const operation = sampleOperation('GET', '/api/user', { summary: 'Get' });
  return {
    ...readSample(full),
    pages: [
      samplePage('start'),
      samplePage('api/a'),
      samplePage('hub/x', { icon: 'x' }),
      samplePage('extra'),
    ],
    documents: [sampleDocument([operation])],
    findOperation: () => ({ kind: 'found', operation }),
    findSchema: () => ({ kind: 'missing', reason: 'unknown-schema', nearest: [] }),
    repository: { url: 'https://github.com/owner/repo', branch: 'main', path: '' },
    ownFiles: { styles: ['/own.css'], scripts: [], scriptOrigins: [] },
    stars: 12,
    hasSearch: true,
    drawIcon: ({ name }) => ({ kind: 'symbol', viewBox: '0 0 8 8', body: name, set: 'ph' }),
    hash: (text) => String(text.length),
  };
}

describe('the site', () => {
  test('is built without a change to what it is built from', () => {
    const input = makeInput();
    const frozen = freezeDeep(input);
    expect(buildSite(frozen)).toEqual(buildSite(makeInput()));
  });

  test('is plain data without functions or shared state', () => {
    const { site } = buildSite(makeInput());
    expect(structuredClone(site)).toEqual(site);
  });

  test('is the same when it is built again after an edit, and its pages are kept where only its look is another', () => {
    const guide = {
      name: 'Guide',
      colors: { primary: '#0D6E56' },
      navigation: [{ group: 'Start', pages: ['start', 'more'] }],
    };
    const usual = [samplePage('start'), samplePage('more')];
    const makeGuide = (changed: object, pages = usual): SiteInput => ({
      ...makeInput(),
      ...readSample({ ...guide, ...changed }),
      ...{ documents: [], pages },
    });
    const build = createSiteBuilder();
    const first = build(makeGuide({})).site;
    const edits: readonly (readonly [isLook: boolean, input: () => SiteInput])[] = [
      [true, () => makeGuide({ colors: { primary: '#7A2E8E' } })],
      [
        true,
        () => makeGuide({ logo: { light: '/a.svg', dark: '/b.svg' }, rounded: 'sharp', favicon: '/f.svg' }),
      ],
      [true, () => makeGuide({ backgroundImage: '/b.png', modeToggle: { default: 'dark' } })],
      [false, () => makeGuide({ colors: { primary: '#7A2E8E', anchors: '#112233' } })],
      [false, () => makeGuide({ navigation: [{ group: 'Renamed', pages: ['start', 'more'] }] })],
      [false, () => makeGuide({ siteUrl: 'https://example.com/docs' })],
      [false, () => makeGuide({}, [samplePage('start', { title: 'New' }), samplePage('more')])],
      [false, () => makeGuide({ navigation: [{ group: 'Start', pages: ['start', 'gone'] }] })],
      [false, () => makeGuide({})],
    ];
    for (const [isLook, input] of edits) {
      const again = build(input());
      expect(again).toEqual(buildSite(input()));
      expect(again.site.pages === first.pages).toBe(isLook);
    }
  });

  test('has its problems sorted by place', () => {
    const { problems } = buildSite(makeInput());
    expect(problems.map(({ code }) => code)).toEqual(['site-json/missing-page', 'site-json/color-moved']);
    expect(problems[0]?.message).toContain('"gone"');
  });

  test('has name, logo, favicon, background image and mode as site.json says them', () => {
    const { site } = buildSample(
      {
        name: 'User Group API',
        logo: { light: 'logo/light.svg', dark: '/logo/dark.svg', href: 'start' },
        favicon: '/favicon.png',
        backgroundImage: 'images/back.png',
        modeToggle: { default: 'dark', isHidden: true },
      },
      ['start'],
    );
    expect(site).toMatchObject({
      name: 'User Group API',
      logo: { light: '/logo/light.svg', dark: '/logo/dark.svg', href: '/start/' },
      head: { favicon: { url: '/favicon.png', dark: undefined, svg: undefined } },
      backgroundImage: { light: '/images/back.png', dark: '/images/back.png' },
      mode: { default: 'dark', isHidden: true },
    });
  });

  test('has one logo for both modes, leading to the root, when it is given as a path', () => {
    const { site } = buildSample({ logo: 'logo.svg' });
    expect(site.logo).toMatchObject({ light: '/logo.svg', dark: '/logo.svg', href: '/' });
  });

  test('knows how wide its logos are beside their height, where they tell', () => {
    const logoSizes = new Map([['a.svg', { width: 90, height: 30 }]]);
    const { site } = buildSample({ logo: { light: 'a.svg', dark: 'b.svg' } }, [], { logoSizes });
    expect(site.logo?.ratios).toEqual({ light: 3, dark: undefined });
  });

  test('has nothing where site.json says nothing', () => {
    const { site, problems } = buildSample({});
    expect(site).toMatchObject({
      pages: [],
      tabs: [],
      anchors: [],
      sidebars: {},
      versions: [],
      redirects: [],
      logo: undefined,
      backgroundImage: undefined,
      mode: { default: undefined, isHidden: false },
      home: '/',
    });
    expect(problems).toEqual([]);
  });

  test('tells that settings of the page at missing addresses have no effect beside a page of that path', () => {
    const errors = { 404: { title: 'Gone' } };
    const codes = (pages: readonly string[]) =>
      buildSite({
        ...makeInput(),
        ...readSample({ errors, navigation: [] }),
        pages: pages.map((path) => samplePage(path)),
      }).problems.map(({ code, line }) => `${code} ${line}`);
    expect(codes(['index'])).toEqual([]);
    expect(codes(['index', '404'])).toEqual(['site-json/unused-not-found 5']);
  });

  test('has a favicon with the first letter of its name where site.json names none', () => {
    const { site } = buildSample({ name: ' <octavo>' });
    const { url, svg } = site.head.favicon;
    expect(svg).toContain('>&lt;</text></svg>');
    expect(url).toBe(`/_octavo/icon.${svg?.length}.svg`);
  });

  // The top anchor has one of its own.
  test('has the icons of its navigation and footer drawn, each once', () => {
    const { site } = buildSample(
      {
        navigation: [
          { group: 'Start', icon: 'house', pages: ['a', { group: 'In', icon: 'house', pages: ['b'] }] },
        ],
        anchors: [{ name: 'Hub', url: 'https://hub.example.com', icon: 'star', iconType: 'solid' }],
        footerSocials: { github: 'https://github.com/owner/repo' },
      },
      [samplePage('a', { icon: 'none' }), 'b'],
      { drawIcon: ({ name }) => (name === 'none' ? undefined : { kind: 'image', src: `/${name}.svg` }) },
    );
    expect(Object.keys(site.glyphs).sort()).toEqual([
      'brands github',
      'duotone book-open',
      'duotone house',
      'solid star',
    ]);
    expect(findGlyph(site.glyphs, { name: 'star', iconType: 'solid' })).toEqual({
      kind: 'image',
      src: '/star.svg',
    });
  });

  test('has a search where a page is to be found, unless it is built without one', () => {
    expect(buildSample({ navigation: [{ group: '', pages: ['a'] }] }, ['a']).site.search).toEqual({
      prompt: undefined,
      synonyms: [],
    });
    expect(buildSample({}, ['a']).site.search).toBeUndefined();
    const without = buildSample({ navigation: [{ group: '', pages: ['a'] }] }, ['a'], { hasSearch: false });
    expect(without.site.search).toBeUndefined();
  });

  test('has a sidebar for each page', () => {
    const { site } = buildSite(makeInput());
    for (const page of site.pages) expect(site.sidebars[page.sidebar]).toBeDefined();
    expect(pageAt(site, 'extra').inNavigation).toBe(false);
  });

  test('of ten thousand pages with versions, tabs and missing entries is built', () => {
    const paths = Array.from(
      { length: 10_000 },
      (_, index) => `part-${index % 100}/v${index % 2}/page-${index}`,
    );
    const navigation = Array.from({ length: 100 }, (_, part) => ({
      group: `Part ${part}`,
      pages: [
        ...paths.filter((_, index) => index % 100 === part),
        ...Array.from({ length: 10 }, (_, index) => `part-${part}/missing-${index}`),
      ],
    }));
    const tabs = [{ name: 'Seven', url: 'part-7' }];
    const { site, problems } = buildSample({ navigation, tabs, versions: ['v1', 'v0'] }, paths);
    expect(site.pages).toHaveLength(10_000);
    expect(problems).toHaveLength(1_000);
    expect(pageAt(site, 'part-7/v1/page-107').next?.url).toBe('/part-7/v1/page-207/');
  });
});

test('a page says when its file was changed, unless the site says otherwise', () => {
  const page = samplePage('a');
  const updates = new Map([[page.file, '2026-01-02T03:04:05Z']]);
  const read = (file: object) => pageAt(buildSample({ ...file }, [page], { updates }).site, 'a').updated;
  expect([read({}), read({ lastUpdated: false })]).toEqual(['2026-01-02T03:04:05Z', undefined]);
});
