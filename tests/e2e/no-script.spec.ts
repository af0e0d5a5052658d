import { DocPage } from './doc-page.ts';
import { readStyle, readTexts } from './reading.ts';
import { expect, test } from './site-fixture.ts';

test.use({ javaScriptEnabled: false });

test('everything of a page can be read without JavaScript', async ({ page, sites }) => {
  const doc = new DocPage(page, (await sites.built('fields-one')).url);
  await doc.open('kinds/components/');
  for (const text of [
    'Text of the npm tab.',
    'Text of the pnpm tab.',
    'npm install',
    'From the start.',
    'A note.',
  ])
    await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator('main .panel:visible')).toHaveCount(4);
  expect(await readTexts(page, '.panel-title')).toEqual(['npm', 'pnpm', 'npm', 'pnpm']);
  await page.getByText('Is it open?').click();
  await expect(page.getByText('Only when asked.')).toBeVisible();
});

test('what only a script can do is not offered', async ({ page, sites }) => {
  const doc = new DocPage(page, (await sites.built('fields-one')).url);
  await doc.open('kinds/components/');
  await expect(
    page.locator('octavo-mode-toggle button:visible, octavo-copy-button button:visible'),
  ).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('sidebar, tabs, anchors and versions lead on by themselves', async ({ page, sites }) => {
  const one = new DocPage(page, (await sites.built('fields-one')).url);
  await one.open('guides/install/');
  await one.sidebar.getByRole('link', { name: 'Overview' }).click();
  await expect(one.heading).toHaveText('Overview');
  await page.locator('.topbar .tabs a', { hasText: 'API' }).click();
  await expect(one.heading).toHaveText('API overview');
  await page.locator('.sidebar .anchor', { hasText: 'Cookbook' }).click();
  await expect(one.heading).toHaveText('First recipe');
  const two = new DocPage(page, (await sites.built('fields-two')).url);
  await two.open('v2/usage/');
  await two.chooseVersion('v1');
  await two.arriveAt('v1/usage/');
  expect((await two.readSidebar()).pages).toEqual(['Setup', 'Usage']);
});

test('an operation is complete', async ({ page, sites }) => {
  await new DocPage(page, (await sites.built('fields-one')).url).open('api/create-user/');
  await expect(page.locator('.endpoint')).toContainText('POST');
  await expect(page.locator('.rail pre').first()).toContainText('curl -X POST');
  for (const name of ['Authorization', 'Body', 'Response'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});

test('the form of an operation says that it cannot send, and offers nothing that needs a script', async ({
  page,
  sites,
}) => {
  await new DocPage(page, (await sites.built('fields-one')).url).open('api/create-user/#try');
  await expect(page.locator('.way noscript')).toBeVisible();
  await expect(page.locator('.form .control').first()).toBeVisible();
  await expect(
    page.locator(
      '.endpoint .share:visible, .endpoint .send:visible, .credentials :is(button, .under):visible',
    ),
  ).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu link leads to the sidebar itself', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('guides/install/');
    await expect(doc.sidebar).toBeHidden();
    await doc.menuOpener.click();
    await expect(doc.sidebar).toBeVisible();
    await doc.sidebar.getByRole('link', { name: 'Overview' }).click();
    await expect(doc.heading).toHaveText('Overview');
  });

  test('tabs, versions and the topbar’s links can be reached', async ({ page, sites }) => {
    const doc = new DocPage(page, (await sites.built('fields-one')).url);
    await doc.open('guides/install/');
    await doc.menuOpener.click();
    await expect(page.getByRole('link', { name: 'API', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Support' })).toBeVisible();
    await expect(doc.versionButton).toBeVisible();
    await page.getByRole('link', { name: 'API', exact: true }).click();
    await expect(doc.heading).toHaveText('API overview');
  });
});

test.describe('the mode', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a ${colorScheme} system`, () => {
      test.use({ colorScheme });

      test('is that of the system where the site sets none', async ({ page, sites }) => {
        await new DocPage(page, (await sites.built('fields-two')).url).open('guides/tour/');
        const background = colorScheme === 'dark' ? 'rgb(12, 10, 9)' : 'rgb(255, 251, 235)';
        expect(await readStyle(page, 'body', 'background-color')).toBe(background);
        await expect(page.locator('.topbar .brand img:visible')).toHaveAttribute(
          'src',
          `/logo/${colorScheme}.svg`,
        );
      });

      test('is that which the site sets', async ({ page, sites }) => {
        await new DocPage(page, (await sites.built('fields-one')).url).open('guides/install/');
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      });
    });
  }
});
