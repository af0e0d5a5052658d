import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listFields } from './fields.ts';
import { readSiteConfig } from './read-site-config.ts';

const MINIMAL = { name: 'Docs', navigation: [{ group: 'Start', pages: ['introduction'] }] };

function read(fields: object) {
  return readSiteConfig(JSON.stringify({ ...MINIMAL, ...fields }, null, 2), 'site.json');
}

function show(fields: object): readonly string[] {
  return read(fields).problems.map(({ message, hint }) => `${message} ${hint}`);
}

describe('what is read', () => {
  it('has every default filled in', () => {
    expect(read({})).toMatchObject({ problems: [] });
    expect(read({}).config).toEqual({
      name: 'Docs',
      navigation: [{ group: 'Start', pages: ['introduction'], iconType: 'duotone' }],
      topbarLinks: [],
      versions: [],
      anchors: [],
      tabs: [],
      api: {
        baseUrl: [],
        playground: { mode: 'show', disableProxy: false },
        maintainOrder: false,
        request: { example: {} },
        paramFields: { expanded: 'none' },
      },
      openapi: [],
      footerSocials: {},
      feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: false },
      modeToggle: { isHidden: false },
      primaryTab: { name: 'Documentation', isDefaultHidden: false },
      redirects: [],
      footer: { links: [] },
      metadata: {},
      seo: { indexHiddenPages: false },
      search: {},
      background: {},
      codeBlock: { mode: 'auto' },
      eyebrow: { display: 'section' },
      rounded: 'default',
      font: { headings: undefined, body: undefined },
      analytics: {},
      language: 'en',
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
    ['unsafe characters taken out of a URL', { favicon: ' /a\u0000.svg ' }, { favicon: '/a.svg' }],
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

describe('the sentences', () => {
  it.each([
    [
      { colors: { primary: '0D9373' } },
      'colors.primary must be a hex color such as "#0D9373", but is "0D9373". Add the "#".',
    ],
    [
      { colors: { primary: 'rebeccapurple' } },
      'colors.primary must be a hex color such as "#0D9373", but is "rebeccapurple". Write "#663399".',
    ],
    [
      { colors: { primary: '#0D9373FF' } },
      'colors.primary must be a hex color such as "#0D9373", but is "#0D9373FF". Leave out the transparency: "#0D9373".',
    ],
    [
      { logo: 5 },
      'logo must be a path or an object with "light" and "dark", but is 5. Write for example "/logo.svg".',
    ],
    [
      { logo: {} },
      'logo must have "light" and "dark", but has neither. Add both, for example "light": "/logo/light.svg", "dark": "/logo/dark.svg".',
    ],
    [
      { logo: { light: 'a.svg' } },
      'logo has no "dark", so dark mode shows the logo of light mode. Add "dark", the path of a logo that can be read in dark mode.',
    ],
    [
      { topbarCtaButton: { url: '/' } },
      'topbarCtaButton.name is required when its type is "link", but missing. Add "name", the button’s text, for example "name": "Get started"; or write "type": "github".',
    ],
    [
      { topbarCtaButton: { type: 'github', url: 'https://github.com/a/b', name: 'x' } },
      'topbarCtaButton.name is ignored because the type of the button is "github". Remove "name", or write "type": "link".',
    ],
    [
      { topbarCtaButton: { type: 'github', url: 'https://github.com/a' } },
      'topbarCtaButton.url must name a repository when the type is "github", but is "https://github.com/a". Write it as "https://github.com/owner/repository".',
    ],
    [
      { seo: { indexHiddenPages: 'true' } },
      'seo.indexHiddenPages must be true or false, but is "true". Write true without quotes.',
    ],
    [
      { font: { family: 'Inter', weight: '400' } },
      'font.weight must be a number, but is "400". Write 400 without quotes.',
    ],
    [
      { font: { family: 'Inter', weight: 4.5 } },
      'font.weight must be a whole number, but is 4.5. Write for example 400.',
    ],
    [
      { font: { family: 'Inter', weight: 4000 } },
      'font.weight must be a number from 1 to 1000, but is 4000. Write for example 400.',
    ],
    [{ tabs: { name: 'x' } }, 'tabs must be a list, but is an object. Put it in square brackets: [{ … }].'],
    [
      { api: { baseUrl: 'localhost:4000' } },
      'api.baseUrl must be a path or an http, https, mailto or tel URL, but is "localhost:4000". Write "http://localhost:4000".',
    ],
    [
      { favicon: 'htps://a.b/c.svg' },
      'favicon must be a path or an http, https, mailto or tel URL, but is "htps://a.b/c.svg". Did you mean "https:"?',
    ],
    [
      { favicon: 'C:\\a.ico' },
      'favicon must be a path or an http, https, mailto or tel URL, but is "C:\\\\a.ico". Write the path relative to the folder of site.json.',
    ],
    [
      { favicon: 'data:image/png;base64,AA' },
      'favicon must be a path or an http, https, mailto or tel URL, but is "data:image/png;base64,AA". Put the file into the site’s folder and write its path.',
    ],
    [
      { siteUrl: 'docs.example.com' },
      'siteUrl must be an http or https URL such as "https://docs.example.com", but is "docs.example.com". Write "https://docs.example.com".',
    ],
    [
      { language: 'english language' },
      'language must be a BCP 47 language tag such as "en" or "pt-BR", but is "english language". Write the tag of a language, such as "en".',
    ],
    [{ metadata: { 'og:image': 5 } }, 'metadata["og:image"] must be text, but is 5. Put it in quotes: "5".'],
    [
      { navigation: [{ group: 'A', pages: ['a', 5] }] },
      'navigation[0].pages[1] must be the path of a page or a group with "group" and "pages", but is 5. Write for example "guides/quickstart".',
    ],
    [
      { suggestEdit: true },
      'suggestEdit is not a field of site.json, so it is ignored. Did you mean "feedback.suggestEdit"?',
    ],
    [
      { zzzzzz: true },
      'zzzzzz is not a field of site.json, so it is ignored. Remove it, or look for its right name in the list of fields.',
    ],
    [
      { modeToggle: { zzzzzz: true } },
      'modeToggle.zzzzzz is not a field of site.json, so it is ignored. Remove it, or write one of "default" or "isHidden".',
    ],
    [{ theme: 'prism' }, 'theme is accepted, but has no effect. You can leave it or remove it.'],
    [{ primaryTab: {} }, 'primaryTab is ignored because there are no tabs. Add "tabs", or remove it.'],
    [
      { feedback: { url: '/f' } },
      'feedback.url is ignored because "thumbsRating" is not on. Add "thumbsRating": true, or remove it.',
    ],
    [{ font: { weight: 400 } }, 'font.weight is ignored because no "family" is given with it. Add "family".'],
    [
      { font: { family: 'A', headings: { family: 'B' }, body: { family: 'C' } } },
      'font.family is ignored because both "headings" and "body" are given. Remove "family".',
    ],
    [
      { api: { auth: { method: 'basic', name: 'user' } } },
      'api.auth.name must have the form "[usernameName]:[passwordName]" when the method is "basic", but is "user". Write both names with a colon between them, such as "username:password".',
    ],
    [
      { anchors: [{ name: 'A', url: 'https://a.b', isDefaultHidden: true }] },
      'anchors[0].isDefaultHidden is ignored because its url leads out of the site, so that no page is inside it. Remove it, or give the path of pages as "url".',
    ],
    [{ versions: ['v1', 'v1'] }, 'versions[1] declares "v1" again. Remove one of the two.'],
    [
      {
        versions: [
          { name: 'a', default: true },
          { name: 'b', default: true },
        ],
      },
      'versions[1].default is ignored because an earlier version is the default. Remove one of the two.',
    ],
  ])('for %j', (fields, sentence) => {
    expect(show(fields)).toEqual([sentence]);
  });

  it('name every version that is used but not declared, with the nearest', () => {
    const navigation = [{ group: 'A', pages: [{ group: 'B', pages: [], version: 'v2.1' }], version: 'v2.0' }];
    const tabs = [{ name: 'T', url: 't', version: 'v2.0x' }];
    const anchors = [{ name: 'A', url: 'a', version: 'beta' }];
    expect(show({ navigation, tabs, anchors, versions: ['v2.0', 'v1.0'] })).toEqual([
      'navigation[0].pages[0].version is "v2.1", which "versions" does not declare. Did you mean "v2.0"?',
      'tabs[0].version is "v2.0x", which "versions" does not declare. Did you mean "v2.0"?',
      'anchors[0].version is "beta", which "versions" does not declare. Add "beta" to "versions", or use "v2.0" or "v1.0".',
    ]);
    expect(show({ anchors })).toEqual([
      'anchors[0].version is "beta", which "versions" does not declare. Add "beta" to "versions".',
    ]);
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

describe('any file', () => {
  const keys = listFields().map(({ path }) => path.split('.').at(-1)?.replace('[]', '') ?? '');
  const leaf = fc.oneof(
    fc.string(),
    fc.constantFrom('#fff', 'v1', 'https://a.b', 'javascript:1', 'github', 'link', 'basic'),
    fc.boolean(),
    fc.double(),
    fc.constant(null),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, leaf, tie('list'), tie('object')),
    list: fc.array(tie('value'), { maxLength: 4 }),
    object: fc.dictionary(fc.constantFrom(...keys, '__proto__', 'constructor', 'toString'), tie('value')),
  }));
  const site = fc.record(
    Object.fromEntries(listFields().flatMap(({ path }) => (/[.[]/.test(path) ? [] : [[path, value]]))),
    {
      requiredKeys: [],
    },
  );

  it('is read without a throw, and its problems have a place and two sentences', () => {
    fc.assert(
      fc.property(
        fc.oneof(site, value),
        fc.nat(),
        fc.string({ maxLength: 3 }),
        fc.boolean(),
        (json, at, noise, isBroken) => {
          const whole = JSON.stringify(json, null, 1) ?? 'null';
          const cut = at % (whole.length + 1);
          const text = isBroken ? whole.slice(0, cut) + noise + whole.slice(cut + noise.length) : whole;
          const lines = text.split(/\r\n|\n|\r/);
          const { config, problems } = readSiteConfig(text, 'site.json');
          expect(config === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
          for (const { line, column, code, message, hint } of problems) {
            expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
            expect(code).toMatch(/^site-json\/[a-z-]+$/);
            expect(`${message} ${hint}`).not.toMatch(/Invalid input|\[object|undefined is/);
          }
        },
      ),
      { numRuns: 2000, seed: 6 },
    );
  });

  it('is answered however many mistakes it holds', () => {
    const many = Array.from({ length: 100_000 });
    const files = [
      JSON.stringify({ ...MINIMAL, navigation: [{ group: 'A', pages: many.map(() => 5) }] }),
      `{${many.map((_, index) => `"k${index}":1`).join(',')}}`,
      `{"name":"${'\\q'.repeat(100_000)}"}`,
    ];
    for (const text of files) {
      const { problems } = readSiteConfig(text, 'f');
      expect(problems.length).toBeLessThanOrEqual(1001);
      expect(problems.map(({ code }) => code)).toContain('site-json/too-many-problems');
    }
  });

  it('does not reach the prototype', () => {
    const { config, problems } = readSiteConfig(
      '{ "name": "x", "navigation": [], "__proto__": { "isPolluted": true }, "metadata": { "__proto__": "x" } }',
      'f',
    );
    expect(problems.map(({ code }) => code)).toEqual(['site-json/unknown-field', 'site-json/unknown-field']);
    expect(config?.metadata).toEqual({});
    expect(Object.hasOwn(Object.prototype, 'isPolluted')).toBe(false);
  });
});
