import { PlaygroundPage } from './playground-page.ts';
import { expect, test } from './started-example.ts';

// The first test of a worker may wait for a whole build.
test.describe.configure({ timeout: 300_000 });

const pages = 'user-group-api';

test('Send stays in sight while a form is filled in, with the path whole', async ({ page, examples }) => {
  const { url } = await examples.on('SQLite');
  for (const [width, height] of [
    [1440, 500],
    [1100, 500],
    [390, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    const reader = new PlaygroundPage(page, url, pages);
    await reader.open('rotate-token');
    await reader.field('current_token').scrollIntoViewIfNeeded();
    await expect(page.locator('.send').filter({ visible: true })).toBeInViewport({ ratio: 1 });
    if (width < 1024) continue;
    const path = page.locator('.endpoint .path');
    expect(await path.evaluate((one) => one.scrollWidth <= one.clientWidth && one.clientHeight < 45)).toBe(
      true,
    );
    await expect(page.locator('.endpoint .send')).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+Enter Meta+Enter',
    );
  }
});

test('a request that was sent folds to a line, from which it opens again', async ({ page, examples }) => {
  const { url } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  await reader.open('get-or-create');
  await reader.demo.click();
  const line = page.locator('.request > summary');
  await expect(line).toBeHidden();
  await reader.sendAndRead();
  await expect(line).toHaveText(/Request\s+GET\s+\/api\/user/);
  await expect(page.locator('octavo-wire')).toBeHidden();
  await line.press('Enter');
  await expect(page.locator('octavo-wire')).toBeVisible();
  await expect(page.getByText('Exactly as the relay sent it.')).toBeVisible();
  await line.press('Enter');
  await page.getByRole('link', { name: 'Reference' }).click();
  await expect(
    page.getByRole('tabpanel', { name: 'cURL' }),
    'samples are read in the reference',
  ).toBeVisible();
});

test('the divider gives the answer more of the width, by pointer and keys, and is remembered', async ({
  page,
  examples,
}) => {
  const { url } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  await page.setViewportSize({ width: 1440, height: 900 });
  await reader.open('update');
  const rail = page.locator('.rail');
  const measure = async () => Math.round((await rail.boundingBox())?.width ?? 0);
  const start = await measure();
  const divider = page.getByRole('separator', { name: 'Form width' });
  const box = await divider.boundingBox();
  if (!box) throw new Error('It is not shown.');
  const loaded = () => page.waitForEvent('requestfinished', (request) => /open-divider/.test(request.url()));
  await Promise.all([loaded(), page.mouse.move(box.x + 8, box.y + 200)]);
  await page.mouse.down();
  await page.mouse.move(box.x - 92, box.y + 200, { steps: 4 });
  await page.mouse.up();
  expect(await measure()).toBe(start + 100);
  await divider.press('ArrowRight');
  expect(await measure()).toBe(start + 76);
  await page.mouse.move(0, 0);
  await reader.open('rotate-token');
  expect(await measure(), 'on another page').toBe(start + 76);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  await Promise.all([loaded(), divider.hover()]);
  await divider.dblclick();
  expect(await measure()).toBe(start);
  await page.reload();
  expect(await measure()).toBe(start);
});
