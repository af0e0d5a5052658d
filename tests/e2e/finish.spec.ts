import type { Page } from '@playwright/test';
import { findCutOff } from './fit.ts';
import type { SiteName } from './fixture-folder.ts';
import { arabic, english } from './interface-words.ts';
import { SearchDialog } from './search-page.ts';
import { expect, test } from './site-fixture.ts';
import { ToolsPage } from './tools-page.ts';

const operation = 'api-reference/الكتب/تغيير-كتاب/';

/** Every kind of page, in both directions. */
const pages: readonly (readonly [SiteName, readonly string[]])[] = [
  [
    'rtl',
    ['', 'everything/', 'guide/long/', 'empty/', operation, `${operation}#try`, 'v1/setup/', 'no/such/'],
  ],
  ['components', ['', 'everything/', 'rail/', 'panel/']],
  ['fields-one', ['guides/install/', 'kinds/wide/', 'api/create-user/', 'api/create-user/#try', 'no/such/']],
];

for (const [site, paths] of pages)
  for (const [name, viewport, deviceScaleFactor] of [
    ['at 360 px', { width: 360, height: 740 }, 1],
    ['at twice the size', { width: 720, height: 450 }, 2],
  ] as const)
    test.describe(`${site}, ${name},`, () => {
      test.use({ viewport, deviceScaleFactor });

      test('shows everything whole, the search and the menus too', async ({ page, sites }) => {
        const { url } = await sites.built(site);
        const words = site === 'rtl' ? arabic : english;
        for (const path of paths) {
          await page.goto(url + path);
          expect(await findCutOff(page), path).toEqual([]);
        }
        await page.goto(url);
        await page.waitForLoadState('networkidle');
        await page.getByRole('button', { name: words('Open menu') }).click();
        await expect(page.getByRole('dialog', { name: words('Menu') })).toBeVisible();
        expect(await findCutOff(page), 'the menu').toEqual([]);
        await page.keyboard.press('Escape');
        const tools = new ToolsPage(page, url, words);
        await tools.more.click();
        expect(await findCutOff(page), 'the page’s menu').toEqual([]);
        await page.keyboard.press('Escape');
        const search = new SearchDialog(page, words);
        await search.open();
        await search.ask('a');
        expect(await findCutOff(page), 'the search').toEqual([]);
      });
    });

test.describe('enlarged to twice its size', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test('a page keeps the window for its text: no bar stays above it', async ({ page, sites }) => {
    await page.goto(`${(await sites.built('rtl')).url}everything/`);
    await page.evaluate(() => scrollTo(0, 1200));
    await expect(page.locator('.topbar')).not.toBeInViewport();
  });
});

test('code and types are read from left to right in a page that is read from right to left', async ({
  page,
  sites,
}) => {
  await page.goto((await sites.built('rtl')).url + operation);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  for (const text of ['Bearer <API_TOKEN>', 'string[]']) {
    const range = await page
      .locator('.reference')
      .getByText(text, { exact: true })
      .first()
      .evaluate(measureEnds);
    expect(range.last, `the end of ${text} stands on the right`).toBeGreaterThan(range.first);
  }
});

test('what is printed is the article, open and whole, with the addresses of its links', async ({
  page,
  sites,
}) => {
  const { url } = await sites.built('rtl');
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of ['everything/', operation]) {
    await page.goto(url + path);
    await expect(page.locator('main h1')).toBeVisible();
    for (const chrome of [
      '.topbar',
      '.sidebar',
      '.aside',
      '.foot',
      '.tools',
      '.page-actions',
      'octavo-copy-button',
    ])
      await expect(page.locator(`${chrome}:visible`), chrome).toHaveCount(0);
    const cut = await page
      .locator('main pre:visible')
      .evaluateAll(
        (all) =>
          all.filter(
            (pre) => pre.scrollWidth > pre.clientWidth + 1 || pre.scrollHeight > pre.clientHeight + 1,
          ).length,
      );
    expect(cut, 'code that is cut off').toBe(0);
    const { color, background } = await page.locator('body').evaluate((body) => {
      const style = getComputedStyle(body);
      return { color: style.color, background: style.backgroundColor };
    });
    expect([color, background], 'ink on paper').toEqual(['rgb(49, 58, 57)', 'rgb(255, 255, 255)']);
  }
  await page.goto(`${url}everything/`);
  const link = page.getByRole('link', { name: 'رابط خارجي' });
  expect(await readPseudo(page, 'main p > a[href*="example.com/help"]', '::after', 'content')).toContain(
    'https://rtl.example.com/help',
  );
  await expect(link).toBeVisible();
  await expect(page.getByText('يظهر عند السؤال.')).toBeVisible();
  await expect(page.getByText('نص اللسان الثالث.')).toBeVisible();
});

