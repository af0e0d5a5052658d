import { DocPage } from './doc-page.ts';
import { put } from './json-change.ts';
import { keepFromReload } from './live-site.ts';
import { readStyle } from './reading.ts';
import { expect, test } from './site-fixture.ts';

test('the mode is set before anything is painted', async ({ page, sites }) => {
  const doc = new DocPage(page, (await sites.built('fields-two')).url);
  await page.addInitScript(() => {
    localStorage.setItem('octavo-mode', 'dark');
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      sessionStorage.setItem('at-body', document.documentElement.dataset['theme'] ?? '');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await doc.open('guides/tour/');
  expect(await page.evaluate(() => sessionStorage.getItem('at-body'))).toBe('dark');
});

test('the logo of the mode that is shown is fetched, and has its place before', async ({ page, example }) => {
  const asked: string[] = [];
  await page.route('**/logo/*.svg', async (route) => {
    const box = await page.locator('.brand .logo:visible').boundingBox();
    expect(box?.width).toBeGreaterThan(24);
    await route.continue();
    asked.push(new URL(route.request().url()).pathname);
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(example);
  await expect.poll(() => asked).toEqual(['/logo/light.svg']);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Switch color mode' }).click();
  await expect.poll(() => asked).toEqual(['/logo/light.svg', '/logo/dark.svg']);
});

test('without storage the toggle still works on the page', async ({ page, sites }) => {
  const doc = new DocPage(page, (await sites.built('fields-two')).url);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is forbidden.', 'SecurityError');
      },
    });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await doc.open('guides/tour/');
  await page.getByRole('button', { name: 'Switch color mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(errors).toEqual([]);
});

test('a hidden toggle without a default follows the system, whatever was chosen before', async ({
  page,
  sites,
}) => {
  const { url, config, show } = await sites.live('fields-two');
  await keepFromReload(page);
  await show(put('modeToggle', { isHidden: true })(config), 'guides/tour/');
  await page.addInitScript(() => localStorage.setItem('octavo-mode', 'dark'));
  await page.emulateMedia({ colorScheme: 'light' });
  await new DocPage(page, url).open('guides/tour/');
  expect(await readStyle(page, 'body', 'background-color')).toBe('rgb(255, 251, 235)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  expect(await readStyle(page, 'body', 'background-color')).toBe('rgb(12, 10, 9)');
});

test('no page runs into an error', async ({ page, sites }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const doc = new DocPage(page, (await sites.built('fields-one')).url);
  for (const path of [
    '',
    'kinds/components/',
    'kinds/wide/',
    'kinds/center/',
    'kinds/custom/',
    'api/list-users/',
  ])
    await doc.open(path);
  expect(errors).toEqual([]);
});
