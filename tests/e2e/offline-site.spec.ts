import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { listOutputFiles } from '../../src/build/output/list-files.ts';
import { rewriteUrls } from '../../src/lib/html/rewrite-urls.ts';
import { readHtmlTags } from '../../src/lib/html/tags.ts';
import { expect, test } from './deep-site.ts';
import { DocPage } from './doc-page.ts';
import { nameFolder } from './generated-site.ts';
import { IslandPage } from './island-page.ts';
import { runOctavo } from './octavo-command.ts';
import { PlaygroundPage } from './playground-page.ts';
import { pageAt, pathAt } from './reading-place.ts';
import { SearchDialog } from './search-page.ts';
import { ToolsPage } from './tools-page.ts';

test.describe('a site that is opened from a disk', () => {
  for (const site of ['fields-one', 'languages', 'products'] as const)
    test(`leads to files that it has, and to no path from the root: ${site}`, async ({ sites }) => {
      const folder = fileURLToPath(await sites.opened('disk', site));
      expect(await listStrayLinks(folder)).toEqual([]);
    });

  test('opens each page without an error', async ({ page, sites }) => {
    const url = await sites.opened('disk', 'fields-one');
    const errors = listenForErrors(page);
    const files = (await listOutputFiles(fileURLToPath(url))).filter((file) => file.endsWith('.html'));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      // Some lead on to other hosts.
      if ((await readFile(new URL(file, url), 'utf8')).includes('http-equiv="refresh"')) continue;
      await page.goto(url + file);
      await page.mouse.wheel(0, 10);
      await page.waitForLoadState('networkidle');
    }
    expect(errors).toEqual([]);
  });

  test('has nothing of what a server reads or says', async ({ sites }) => {
    const files = await listOutputFiles(fileURLToPath(await sites.opened('disk', 'fields-two')));
    const served = /^(?:_headers|_redirects|404\.html|robots\.txt|sitemap\.xml|_octavo\/\w+\.json)$/;
    expect(files.filter((file) => served.test(file))).toEqual([]);
    expect(files).toContain('index.html');
  });

  test('stands below no path, whatever its own is', async ({ page, sites }) => {
    const files = await sites.copy('fields-two');
    const { code, stdout } = await runOctavo(
      ['build', files.folder, '--offline-site', '--base', '/docs/v2/', '--out', `${files.folder}/a disk`],
      { env: sites.env },
    );
    expect(code).toBe(0);
    expect(stdout).toContain(`Open ${files.folder}/a disk/index.html in a browser.`);
    const url = nameFolder(`${files.folder}/a disk`);
    expect(await listStrayLinks(fileURLToPath(url))).toEqual([]);
    const search = new SearchDialog(page);
    await page.goto(pageAt(url, 'guides/tour/'));
    await search.open();
    await search.ask('welcome');
    await expect(search.chosen).toHaveAttribute('href', pathAt(url, 'start/welcome/'));
    await search.field.press('Enter');
    await page.waitForURL(pageAt(url, 'start/welcome/'));
    await search.openAgain(() => expect(search.recent).toHaveCount(1, { timeout: 3000 }));
    await expect(search.recent).toHaveAttribute('href', pathAt(url, 'start/welcome/'));
  });

  test('leads where redirects would', async ({ page, sites }) => {
    const files = await sites.copy('fields-two');
    const file = 'content/guides/tour.mdx';
    await files.write(file, `${await files.read(file)}\n[Once](/archive/tour) and [then](/old-tour#end).\n`);
    await runOctavo(['build', files.folder, '--offline-site'], { env: sites.env });
    await page.goto(pageAt(nameFolder(`${files.folder}/dist`), 'guides/tour/'));
    await expect(page.getByRole('link', { name: 'Once' })).toHaveAttribute('href', 'index.html');
    await expect(page.getByRole('link', { name: 'then', exact: true })).toHaveAttribute('href', '#end');
    await page.goto(pageAt(nameFolder(`${files.folder}/dist`), 'old-tour/'));
    await page.waitForURL(pageAt(nameFolder(`${files.folder}/dist`), 'guides/tour/'));
  });

  test('draws diagrams in frames', async ({ page, sites }) => {
    const doc = new DocPage(page, await sites.opened('disk', 'markdown'));
    await doc.open('framed/');
    await expect(page.locator('octavo-diagram.drawn')).toHaveCount(1);
    await expect(page.frameLocator('octavo-diagram iframe').locator('svg')).toContainText('Cats');
  });

  test('runs components that keep a state', async ({ page, sites }) => {
    const doc = new IslandPage(page, await sites.opened('disk', 'islands'));
    await doc.open('state/');
    const counter = doc.counter(3);
    await doc.add(counter);
    await expect(doc.count(counter)).toHaveText('5');
    await counter.getByRole('link', { name: 'link' }).click();
    await doc.arriveAt('plain/');
  });

  test('puts fields of a schema into the page of an operation', async ({ page, buildDeepOnDisk }) => {
    const url = await buildDeepOnDisk();
    await page.goto(pageAt(url, ''));
    await page.locator('.sidebar a:has(.method)').first().click();
    // Until all of it is there: what is opened below would be a part of it.
    await page.waitForURL(/\/create-message0\//);
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    await page.locator('a.nested.closed').first().focus();
    await page.keyboard.press('Enter');
    const opened = page.locator('details.nested[open]:has(> summary:focus)');
    await expect(opened.locator(':scope > .param').first()).toBeVisible();
    const links = await opened
      .locator('a[href]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !href?.startsWith(url))).toEqual([]);
  });

  test('says what cannot be tried from it', async ({ page, openExample }) => {
    const url = await openExample('disk');
    const errors = listenForErrors(page);
    await page.goto(`${pageAt(url, 'user-group-api/rotate-token/')}#try`);
    const playground = new PlaygroundPage(page, url);
    await expect(page.locator('.route')).toContainText('This page was opened from a disk');
    await playground.token.fill('a');
    await playground.send.click();
    await expect(playground.answer).toContainText(/Not sent|No response/);
    expect(errors.filter((error) => !/Failed to load resource|CORS|file:/.test(error))).toEqual([]);
  });

  test.describe('with a clipboard', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test('gives its Markdown', async ({ page, sites }) => {
      const url = await sites.opened('disk', 'fields-one');
      const doc = new ToolsPage(page, url);
      await doc.open('api/list-users/');
      await doc.copyPage.click();
      await expect(doc.status).toHaveText('Copied');
      expect(await doc.readClipboard()).toBe(await readFile(new URL('api/list-users.md', url), 'utf8'));
    });
  });
});

/** Each URL in a page that leads neither to a file of a site's folder (absolute) nor elsewhere, with the page. */
async function listStrayLinks(folder: string): Promise<readonly string[]> {
  const stray: string[] = [];
  for (const file of (await listOutputFiles(folder)).filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file), 'utf8');
    rewriteUrls(html, readHtmlTags(html), (url) => {
      const path = decodeURIComponent(url.trim().replace(/[?#].*$/s, ''));
      const isElsewhere = path === '' || /^[a-z][a-z\d+.-]*:/i.test(url);
      if (isElsewhere) return url;
      const isThere = !path.startsWith('/') && existsSync(join(folder, posix.dirname(file), path));
      if (!isThere) stray.push(`${url} in ${file}`);
      return url;
    });
  }
  return stray;
}

/** What goes wrong in a page while it is read. */
function listenForErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });
  return errors;
}
