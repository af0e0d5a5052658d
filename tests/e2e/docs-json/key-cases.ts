import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ContextualPage } from '../contextual-page.ts';
import {
  readAnchors,
  readAttribute,
  readGroups,
  readLinks,
  readStyle,
  readTabs,
  readText,
  readTexts,
} from '../reading.ts';
import { SearchDialog } from '../search-page.ts';
import type { DocsJsonSite } from './docs-json-site.ts';

/** What a reader sees of one key of `docs.json`. */
export interface KeyCase {
  /** As its documentation names it; see `documentedKeys`. */
  readonly key: string;
  /** Further keys that are seen with it. */
  readonly also?: readonly string[];
  /** What sets it apart from another case of the key. */
  readonly form?: string;
  /** Path of the page; `pages/start/` when undefined. */
  readonly at?: string;
  readonly mode?: 'light' | 'dark';
  readonly read: (page: Page, site: DocsJsonSite) => Promise<unknown>;
  readonly expected: unknown;
}

const visible = (selector: string) => (page: Page) => page.locator(selector).first().isVisible();
const color = (name: string) => (page: Page) => readStyle(page, 'html', name);
const meta = (name: string) => (page: Page) =>
  readAttribute(page, `meta[name="${name}"], meta[property="${name}"]`, 'content');
const written = (file: string, pattern: RegExp) => async (_: Page, site: DocsJsonSite) =>
  pattern.exec(await readFile(join(site.output, file), 'utf8'))?.[0];

async function search(page: Page, word: string): Promise<readonly string[]> {
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask(word);
  return (await dialog.readPages()).map(String);
}

