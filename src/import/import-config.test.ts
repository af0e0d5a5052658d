import { describe, expect, it } from 'vitest';
import { readSiteConfig } from '../config/read-site-config.ts';
import { importConfig } from './import-config.ts';

const NAVIGATION = [{ group: 'Start', pages: ['introduction'] }];

function importSite(old: Readonly<Record<string, unknown>>) {
  return importText(JSON.stringify({ name: 'Lantern', navigation: NAVIGATION, ...old }, null, 2));
}

function importText(source: string) {
  const { text = '', changes, problems } = importConfig(source, 'mint.json');
  const errors = readSiteConfig(text, 'site.json').problems.filter(({ severity }) => severity === 'error');
  const site: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
  const told = changes
    .filter(({ what }) => !what.startsWith('$schema'))
    .map(({ kind, what }) => `${kind}: ${what}`);
  return { text, site, errors, problems, changes, told };
}

/** A file in the manner of real ones: everything in it is a field of site.json. */
const REAL = `{
  "$schema": "https://mintlify.com/schema.json",
  "theme": "prism",
  "name": "Lantern",
  "logo": { "dark": "/logo/dark.svg", "light": "/logo/light.svg", "href": "https://lantern.example" },
  "favicon": "/favicon.png",
  "colors": {
    "primary": "#EAB308",
    "light": "#EAB308",
    "dark": "#CA8A04",
    "anchors": { "from": "#EAB308", "via": "#F59E0B", "to": "#D97706" },
    "background": { "dark": "#09090B" }
  },
  "topbarLinks": [{ "name": "Support", "url": "mailto:help@lantern.example" }],
  "topbarCtaButton": { "name": "Start now", "url": "https://app.lantern.example", "style": "pill", "arrow": true },
  "tabs": [{ "name": "API", "url": "api-reference", "openapi": "/openapi.json" }],
  "primaryTab": { "name": "📘 Documentation" },
  "anchors": [
    { "name": "Hub", "icon": "arrows-to-dot", "url": "hub" },
    { "name": "GitHub", "icon": "github", "url": "https://github.com/lantern/lantern" }
  ],
  "versions": ["v2", "v1"],
  "navigation": [
    { "group": "Start", "version": "v2", "pages": ["introduction", { "group": "More", "icon": "gear", "pages": ["hub/setup"] }] },
    { "group": "Old", "version": "v1", "pages": ["v1/introduction"] }
  ],
  "api": { "baseUrl": ["https://eu.lantern.example"], "auth": { "method": "key", "name": "X-Key", "inputPrefix": "Token " } },
  "feedback": { "thumbsRating": true, "suggestEdit": true, "raiseIssue": true },
  "modeToggle": { "default": "dark", "isHidden": true },
  "redirects": [{ "source": "/old/:slug*", "destination": "/new/:slug*" }],
  "footerSocials": { "github": "https://github.com/lantern", "x": "https://x.com/lantern" },
  "analytics": { "posthog": { "apiKey": "phc_1" }, "hotjar": { "hjid": "1", "hjsv": "6" } },
  "integrations": { "intercom": "abc" },
  "metadata": { "og:image": "/images/og.png" },
  "seo": { "indexHiddenPages": false },
  "search": { "prompt": "Ask…" },
  "isWhiteLabeled": true
}`;

it('writes U+FFFD for half of a surrogate pair, and says so', () => {
  const { site, errors, told } = importText(
    `{"name":"A \\ud83d","navigation":${JSON.stringify(NAVIGATION)},"colors":{"primary":"#0D9373"}}`,
  );
  expect([site['name'], errors]).toEqual(['A \ufffd', []]);
  expect(told).toContain('changed: name has U+FFFD');
});

