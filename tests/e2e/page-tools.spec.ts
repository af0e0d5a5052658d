import { execFileSync } from 'node:child_process';
import { type AnswersServer, startAnswersServer } from './answers-server.ts';
import { runOctavo } from './octavo-command.ts';
import { startPlainServer } from './plain-server.ts';
import { expect, type Sites, test } from './site-fixture.ts';
import { ToolsPage } from './tools-page.ts';

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a page is copied as its Markdown', async ({ page, sites }) => {
    const { url } = await sites.built('fields-one');
    const doc = new ToolsPage(page, url);
    await doc.open('api/list-users/');
    await doc.copyPage.click();
    await expect(doc.status).toHaveText('Copied');
    const markdown = await page.request.get(new URL('api/list-users.md', url).href);
    expect(await doc.readClipboard()).toBe(await markdown.text());
    await doc.more.press('Enter');
    await doc.action('Copy link to Markdown').click();
    await expect.poll(() => doc.readClipboard()).toBe(new URL('api/list-users.md', url).href);
    await page.keyboard.press('Escape');
    await expect(doc.action('View as Markdown')).toHaveCount(0);
    await expect(doc.more).toBeFocused();
  });

  test('says so when it could not be fetched', async ({ page, sites }) => {
    const doc = new ToolsPage(page, (await sites.built('fields-one')).url);
    await doc.open('api/list-users/');
    await page.route('**/*.md', (route) => route.abort());
    await doc.copyPage.click();
    await expect(doc.status).toHaveText('Not copied');
  });

  test('a press on a heading leads to it and copies its whole address', async ({ page, sites }) => {
    const { url } = await sites.built('fields-one');
    const doc = new ToolsPage(page, url);
    await doc.open('kinds/long/');
    const link = page.locator('main h2 a').nth(1);
    const address = new URL((await link.getAttribute('href')) ?? '', `${url}kinds/long/`).href;
    await link.focus();
    // What copies comes with a reader's first act.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Enter');
    await expect(doc.status).toHaveText('Link copied');
    expect(await doc.readClipboard()).toBe(address);
    expect(page.url()).toBe(address);
  });
});

test('an image outside of a frame opens large only while it is shown smaller than it is', async ({
  page,
  sites,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new ToolsPage(page, (await sites.built('code')).url).open('guides/images/');
  const image = page.getByRole('img', { name: 'A wide picture' });
  const enlarge = page.getByRole('button', { name: 'Enlarge: A wide picture' });
  const dialog = page.locator('dialog.zoom');
  await enlarge.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 2400, height: 900 });
  await image.evaluate((img: HTMLImageElement) => {
    img.style.maxWidth = 'none';
    img.style.width = `${img.getAttribute('width')}px`;
  });
  await expect(enlarge).toHaveCount(0);
  await image.click();
  await expect(dialog).toHaveCount(0);
});

test.describe('what readers answer', () => {
  let server: AnswersServer;
  test.beforeAll(async () => {
    server = await startAnswersServer();
  });
  test.afterAll(() => server.close());

  test('is posted with its page, then the comment', async ({ page, sites }) => {
    const site = await buildWithFeedback(sites, server.url);
    const doc = new ToolsPage(page, site.url);
    await doc.open('guides/install/');
    await doc.helpful('No').click();
    await doc.comment.fill('Where is Windows?\nAnd the Mac?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(doc.status).toHaveText('Thank you for your comment.');
    const [first, second, ...others] = server.answers.slice(-2);
    expect(others).toEqual([]);
    const about = { page: '/guides/install/', title: 'Install', helpful: 'no', id: first?.['id'] };
    expect(first).toEqual({ ...about, id: expect.stringMatching(/^\w{8,}$/) });
    expect(second).toEqual({ ...about, comment: 'Where is Windows?\nAnd the Mac?' });
    await site.close();
  });

  test('can be sent again when it did not arrive', async ({ page, sites }) => {
    const site = await buildWithFeedback(sites, server.url);
    const doc = new ToolsPage(page, site.url);
    await doc.open('guides/install/');
    await page.route(server.url, (route) => route.abort());
    await doc.helpful('Yes').click();
    await expect(doc.status).toHaveText('Your feedback could not be sent. Please try again.');
    await page.unroute(server.url);
    await doc.helpful('Yes').click();
    await expect(doc.status).toHaveText('Thank you.');
    await site.close();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('is posted by the form, and the page’s tools are links', async ({ page, sites }) => {
      const site = await buildWithFeedback(sites, server.url);
      const doc = new ToolsPage(page, site.url);
      await doc.open('api/list-users/');
      await expect(doc.more).toBeHidden();
      await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
      await doc.helpful('Yes').click();
      await expect(page.getByText('Taken.')).toBeVisible();
      expect(server.answers.at(-1)).toEqual({
        page: '/api/list-users/',
        title: 'List users',
        helpful: 'yes',
      });
      await site.close();
    });
  });
});

test('a page says when git has its last change, and asks nothing where nothing is posted', async ({
  page,
  sites,
}) => {
  const files = await sites.copy('fields-one');
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-C', files.folder, ...words], { env: dated });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=Writer', '-c', 'user.email=writer@example.com', 'commit', '-qm', 'Write');
  const config = await files.read('site.json');
  await files.write('site.json', config.replace('"suggestEdit": true', '"thumbsRating": true'));
  const { code, stdout } = await runOctavo(['build', files.folder], { env: sites.env });
  expect(code).toBe(0);
  expect(stdout).toContain('feedback.thumbsRating is ignored because no "url" is given');
  const server = await startPlainServer(`${files.folder}/dist`);
  const doc = new ToolsPage(page, server.url);
  await doc.open('guides/install/');
  await expect(page.locator('.updated')).toHaveText('Updated 18 November 2026');
  await expect(page.locator('.updated time')).toHaveAttribute('datetime', '2026-11-18T10:00:00.000Z');
  await expect(page.getByText('Was this page helpful?')).toHaveCount(0);
  await server.close();
});

const dated = { ...process.env, GIT_COMMITTER_DATE: '2026-11-18T10:00:00Z' };

async function buildWithFeedback(sites: Sites, url: string) {
  const files = await sites.copy('fields-one');
  const config = await files.read('site.json');
  const feedback = `"thumbsRating": true, "url": ${JSON.stringify(url)}`;
  await files.write('site.json', config.replace('"suggestEdit": true', feedback));
  const { code, stdout } = await runOctavo(['build', files.folder], { env: sites.env });
  expect(code, stdout).toBe(0);
  return startPlainServer(`${files.folder}/dist`);
}
