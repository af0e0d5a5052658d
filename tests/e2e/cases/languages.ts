import type { Page } from '@playwright/test';
import type { FieldCase } from '../field-case.ts';
import { all, type Change, put, remove } from '../json-change.ts';
import { readAnchors, readAttribute, readGroups, readLinks, readTabs, readText } from '../reading.ts';

const site = { site: 'languages', at: 'de/quickstart/' } as const;

/** The names in the menu of languages, and where they lead. */
async function readMenu(page: Page): Promise<unknown> {
  const opener = page.locator('.menu-button:has(bdi)');
  if ((await opener.count()) === 0) return undefined;
  await opener.click();
  return readLinks(page, '.topbar [hreflang]');
}

/** What the announcement says, where it leads, and whether it is above all else. */
async function readBanner(page: Page): Promise<unknown> {
  const banner = page.locator('.site-banner');
  if ((await banner.count()) === 0) return undefined;
  return {
    text: await readText(page, '.site-banner'),
    href: await readAttribute(page, '.site-banner a', 'href'),
    isFirst: (await banner.boundingBox())?.y === 0,
  };
}

/** Takes out the languages with what names them. */
const withoutLanguages: Change = all(
  remove('languages'),
  remove('navigation.2.language'),
  remove('tabs.1.language'),
  remove('anchors.0.language'),
  remove('topbarLinks.1.language'),
  remove('footer'),
);

