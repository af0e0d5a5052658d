import { readFile } from 'node:fs/promises';
import { DocPage } from './doc-page.ts';
import { expect, test } from './site-fixture.ts';

test.describe('code', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const open = async (page: DocPage['page'], url: string, path: string) => {
    await new DocPage(page, url).open(path);
    return page.locator('main');
  };
  const readClipboard = (page: DocPage['page']) => page.evaluate(() => navigator.clipboard.readText());

  test('is copied without its marks, removed lines, numbers and prompts', async ({ page, sites }) => {
    const main = await open(page, (await sites.built('code')).url, 'guides/code/');
    const copy = async (title: string) => {
      await main.locator('.code', { hasText: title }).first().getByRole('button', { name: 'Copy' }).click();
      await main.locator('[data-copied]').waitFor();
      const text = await readClipboard(page);
      await main.locator('[data-copied]').waitFor({ state: 'detached' });
      return text;
    };
    expect(await copy('greet.js')).toBe('export function greet(name) {\n  return `Hello, ${name}`;\n}');
    expect(await copy('config.js')).toBe("export default {\n  region: 'eu',\n  retries: 3,\n};");
    expect(await copy('Session')).toBe('npm install \\\n    --save-exact\nnpm test');
  });

  test('without a title is copied by the button over it, which says so with a check mark', async ({
    page,
    sites,
  }) => {
    const main = await open(page, (await sites.built('code')).url, 'guides/code/');
    const block = main.locator('.code:not(:has(> header))').first();
    const button = block.getByRole('button', { name: 'Copy' });
    const drawing = await button.locator('svg').innerHTML();
    await button.click();
    await expect(button).toHaveAttribute('data-copied', 'Copied');
    expect(await button.locator('svg').innerHTML()).not.toBe(drawing);
    expect(await readClipboard(page)).toBe(await block.locator('pre').innerText());
    await expect(button).not.toHaveAttribute('data-copied');
    expect(await button.locator('svg').innerHTML()).toBe(drawing);
  });

  test('is copied on a page that came without encryption, which has no clipboard', async ({
    page,
    sites,
  }) => {
    const { url } = await sites.built('code');
    const other = await page.context().newPage();
    await page.bringToFront();
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const main = await open(page, url, 'guides/code/');
    const block = main.locator('.code', { hasText: 'greet.js' }).first();
    await block.getByRole('button', { name: 'Copy' }).click();
    await expect(main.locator('[data-copied]')).toHaveAttribute('data-copied', 'Copied');
    await expect(block.getByRole('button', { name: 'Copy' })).toBeFocused();
    await other.goto(new URL('guides/code/', url).href);
    await other.bringToFront();
    expect(await readClipboard(other)).toContain('export function greet');
  });

  test('is a stop of the Tab key where it scrolls, and only there', async ({ page, sites }) => {
    const main = await open(page, (await sites.built('code')).url, 'guides/code/');
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    await expect(main.locator('pre[tabindex="-1"]')).not.toHaveCount(0);
    const code = await main.locator('pre:visible').evaluateAll((blocks) =>
      blocks.map((block) => ({
        isStop: block.tabIndex === 0,
        scrolls: block.scrollWidth > block.clientWidth || block.scrollHeight > block.clientHeight,
      })),
    );
    expect(new Set(code.map(({ scrolls }) => scrolls)).size).toBe(2);
    for (const { isStop, scrolls } of code) expect(isStop).toBe(scrolls);
  });

  test('tells added and removed lines by more than a colour', async ({ page, sites }) => {
    const main = await open(page, (await sites.built('code')).url, 'guides/code/');
    const readSign = (tag: string) =>
      main.locator(`${tag}.line`).evaluate((line) => getComputedStyle(line, '::after').content);
    expect(await readSign('ins')).toContain('+');
    expect(await readSign('del')).toContain('−');
    await expect(main.locator('mark.word')).toHaveText('retries');
  });

  test('that is long opens and closes by the keyboard', async ({ page, sites }) => {
    const main = await open(page, (await sites.built('code')).url, 'guides/code/');
    const block = main.locator('.code', { hasText: 'line 30' });
    const height = async () => (await block.locator('pre').boundingBox())?.height ?? 0;
    const closed = await height();
    await block.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect(block.getByText('Show fewer lines')).toBeVisible();
    expect(await height()).toBeGreaterThan(closed * 2);
    await page.keyboard.press('Space');
    await expect(block.getByText('Show all 30 lines')).toBeVisible();
    expect(await height()).toBe(closed);
  });

  test('shares the choice of a tab with other groups, after a reload and on another page', async ({
    page,
    sites,
  }) => {
    const { url } = await sites.built('code');
    const main = await open(page, url, 'guides/code/');
    const tabs = main.getByRole('tablist').first();
    await tabs.getByRole('tab', { name: 'npm', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.getByRole('tab', { name: 'pnpm' })).toBeFocused();
    await expect(main.getByText('pnpm add samples')).toBeVisible();
    await expect(main.getByRole('combobox', { name: 'Select tab', exact: true })).toHaveValue('pnpm');
    await main.getByRole('combobox', { name: 'Select tab', exact: true }).selectOption('npm');
    await expect(main.getByText('npm install samples')).toBeVisible();
    await tabs.getByRole('tab', { name: 'pnpm' }).click();
    await page.reload();
    await expect(tabs.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
    await open(page, url, 'guides/other/');
    await expect(main.getByText('pnpm build')).toBeVisible();
    await expect(main.getByText('npm run build')).toBeHidden();
  });

  test('has one tab for each fence, the untitled one by its language', async ({ page, sites }) => {
    const main = await open(page, (await sites.built('code')).url, 'guides/code/');
    await expect(main.getByRole('tablist').first().getByRole('tab').last()).toHaveText('Ruby');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('brings a chosen tab into sight, cuts no other, and nothing is wider than the page', async ({
      page,
      sites,
    }) => {
      const main = await open(page, (await sites.built('code')).url, 'guides/code/');
      const tabs = main.getByRole('tablist').first();
      await tabs.getByRole('tab').first().focus();
      await page.keyboard.press('End');
      await expect(tabs.getByRole('tab', { name: 'Ruby' })).toBeInViewport({ ratio: 0.9 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await main.getByRole('combobox', { name: 'Select tab More' }).selectOption('yarn');
      await expect(tabs.getByRole('tab', { name: 'yarn' })).toHaveAttribute('aria-selected', 'true');
      // A tab is seen whole or not at all.
      const parts = await tabs.evaluate((list) => {
        const room = list.getBoundingClientRect();
        return [...list.children].map((tab) => {
          const box = tab.getBoundingClientRect();
          const seen = Math.min(box.right, room.right) - Math.max(box.left, room.left);
          return box.top >= room.bottom ? 0 : seen / box.width;
        });
      });
      expect(parts.filter((part) => part > 0.01 && part < 0.99)).toEqual([]);
      expect(parts.filter((part) => part > 0.99).length).toBeGreaterThan(2);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is readable: all panels, under their titles, and the long block opens', async ({ page, sites }) => {
      const main = await open(page, (await sites.built('code')).url, 'guides/code/');
      for (const text of ['npm install samples', 'pnpm add samples', "gem 'samples'"])
        await expect(main.getByText(text, { exact: true })).toBeVisible();
      await main.getByText('Show all 30 lines').click();
      const block = main.locator('.code', { hasText: 'line 30' });
      await expect(block.getByText('Show fewer lines')).toBeVisible();
      await expect(main.getByRole('button', { name: 'Copy' })).toHaveCount(0);
    });
  });
});

test.describe('images', () => {
  test('in a frame open and close by mouse and keyboard, and focus comes back', async ({ page, sites }) => {
    await new DocPage(page, (await sites.built('code')).url).open('guides/images/');
    const dialog = page.locator('dialog.zoom');
    await page.getByRole('img', { name: 'A framed picture' }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    const button = page.getByRole('button', { name: 'Enlarge: A framed picture' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('that are links or ask for it do not open', async ({ page, sites }) => {
    await new DocPage(page, (await sites.built('code')).url).open('guides/images/');
    const buttons = page.getByRole('button', { name: /^Enlarge/ });
    await expect(buttons).toHaveCount(2);
    const names = await buttons.evaluateAll((list) => list.map(({ ariaLabel }) => ariaLabel));
    expect(names).toEqual(['Enlarge: A wide picture', 'Enlarge: A framed picture']);
  });

  test('know their size; the first is loaded at once, the others when they are near', async ({
    page,
    sites,
  }) => {
    await new DocPage(page, (await sites.built('code')).url).open('guides/images/');
    const wide = page.getByRole('img', { name: 'A wide picture' });
    await expect(wide).toHaveAttribute('width', '800');
    await expect(wide).not.toHaveAttribute('loading', 'lazy');
    await expect(page.getByRole('img', { name: 'A fixed picture' })).toHaveAttribute('height', '45');
    await expect(page.getByRole('img', { name: 'A fixed picture' })).toHaveAttribute('loading', 'lazy');
  });

  test('that are missing are shown by description and path', async ({ page, sites }) => {
    await new DocPage(page, (await sites.built('code')).url).open('guides/images/');
    await expect(page.getByText('A chart of the year')).toBeVisible();
    await expect(page.getByText('/images/wdie.svg')).toBeVisible();
    await expect(page.getByText('/images/cover.png')).toBeVisible();
  });

  test('and icons stand in the page once', async ({ page, sites }) => {
    await new DocPage(page, (await sites.built('code')).url).open('guides/images/');
    const ids = await page.locator('symbol').evaluateAll((symbols) => symbols.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('icon-ph-rocket-light');
    expect(await page.locator('use[href="#icon-ph-rocket-light"]').count()).toBe(2);
  });
});

test('a file that a page links to is published, its neighbour is not', async ({ sites }) => {
  const { files, url } = await sites.built('code');
  expect(await (await fetch(`${url}guides/data.json`)).text()).toBe('{ "kind": "sample" }\n');
  expect((await fetch(`${url}guides/notes.json`)).status).toBe(404);
  await expect(readFile(`${files.folder}/dist/guides/notes.json`)).rejects.toThrow('ENOENT');
});
