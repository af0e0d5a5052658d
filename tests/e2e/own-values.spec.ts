import type { Locator, Page } from '@playwright/test';
import { runAxeInBothModes } from '../a11y/run-axe.ts';
import { Keyboard } from './keyboard.ts';
import { PlaygroundPage } from './playground-page.ts';
import { expect, test } from './site-fixture.ts';

const name = 'Your user_group_id, kept until you close this tab';

/** The values of the variable in the code of a page. */
function listValues(page: Page): Locator {
  return page.getByRole('textbox', { name });
}

test('a value that a reader types in code is in all code that names it, and in the playground, until it is forgotten', async ({
  page,
  example,
}) => {
  await page.goto(`${example}user-group-api/`);
  const value = listValues(page).first();
  await value.fill('mine 7');
  await page.keyboard.press('Enter');
  await expect(value).not.toBeFocused();
  await page.goto(`${example}user-group-api/identifiers/`);
  await expect(listValues(page)).toHaveText(['mine 7']);
  const playground = new PlaygroundPage(page, example, 'user-group-api');
  await page.goto(`${example}user-group-api/update/#try`);
  const field = page.getByRole('textbox', { name: 'user_group_id' });
  await expect(field).toHaveValue('mine 7');
  await expect(playground.sample).toContainText('"user_group_id": "mine 7"');
  await field.fill('mine 8');
  await page.goto(`${example}user-group-api/`);
  await expect(listValues(page).first()).toHaveText('mine 8');
  expect(page.url()).not.toContain('mine');
  await page.goto(`${example}user-group-api/update/#try`);
  await expect(field).toHaveValue('mine 8');
  await playground.forget.click();
  await expect(field).toHaveValue('acme-1');
  await page.goto(`${example}user-group-api/`);
  await expect(listValues(page).first()).toHaveText('acme-1');
});

for (const width of [1440, 390])
  test(`axe finds nothing in code with values of readers at ${width} px, and the keyboard reaches them`, async ({
    page,
    example,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${example}user-group-api/`);
    const value = listValues(page).first();
    await expect(value).toBeVisible();
    expect(await runAxeInBothModes(page)).toEqual([]);
    await new Keyboard(page).reach(value);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('typed');
    await expect(value).toHaveText('typed');
  });

test('an empty value is the usual one again, and of several lines one is made', async ({ page, example }) => {
  await page.goto(`${example}user-group-api/`);
  const value = listValues(page).first();
  await value.fill('  a\n b ');
  await value.blur();
  await expect(value).toHaveText('a b');
  await value.fill('');
  await value.blur();
  await expect(value).toHaveText('acme-1');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('variable'))),
  ).toEqual([]);
});

test('the base URL in code is the one that was chosen where requests are sent', async ({ page, example }) => {
  const address = page.locator('octavo-value[data-base]').first();
  await page.goto(`${example}user-group-api/`);
  await expect(address).toHaveText(`${new URL(example).origin}/sandbox`);
  await page.goto(`${example}user-group-api/update/`);
  await page.locator('.base select').selectOption({ label: 'https://api.example.com' });
  await page.goto(`${example}user-group-api/`);
  await expect(address).toHaveText('https://api.example.com');
  await page.evaluate(() => localStorage.clear());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('values are text', async ({ page, example }) => {
    await page.goto(`${example}user-group-api/`);
    await expect(page.locator('pre', { hasText: 'curl' })).toContainText('"$BASE_URL/api/user"');
    await expect(page.locator('pre', { hasText: 'curl' })).toContainText('"user_group_id": "acme-1"');
  });
});
