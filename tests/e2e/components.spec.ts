import { componentRegistry } from '../../src/components/mdx/registry.ts';
import { ComponentPage, openEverything } from './component-page.ts';
import { expect, test } from './site-fixture.ts';

test('every component stands on the page, and nothing is wider than a phone', async ({ page, sites }) => {
  const { files, url } = await sites.built('components');
  const text = (
    await Promise.all(['everything', 'rail', 'panel'].map((name) => files.read(`content/${name}.mdx`)))
  ).join('\n');
  expect([...componentRegistry.names].filter((name) => !text.includes(`<${name}`))).toEqual([]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['everything/', 'rail/', 'panel/']) {
      const shown = new ComponentPage(page, url);
      await shown.open(path);
      expect(await shown.listTooWide(), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('Tab reaches everything that can be operated', async ({ page, sites }) => {
  const shown = await openEverything(page, (await sites.built('components')).url);
  const stops = await shown.tabThrough();
  for (const stop of [
    'button Close this announcement',
    'button words with a tip',
    'button second tip',
    'a One',
    'a Level',
    'a A tile',
    'button npm',
    'input JavaScript',
    'summary Is it open?No.',
    'summary More of it',
    'summary app',
    'summary api',
    'button Enlarge: A line',
    'button Copy #3B82F6',
    'summary Its fields',
    'a Open in Cursor',
    'button Copy prompt',
    'div Formula',
    'a 2026-10-11',
  ])
    expect(stops).toContain(stop);
  expect(stops.filter((stop) => stop === 'button pnpm')).toHaveLength(1);
});

test('a tooltip opens by key and by mouse and closes by Escape', async ({ page, sites }) => {
  const shown = await openEverything(page, (await sites.built('components')).url);
  await shown.tipOf('words with a tip').focus();
  await page.keyboard.press('Enter');
  await expect(shown.openTip).toContainText('What a tooltip says.');
  await page.keyboard.press('Escape');
  await expect(shown.openTip).toHaveCount(0);
  await shown.tipOf('second tip').hover();
  await shown.openTip.getByRole('link', { name: 'Follow it' }).hover();
  await shown.openTip.getByRole('link', { name: 'Follow it' }).click();
  await expect(shown.heading).toHaveText('Start');
});

test('a view is chosen by arrow keys, for all its parts, and remembered', async ({ page, sites }) => {
  const shown = await openEverything(page, (await sites.built('components')).url);
  await expect(page.getByText('More JavaScript.')).toBeVisible();
  await expect(page.getByText('Only for Python.')).toBeHidden();
  await shown.view('JavaScript').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Only for Python.')).toBeVisible();
  await expect(page.getByText('More JavaScript.')).toBeHidden();
  await shown.open('everything/');
  await expect(shown.view('Python')).toBeChecked();
  await expect(page.getByText('Only for Python.')).toBeVisible();
});

test('tabs that are alone neither follow nor lead', async ({ page, sites }) => {
  await openEverything(page, (await sites.built('components')).url);
  await expect(page.getByText('Alone pnpm.')).toBeVisible();
  await page.getByRole('tab', { name: 'npm', exact: true }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Text of the pnpm tab.')).toBeVisible();
  await page.getByRole('tab', { name: 'pnpm', exact: true }).last().focus();
  await page.keyboard.press('Home');
  await expect(page.getByText('Alone npm.')).toBeVisible();
  await expect(page.getByText('Text of the pnpm tab.')).toBeVisible();
});

test('folds, folders and hidden views open by key and by address', async ({ page, sites }) => {
  const { url } = await sites.built('components');
  const shown = await openEverything(page, url);
  for (const [name, inside] of [
    ['Is it open?', 'Only when asked.'],
    ['api', 'route.ts'],
    ['Its fields', 'Its number.'],
  ] as const) {
    await expect(page.getByText(inside)).toBeHidden();
    await shown.fold(name).locator('> summary').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(inside)).toBeVisible();
  }
  await page.goto(`${url}everything/#in-the-python-view`);
  await expect(page.getByText('Only for Python.')).toBeVisible();
});

test('a banner that was closed stays closed', async ({ page, sites }) => {
  const shown = await openEverything(page, (await sites.built('components')).url);
  await shown.banner('Version 2').getByRole('button').press('Enter');
  await expect(shown.banner('Version 2')).toBeHidden();
  await shown.open('everything/');
  await expect(shown.banner('Version 2')).toBeHidden();
  await expect(shown.banner('No way')).toBeVisible();
});

test('a prompt and a color are copied as written', async ({ page, context, sites }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEverything(page, (await sites.built('components')).url);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy prompt' }).press('Enter');
  await expect.poll(read).toBe('# Expert\n\nYou know {everything} about <things>.');
  await page.getByRole('button', { name: 'Copy rgba(51, 87, 255, 0.4)' }).press('Space');
  await expect.poll(read).toBe('rgba(51, 87, 255, 0.4)');
});

test('examples and panels stand beside the page where there is room, and below it elsewhere', async ({
  page,
  sites,
}) => {
  const shown = new ComponentPage(page, (await sites.built('components')).url);
  for (const path of ['rail/', 'panel/'])
    for (const [width, isBeside] of [
      [1440, true],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await shown.open(path);
      const [article, rail] = await Promise.all(
        ['main > article', 'main > .rail'].map((part) => page.locator(part).boundingBox()),
      );
      expect((rail?.x ?? 0) > (article?.x ?? 0) + (article?.width ?? 0) - 1).toBe(isBeside);
      await expect(page.locator('.toc')).toBeHidden();
    }
});

test('on paper folds, tabs and views are open', async ({ page, sites }) => {
  await openEverything(page, (await sites.built('components')).url);
  await page.emulateMedia({ media: 'print' });
  for (const text of [
    'Only when asked.',
    'Text of the pnpm tab.',
    'Only for Python.',
    'route.ts',
    'What a tooltip says.',
  ])
    await expect(page.getByText(text)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and tooltips and folds open', async ({ page, sites }) => {
    const shown = await openEverything(page, (await sites.built('components')).url);
    for (const text of [
      'Text of the npm tab.',
      'Text of the pnpm tab.',
      'Alone npm.',
      'Only for JavaScript.',
      'Only for Python.',
      'You know {everything} about <things>.',
      'For humans alone.',
      'What changed in October.',
      'npm install',
    ])
      await expect(page.getByText(text).first()).toBeVisible();
    await expect(page.getByText('For agents alone.')).toHaveCount(0);
    await expect(page.locator('octavo-view-choice')).toBeHidden();
    await expect(shown.banner('Version 2').getByRole('button')).toHaveCount(0);
    await shown.tipOf('words with a tip').press('Enter');
    await expect(shown.openTip).toContainText('What a tooltip says.');
    await shown.fold('api').locator('> summary').press('Enter');
    await expect(page.getByText('route.ts')).toBeVisible();
  });
});