/** `languages`, and what is shown in one of them. */
export const languageCases: readonly FieldCase[] = [
  {
    ...site,
    field: 'languages',
    form: 'a menu that leads to the same page',
    read: readMenu,
    expected: [
      { text: 'English', href: '/quickstart/' },
      { text: 'Deutsch', href: '/de/quickstart/' },
      { text: '日本語', href: '/jp/quickstart/' },
      { text: 'العربية الفصحى', href: '/ar/quickstart/' },
    ],
    without: withoutLanguages,
  },
  {
    ...site,
    field: 'languages[].language',
    form: 'tag',
    read: (page) => readAttribute(page, 'html', 'lang'),
    expected: 'de',
    without: all(
      put('languages.0.language', 'fr'),
      put('navigation.2.language', 'fr'),
      put('tabs.1.language', 'fr'),
      put('footer.links.0.language', 'fr'),
    ),
  },
  {
    ...site,
    field: 'languages[].name',
    form: 'string',
    at: 'ar/quickstart/',
    read: (page) => readText(page, '.menu-button bdi'),
    expected: 'العربية الفصحى',
    without: remove('languages.3.name'),
  },
  {
    ...site,
    at: 'jp/quickstart/',
    field: 'languages[].folder',
    form: 'string',
    read: (page) => readAttribute(page, 'html', 'lang'),
    expected: 'ja',
    without: remove('languages.2.folder'),
  },
  {
    ...site,
    at: 'quickstart/',
    field: 'languages[].default',
    form: 'true',
    read: (page) => readAttribute(page, 'html', 'lang'),
    expected: 'en',
    without: remove('languages.1.default'),
  },
  {
    ...site,
    field: 'languages[].labels',
    form: 'names of groups',
    read: async (page) => (await readGroups(page)).map(({ name }) => name),
    expected: ['Erste Schritte', 'Anleitungen', 'Impressum'],
    without: remove('languages.0.labels'),
  },
  {
    ...site,
    field: 'languages[].labels',
    form: 'words of the interface',
    read: (page) => readText(page, '.search-button .name'),
    expected: 'Handbuch durchsuchen',
    without: remove('languages.0.labels.Search'),
  },
  {
    ...site,
    at: 'quickstart/',
    field: 'navigation[].language',
    form: 'hidden in other languages',
    read: async (page) => (await readGroups(page)).map(({ name }) => name),
    expected: ['Get started', 'Guides'],
    without: all(remove('navigation.2.language'), put('navigation.2.pages', ['guides/colors'])),
  },
  {
    ...site,
    field: 'tabs[].language',
    form: 'hidden in other languages',
    at: 'quickstart/',
    read: readTabs,
    expected: ['Documentation*', 'API reference'],
    without: remove('tabs.1.language'),
  },
  {
    ...site,
    field: 'anchors[].language',
    form: 'hidden in other languages',
    read: readAnchors,
    expected: [],
    without: remove('anchors.0.language'),
  },
  {
    ...site,
    field: 'topbarLinks[].language',
    form: 'hidden in other languages',
    read: (page) => readLinks(page, '.links > a:not(.button)'),
    expected: [{ text: 'Hilfe', href: 'mailto:help@lantern.example.com' }],
    without: remove('topbarLinks.1.language'),
  },
  {
    ...site,
    at: 'quickstart/',
    field: 'banner',
    form: 'above the topbar',
    read: (page) => readBanner(page),
    expected: { text: 'Lantern 2 is out: what is new.', href: '/quickstart', isFirst: true },
    without: all(remove('banner'), remove('languages.0.banner')),
  },
  {
    ...site,
    at: 'quickstart/',
    field: 'banner.content',
    form: 'Markdown',
    read: (page) => readText(page, '.site-banner a strong'),
    expected: 'new',
    without: put('banner.content', 'Lantern 2 is out.'),
  },
  {
    ...site,
    at: 'quickstart/',
    field: 'banner.dismissible',
    form: 'true: closed it stays closed, before anything is painted',
    read: async (page) => {
      const close = page.getByRole('button', { name: 'Close this announcement' });
      if ((await close.count()) === 0) return undefined;
      await close.click();
      const closed = await page.locator('.site-banner').isVisible();
      await page.reload({ waitUntil: 'commit' });
      await page.locator('.topbar').waitFor();
      return [closed, await readAttribute(page, 'html', 'data-banner')];
    },
    expected: [false, 'closed'],
    without: remove('banner.dismissible'),
  },
  {
    ...site,
    at: 'quickstart/',
    field: 'banner.type',
    form: 'a color of its own',
    read: (page) =>
      page.locator('.site-banner').evaluate((banner) => getComputedStyle(banner).getPropertyValue('--fg')),
    expected: '#8a5601',
    without: remove('banner.type'),
  },
  {
    ...site,
    field: 'languages[].banner',
    form: 'in the place of the site’s',
    read: (page) => readText(page, '.site-banner'),
    expected: 'Lantern 2 ist da.',
    without: remove('languages.0.banner'),
  },
  {
    ...site,
    field: 'languages[].topbarCtaButton',
    form: 'in the place of the site’s',
    given: all(
      put('topbarCtaButton', { name: 'Sign up', url: 'https://app.lantern.example.com' }),
      put('languages.0.topbarCtaButton', { name: 'Anmelden', url: 'https://app.lantern.example.com/de' }),
    ),
    read: (page) => readLinks(page, '.topbar .links > .button'),
    expected: [{ text: 'Anmelden', href: 'https://app.lantern.example.com/de' }],
    without: remove('languages.0.topbarCtaButton'),
  },
  {
    ...site,
    field: 'footer.links[].language',
    form: 'hidden in other languages',
    given: put('footer', {
      links: [
        { title: 'Rechtliches', links: [{ label: 'Impressum', url: '/impressum' }], language: 'de' },
        { title: 'Legal', links: [{ label: 'Terms', url: 'https://example.com/terms' }], language: 'en' },
      ],
    }),
    read: (page) => page.locator('.footer-columns h2').allTextContents(),
    expected: ['Rechtliches'],
    without: remove('footer.links.1.language'),
  },
  {
    ...site,
    at: 'quickstart/',
    field: 'labels',
    form: 'a text of the interface',
    read: (page) => readAttribute(page, '.sidebar', 'aria-label'),
    expected: 'Chapters',
    without: remove('labels'),
  },
];
