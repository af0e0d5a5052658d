import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runAxeInBothModes } from '../a11y/run-axe.ts';
import { type DatedSite, serveDatedSite } from './dated-site.ts';
import { test as base, expect } from './site-fixture.ts';
import { VisitPage } from './visit-page.ts';

/** Before the pages were changed, and some time later. */
const first = '2026-03-05T10:00:00Z';
const second = '2026-03-20T10:00:00Z';

const test = base.extend<object, { readonly dated: DatedSite }>({
  dated: [
    async ({ support: _ }, use) => {
      const site = await serveDatedSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

/** A reader who read the first page before the others were changed, and opens `path` again. */
async function comeBack(page: Page, { url }: Pick<DatedSite, 'url'>, path: string): Promise<VisitPage> {
  const reader = new VisitPage(page, url);
  await reader.open('', first);
  await reader.open(path, second);
  return reader;
}

test('a first visitor sees nothing and asks for nothing, on the next page too', async ({ page, dated }) => {
  const reader = new VisitPage(page, dated.url);
  await reader.open('install/', second);
  expect(reader.asked).toEqual([]);
  await reader.open('tuning/', '2026-03-20T10:10:00Z');
  expect(reader.asked).not.toContain('changes');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByText('Updated since')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Updated since' })).toHaveCount(0);
});

test('a returning reader sees which pages and sections changed, and nothing moves for it', async ({
  page,
  dated,
}) => {
  const reader = new VisitPage(page, dated.url);
  await reader.open('', first);
  await page.clock.setFixedTime(second);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/changes.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${dated.url}install/`);
  await expect(page.getByRole('img')).toHaveCount(0);
  const before = await reader.readPlaces();
  release();
  await expect(reader.headings).toHaveText(['Set up']);
  expect(await reader.readPlaces()).toEqual(before);
  expect(await reader.listMarked()).toEqual([
    'A page with a title of several words',
    'List users',
    'Advanced',
    'Added',
  ]);
  expect(await reader.listMarked(reader.contents)).toEqual(['Set up']);
  await reader.sidebar.getByText('Advanced').click();
  await expect(
    reader.sidebar.getByRole('link', { name: 'Tuning Updated since your last visit' }),
  ).toBeVisible();
  await expect(reader.sidebar.getByText('Advanced').getByRole('img')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(reader.list.getByRole('option')).toHaveText([
    /^Added/,
    /^A page with a title/,
    /^List users/,
    /^Tuning/,
  ]);
});

test('a page that is opened loses its dot, its sections are marked until the next visit', async ({
  page,
  dated,
}) => {
  const reader = await comeBack(page, dated, 'old/');
  expect(await reader.listMarked()).toContain('Install');
  await page.clock.setFixedTime('2026-03-20T10:20:00Z');
  await reader.sidebar.getByRole('link', { name: /^Install/ }).click();
  await expect(reader.headings).toHaveText(['Set up']);
  expect(await reader.listMarked()).not.toContain('Install');
  await page.goBack();
  // Nothing is marked before the page that is gone back to has run its script.
  await expect.poll(() => reader.listMarked()).toContain('List users');
  expect(await reader.listMarked()).not.toContain('Install');
  await reader.open('install/', '2026-03-20T10:45:00Z');
  await expect(reader.headings).toHaveText(['Set up']);
  await reader.open('install/', '2026-03-21T10:00:00Z');
  await expect(reader.headings).toHaveCount(0);
  expect(await reader.listMarked()).toEqual([]);
});

test('a new page is marked by its title', async ({ page, dated }) => {
  const reader = await comeBack(page, dated, 'added/');
  await expect(reader.headings).toHaveText(['Added']);
});

test('the menu of narrow screens has the dots too', async ({ page, dated }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const reader = await comeBack(page, dated, 'install/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  expect(await reader.listMarked(menu)).toContain('List users');
});

test('readers who cannot store anything see the page as it is', async ({ page, dated }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('No storage', 'SecurityError');
      },
    });
  });
  const reader = await comeBack(page, dated, 'install/');
  await expect(reader.headings).toHaveCount(0);
  expect(reader.asked).toEqual([]);
  expect(errors).toEqual([]);
});

test('what is marked has no violations that axe finds', async ({ page, dated }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const reader = await comeBack(page, dated, 'install/');
  await expect(reader.headings).toHaveCount(1);
  expect(await runAxeInBothModes(page)).toEqual([]);
});

test('a page that changes again is marked again, and so is a closed group of a long sidebar', async ({
  page,
}) => {
  const parts = Array.from({ length: 70 }, (_, part) => ({
    group: `Part ${part + 1}`,
    pages: [1, 2, 3].map((number) => `part-${part + 1}/page-${number}`),
  }));
  const write = (path: string, text: string) =>
    [`content/${path}.mdx`, `---\ntitle: ${path}\n---\n\n${text}\n`] as const;
  const files = Object.fromEntries(parts.flatMap(({ pages }) => pages.map((path) => write(path, 'Text.'))));
  const long = await serveDatedSite(
    { navigation: [{ group: 'Start', pages: ['index', 'install'] }, ...parts] },
    files,
  );
  const reader = new VisitPage(page, long.url);
  await reader.open('', second);
  await long.publish(
    '2026-03-21T10:00:00Z',
    Object.fromEntries([write('part-2/page-3', 'Another text.'), write('part-60/page-1', 'Another text.')]),
  );
  await reader.open('part-1/page-1/', '2026-03-22T10:00:00Z');
  expect(await reader.listMarked()).toEqual(['Part 2', 'Part 26 – Part 70']);
  await reader.sidebar.getByRole('button', { name: /^Part 2 Updated/ }).click();
  await expect(reader.sidebar.getByRole('link', { name: /^part-2\/page-3 Updated/ })).toBeVisible();
  await reader.open('part-2/page-3/', '2026-03-22T10:01:00Z');
  expect(await reader.listMarked()).toEqual(['Part 27 – Part 70']);
  await long.publish('2026-03-22T10:02:00Z', Object.fromEntries([write('part-2/page-3', 'The last text.')]));
  await reader.open('part-1/page-1/', '2026-03-22T10:03:00Z');
  // The group that was opened before is open on the next page too.
  expect(await reader.listMarked()).toEqual(['part-2/page-3', 'Part 26 – Part 70']);
  await long.close();
});

test('without the field, and without a history, a site has none of it', async ({ page, sites }) => {
  const { files, url } = await sites.built('fields-one');
  expect(existsSync(join(files.folder, 'dist/_octavo/changes.json'))).toBe(false);
  expect((await comeBack(page, { url }, 'guides/install/')).asked).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  const off = await serveDatedSite({ lastVisit: false });
  const reader = await comeBack(page, off, 'install/');
  expect(reader.asked).toEqual([]);
  await expect(page.getByText('Updated 10 March 2026')).toBeVisible();
  expect(existsSync(join(off.folder, 'dist/_octavo/changes.json'))).toBe(false);
  const scripts = join(off.folder, 'dist/_astro');
  for (const name of await readdir(scripts))
    if (name.startsWith('PageScript'))
      expect(await readFile(join(scripts, name), 'utf8')).not.toContain('visit');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await off.close();
});