test('of an operation the text is printed first, then one sample and the example of success', async ({
  page,
  example,
}) => {
  await page.goto(`${example}user-group-api/get-or-create/`);
  await page.getByRole('tab', { name: 'Python' }).click();
  await page.getByRole('tab', { name: '401' }).click();
  await page.emulateMedia({ media: 'print' });
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
  expect(await top('.rail #samples')).toBeGreaterThan(await top('.reference #response'));
  await expect(page.locator('#samples .panel:visible')).toHaveText(/requests\.request|import requests/);
  await expect(page.locator('#examples .panel:visible')).toHaveText(/^\s*200/);
});

test('what is selected over buttons is copied without their words', async ({ page, example }) => {
  await page.goto(`${example}quickstart/`);
  await page.keyboard.press('ControlOrMeta+a');
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
  expect(selected).toContain('Quickstart');
  for (const button of ['Copy page', 'On this page\n\nCopy']) expect(selected).not.toContain(button);
});

test('nothing moves for readers who asked for that', async ({ page, sites }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { url } = await sites.built('rtl');
  for (const path of ['everything/', `${operation}#try`]) {
    await page.goto(url + path);
    const search = new SearchDialog(page, arabic);
    await search.open();
    await search.ask('الكتب');
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .filter(
            // What follows the reader's own scrolling stands still without it.
            ({ transitionDuration, animationName, animationTimeline, scrollBehavior }) =>
              /[1-9]/.test(transitionDuration) ||
              (animationName !== 'none' && animationTimeline === 'auto') ||
              scrollBehavior === 'smooth',
          )
          .map(() => `${element.localName}.${element.className}`),
      ),
    );
    expect(moving, path).toEqual([]);
  }
});

test.describe('in colours of the reader’s own', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`what is current, chosen, found or to be pressed can be seen, ${colorScheme}`, async ({
      page,
      sites,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      const { url } = await sites.built('rtl');
      await page.goto(url + operation);
      const read = (selector: string, property: string) => readPseudo(page, selector, '', property);
      for (const [current, other] of [
        ['.sidebar .group a[aria-current]', '.sidebar .group a:not([aria-current])'],
        ['.topbar .tabs a[aria-current]', '.topbar .tabs a:not([aria-current])'],
        ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      ] as const)
        expect(await read(current, 'background-color'), current).not.toBe(
          await read(other, 'background-color'),
        );
      const canvas = await read('body', 'background-color');
      expect(await read('.topbar .tabs a:not([aria-current])', 'border-bottom-color')).toBe(canvas);
      expect(await read('.button.primary', 'border-top-width')).toBe('1px');
      const search = new SearchDialog(page, arabic);
      await search.open();
      await search.ask('الكتب');
      expect(await read('[role=option][aria-selected=true]', 'outline-style')).toBe('solid');
      expect(await read('.search-dialog mark', 'color')).not.toBe(canvas);
      await page.goto(`${url}everything/`);
      expect(await read('mark.line', 'color')).not.toBe(canvas);
      expect(await read('mark.line', 'outline-style')).toBe('solid');
    });
});

function readPseudo(page: Page, selector: string, part: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, [of, name]) => getComputedStyle(element, of).getPropertyValue(name), [
      part,
      property,
    ] as const);
}

/** Where the first and the last letter of an element's text stand. */
function measureEnds(element: Element): { readonly first: number; readonly last: number } {
  const text = element.firstChild;
  const length = text?.textContent?.length ?? 0;
  const at = (start: number) => {
    const range = document.createRange();
    if (!text) return 0;
    range.setStart(text, start);
    range.setEnd(text, start + 1);
    return range.getBoundingClientRect().left;
  };
  return { first: at(0), last: at(length - 1) };
}
