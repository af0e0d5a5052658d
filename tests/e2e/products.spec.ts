import { runAxeInBothModes } from '../a11y/run-axe.ts';
import { ProductPage } from './product-page.ts';
import { readTabs } from './reading.ts';
import { SearchDialog } from './search-page.ts';
import { expect, test } from './site-fixture.ts';

const phone = { width: 390, height: 844 };

test.describe('the list of products', () => {
  test('says which product a page is of, and leads to the others', async ({ page, sites }) => {
    const doc = new ProductPage(page, (await sites.built('products')).url);
    await doc.open('start/');
    await expect(doc.opener).toHaveText(/Core\s*Accounts, keys and events\./);
    await expect(doc.list).toBeHidden();
    await doc.opener.click();
    await expect(doc.list.getByRole('link')).toHaveText([/^\s*Core/, /^\s*Analytics/, /^\s*Mobile/]);
    await expect(doc.list.locator('[aria-current]')).toHaveText(/Core/);
    await expect(doc.productIn(doc.list, 'Mobile')).toHaveAttribute(
      'href',
      'https://mobile.beacon.example.com',
    );
    await doc.productIn(doc.list, 'Analytics').click();
    await doc.arriveAt('analytics/guides/tour/');
    await expect(doc.opener).toHaveText(/Analytics/);
    await expect(doc.list).toBeHidden();
  });

  test('opens and closes by keyboard and by a click elsewhere', async ({ page, sites }) => {
    const doc = new ProductPage(page, (await sites.built('products')).url);
    await doc.open('start/');
    await doc.opener.focus();
    await page.keyboard.press('Enter');
    await expect(doc.list).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(doc.list.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(doc.list).toBeHidden();
    await expect(doc.opener).toBeFocused();
    await page.keyboard.press('Enter');
    await doc.heading.click();
    await expect(doc.list).toBeHidden();
    await doc.opener.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await doc.arriveAt('analytics/guides/tour/');
  });

  test('has nothing that keeps readers out, in both modes', async ({ page, sites }) => {
    const doc = new ProductPage(page, (await sites.built('products')).url);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await doc.open('analytics/guides/tour/');
    await doc.opener.click();
    expect(await runAxeInBothModes(page)).toEqual([]);
    await page.setViewportSize(phone);
    await doc.open('analytics/guides/tour/');
    await doc.menuOpener.click();
    await doc.menuProducts.locator('summary').click();
    await expect(doc.menuProducts.getByRole('link').first()).toBeVisible();
    expect(await runAxeInBothModes(page)).toEqual([]);
  });

  test('is in the menu of a phone, above the tabs of the product', async ({ page, sites }) => {
    await page.setViewportSize(phone);
    const doc = new ProductPage(page, (await sites.built('products')).url);
    await doc.open('start/');
    await expect(doc.opener).toBeHidden();
    await doc.menuOpener.click();
    const control = doc.menuProducts.locator('summary');
    await expect(control).toHaveText(/Core/);
    const [above, below] = [await control.boundingBox(), await doc.menu.locator('.menu-tabs').boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    await control.click();
    await doc.productIn(doc.menuProducts, 'Analytics').click();
    await doc.arriveAt('analytics/guides/tour/');
  });

  test('stays in sight while a long sidebar is scrolled', async ({ page, sites }) => {
    await page.setViewportSize({ width: 1440, height: 320 });
    const doc = new ProductPage(page, (await sites.built('products')).url);
    await doc.open('start/');
    await doc.sidebar.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(doc.opener).toBeInViewport({ ratio: 1 });
  });

  test('is in the topbar of a page without a sidebar, also on a phone', async ({ page, sites }) => {
    const doc = new ProductPage(page, (await sites.built('products')).url);
    for (const size of [{ width: 1440, height: 900 }, phone]) {
      await page.setViewportSize(size);
      await doc.open('lab/landing/');
      await doc.topbarOpener.click();
      const list = page.locator('.topbar .product-list');
      await expect(list.locator('[aria-current]')).toHaveText(/Lab/);
      const box = await list.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width);
      await doc.productIn(list, 'Core').click();
      await doc.arriveAt('start/');
    }
  });

  test('asks for a choice on a page of no product, and where there is no page', async ({ page, sites }) => {
    const doc = new ProductPage(page, (await sites.built('products')).url);
    await doc.open('changelog/');
    await expect(doc.opener).toHaveText(/Choose a product/);
    expect(await doc.open('nothing/')).toBe(404);
    await expect(doc.topbarOpener).toHaveText(/Choose a product/);
    await expect(page.locator('main').getByRole('link', { name: 'Analytics' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of a tab opens and leads on', async ({ page, sites }) => {
    const doc = new ProductPage(page, (await sites.built('products')).url);
    await doc.open('start/');
    await doc.tab('API').click();
    await doc.tabMenu.getByRole('link', { name: 'Events' }).click();
    await doc.arriveAt('api/events/');
  });

  for (const width of [1440, 390])
    test(`the list of products opens and leads on at ${width} pixels`, async ({ page, sites }) => {
      await page.setViewportSize({ width, height: 900 });
      const doc = new ProductPage(page, (await sites.built('products')).url);
      await doc.open('start/');
      if (width < 900) await doc.menuOpener.click();
      await doc.choose('Analytics');
      await doc.arriveAt('analytics/guides/tour/');
    });
});

test.describe('the menu of a tab', () => {
  test('leads to its parts, and says in which one a page is', async ({ page, sites }) => {
    const doc = new ProductPage(page, (await sites.built('products')).url);
    await doc.open('start/');
    await doc.tab('API').click();
    await expect(doc.tabMenu.getByRole('link')).toHaveText([/^\s*Events\s*What happened/, /^\s*Status/]);
    await expect(doc.tabMenu.locator('[aria-current]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(doc.tabMenu).toBeHidden();
    await expect(doc.tab('API')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await doc.arriveAt('api/events/');
    await expect(doc.tab('API')).toHaveAttribute('aria-current', 'true');
    await doc.tab('API').click();
    await expect(doc.tabMenu.locator('[aria-current]')).toHaveText(/Events/);
  });

  test('lies below its tab, within the window, and in the menu of a phone', async ({ page, sites }) => {
    const doc = new ProductPage(page, (await sites.built('products')).url);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await doc.open('start/');
    await doc.tab('API').click();
    const [tab, menu] = [await doc.tab('API').boundingBox(), await doc.tabMenu.boundingBox()];
    expect(menu?.y).toBeGreaterThanOrEqual((tab?.y ?? 0) + (tab?.height ?? 0));
    expect(Math.round(menu?.x ?? 0)).toBe(Math.round(tab?.x ?? 1));
    expect(await runAxeInBothModes(page)).toEqual([]);
    await page.setViewportSize(phone);
    await doc.open('start/');
    await doc.menuOpener.click();
    await doc.menu.getByRole('button', { name: 'API' }).click();
    const list = doc.menu.locator('.tab-menu');
    const box = await list.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
    await list.getByRole('link', { name: 'Events' }).click();
    await doc.arriveAt('api/events/');
  });
});

test.describe('a page of a product', () => {
  test('shows its tabs and groups alone', async ({ page, sites }) => {
    const doc = new ProductPage(page, (await sites.built('products')).url);
    await doc.open('start/');
    expect(await readTabs(page)).toEqual(['Guides*', 'API', 'Changelog']);
    expect((await doc.readSidebar()).groups).toEqual(['Get started', 'Install']);
    await doc.open('analytics/guides/tour/');
    expect(await readTabs(page)).toEqual(['Guides*', 'Reports', 'Changelog']);
    expect((await doc.readSidebar()).groups).toEqual(['Tours']);
    await doc.open('analytics/outside/');
    await expect(doc.opener).toHaveText(/Analytics/);
  });

  test('leads to the next one in its product and version', async ({ page, sites }) => {
    const doc = new ProductPage(page, (await sites.built('products')).url);
    await doc.open('start/');
    await expect(doc.previous).toHaveCount(0);
    expect(await doc.followNext()).toEqual(['Start with Core', 'Keys', 'Limits', 'Install']);
    await doc.open('analytics/guides/tour/');
    expect(await doc.followNext()).toEqual(['Tour', 'Share']);
  });

  test('offers the versions of its product, and stays in it', async ({ page, sites }) => {
    const doc = new ProductPage(page, (await sites.built('products')).url);
    await doc.open('start/');
    expect(await doc.readVersions()).toEqual(['v2', 'v1']);
    await doc.open('analytics/reports/2025/funnels/');
    expect(await doc.readVersions()).toEqual(['2025', '2024']);
    await doc.chooseVersion('2024');
    await doc.arriveAt('analytics/reports/2024/funnels/');
    await doc.open('lab/ideas/');
    await expect(doc.versionButton).toHaveCount(0);
  });

  test('is searched in its product, its tabs or everything', async ({ page, sites }) => {
    const doc = new ProductPage(page, (await sites.built('products')).url);
    const search = new SearchDialog(page);
    await doc.open('analytics/guides/tour/');
    await search.open();
    await expect(search.scopes).toHaveText(['Everything', 'Analytics', 'Guides', 'Reports', 'Changelog']);
    await search.ask('beacon');
    expect([...(await search.readPages())].sort()).toEqual([
      '/analytics/guides/tour/',
      '/analytics/reports/2025/funnels/',
      '/api/events/',
      '/keys/',
      '/start/',
      '/v2/install/',
    ]);
    await search.scopes.getByText('Analytics').click();
    await expect
      .poll(async () => [...(await search.readPages())].sort())
      .toEqual(['/analytics/guides/tour/', '/analytics/reports/2025/funnels/']);
    await search.scopes.getByText('Guides').click();
    await expect.poll(() => search.readPages()).toEqual(['/analytics/guides/tour/']);
  });

  test('is below the name of its product in llms.txt and in the data for search engines', async ({
    page,
    sites,
  }) => {
    const { url } = await sites.built('products');
    const doc = new ProductPage(page, url);
    const text = await (await page.request.get(new URL('llms.txt', url).href)).text();
    expect(text.match(/^## .*$/gm)).toEqual([
      '## Guides: Welcome',
      '## Core: Guides: Get started',
      '## Core: v2: Guides: Install',
      '## Core: v1: Guides: Install',
      '## Core: API: Events',
      '## Analytics: Guides: Tours',
      '## Analytics: 2025: Reports: Read',
      '## Analytics: 2024: Reports: Read',
      '## Lab: Guides: Try out',
      '## Changelog: News',
    ]);
    await doc.open('keys/');
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const { itemListElement } = JSON.parse(data ?? '{}');
    expect(itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Beacon', 'Core', 'Keys']);
  });
});