/** The settings, and the navigation of tabs and groups, in the order of the documentation. */
export const mainCases: readonly KeyCase[] = [
  { key: 'name', read: (page) => page.title(), expected: 'Start - Lantern' },
  { key: 'colors.light', read: color('--color-accent'), expected: '#a78bfa' },
  {
    key: 'description',
    at: '',
    read: written('llms.txt', /All about lamps\./),
    expected: 'All about lamps.',
  },
  {
    key: 'logo.light',
    mode: 'light',
    read: (page) => readAttribute(page, '.brand img', 'src'),
    expected: '/images/logo-light.svg',
  },
  {
    key: 'logo.dark',
    read: (page) => readAttribute(page, '.brand img:nth-of-type(2)', 'src'),
    expected: '/images/logo-dark.svg',
  },
  {
    key: 'logo.href',
    read: (page) => readAttribute(page, '.topbar .brand', 'href'),
    expected: 'https://lantern.example.com',
  },
  {
    key: 'favicon.light',
    read: (page) => readAttribute(page, 'link[rel=icon][media*=light]', 'href'),
    expected: '/images/icon-light.svg',
  },
  {
    key: 'favicon.dark',
    read: (page) => readAttribute(page, 'link[rel=icon][media*=dark]', 'href'),
    expected: '/images/icon-dark.svg',
  },
  { key: 'appearance.default', read: (page) => readAttribute(page, 'html', 'data-theme'), expected: 'dark' },
  { key: 'appearance.strict', read: visible('octavo-mode-toggle'), expected: false },
  {
    key: 'background.image',
    read: async (page) => (await page.content()).includes('/images/back-dark.svg'),
    expected: true,
  },
  {
    key: 'background.decoration',
    read: (page) => readAttribute(page, 'html', 'data-background'),
    expected: 'grid',
  },
  {
    key: 'background.color',
    read: (page) => readStyle(page, 'body', 'background-color'),
    expected: 'rgb(10, 11, 20)',
  },
  {
    key: 'styling.eyebrows',
    at: 'pages/inner/',
    read: (page) => page.locator('.page-head .crumbs').innerText(),
    expected: expect.stringMatching(/First\s*Inner/),
  },
  { key: 'styling.latex', read: visible('article math'), expected: true },
  {
    key: 'styling.codeblocks.theme',
    read: (page) => readStyle(page, '.code', 'background-color'),
    expected: 'rgb(40, 42, 54)',
  },
  {
    key: 'styling.codeblocks.languages',
    read: (page) => readText(page, '.code .tk-k:has-text("light")'),
    expected: 'light',
  },
  {
    key: 'navbar.links',
    read: (page) => readLinks(page, '.topbar .links > a:not(.button)'),
    expected: [
      { text: 'Support', href: 'mailto:help@lantern.example.com' },
      { text: 'GitHub', href: 'https://github.com/lantern/lantern' },
    ],
  },
  {
    key: 'navbar.primary',
    read: (page) => readLinks(page, '.topbar .links > .button'),
    expected: [{ text: 'Sign up', href: 'https://app.lantern.example.com' }],
  },
  {
    key: 'footer.socials',
    read: (page) => readLinks(page, '.socials a'),
    expected: [{ text: 'X', href: 'https://x.com/lantern' }],
  },
  {
    key: 'footer.links',
    read: (page) => readLinks(page, '.footer-columns a'),
    expected: [{ text: 'Careers', href: 'https://lantern.example.com/jobs' }],
  },
  { key: 'banner.content', read: (page) => readText(page, '.site-banner strong'), expected: 'out' },
  {
    key: 'banner.type',
    read: (page) => page.locator('.site-banner').getAttribute('class'),
    expected: expect.stringContaining('warning'),
  },
  { key: 'banner.dismissible', read: visible('.site-banner button'), expected: true },
  {
    key: 'contextual.options',
    read: async (page, site) => {
      const doc = new ContextualPage(page, site.url);
      await doc.more.click();
      return doc.entry('Ask us').isVisible();
    },
    expected: true,
  },
  {
    key: 'contextual.display',
    read: (page, site) => new ContextualPage(page, site.url).more.isVisible(),
    expected: true,
  },
  {
    key: 'redirects',
    at: 'old/marks',
    read: (page) => page.title(),
    expected: 'Marks - Lantern',
  },
  {
    key: 'variables',
    read: async (page) => (await page.locator('article').innerText()).includes('of Tall <lamp>.'),
    expected: true,
  },
  { key: 'metadata', read: meta('og:site_name'), expected: 'Lantern docs' },
  {
    key: 'errors.404.title',
    also: ['errors.404.description', 'errors.404.redirect'],
    at: 'nowhere/',
    read: async (page) => [await readText(page, 'h1'), await readAttribute(page, '.missing p a', 'href')],
    expected: ['No light here', '/pages/start'],
  },
  {
    key: 'api.openapi',
    at: 'endpoints/list-lamps/',
    read: (page) => readText(page, 'h1'),
    expected: 'List lamps',
  },
  {
    key: 'api.playground.display',
    at: 'endpoints/list-lamps/',
    read: visible('octavo-playground'),
    expected: false,
  },
  {
    key: 'api.playground.proxy',
    at: 'endpoints/list-lamps/',
    read: async (page) => (await page.content()).includes('/_octavo/relay'),
    expected: false,
  },
  {
    key: 'api.params.expanded',
    at: 'endpoints/add-a-lamp/',
    read: visible('details.inner[open], .fields details[open]'),
    expected: true,
  },
  {
    key: 'api.examples.languages',
    at: 'endpoints/list-lamps/',
    read: (page) => readText(page, '.rail [role=tab]'),
    expected: 'Python',
  },
  {
    key: 'seo.metatags',
    read: meta('twitter:site'),
    expected: '@lantern',
  },
  {
    key: 'seo.indexing',
    read: (page) => search(page, 'unlisted'),
    expected: ['/pages/unlisted/'],
  },
  {
    key: 'search.prompt',
    read: (page) => readText(page, '.search-button .name'),
    expected: 'Find a lamp',
  },
  {
    key: 'navigation.tabs',
    read: readTabs,
    expected: ['Guides*', 'Endpoints', 'Learn', 'Forum'],
  },
  {
    key: 'navigation.tabs[].menu',
    read: async (page) => {
      await page.locator('.tabs').getByRole('button', { name: 'Learn' }).click();
      return readLinks(page, '.tab-menu a');
    },
    expected: [
      { text: 'Courses From the start.', href: '/pages/course/' },
      { text: 'Videos', href: 'https://videos.lantern.example.com' },
    ],
  },
  { key: 'navigation.global', read: readAnchors, expected: ['Documentation*', 'Blog'] },
  {
    key: 'navigation.groups',
    also: ['navigation.groups[].tag', 'navigation.pages'],
    read: async (page) => (await readGroups(page)).map(({ name }) => name),
    expected: ['First NEW', 'Layouts'],
  },
  {
    key: 'navigation.groups[].icon',
    read: (page) => page.locator('.sidebar .group h2 .icon').count(),
    expected: 1,
  },
  {
    key: 'navigation.groups[].root',
    read: async (page) => (await readGroups(page))[0]?.pages[0],
    expected: 'Start',
  },
  {
    key: 'navigation.groups[].expanded',
    read: (page) => readTexts(page, '.sidebar .subgroup[open] > summary .name'),
    expected: ['Inner'],
  },
  {
    key: 'navigation.directory',
    read: (page) => readLinks(page, '.directory .card a'),
    expected: [
      { text: 'Signs', href: '/pages/marks/' },
      { text: 'Inner', href: '/pages/inner/' },
      { text: 'Closed', href: '/pages/closed/' },
    ],
  },
  {
    key: 'navigation.groups[].hidden',
    at: 'pages/secret/',
    read: async (page) => [await page.title(), (await readGroups(page)).map(({ name }) => name)],
    expected: ['Secret - Lantern', ['First NEW', 'Layouts']],
  },
  {
    key: 'frontmatter.sidebarTitle',
    read: async (page) => (await readGroups(page))[0]?.pages[1],
    expected: 'Signs',
  },
  {
    key: 'frontmatter.title',
    at: 'pages/marks/',
    read: (page) => readText(page, 'h1'),
    expected: 'Marks',
  },
  {
    key: 'frontmatter.description',
    read: (page) => readText(page, '.lead'),
    expected: 'The first page.',
  },
  {
    key: 'frontmatter.icon',
    also: ['frontmatter.iconType', 'frontmatter.tag'],
    read: async (page) => {
      const link = page.locator('.sidebar a', { hasText: 'Signs' });
      return [await link.locator('.icon').count(), await link.locator('.pill').innerText()];
    },
    expected: [1, 'BETA'],
  },
  {
    key: 'frontmatter.deprecated',
    at: 'pages/marks/',
    read: async (page) => (await page.locator('article').innerText()).toLowerCase().includes('deprecated'),
    expected: true,
  },
  {
    key: 'frontmatter.hideFooterPagination',
    at: 'pages/marks/',
    read: visible('.pagination'),
    expected: false,
  },
  { key: 'frontmatter.keywords', read: (page) => search(page, 'lighthouse'), expected: ['/pages/marks/'] },
  { key: 'frontmatter.searchable', read: (page) => search(page, 'silent'), expected: [] },
  { key: 'frontmatter.noindex', at: 'pages/silent/', read: meta('robots'), expected: 'noindex' },
  {
    key: 'frontmatter.contextual',
    at: 'pages/wide/',
    read: (page) => readLinks(page, '.contextual > a'),
    expected: [{ text: 'View as Markdown', href: '/pages/wide.md' }],
  },
  { key: 'frontmatter.mode', form: 'wide', at: 'pages/wide/', read: visible('.toc'), expected: false },
  {
    key: 'frontmatter.mode',
    form: 'custom',
    at: 'pages/custom/',
    read: visible('.sidebar'),
    expected: false,
  },
  { key: 'frontmatter.mode', form: 'frame', at: 'pages/frame/', read: visible('.sidebar'), expected: true },
  {
    key: 'frontmatter.mode',
    form: 'center',
    at: 'pages/center/',
    read: visible('.sidebar'),
    expected: false,
  },
  {
    key: 'frontmatter.hidden',
    at: 'pages/unlisted/',
    read: async (page) => (await readGroups(page)).flatMap(({ pages }) => pages).includes('Unlisted'),
    expected: false,
  },
];

