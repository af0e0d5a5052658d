import type { Page } from '@playwright/test';
import { runAxeInBothModes } from '../a11y/run-axe.ts';
import type { SiteName } from '../e2e/fixture-folder.ts';
import { SearchDialog } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site-fixture.ts';
import { beginIn, compareLook, isPictured, turnTo } from './compare-look.ts';

test.describe.configure({ mode: 'parallel' });

interface Shot {
  readonly name: string;
  readonly site: 'example' | SiteName;
  readonly path: string;
  readonly widths: readonly number[];
  readonly isWhole?: boolean;
  /** Whether its outline alone is compared: the picture of another page shows all that is drawn on it. */
  readonly isOutline?: boolean;
  /** Whether axe looks at it too. `tests/a11y` has the other pages that it looks at. */
  readonly hasAxe?: boolean;
  readonly act?: (page: Page) => Promise<void>;
}

const all = [1440, 768, 390];
const ends = [1440, 390];

const shots: readonly Shot[] = [
  { name: 'home', site: 'example', path: '', widths: all, hasAxe: true },
  { name: 'guide', site: 'example', path: 'configuration/colors/', widths: all, hasAxe: true },
  { name: 'steps', site: 'example', path: 'components/steps/', widths: all, isOutline: true },
  { name: 'operation', site: 'example', path: 'user-group-api/update/', widths: all, hasAxe: true },
  {
    name: 'get-or-create',
    site: 'example',
    path: 'user-group-api/get-or-create/',
    widths: all,
    isOutline: true,
    hasAxe: true,
  },
  {
    name: 'rotate-token',
    site: 'example',
    path: 'user-group-api/rotate-token/',
    widths: all,
    isOutline: true,
    hasAxe: true,
  },
  {
    name: 'reference',
    site: 'reference',
    path: 'api-reference/change-an-order/',
    widths: all,
    hasAxe: true,
    isWhole: true,
    act: (page) =>
      page.locator('main details').evaluateAll((everyFold) => {
        for (const fold of everyFold) if (fold instanceof HTMLDetailsElement) fold.open = true;
      }),
  },
  {
    name: 'webhook',
    site: 'reference',
    path: 'api-reference/an-order-was-shipped/',
    widths: ends,
    isOutline: true,
    hasAxe: true,
  },
  { name: 'not-found', site: 'example', path: 'nothing/here/', widths: all, hasAxe: true },
  {
    name: 'menu',
    site: 'example',
    path: 'quickstart/',
    widths: [390],
    hasAxe: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'components',
    site: 'fields-one',
    path: 'kinds/components/',
    widths: ends,
    isWhole: true,
    isOutline: true,
    hasAxe: true,
  },
  { name: 'everything', site: 'components', path: 'everything/', widths: ends, isWhole: true, hasAxe: true },
  { name: 'rail', site: 'components', path: 'rail/', widths: ends, hasAxe: true },
  { name: 'panel', site: 'components', path: 'panel/', widths: ends, hasAxe: true },
  { name: 'code', site: 'code', path: 'guides/code/', widths: ends, isWhole: true, hasAxe: true },
  { name: 'images', site: 'code', path: 'guides/images/', widths: ends, isWhole: true, hasAxe: true },
  { name: 'math', site: 'markdown', path: 'math/', widths: ends, hasAxe: true },
  { name: 'diagram', site: 'markdown', path: 'drawn/', widths: ends, hasAxe: true },
  { name: 'footnotes', site: 'markdown', path: 'notes/', widths: ends, hasAxe: true },
  { name: 'html', site: 'html', path: '', widths: ends, isWhole: true },
  {
    name: 'scripts',
    site: 'snippets',
    path: 'scripts/',
    widths: ends,
    isWhole: true,
    isOutline: true,
    hasAxe: true,
  },
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
    isOutline: true,
    act: (page) => ask(page, 'antidisestablishmentarianism and more of it'),
  },
  {
    name: 'page-menu',
    site: 'fields-one',
    path: 'guides/install/',
    widths: ends,
    act: async (page) => {
      await page.getByRole('button', { name: 'More page actions' }).click();
      // What makes it is loaded at the first act.
      await expect(page.locator('.page-menu:popover-open a').first()).toBeVisible();
    },
  },
  {
    name: 'version-menu',
    site: 'fields-one',
    path: '',
    widths: [1440],
    act: (page) => page.locator('octavo-topbar-menu summary').first().click(),
  },
];

async function ask(page: Page, query: string): Promise<void> {
  const search = new SearchDialog(page);
  await search.open();
  await search.ask(query);
}

/** When a page was last changed is another day in another checkout, and unknown in a shallow one: it is put aside meanwhile. */
async function lookWithoutDate(page: Page, look: () => Promise<void>): Promise<void> {
  const taken = await page.evaluateHandle(() => {
    const end = document.querySelector('.page-end');
    const place = end && { end, parent: end.parentNode, next: end.nextSibling };
    end?.remove();
    return place;
  });
  await look();
  await taken.evaluate((place) => place?.parent?.insertBefore(place.end, place.next));
}

for (const { name, site, path, widths, act, ...shot } of shots)
  test(`${name} at ${widths.join(', ')} px looks as before${shot.hasAxe ? ', axe finds nothing' : ''}`, async ({
    page,
    example,
    sites,
  }, info) => {
    const url = site === 'example' ? example : (await sites.built(site)).url;
    await beginIn(page, 'light');
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      if (width === widths[0]) {
        await page.goto(url + path);
        await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
        await act?.(page);
      }
      await lookWithoutDate(page, async () => {
        for (const mode of ['light', 'dark'] as const) {
          await turnTo(page, mode);
          const hasPicture = !shot.isOutline && (widths.length === 1 || isPictured(width, mode));
          await compareLook(page, info, `${name}-${width}-${mode}`, {
            hasNames: shot.isOutline === true && width === 1440 && mode === 'light',
            picture: hasPicture ? { fullPage: shot.isWhole ?? false } : undefined,
          });
        }
      });
      if (!shot.hasAxe || width === 768) continue;
      // The widest page with a menu at one side only, which is more than a narrower one has.
      await page.setViewportSize({ width: Math.min(width, 1280), height: 900 });
      expect.soft(await runAxeInBothModes(page), `${width} px`).toEqual([]);
    }
  });
