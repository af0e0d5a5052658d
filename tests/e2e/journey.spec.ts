import { DocPage } from './doc-page.ts';
import { arabic } from './interface-words.ts';
import { Keyboard } from './keyboard.ts';
import { SearchDialog } from './search-page.ts';
import { expect, test } from './site-fixture.ts';

const operation = 'api-reference/الكتب/تغيير-كتاب/';

test.describe('a reader with a keyboard and nothing else', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'], colorScheme: 'light' });

  test('finds a page, copies its code, changes tab, mode and version, reads an operation and searches', async ({
    page,
    sites,
  }) => {
    const doc = new DocPage(page, (await sites.built('rtl')).url);
    const keyboard = new Keyboard(page);
    await doc.open('');
    await page.waitForLoadState('networkidle');

    await keyboard.reach(doc.sidebar.getByRole('link', { name: 'كل المكونات' }));
    await keyboard.press('Enter');
    await doc.arriveAt('everything/');
    await expect(doc.heading).toHaveText('كل المكونات');

    await page.waitForLoadState('networkidle');
    const code = page.locator('main .code').first();
    await keyboard.reach(code.getByRole('button', { name: arabic('Copy code') }));
    await keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("const http = require('node:http');\nhttp.createServer(");

    await keyboard.reach(
      page.locator('.topbar').getByRole('link', { name: 'واجهة برمجة التطبيقات' }),
      'Shift+Tab',
    );
    await keyboard.press('Enter');
    await expect(doc.heading).not.toHaveText('كل المكونات');
    await page.waitForLoadState('networkidle');
    await keyboard.reach(doc.sidebar.getByRole('link', { name: 'تغيير كتاب' }));
    await keyboard.press('Enter');
    await doc.arriveAt(operation);
    await expect(doc.heading).toHaveText('تغيير كتاب');
    const failure = page.locator('.statuses > details', { hasText: '404' }).locator('> summary');
    await keyboard.reach(failure);
    await keyboard.press('Enter');
    await expect(page.locator('.statuses').getByText('message', { exact: true })).toBeVisible();

    await keyboard.reach(
      page.locator('.topbar').getByRole('button', { name: arabic('Switch color mode') }),
      'Shift+Tab',
    );
    await keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    const search = new SearchDialog(page, arabic);
    await search.open();
    await keyboard.type('المصطلحات');
    await expect(search.chosen).toHaveAttribute('href', '/ref/terms/');
    await keyboard.press('Enter');
    await doc.arriveAt('ref/terms/');

    await doc.open('v2/setup/');
    await keyboard.reach(doc.versionButton);
    await keyboard.press('Enter');
    await keyboard.reach(doc.versionList.getByRole('link', { name: 'v1' }));
    await keyboard.press('Enter');
    await doc.arriveAt('v1/setup/');
    await expect(page.getByText('إعداد الإصدار الأول.')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('a reader without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`on a ${colorScheme} system`, () => {
      test.use({ colorScheme });

      test('finds a page and its code, changes tab and version, and reads an operation', async ({
        page,
        sites,
      }) => {
        const doc = new DocPage(page, (await sites.built('rtl')).url);
        await doc.open('');
        const ground = colorScheme === 'light' ? 'rgb(255, 255, 255)' : /^rgb\((?:\d|1\d), /;
        await expect(page.locator('body')).toHaveCSS('background-color', ground);
        await doc.sidebar.getByRole('link', { name: 'كل المكونات' }).click();
        await doc.arriveAt('everything/');
        await expect(page.locator('main .code pre').first()).toContainText("require('node:http')");
        await expect(page.locator('octavo-copy-button button:visible, .search-button:visible')).toHaveCount(
          0,
        );
        await page.getByRole('link', { name: arabic('View as Markdown') }).click();
        await expect(page.locator('body')).toContainText("const http = require('node:http');");

        await doc.open('everything/');
        await page.locator('.topbar').getByRole('link', { name: 'واجهة برمجة التطبيقات' }).click();
        await doc.sidebar.getByRole('link', { name: 'تغيير كتاب' }).click();
        await doc.arriveAt(operation);
        await expect(page.locator('.rail pre').first()).toContainText('curl -X POST');
        await page.locator('.statuses > details', { hasText: '404' }).locator('> summary').click();
        await expect(page.locator('.statuses').getByText('message', { exact: true })).toBeVisible();

        await doc.open('v2/setup/');
        await doc.chooseVersion('v1');
        await doc.arriveAt('v1/setup/');
        await expect(page.getByText('إعداد الإصدار الأول.')).toBeVisible();
      });
    });
});
