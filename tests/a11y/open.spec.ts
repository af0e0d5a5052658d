import type { Page } from '@playwright/test';
import { arabic } from '../e2e/interface-words.ts';
import { SearchDialog } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site-fixture.ts';
import { ToolsPage } from '../e2e/tools-page.ts';
import { runAxeInBothModes } from './run-axe.ts';

const feedback = 'https://docs.rtl.example.com';

test.describe.configure({ mode: 'parallel' });
test.use({ asks: [feedback] });

/** What a reader opens on a page, and how. */
const opened: Readonly<Record<string, (page: Page, url: string) => Promise<void>>> = {
  'the search with results': async (page) => {
    const search = new SearchDialog(page, arabic);
    await search.open();
    await search.ask('الكتب');
    await expect(search.options.first()).toBeVisible();
  },
  'the search that finds nothing': async (page) => {
    const search = new SearchDialog(page, arabic);
    await search.open();
    await search.ask('zzzzqqqq');
    await expect(search.dialog.locator('.none')).toBeVisible();
  },
  'the search that cannot be loaded': async (page) => {
    const search = new SearchDialog(page, arabic);
    await page.route('**/_octavo/search/**', (route) => route.abort());
    await search.open();
    await search.ask('الكتب');
    await expect(search.dialog.locator('.failure')).toBeVisible();
    await page.unroute('**/_octavo/search/**');
  },
  'the search with what was found before': async (page, url) => {
    const search = new SearchDialog(page, arabic);
    await search.open();
    await search.ask('المصطلحات');
    await search.field.press('Enter');
    await page.waitForURL(`${url}ref/terms/`);
    await search.open();
    await expect(search.recent).toHaveCount(1);
    await expect(search.suggested.first()).toBeVisible();
  },
  'the page’s menu': async (page) => {
    const tools = new ToolsPage(page, page.url(), arabic);
    await tools.more.click();
    await expect(tools.action(arabic('View as Markdown'))).toBeVisible();
  },
  'the headings of a page': async (page) => {
    await page.goto(`${page.url()}everything/`);
    await page.getByRole('button', { name: arabic('On this page') }).click();
    await expect(page.locator('.toc:popover-open a').first()).toBeVisible();
  },
  'the feedback form': async (page) => {
    const tools = new ToolsPage(page, page.url(), arabic);
    await page.route(`${feedback}/**`, (route) => route.fulfill({ status: 204 }));
    await tools.helpful('No').click();
    await expect(tools.comment).toBeVisible();
  },
};

for (const [name, open] of Object.entries(opened))
  for (const width of name === 'the headings of a page' ? [390] : [1280, 390])
    test(`${name}, ${width} px, has nothing that axe finds`, async ({ page, sites }) => {
      const { url } = await sites.built('rtl');
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(url);
      await open(page, url);
      expect(await runAxeInBothModes(page)).toEqual([]);
    });
