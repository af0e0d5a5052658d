import { describe, expect, it } from 'vitest';
import { readSiteConfig } from './read-site-config.ts';

const MINIMAL = { name: 'Docs', navigation: [{ group: 'Start', pages: ['introduction'] }] };

function read(fields: object) {
  return readSiteConfig(JSON.stringify({ ...MINIMAL, ...fields }, null, 2), 'site.json');
}

describe('what is read', () => {
  it('has every default filled in', () => {
    expect(read({})).toMatchObject({ problems: [] });
    expect(read({}).config).toEqual({
      name: 'Docs',
      navigation: [{ group: 'Start', pages: ['introduction'], iconType: 'duotone' }],
      topbarLinks: [],
      variables: {},
      integrations: {},
      products: [],
      versions: [],
      anchors: [],
      tabs: [],
      api: {
        baseUrl: [],
        playground: { mode: 'show', disableProxy: false, prefill: false, credentials: false },
        overlays: [],
        maintainOrder: false,
        schemaPages: true,
        variables: {},
        request: { example: { defaults: 'required', autogenerate: true } },
        paramFields: { post: [] },
      },
      openapi: [],
      footerSocials: {},
      feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: false },
      modeToggle: { isHidden: false },
      primaryTab: { name: 'Documentation', iconType: 'duotone', isDefaultHidden: false, menu: [] },
      redirects: [],
      footer: { links: [] },
      metadata: {},
      head: [],
      thumbnails: {},
      errors: { 404: { redirect: false } },
      seo: { indexHiddenPages: false },
      search: { synonyms: [] },
      background: {},
      icons: { library: 'fontawesome' },
      interaction: { drilldown: false },
      codeBlock: { mode: 'auto', languages: [] },
      eyebrow: { display: 'breadcrumbs' },
      rounded: 'default',
      font: { headings: undefined, body: undefined },
      analytics: {},
      language: 'en',
      labels: {},
      lastUpdated: true,
      lastVisit: true,
      languages: [],
      markdown: { math: true },
    });
  });

  it.each([
    ['a logo for both modes', { logo: 'a.svg' }, { logo: { light: 'a.svg', dark: 'a.svg', href: '/' } }],
    [
      'a logo for each mode',
      { logo: { light: 'a.svg', dark: 'b.svg' } },
      { logo: { light: 'a.svg', dark: 'b.svg', href: '/' } },
    ],
    ['one OpenAPI document', { openapi: 'a.yaml' }, { openapi: ['a.yaml'] }],
    ['several OpenAPI documents', { openapi: ['a.yaml', 'b.yaml'] }, { openapi: ['a.yaml', 'b.yaml'] }],
    ['one base URL', { api: { baseUrl: 'https://a.b' } }, { api: { baseUrl: ['https://a.b'] } }],
    [
      'versions of both forms',
      { versions: ['v2', { name: 'v1', default: true }] },
      {
        versions: [
          { name: 'v2', url: undefined, default: false },
          { name: 'v1', url: undefined, default: true },
        ],
      },
    ],
    [
      'topAnchor with its defaults',
      { topAnchor: {} },
      { topAnchor: { name: 'Documentation', icon: 'book-open', iconType: 'duotone' } },
    ],
    [
      'a button of type link by default',
      { topbarCtaButton: { name: 'Go', url: '/go' } },
      { topbarCtaButton: { type: 'link', name: 'Go', url: '/go', arrow: false } },
    ],
    [
      'colors of anchors',
      { colors: { primary: '#000', anchors: { from: '#111', to: '#222' } } },
      { colors: { anchors: ['#111', '#222'] } },
    ],
    [
      'a font for all text',
      { font: { family: 'Inter' } },
      { font: { headings: { family: 'Inter' }, body: { family: 'Inter' } } },
    ],
    [
      'a site URL without the slash at its end',
      { siteUrl: 'https://a.b/docs//' },
      { siteUrl: 'https://a.b/docs' },
    ],
    ['empty lists', { tabs: [], anchors: [], versions: [] }, { tabs: [], anchors: [], versions: [] }],
    ['unsafe characters taken out of a URL', { logo: ' /a\u0000.svg ' }, { logo: { light: '/a.svg' } }],
  ])('is the same in every form: %s', (_, fields, expected) => {
    const { config, problems } = read(fields);
    expect(problems).toEqual([]);
    expect(config).toMatchObject(expected);
  });

  it('reads anchors with one color, two and three', () => {
    const colors = ['#111', { from: '#111', to: '#222' }, { from: '#111', via: '#333', to: '#222' }];
    const { config } = read({ anchors: colors.map((color) => ({ name: 'A', url: 'a', color })) });
    expect(config?.anchors.map(({ color }) => color)).toEqual([
      ['#111'],
      ['#111', '#222'],
      ['#111', '#333', '#222'],
    ]);
  });

  it('reads groups in groups to any depth', () => {
    const nest = (depth: number): object => ({ group: 'G', pages: depth === 0 ? ['a'] : [nest(depth - 1)] });
    expect(read({ navigation: [nest(90)] }).problems).toEqual([]);
  });

  it('ends a nesting that no site has in a problem', () => {
    for (const text of ['['.repeat(100_000), '{"a":'.repeat(100_000), '[{"a":'.repeat(50_000)])
      expect(readSiteConfig(text, 'f').problems).toMatchObject([
        { code: 'site-json/too-deep', severity: 'error' },
      ]);
  });

  it('is not there when a problem is an error, and there when all are warnings or notes', () => {
    expect(read({ rounded: 5 }).config).toBeUndefined();
    expect(read({ nmae: 'x' }).config).toBeDefined();
    expect(read({ theme: 'prism' }).config).toBeDefined();
  });
});

