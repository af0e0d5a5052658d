import { findHiddenColumns } from '../browser/find-hidden-columns.ts';
import { DocPage } from './doc-page.ts';
import { expect, test } from './started-example.ts';

// The first test of a worker may wait for a whole build.
test.describe.configure({ timeout: 300_000 });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every table of the example site shows its widest column without being scrolled', async ({
    page,
    examples,
  }) => {
    const { url } = await examples.on('SQLite');
    const list = await (await page.request.get(`${url}llms.txt`)).text();
    const paths = [...list.matchAll(/\]\(\/([^)]*)\.md\)/g)].map(([, path = '']) =>
      path.replace(/^index$/, ''),
    );
    expect(paths.length).toBeGreaterThan(50);
    let tables = 0;
    for (const path of paths) {
      await page.goto(`${url}${path}${path && '/'}`);
      tables += await page.locator('main .table').count();
      expect(await findHiddenColumns(page), path).toEqual([]);
    }
    expect(tables).toBeGreaterThan(50);
    // It is seen where a column is hidden.
    await page.goto(`${url}components/cards/`);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.stacks td { flex: none; width: 100% } .stacks tr { flex-wrap: nowrap }');
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await findHiddenColumns(page)).not.toEqual([]);
  });

  test('a row with no room for its columns is a name, its facts with the heads before them, and its text', async ({
    page,
    examples,
  }) => {
    const doc = new DocPage(page, (await examples.on('SQLite')).url);
    await doc.open('components/cards/');
    const row = page.locator('.stacks tr', { hasText: 'iconType' });
    const [name, type, text] = await Promise.all(
      ['iconType', 'string', 'Style of the icon'].map((said) =>
        row.locator('td', { hasText: said }).boundingBox(),
      ),
    );
    expect(type?.y).toBeGreaterThan((name?.y ?? 0) + (name?.height ?? 0) - 1);
    expect(text?.y).toBeGreaterThan((type?.y ?? 0) + (type?.height ?? 0) - 1);
    expect(
      await row
        .locator('td', { hasText: 'duotone' })
        .evaluate((cell) => getComputedStyle(cell, '::before').content),
    ).toBe('"Default"');
  });
});

test('on wider screens it is a table that nothing is cut from', async ({ page, examples }) => {
  const doc = new DocPage(page, (await examples.on('SQLite')).url);
  for (const width of [641, 900, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await doc.open('components/cards/');
    expect(
      await page
        .locator('.stacks')
        .first()
        .evaluate((box) => box.scrollWidth - box.clientWidth),
    ).toBe(0);
    await expect(page.locator('.stacks th').first()).toBeVisible();
  }
});