const french = { at: 'fr/pages/start/' } as const;

/** What a language has of its own. */
export const languageCases: readonly KeyCase[] = [
  { key: 'colors.primary', mode: 'light', read: color('--color-accent'), expected: '#7c3aed' },
  { key: 'colors.dark', mode: 'light', read: color('--color-solid'), expected: '#5b21b6' },
  { ...french, key: '$ref', read: (page) => readText(page, 'h1'), expected: 'Départ' },
  {
    ...french,
    key: 'navigation.languages',
    read: async (page) => {
      await page.locator('.menu-button:has(bdi)').click();
      return readLinks(page, '.topbar [hreflang]');
    },
    expected: [
      { text: 'English', href: '/pages/start/' },
      { text: 'Français', href: '/fr/pages/start/' },
    ],
  },
  {
    ...french,
    key: 'navigation.languages[].banner',
    read: (page) => readText(page, '.site-banner'),
    expected: 'Bonjour',
  },
  {
    ...french,
    key: 'navigation.languages[].navbar',
    read: (page) => readLinks(page, '.topbar .links > a'),
    expected: [
      { text: 'Aide', href: 'mailto:aide@lantern.example.com' },
      { text: 'Essayer', href: 'https://app.lantern.example.com/fr' },
    ],
  },
  {
    ...french,
    key: 'navigation.languages[].footer',
    read: (page) => readText(page, '.footer-columns h2'),
    expected: 'Entreprise',
  },
  {
    key: 'navigation.languages[].navbar',
    form: 'in another language',
    read: (page) => readLinks(page, '.topbar .links > a'),
    expected: [],
  },
];

