import type { Page } from '@playwright/test';
import type { FieldCase } from '../field-case.ts';
import { put, remove } from '../json-change.ts';
import { readAttribute, readImage, readText } from '../reading.ts';

const one = { site: 'fields-one', at: 'guides/install/' } as const;
const two = { site: 'fields-two', at: 'guides/tour/' } as const;
const three = { site: 'fields-three', at: 'docs/second/' } as const;

/** The path that a click on the logo asks for. */
async function followLogo(page: Page): Promise<string> {
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await page.click('.topbar .brand');
  return new URL((await asked).url()).pathname;
}

/** `name`, `logo` and `favicon`. */
export const identityCases: readonly FieldCase[] = [
  {
    ...one,
    field: 'name',
    form: 'in the title of the window',
    read: (page) => page.title(),
    expected: 'Install - Fields One',
    without: put('name', 'Renamed'),
  },
  {
    ...one,
    field: 'name',
    form: 'as og:site_name',
    read: (page) => readAttribute(page, 'meta[property="og:site_name"]', 'content'),
    expected: 'Fields One',
    without: put('name', 'Renamed'),
  },
  {
    ...three,
    field: 'name',
    form: 'in the place of a logo',
    read: (page) => readText(page, '.topbar .brand'),
    expected: 'Fields Three',
    without: put('name', 'Renamed'),
  },
  {
    ...one,
    field: 'logo',
    form: 'string',
    read: (page) => readImage(page, '.topbar .brand img'),
    expected: { src: '/logo.svg', alt: 'Fields One', isDrawn: true },
    without: remove('logo'),
  },
  {
    ...one,
    field: 'logo',
    form: 'string, in the other mode too',
    chosen: 'light',
    read: (page) => readImage(page, '.topbar .brand img'),
    expected: { src: '/logo.svg', alt: 'Fields One', isDrawn: true },
    without: remove('logo'),
  },
  {
    ...two,
    field: 'logo',
    form: 'object',
    read: (page) => readImage(page, '.topbar .brand img'),
    expected: { src: '/logo/light.svg', alt: 'Fields Two', isDrawn: true },
    without: remove('logo'),
  },
  {
    ...two,
    field: 'logo.light',
    form: 'path',
    read: (page) => readImage(page, '.topbar .brand img'),
    expected: { src: '/logo/light.svg', alt: 'Fields Two', isDrawn: true },
    without: remove('logo.light'),
  },
  {
    ...two,
    field: 'logo.dark',
    form: 'path',
    system: 'dark',
    read: (page) => readImage(page, '.topbar .brand img'),
    expected: { src: '/logo/dark.svg', alt: 'Fields Two', isDrawn: true },
    without: remove('logo.dark'),
  },
  {
    ...two,
    field: 'logo.href',
    form: 'path',
    read: followLogo,
    expected: '/guides/tour/',
    without: remove('logo.href'),
  },
  {
    ...one,
    field: 'logo.href',
    form: 'left out: /',
    read: followLogo,
    expected: '/',
    without: put('logo', { light: '/logo.svg', dark: '/logo.svg', href: '/guides/overview' }),
  },
  {
    ...one,
    field: 'favicon',
    form: 'path',
    read: async (page) => {
      const href = await readAttribute(page, 'link[rel="icon"]', 'href');
      const answer = await page.request.get(new URL(href ?? '', page.url()).href).catch(() => undefined);
      return { href, type: answer?.headers()['content-type']?.replace(/;.*/, '') };
    },
    expected: { href: '/favicon.svg', type: 'image/svg+xml' },
    without: remove('favicon'),
  },
  {
    site: 'languages',
    at: 'quickstart/',
    field: 'favicon',
    form: 'one path for each mode of the system',
    given: put('favicon', { light: '/images/light.svg', dark: '/images/dark.svg' }),
    read: (page) =>
      page.$$eval('link[rel="icon"]', (links) =>
        links.map((link) => [link.getAttribute('href'), link.getAttribute('media')]),
      ),
    expected: [
      ['/images/light.svg', '(prefers-color-scheme: light)'],
      ['/images/dark.svg', '(prefers-color-scheme: dark)'],
    ],
    without: put('favicon', '/images/light.svg'),
  },
  {
    ...two,
    field: 'favicon',
    form: 'left out: drawn from name and colour',
    read: async (page) => {
      const href = (await readAttribute(page, 'link[rel="icon"]', 'href')) ?? '';
      const icon = await page.evaluate(async (from) => (await fetch(from)).text(), href);
      return { letter: />(\w)<\/text>/.exec(icon)?.[1], fill: /<rect[^>]* fill="([^"]+)"/.exec(icon)?.[1] };
    },
    expected: { letter: 'F', fill: '#1d4ed8' },
    without: put('favicon', '/logo/light.svg'),
  },
];
