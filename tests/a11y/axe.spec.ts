import type { Page } from '@playwright/test';
import type { SiteName } from '../e2e/fixture-folder.ts';
import { expect, test } from '../e2e/site-fixture.ts';
import { runAxeInBothModes } from './run-axe.ts';

test.describe.configure({ mode: 'parallel' });

interface Kind {
  readonly name: string;
  /** `example`, or the name of a site of the tests. */
  readonly site: 'example' | SiteName;
  readonly path: string;
  /** Brings the page into the state that is looked at. */
  readonly act?: (page: Page) => Promise<void>;
  /** Only at this width. */
  readonly width?: number;
}

const kinds: readonly Kind[] = [
  { name: 'schema', site: 'api-pages', path: 'schemas/order/' },
  { name: 'overview of a document', site: 'api-pages', path: 'shop/' },
  { name: 'overview of a tag', site: 'api-pages', path: 'shop/orders/' },
  { name: 'webhook', site: 'api-pages', path: 'shop/orders/orderplaced/' },
  { name: 'code', site: 'example', path: 'writing/code/' },
  { name: 'tables', site: 'example', path: 'components/cards/' },
  { name: 'fields', site: 'example', path: 'components/fields/' },
  { name: 'color palettes', site: 'example', path: 'components/colors/' },
  {
    name: 'open tooltip',
    site: 'components',
    path: 'everything/',
    act: (page) => page.getByRole('button', { name: 'words with a tip' }).press('Enter'),
  },
  {
    name: 'enlarged picture',
    site: 'components',
    path: 'everything/',
    act: (page) => page.getByRole('button', { name: 'Enlarge: A line', exact: true }).first().press('Enter'),
  },
  { name: 'alerts', site: 'example', path: 'writing/markdown/' },
  { name: 'from right to left', site: 'rtl', path: 'everything/' },
  { name: 'long words', site: 'rtl', path: 'guide/long/' },
  { name: 'page without text', site: 'rtl', path: 'empty/' },
  { name: 'operation from right to left', site: 'rtl', path: 'api-reference/الكتب/تغيير-كتاب/' },
  { name: 'wide', site: 'fields-one', path: 'kinds/wide/' },
  { name: 'center', site: 'fields-one', path: 'kinds/center/' },
  { name: 'custom', site: 'fields-one', path: 'kinds/custom/' },
  {
    name: 'version menu',
    site: 'fields-one',
    path: '',
    width: 1280,
    act: (page) => page.locator('octavo-topbar-menu summary').first().click(),
  },
];

for (const { name, site, path, width: only, act } of kinds) {
  const widths = only === undefined ? [1280, 390] : [only];
  // What was opened for one width may close, or stand elsewhere, when the page gets another one.
  for (const group of act ? widths.map((width) => [width]) : [widths])
    test(`${name}, ${group.join(' and ')} px, has nothing that axe finds in either mode`, async ({
      page,
      example,
      sites,
    }) => {
      const url = site === 'example' ? example : (await sites.built(site)).url;
      await page.setViewportSize({ width: group[0] ?? 0, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(url + path);
      await act?.(page);
      for (const width of group) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await runAxeInBothModes(page), `${width} px`).toEqual([]);
      }
    });
}
