import { DocPage } from './doc-page.ts';
import { findCutOff } from './fit.ts';
import { expect, test } from './site-fixture.ts';

/** Every kind of page of a site with tabs and versions. */
const paths = [
  'guides/install/',
  'kinds/long/',
  'kinds/components/',
  'kinds/wide/',
  'kinds/center/',
  'api/create-user/',
  'api/by-hand/',
  'no/such/',
];

for (const width of [320, 390, 768, 899, 900, 1024, 1025, 1199, 1200, 1280, 1440, 2560])
  test(`contents, tabs, versions and search are at hand at ${width} px`, async ({ page, sites }) => {
    const { url } = await sites.built('fields-one');
    await page.setViewportSize({ width, height: 800 });
    const doc = new DocPage(page, url);
    for (const path of paths) {
      await doc.open(path);
      expect(await findCutOff(page), path).toEqual([]);
      await expect(page.locator('.search-button'), path).toBeVisible();
      const hasSidebar = (await doc.sidebar.count()) > 0;
      if (hasSidebar) await expect(doc.sidebar, path).toBeVisible({ visible: width >= 900 });
      if (hasSidebar && width < 900) await doc.menuOpener.click();
      if (hasSidebar || width >= 900) {
        const bar = width < 900 ? doc.menu : page.locator('.topbar');
        await expect(bar.getByRole('link', { name: 'API', exact: true }), path).toBeVisible();
        await expect(bar.locator('.menu-button'), path).toBeVisible();
      }
      if (hasSidebar && width < 900) await page.keyboard.press('Escape');
      const entries = page.locator('.toc a');
      if ((await entries.count()) === 0) continue;
      const isColumn = (await page.locator('.aside > .toc').count()) > 0 && width >= 1200;
      if (isColumn) {
        await expect(entries.last(), path).toBeVisible();
        await expect(doc.contentsOpener, path).toHaveCount(0);
        continue;
      }
      await expect(entries.first(), path).toBeHidden();
      await doc.contentsOpener.click();
      await expect(entries.first(), path).toBeInViewport({ ratio: 1 });
      const href = (await entries.last().getAttribute('href')) ?? '';
      await entries.last().click();
      await expect(entries.first(), path).toBeHidden();
      expect(new URL(page.url()).hash, path).toBe(href);
    }
  });

test('contents open without JavaScript', async ({ browser, sites }) => {
  const { url } = await sites.built('fields-one');
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1024, height: 800 },
  });
  const page = await context.newPage();
  const doc = new DocPage(page, url);
  await doc.open('kinds/long/');
  await expect(page.locator('.toc')).toBeHidden();
  await doc.contentsOpener.click();
  await expect(page.locator('.toc a').first()).toBeVisible();
  await context.close();
});

test('contents that are opened before the scripts are there stay open', async ({ page, sites }) => {
  const { url } = await sites.built('fields-one');
  await page.setViewportSize({ width: 1024, height: 800 });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/interactions/, async (route) => {
    await held;
    await route.continue();
  });
  const doc = new DocPage(page, url);
  await doc.open('kinds/long/');
  await doc.contentsOpener.click();
  await expect(page.locator('.toc a').first()).toBeVisible();
  const loaded = page.waitForResponse(/interactions/);
  release();
  await (await loaded).finished();
  // What it replays would have come by now.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expect(page.locator('.toc a').first()).toBeVisible();
});
