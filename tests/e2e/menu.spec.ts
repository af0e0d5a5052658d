import { DocPage } from './doc-page.ts';
import { readAnchors, readTexts } from './reading.ts';
import { expect, test } from './site-fixture.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu opens as a dialog with everything that leads on', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('guides/install/');
    await expect(doc.sidebar).toBeHidden();
    await doc.menuOpener.click();
    await expect(doc.menu).toBeVisible();
    await expect(doc.menu).toHaveAccessibleName('Menu');
    await expect(doc.menu.locator('[aria-current="page"]')).toHaveText('Install');
    const names = (await readTexts(page, '.menu-dialog a')).map((name) => name.replace(/ New$/, ''));
    for (const name of [
      'Documentation',
      'API',
      'Guides',
      'Cookbook',
      'Home',
      'Upgrading',
      'Support',
      'Sign up',
    ])
      expect(names).toContain(name);
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  });

  test('the headings of a page are in a menu of its bar, which closes behind a choice', async ({
    page,
    sites,
  }) => {
    const doc = new DocPage(page, (await sites.built('components')).url);
    await doc.open('everything/');
    await doc.contentsOpener.click();
    const rows = page.locator('.toc:popover-open a');
    await expect(rows.first()).toBeVisible();
    const last = rows.last();
    const href = (await last.getAttribute('href')) ?? '';
    await last.click();
    await expect(rows).toHaveCount(0);
    expect(decodeURIComponent(new URL(page.url()).hash)).toBe(decodeURIComponent(href));
    await doc.contentsOpener.click();
    await expect(rows.first()).toBeVisible();
    await doc.open('');
    const headings = await page.locator('.toc a').count();
    expect(await doc.contentsOpener.count()).toBe(headings > 0 ? 1 : 0);
  });

  test('it closes by Escape, by its button and by a tap beside it, and focus returns', async ({
    page,
    sites,
  }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('guides/install/');
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close menu' }).click(),
      () => page.mouse.click(380, 500),
    ];
    for (const close of closings) {
      await doc.menuOpener.click();
      await expect(doc.menu).toBeVisible();
      await close();
      await expect(doc.menu).toBeHidden();
      await expect(doc.menuOpener).toBeFocused();
    }
  });

  test('it opens by keyboard, with Enter and with the space bar', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('guides/install/');
    for (const key of ['Enter', ' ']) {
      await doc.menuOpener.focus();
      await page.keyboard.press(key);
      await expect(doc.menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(doc.menu).toBeHidden();
    }
  });

  test('its links, tabs and anchors lead on', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('guides/install/');
    await doc.menuOpener.click();
    await doc.menu.getByRole('link', { name: 'Overview' }).click();
    await expect(doc.heading).toHaveText('Overview');
    await doc.menuOpener.click();
    await doc.menu.getByRole('link', { name: 'API', exact: true }).click();
    await expect(doc.heading).toHaveText('API overview');
    await doc.menuOpener.click();
    await doc.menu.getByRole('link', { name: 'Cookbook' }).click();
    await expect(doc.heading).toHaveText('First recipe');
  });

  test('a version chosen in it shows its entries there', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('guides/install/');
    await doc.menuOpener.click();
    await expect(doc.menu.getByText('Legacy', { exact: true })).toBeHidden();
    await doc.menu.locator('.menu-button').click();
    await doc.menu.getByRole('link', { name: '1.0' }).click();
    await expect(doc.menu.getByText('Legacy', { exact: true })).toBeVisible();
    await expect(doc.menu.locator('.menu-button')).toHaveText(/1\.0/);
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset['version'])).toBe('1.0');
  });

  test('it goes when the window becomes wide', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('guides/install/');
    await doc.menuOpener.click();
    await expect(doc.menu).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(doc.menu).toBeHidden();
    await expect(doc.sidebar).toBeVisible();
    expect((await readAnchors(page))[0]).toBe('Guides*');
  });

  for (const path of ['guides/install/', 'kinds/components/', 'kinds/wide/', 'api/create-user/', 'no/such/'])
    for (const width of [360, 390])
      test(`nothing of /${path} is wider than a screen of ${width} px`, async ({ page, sites }) => {
        await page.setViewportSize({ width, height: 780 });
        await new DocPage(page, (await sites.built('fields-one')).url).open(path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
});

test.describe('by keyboard', () => {
  test('the first stop skips to the content', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('guides/install/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('every link and button that is seen can be reached, and shows that it is', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('kinds/components/');
    const expected = await page
      .locator('a[href]:visible, button:visible, summary:visible')
      .evaluateAll(
        (elements) =>
          elements.filter(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) &&
              !element.matches('[tabindex="-1"], .skip'),
          ).length,
      );
    const reached = new Set<string>();
    const unmarked: string[] = [];
    for (let stop = 0; stop < expected * 2; stop += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        // The link of a card fills the card, and so does its outline; that of a hidden checkbox is its label's.
        const isMarked = [
          getComputedStyle(element),
          getComputedStyle(element, '::after'),
          getComputedStyle(element.closest('label') ?? element),
        ].some(({ outlineStyle }) => outlineStyle !== 'none');
        const place = [...document.querySelectorAll('*')].indexOf(element);
        const isControl = element.matches('a[href], button, summary') && !element.matches('.skip');
        const name = element.outerHTML.slice(0, 80);
        return {
          id: `${place} ${name}`,
          isControl,
          isMarked,
        };
      });
      if (!at) break;
      if (at.isControl) reached.add(at.id);
      if (!at.isMarked) unmarked.push(at.id);
    }
    expect(unmarked).toEqual([]);
    expect(reached.size).toBe(expected);
  });
});
