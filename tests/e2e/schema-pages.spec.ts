import { expect, test } from './deep-site.ts';

test('a list of many is filtered by the words that its lines have', async ({ page, deepSite }) => {
  await page.goto(`${deepSite}api-reference/schemas/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schemas');
  const lines = page.locator('.operation-links li:visible');
  await expect(lines).toHaveCount(110);
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('message 16');
  await expect(lines).toHaveText(['Message16']);
  await filter.fill('nothing of this name');
  await expect(page.getByRole('status').filter({ hasText: 'No matches found.' })).toBeVisible();
  await filter.fill('');
  await expect(lines).toHaveCount(110);
});

test('the filter is there before its script, which uses what was typed meanwhile', async ({
  page,
  deepSite,
}) => {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) document.documentElement.dataset['shift'] = name;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${deepSite}api-reference/schemas/`, { waitUntil: 'commit' });
  const place = () => page.locator('.operation-links').first().boundingBox();
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await expect(filter).toBeVisible();
  const before = await place();
  await expect.poll(() => page.evaluate(() => !!customElements.get('octavo-list-filter'))).toBe(true);
  expect(await place()).toEqual(before);
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
  await page.reload({ waitUntil: 'commit' });
  await filter.fill('message 16');
  await expect(page.locator('.operation-links li:visible')).toHaveText(['Message16']);
});

test('fields that would make a page too long are put in from the page of their schema', async ({
  page,
  deepSite,
}) => {
  await page.goto(deepSite);
  await page.goto(
    await page
      .locator('.sidebar a:has(.method)')
      .first()
      .evaluate((link) => (link as HTMLAnchorElement).href),
  );
  const closed = page.locator('a.nested.closed').first();
  const name = await closed.textContent();
  const target = (await closed.getAttribute('href')) ?? '';
  expect(target).toContain('/api-reference/schemas/');
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  await closed.focus();
  await page.keyboard.press('Enter');
  const opened = page.locator('details.nested[open] > summary:focus');
  await expect(opened).toHaveText((name ?? '').trim());
  await expect(opened.locator('xpath=..').locator(':scope > .param').first()).toBeVisible();
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('names of types lead to the pages of their schemas, and without scripts so do fields', async ({
  browser,
  deepSite,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(deepSite);
  await page.locator('.sidebar a:has(.method)').first().click();
  await page.locator('.param .type a').first().click();
  await expect(page).toHaveURL(/\/api-reference\/schemas\/\w+\/$/);
  await expect(page.locator('#used-by')).toBeVisible();
  await page.goto(`${deepSite}api-reference/schemas/`);
  await expect(page.locator('octavo-list-filter')).toHaveCount(1);
  await expect(page.locator('octavo-list-filter')).toBeHidden();
  await context.close();
});

test('what only a request has is put into requests, and not into answers', async ({ page, deepSite }) => {
  await page.goto(`${deepSite}api-reference/schemas/`);
  const link = page.locator('.sidebar a:has(.method)').first();
  await page.goto(await link.evaluate((one) => (one as HTMLAnchorElement).href));
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  for (const [section, count] of [
    ['body', 1],
    ['response', 0],
  ] as const) {
    const owner = page.locator(`.fields:has(> header > #${section})`);
    await owner.locator('a.nested.closed').first().focus();
    await page.keyboard.press('Enter');
    const opened = owner.locator('details:has(> summary:focus)');
    await expect(opened.locator(':scope > .param').first()).toBeVisible();
    await expect(opened.locator(':scope > .param > header b', { hasText: /^phrase$/ })).toHaveCount(count);
    if (section === 'response') await expect(opened.locator('.required')).toHaveCount(0);
  }
});