describe('a thousand problems', () => {
  it('and more are no error where all are warnings', () => {
    const versions = Array.from({ length: 1_200 }, () => 'v1');
    const { config, problems } = readSiteConfig(
      JSON.stringify({ name: 'A', navigation: [], versions }),
      'site.json',
    );
    expect(config).toBeDefined();
    expect(problems).toHaveLength(1_001);
    expect(new Set(problems.map(({ severity }) => severity))).toEqual(new Set(['warning']));
    expect(problems.at(-1)?.code).toBe('site-json/too-many-problems');
  });
});

describe('places', () => {
  const text =
    '{\n  "name": "Docs",\n  "navigation": [{ "group": "A", "pages": ["a", "b"] }],\n  "logo": "a.svg", "logo": "b.svg"\n}';

  it('are those of values and keys, and of the nearest ancestor of what is not there', () => {
    const { placeOf } = readSiteConfig(text, 'site.json');
    expect(placeOf(['navigation', 0, 'pages', 1])).toEqual({ file: 'site.json', line: 3, column: 49 });
    expect(placeOf(['navigation', 0, 'pages'], 'key')).toMatchObject({ line: 3, column: 34 });
    expect(placeOf(['navigation', 0, 'pages', 1], 'key')).toMatchObject({ line: 3, column: 49 });
    expect(placeOf(['navigation', 0, 'icon'], 'key')).toMatchObject({ line: 3, column: 18 });
    expect(placeOf(['navigation', 7, 'pages', 1])).toMatchObject({ line: 3, column: 17 });
    expect(placeOf(['colors', 'primary'])).toMatchObject({ line: 1, column: 1 });
    expect(placeOf([])).toMatchObject({ line: 1, column: 1 });
    expect(placeOf(['__proto__', 'toString'])).toMatchObject({ line: 1, column: 1 });
  });

  it('are those of the last of a repeated key, which is the one that counts', () => {
    const { placeOf, problems } = readSiteConfig(text, 'site.json');
    expect(placeOf(['logo'])).toMatchObject({ line: 4, column: 28 });
    expect(problems).toMatchObject([{ code: 'site-json/duplicate-field', line: 4, column: 20 }]);
  });

  it('are the start of a file that is not JSON', () => {
    expect(readSiteConfig('{', 'site.json').placeOf(['name'])).toEqual({
      file: 'site.json',
      line: 1,
      column: 1,
    });
  });

  it('are the same with CRLF and a byte order mark', () => {
    const plain = readSiteConfig(text, 'f');
    const other = readSiteConfig(`\ufeff${text.replaceAll('\n', '\r\n')}`, 'f');
    expect(other.problems).toEqual(plain.problems);
    expect(other.placeOf(['navigation', 0, 'pages', 1])).toEqual(
      plain.placeOf(['navigation', 0, 'pages', 1]),
    );
  });
});
