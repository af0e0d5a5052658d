import { sampleLanguages } from '../../src/http/samples/list-samples.ts';
import { expect, test } from './site-fixture.ts';

const languages = sampleLanguages.map(({ title }) => title);

test('a language is chosen by its tab or in the list, and stays on other pages', async ({
  page,
  example,
}) => {
  await page.goto(`${example}user-group-api/update/`);
  const samples = page.locator('#samples');
  expect(await samples.getByRole('tab').allTextContents()).toEqual(languages);
  await expect(samples.getByRole('tabpanel')).toContainText('curl -X PUT');
  await samples.getByLabel('Language').and(page.locator('select')).selectOption('Rust');
  await expect(samples.getByRole('tabpanel')).toContainText('reqwest::blocking');
  await expect(samples.getByRole('tab', { name: 'Rust' })).toBeInViewport({ ratio: 1 });
  await page.goto(`${example}user-group-api/rotate-token/`);
  await expect(samples.getByRole('tabpanel')).toContainText('.post(');
  await samples.getByRole('tab', { name: 'Go', exact: true }).click();
  await expect(samples.locator('select')).toHaveValue('Go');
});

test('the sample for browsers says what they cannot send', async ({ page, example }) => {
  await page.goto(`${example}user-group-api/get-or-create/`);
  await page.locator('#samples').getByRole('tab', { name: 'JavaScript' }).click();
  await expect(page.locator('#samples').getByRole('tabpanel')).toContainText(
    'Browsers cannot send a GET request with a body',
  );
});

test('nothing moves when a page opens in the language that was chosen', async ({ page, example }) => {
  await page.addInitScript(() => localStorage.setItem('octavo-tabs', '["Java"]'));
  await page.goto(`${example}user-group-api/update/`, { waitUntil: 'networkidle' });
  await expect(page.locator('#samples').getByRole('tabpanel')).toContainText('public class Main');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.01);
});

test('code that is longer than a low window leaves it scrolls inside its card', async ({ page, example }) => {
  await page.setViewportSize({ width: 1440, height: 650 });
  await page.goto(`${example}user-group-api/update/`);
  const samples = page.locator('#samples');
  await samples.getByLabel('Language').and(page.locator('select')).selectOption('Java');
  const code = samples.locator('pre:visible');
  await expect(code).toContainText('public class Main');
  await code.evaluate((pre) => pre.scrollTo(0, pre.scrollHeight));
  expect(await code.evaluate((pre) => pre.scrollTop)).toBeGreaterThan(0);
  const [card, box] = [await samples.boundingBox(), await code.boundingBox()];
  if (!card || !box) throw new Error('The samples are not shown');
  expect(box.y + box.height).toBeLessThanOrEqual(card.y + card.height);
});

for (const width of [1440, 768, 390])
  test(`all languages fit into ${width} px`, async ({ page, example }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${example}user-group-api/update/`);
    for (const language of languages) {
      await page.locator('#samples > header').scrollIntoViewIfNeeded();
      await page.locator('#samples select').selectOption(language);
      await expect(
        page.locator('#samples').getByRole('tab', { name: language, exact: true }),
      ).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first sample is open and the others open by their titles', async ({ page, example }) => {
    await page.goto(`${example}user-group-api/update/`);
    const samples = page.locator('#samples');
    await expect(samples.locator('pre:visible')).toHaveCount(1);
    for (const language of languages.slice(1))
      await samples
        .locator('summary', { hasText: new RegExp(`^${language.replaceAll('.', '\\.')}$`) })
        .click();
    await expect(samples.locator('pre:visible')).toHaveCount(languages.length);
  });
});