describe('a mint.json as real sites have it', () => {
  it('is carried over with every key and value, $schema first, in the order of the old file', () => {
    const { site, errors } = importText(REAL);
    const old = JSON.parse(REAL);
    expect(errors).toEqual([]);
    expect(Object.keys(site)).toEqual(Object.keys(old));
    expect(site).toEqual({
      ...old,
      $schema: './site.schema.json',
      colors: { ...old.colors, background: { light: '#ffffff', dark: '#09090B' } },
    });
  });

  it('tells what it added and what has no effect, each at its place', () => {
    const { changes } = importText(REAL);
    expect(changes.map(({ line, column, kind, what }) => `${line}:${column} ${kind} ${what}`)).toEqual([
      '2:3 changed $schema is "./site.schema.json"',
      '3:3 without-effect theme is kept',
      '12:5 added colors.background.light is "#ffffff"',
      '37:3 without-effect isWhiteLabeled is kept',
    ]);
  });

  it('gives the dark background that the theme has for the color', () => {
    const { site } = importSite({ colors: { primary: '#0D9373', background: { light: '#fafafa' } } });
    expect(site).toMatchObject({
      colors: { background: { light: '#fafafa', dark: expect.stringMatching(/^#0[0-9a-f]{5}$/) } },
    });
  });
});

describe('old spellings', () => {
  const cases: readonly (readonly [
    what: string,
    old: Record<string, unknown>,
    made: unknown,
    told: string,
  ])[] = [
    [
      'a key in other letters',
      { topbarCTAButton: { name: 'Go', url: '/go' } },
      { topbarCtaButton: { name: 'Go', url: '/go' } },
      'changed: topbarCTAButton is now topbarCtaButton',
    ],
    [
      'a color without #',
      { colors: { primary: '0D9373' } },
      { colors: { primary: '#0D9373' } },
      'changed: colors.primary is "#0D9373", was "0D9373"',
    ],
    [
      'a color with transparency',
      { colors: { primary: '#0D9373FF' } },
      { colors: { primary: '#0D9373' } },
      'changed: colors.primary is "#0D9373", was "#0D9373FF"',
    ],
    [
      'a color by name',
      { colors: { primary: 'rebeccapurple' } },
      { colors: { primary: '#663399' } },
      'changed: colors.primary is "#663399", was "rebeccapurple"',
    ],
    [
      'a method in capitals',
      { api: { auth: { method: 'Bearer' } } },
      { api: { auth: { method: 'bearer' } } },
      'changed: api.auth.method is "bearer", was "Bearer"',
    ],
    [
      'a method in other words',
      { api: { auth: { method: 'api-key' } } },
      { api: { auth: { method: 'key' } } },
      'changed: api.auth.method is "key", was "api-key"',
    ],
    [
      'socials as a list',
      { footerSocials: [{ type: 'github', url: 'https://github.com/a' }] },
      { footerSocials: { github: 'https://github.com/a' } },
      'changed: footerSocials is an object',
    ],
    [
      'a platform without an icon',
      { footerSocials: { podcast: 'https://a.example' } },
      { footer: { links: [{ title: '', links: [{ label: 'Podcast', url: 'https://a.example' }] }] } },
      'changed: footer.links has "Podcast"',
    ],
    [
      'a button without a name',
      { topbarCtaButton: { url: 'https://a.example' } },
      { topbarCtaButton: { name: 'Get started' } },
      'added: topbarCtaButton.name is "Get started"',
    ],
    [
      'a button that is a repository',
      { topbarCtaButton: { url: 'https://github.com/a/b' } },
      { topbarCtaButton: { type: 'github', url: 'https://github.com/a/b' } },
      'added: topbarCtaButton.type is "github"',
    ],
    [
      'a mode as a word',
      { modeToggle: 'dark' },
      { modeToggle: { default: 'dark' } },
      'changed: modeToggle.default is the value',
    ],
    [
      'an image in background',
      { background: { image: '/a.png' } },
      { backgroundImage: '/a.png' },
      'changed: background.image is now backgroundImage',
    ],
    [
      'openapi inside api',
      { api: { openapi: 'api.yaml' } },
      { openapi: 'api.yaml' },
      'changed: api.openapi is now openapi',
    ],
    [
      'a lone tab',
      { tabs: { name: 'API', url: 'api' } },
      { tabs: [{ name: 'API', url: 'api' }] },
      'changed: tabs is a list, was an object',
    ],
    [
      'a tab’s name as a word',
      { primaryTab: 'Guides', tabs: [{ name: 'A', url: 'a' }] },
      { primaryTab: { name: 'Guides' } },
      'changed: primaryTab.name is the value',
    ],
    [
      'a boolean in quotes',
      { feedback: { suggestEdit: 'true' } },
      { feedback: { suggestEdit: true } },
      'changed: feedback.suggestEdit is true, was "true"',
    ],
    [
      'a version that nothing declares',
      { navigation: [{ group: 'A', version: 'v1', pages: [] }] },
      { versions: ['v1'] },
      'added: versions has "v1"',
    ],
    [
      'a page beside groups',
      { navigation: ['a', 'b', { group: 'G', pages: 'c' }] },
      {
        navigation: [
          { group: '', pages: ['a', 'b'] },
          { group: 'G', pages: ['c'] },
        ],
      },
      'changed: "a" stands in a group without a heading',
    ],
    [
      'an address without a scheme',
      { api: { baseUrl: 'localhost:3000/api' } },
      { api: { baseUrl: 'http://localhost:3000/api' } },
      'changed: api.baseUrl is "http://localhost:3000/api", was "localhost:3000/api"',
    ],
    ['null', { logo: null }, {}, 'changed: logo is left out, was null'],
  ];
  it.each(cases)('puts %s right and says so', (_, old, made, told) => {
    const result = importSite(old);
    expect(result.site).toMatchObject(made as object);
    expect(result.told).toContain(told);
    expect(result.errors).toEqual([]);
  });
});

describe('what cannot be carried over', () => {
  it('is left out and named, with the nearest field', () => {
    const { site, changes } = importSite({
      colors: { primary: '#123456', primry: '#fff' },
      hideFooter: true,
    });
    expect(site).not.toHaveProperty('hideFooter');
    expect(changes.filter(({ kind }) => kind === 'left-out')).toMatchObject([
      { what: 'colors.primry', why: 'site.json has no such field; the nearest is "primary".' },
      { what: 'hideFooter', why: 'site.json has no such field.' },
    ]);
  });

  it('takes along what is nothing without it', () => {
    const { site, changes } = importSite({
      anchors: [
        { name: 'Bad', url: 'javascript:alert(1)' },
        { name: 'Good', url: '/good' },
      ],
    });
    expect(site).toMatchObject({ anchors: [{ name: 'Good', url: '/good' }] });
    expect(changes.filter(({ kind }) => kind === 'left-out').map(({ what }) => what)).toEqual([
      'anchors[0]',
      'anchors[0].url',
    ]);
  });
});

describe('mistakes in the JSON', () => {
  it('reads comments and commas that JSON does not know, and says so', () => {
    const source =
      '{\n  // ours\n  "name": "Lantern",\n  "navigation": [{ "group": "A", "pages": ["a",] }]\n}\n';
    const { site, changes } = importText(source);
    expect(site).toMatchObject({ name: 'Lantern', navigation: [{ group: 'A', pages: ['a'] }] });
    expect(changes.map(({ line, column, why }) => `${line}:${column} ${why}`)).toEqual([
      '2:3 JSON has no comments.',
      '4:47 There is a comma before a closing bracket, which JSON does not allow.',
    ]);
  });

  it('gives the place of others and no text', () => {
    const { text, problems } = importText('{\n  "name": "Lantern\n}');
    expect(text).toBe('');
    expect(problems).toMatchObject([{ file: 'mint.json', line: 2, column: 11, severity: 'error' }]);
    expect(importText('[]').problems).toMatchObject([{ code: 'import/not-an-object', line: 1, column: 1 }]);
  });
});
