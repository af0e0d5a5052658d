import type { Page } from '@playwright/test';
import { ComponentPage } from './component-page.ts';
import { runOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

async function waitForHash(page: Page, hash: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).hash).toBe(hash);
}

test('a hash in the form of another tool leads to what it means, and back is one step', async ({
  page,
  sites,
}) => {
  const shown = new ComponentPage(page, (await sites.built('components')).url);
  await shown.open('everything/#steps');
  await shown.open('everything/#param-X_Key');
  await waitForHash(page, '#param-header-x-key');
  await expect(page.locator('#param-header-x-key')).toBeInViewport();
  await page.goBack();
  await waitForHash(page, '#steps');
  await page.goForward();
  await waitForHash(page, '#param-header-x-key');
});

test('a hash that names something in a closed accordion or another tab opens it, in either form', async ({
  page,
  sites,
}) => {
  const shown = new ComponentPage(page, (await sites.built('components')).url);
  for (const hash of ['is-it-open', 'is-it-open%3F', 'is_it.open']) {
    await shown.open('');
    await shown.open(`everything/#${hash}`);
    await expect(page.getByText('Only when asked.')).toBeVisible();
  }
  for (const hash of ['pnpm-tab', 'Pnpm_tab']) {
    await shown.open('');
    await shown.open(`everything/#${hash}`);
    await expect(page.getByText('Text of the pnpm tab.')).toBeVisible();
  }
});

test('a hash that means nothing is left alone, also when it is malformed', async ({ page, sites }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const shown = new ComponentPage(page, (await sites.built('components')).url);
  for (const hash of ['#nothing-of-this', '#100%', '#try']) {
    await shown.open('');
    await shown.open(`everything/${hash}`);
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).hash).toBe(hash);
  }
  expect(errors).toEqual([]);
});

test('links within the site get the ids of their pages when it is built', async ({ sites }) => {
  const files = await sites.copy('dead-links');
  await runOctavo(['build', files.folder, '--keep-going', '--no-search']);
  const html = await files.read('dist/index.html');
  expect(html).toContain('href="/guides/setup/#install">elsewhere</a>');
  expect(html).toContain('href="#first-step">here</a>');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a hash in the form of another tool shows the page', async ({ page, sites }) => {
    const shown = new ComponentPage(page, (await sites.built('components')).url);
    expect(await shown.open('everything/#is_it.open')).toBe(200);
    await expect(shown.heading).toBeVisible();
  });
});