/** What divides the pages of a version. */
export const versionCases: readonly KeyCase[] = [
  {
    key: 'navigation.versions',
    also: ['navigation.versions[].tag'],
    read: async (page) => {
      await page.locator('.topbar .menu-button').click();
      return readLinks(page, '.topbar octavo-topbar-menu a');
    },
    expected: [
      { text: 'v2 Latest', href: '/pages/start/' },
      { text: 'v1', href: '/pages/old/' },
      { text: 'v0', href: 'https://v0.lantern.example.com' },
    ],
  },
  { key: 'navigation.anchors', read: readAnchors, expected: ['Docs*', 'Tools'] },
  {
    key: 'navigation.anchors',
    form: 'with groups',
    at: 'pages/sdk/',
    read: readGroups,
    expected: [{ name: 'SDKs', pages: ['Sdk'] }],
  },
  {
    key: 'navigation.versions',
    form: 'with groups',
    at: 'pages/old/',
    read: readGroups,
    expected: [{ name: 'Old', pages: ['Old'] }],
  },
];

async function readProducts(page: Page) {
  await page.locator('.sidebar .product-menu > summary').click();
  return readLinks(page, '.sidebar .product-list a');
}

export const productCases: readonly KeyCase[] = [
  {
    key: 'seo.organization',
    read: async (page) =>
      JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'][0],
    expected: expect.objectContaining({
      '@id': 'https://docs.lantern.example.com/#organization',
      name: 'Lantern',
      legalName: 'Lantern Inc.',
    }),
  },
  {
    key: 'markdown.instructions',
    read: async (page, site) => (await page.request.get(`${site.url}pages/start.md`)).text(),
    expected: expect.stringMatching(/\n---\n\nUse v2\.\nAsk first\.\n$/),
  },
  {
    key: 'icons.library',
    read: (page) => page.locator('.sidebar summary .tile svg').first().getAttribute('viewBox'),
    expected: '0 0 24 24',
  },
  {
    key: 'banner.color',
    read: async (page) => [
      await readStyle(page, '.site-banner', 'background-color'),
      await readStyle(page, '.site-banner strong', 'color'),
    ],
    expected: ['rgb(254, 220, 186)', 'rgb(17, 17, 17)'],
  },
  {
    key: 'banner.color',
    form: 'in light mode',
    mode: 'light',
    read: async (page) => [
      await readStyle(page, '.site-banner', 'background-color'),
      await readStyle(page, '.site-banner strong', 'color'),
    ],
    expected: ['rgb(18, 52, 86)', 'rgb(255, 255, 255)'],
  },
  {
    key: 'interaction.drilldown',
    read: async (page) => {
      await page.locator('.sidebar').getByRole('link', { name: 'Halls' }).click();
      await page.waitForURL('**/pages/hall/');
      return page.locator('.sidebar details[open] a').innerText();
    },
    expected: 'Hall',
  },
  {
    key: 'navigation.products',
    read: readProducts,
    expected: [
      { text: 'Lamps Light for rooms.', href: '/pages/start/' },
      { text: 'Torches', href: '/pages/torch/' },
    ],
  },
];

const list = { at: 'api-reference/list-lamps/' } as const;

export const requestCases: readonly KeyCase[] = [
  {
    ...list,
    key: 'api.examples.defaults',
    read: (page) => readText(page, '.rail pre code'),
    expected: expect.stringContaining('color=amber&limit=20'),
  },
  {
    ...list,
    key: 'api.examples.prefill',
    read: (page) =>
      page
        .locator('.form input')
        .evaluateAll((inputs) => inputs.map((one) => (one instanceof HTMLInputElement ? one.value : ''))),
    expected: expect.arrayContaining(['amber', '20']),
  },
  {
    ...list,
    key: 'api.playground.credentials',
    read: async (page) => (await page.content()).includes('"sendsCookies":true'),
    expected: true,
  },
  {
    ...list,
    key: 'api.params.post',
    read: (page) => readTexts(page, '.param .mark'),
    expected: ['v2'],
  },
  {
    key: 'api.asyncapi',
    at: 'api-reference/lights/',
    read: (page) => readTexts(page, '.reference h2'),
    expected: ['Messages you receive'],
  },
];

export const dropdownCases: readonly KeyCase[] = [
  {
    key: 'navigation.dropdowns',
    read: readProducts,
    expected: [
      { text: 'Rooms', href: '/pages/start/' },
      { text: 'Gardens Light for outside.', href: '/pages/garden/' },
      { text: 'Shop', href: 'https://shop.lantern.example.com' },
    ],
  },
  {
    ...list,
    key: 'api.examples.autogenerate',
    read: (page) => page.locator('#samples').isVisible(),
    expected: false,
  },
];
