import type { Page } from '@playwright/test';
import type { SiteName } from '../e2e/fixture-folder.ts';
import { SearchDialog } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site-fixture.ts';
import { beginIn, compareLook, turnTo } from './compare-look.ts';

test.describe.configure({ mode: 'parallel' });

interface Shot {
  readonly name: string;
  readonly site: 'example' | SiteName;
  readonly path: string;
  readonly widths: readonly number[];
  readonly isWhole?: boolean;
  readonly act?: (page: Page) => Promise<void>;
}

const all = [1440, 768, 390];
const ends = [1440, 390];

const shots: readonly Shot[] = [
  { name: 'home', site: 'example', path: '', widths: all },
  { name: 'guide', site: 'example', path: 'configuration/colors/', widths: all },
  { name: 'steps', site: 'example', path: 'components/steps/', widths: all },
  { name: 'operation', site: 'example', path: 'user-group-api/update/', widths: all },
  { name: 'get-or-create', site: 'example', path: 'user-group-api/get-or-create/', widths: all },
  { name: 'rotate-token', site: 'example', path: 'user-group-api/rotate-token/', widths: all },
  {
    name: 'reference',
    site: 'reference',
    path: 'api-reference/change-an-order/',
    widths: all,
    isWhole: true,
    act: (page) =>
      page.locator('main details').evaluateAll((everyFold) => {
        for (const fold of everyFold) if (fold instanceof HTMLDetailsElement) fold.open = true;
      }),
  },
  { name: 'webhook', site: 'reference', path: 'api-reference/an-order-was-shipped/', widths: ends },
  { name: 'not-found', site: 'example', path: 'nothing/here/', widths: all },
  {
    name: 'menu',
    site: 'example',
    path: 'quickstart/',
    widths: [390],
    act: async (page) => {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  { name: 'components', site: 'fields-one', path: 'kinds/components/', widths: ends, isWhole: true },
  { name: 'everything', site: 'components', path: 'everything/', widths: ends, isWhole: true },
  { name: 'rail', site: 'components', path: 'rail/', widths: ends },
  { name: 'panel', site: 'components', path: 'panel/', widths: ends },
  { name: 'code', site: 'code', path: 'guides/code/', widths: ends, isWhole: true },
  { name: 'images', site: 'code', path: 'guides/images/', widths: ends, isWhole: true },
  { name: 'math', site: 'markdown', path: 'math/', widths: ends },
  { name: 'diagram', site: 'markdown', path: 'drawn/', widths: ends },
  { name: 'footnotes', site: 'markdown', path: 'notes/', widths: ends },
  { name: 'html', site: 'html', path: '', widths: ends, isWhole: true },
  { name: 'scripts', site: 'snippets', path: 'scripts/', widths: ends, isWhole: true },
  { name: 'fields-one', site: 'fields-one', path: '', widths: ends },
  { name: 'fields-two', site: 'fields-two', path: 'start/welcome/', widths: ends },
  { name: 'fields-three', site: 'fields-three', path: 'docs/first/', widths: ends },
  {
    name: 'search',
    site: 'fields-one',
    path: 'guides/install/',
    widths: all,
    act: (page) => ask(page, 'user'),
  },
  {
    name: 'search-nothing',
    site: 'fields-one',
    path: 'guides/install/',
    widths: ends,
    act: (page) => ask(page, 'antidisestablishmentarianism and more of it'),
  },
  {
    name: 'page-menu',
    site: 'fields-one',
    path: 'guides/install/',
    widths: ends,
    act: async (page) => {
      await page.locator('.page-actions > button').click();
      // What makes it is loaded at the first act.
      await expect(page.locator('.page-menu:popover-open a').first()).toBeVisible();
    },
  },
  {
    name: 'version-menu',
    site: 'fields-one',
    path: '',
    widths: [1440],
    act: (page) => page.locator('octavo-version-menu summary').first().click(),
  },
];

async function ask(page: Page, query: string): Promise<void> {
  const search = new SearchDialog(page);
  await search.open();
  await search.ask(query);
}

for (const shot of shots)
  for (const width of shot.widths)
    test(`${shot.name} at ${width} px looks as before`, async ({ page, example, sites }, info) => {
      const url = shot.site === 'example' ? example : (await sites.built(shot.site)).url;
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await beginIn(page, 'light');
      await page.goto(url + shot.path);
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
      // When a page was last changed is another day in another checkout, and unknown in a shallow one.
      await page.evaluate(() => document.querySelector('.page-end')?.remove());
      await shot.act?.(page);
      for (const mode of ['light', 'dark'] as const) {
        await turnTo(page, mode);
        await compareLook(page, info, `${shot.name}-${width}-${mode}`, { fullPage: shot.isWhole ?? false });
      }
    });
