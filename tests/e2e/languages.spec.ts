import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { messages, plurals } from '../../src/i18n/messages.ts';
import { testFields } from './field-tests.ts';
import { findCutOff } from './fit.ts';
import { PlaygroundPage } from './playground-page.ts';
import { readAttribute, readText } from './reading.ts';
import { expect, test } from './site-fixture.ts';

testFields('languages');

test.describe('a reader of another language', () => {
  test('stays on the page, and is told where it is not translated', async ({ page, sites }) => {
    const { url } = await sites.built('languages');
    await page.goto(`${url}guides/colors/`);
    await page.locator('.topbar .menu-button').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/guides/colors/');
    expect(await readAttribute(page, 'html', 'lang')).toBe('de');
    expect(await readAttribute(page, 'article', 'lang')).toBe('en');
    await expect(page.locator('.untranslated')).toHaveText('Diese Seite wurde noch nicht übersetzt.');
    await expect(page.locator('article')).toContainText('amber helps to fall asleep');
    const links = page.locator('article p a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/de/guides/lamps/',
      '/de/quickstart/#turn-on',
      'https://colors.example.com/',
    ]);
    expect(await readAttribute(page, 'link[rel=canonical]', 'href')).toBe(
      'https://docs.lantern.example.com/guides/colors/',
    );
    expect(await page.locator('link[hreflang]').count()).toBe(0);
    await page.goto(`${url}de/guides/lamps/`);
    expect(await page.locator('.untranslated').count()).toBe(0);
    const alternates = page.locator('link[hreflang]');
    expect(
      await alternates.evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ),
    ).toEqual([
      ['en', 'https://docs.lantern.example.com/guides/lamps/'],
      ['de', 'https://docs.lantern.example.com/de/guides/lamps/'],
      ['ar', 'https://docs.lantern.example.com/ar/guides/lamps/'],
      ['x-default', 'https://docs.lantern.example.com/guides/lamps/'],
    ]);
  });

  test('reads from right to left where the language does', async ({ page, sites }) => {
    const { url } = await sites.built('languages');
    await page.goto(`${url}ar/quickstart/`);
    expect(await readAttribute(page, 'html', 'dir')).toBe('rtl');
    const menu = await page.locator('.topbar .menu-button').boundingBox();
    expect(menu?.x).toBeGreaterThan(720);
    await page.goto(`${url}ar/guides/colors/`);
    expect(await readAttribute(page, 'article', 'dir')).toBe('ltr');
  });

  test('is led from an address without a page to those of the language', async ({ page, sites }) => {
    const { url } = await sites.built('languages');
    const near = page.locator('octavo-near-pages a');
    for (const [address, wanted] of [
      ['de/quickstrat/', '/de/quickstart/'],
      ['jp/quickstrat/', '/jp/quickstart/'],
      ['quickstrat/', '/quickstart/'],
    ] as const) {
      await page.goto(url + address);
      await expect(near.first()).toHaveAttribute('href', wanted);
      const shown = await near.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(shown.filter((href) => href?.split('/')[1] !== wanted.split('/')[1])).toEqual([]);
    }
  });

  test('is told in the language that there is no page', async ({ page, sites }) => {
    const files = await sites.copy('languages');
    const { errors: _, ...config } = JSON.parse(await files.read('site.json')) as Record<string, unknown>;
    await files.write('site.json', JSON.stringify(config));
    const { url } = await sites.start(files);
    const main = page.locator('main');
    for (const [address, words, first, lang, dir] of [
      ['de/quickstrat/', 'Diese Seite gibt es nicht', '/de/', 'de', 'ltr'],
      ['ar/quickstrat/', 'هذه الصفحة غير موجودة', '/ar/', 'ar', 'rtl'],
      ['quickstrat/', 'This page does not exist', '/', 'en', 'ltr'],
    ] as const) {
      await page.goto(url + address);
      await expect(page.locator('octavo-near-pages a').first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
      await expect(main.locator('.address')).toHaveText(`/${address}`);
      await expect(main.locator('a.button')).toHaveAttribute('href', new RegExp(`^${first}`));
      expect(
        await main.evaluate((node) => [
          node.closest('[lang]')?.getAttribute('lang'),
          getComputedStyle(node).direction,
        ]),
      ).toEqual([lang, dir]);
    }
    await page.goto(`${url}de/zzzzqqqq/`);
    await expect(main.getByRole('heading', { level: 2, name: 'Bereiche' })).toBeVisible();
  });

  test('finds again what was opened in the language', async ({ page, sites }) => {
    const { url } = await sites.built('languages');
    const recent = page
      .locator('.results')
      .getByRole('group', { name: 'Zuletzt geöffnet' })
      .getByRole('option');
    await page.goto(`${url}de/quickstart/`);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Lampe');
    await page.locator('.results[aria-busy=false] [role=option][href^="/de/guides/lamps/"]').first().click();
    await page.waitForURL((address) => address.pathname === '/de/guides/lamps/');
    for (const [folder, count] of [
      ['quickstart/', 0],
      ['de/quickstart/', 1],
    ] as const) {
      await page.goto(url + folder);
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor();
      await expect(recent).toHaveCount(count);
    }
  });

  test('finds pages of the language by its words', async ({ page, sites }) => {
    const { url } = await sites.built('languages');
    const find = async (folder: string, query: string) => {
      await page.goto(`${url}${folder}`);
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(query);
      await page.locator('.results[aria-busy=false]').waitFor();
      const hits = page.locator('[role=group] > .hit:first-child');
      return hits.evaluateAll((list) => list.map((hit) => (hit as HTMLAnchorElement).pathname));
    };
    // German: the stem of the word, umlaut or not.
    expect(await find('de/quickstart/', 'Lampe')).toContain('/de/guides/lamps/');
    expect(await find('de/quickstart/', 'Haus')).toEqual(['/de/guides/lamps/']);
    expect(await find('de/quickstart/', 'amber')).toEqual(['/de/guides/colors/']);
    // Japanese has no spaces.
    expect(await find('jp/', 'スイッチ')).toEqual(['/jp/quickstart/']);
    expect(await find('ar/', 'مصباح')).toContain('/ar/guides/lamps/');
    expect(await find('quickstart/', 'Schalter')).toEqual([]);
  });

  for (const [width, height] of [
    [390, 844],
    [900, 800],
  ] as const)
    test(`reaches the languages at ${width} px`, async ({ page, sites }) => {
      const { url } = await sites.built('languages');
      await page.setViewportSize({ width, height });
      await page.goto(`${url}ar/quickstart/`);
      expect(await findCutOff(page)).toEqual([]);
      const isNarrow = width < 900;
      if (isNarrow) await page.locator('.menu-opener').click();
      const scope = page.locator(isNarrow ? '.menu-dialog' : '.topbar');
      await scope.locator('.menu-button').click();
      await scope.getByRole('link', { name: '日本語' }).click();
      await page.waitForURL('**/jp/quickstart/');
    });
});

/** Every text of the interface with a mark around it, for `labels`. */
const marked = Object.fromEntries(
  [...messages, ...Object.keys(plurals)].map((message) => [message, `⟦${message}⟧`]),
);

/** All texts of a folder of pages and of a document that a page may show. */
async function readOwnTexts(folder: string): Promise<string> {
  const names = await readdir(join(folder, 'content'), { recursive: true });
  const pages = names.filter((name) => name.endsWith('.mdx'));
  const texts = await Promise.all(pages.map((name) => readFile(join(folder, 'content', name), 'utf8')));
  // Names of properties are the writer's too; other keys are words of OpenAPI and of site.json.
  const listStrings = (value: unknown, isNamed = false): readonly string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => [
      ...(isNamed ? [key] : []),
      ...listStrings(inner, key === 'properties'),
    ]);
  };
  const site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as Record<string, unknown>;
  const document: unknown = parse(await readFile(join(folder, 'openapi.yaml'), 'utf8'));
  return [...texts, ...listStrings({ ...site, labels: undefined }), ...listStrings(document)].join('\n');
}

/** Texts and names of what a reader sees or hears, without code. */
function readPieces(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const unread =
      'script, style, template, pre, code, kbd, svg, math, var, textarea, [lang]:not(html), .brand, .wire, .method, .path';
    const pieces: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(unread)) {
        const text = node.textContent ?? '';
        // A message with an element in it is in several texts.
        const isPart = text.split('⟦').length !== text.split('⟧').length;
        pieces.push((isPart ? node.parentElement?.textContent : text) ?? '');
      }
    for (const element of document.querySelectorAll(
      '[aria-label],[title],[placeholder],[alt],[aria-description]',
    ))
      if (!element.closest('svg, math'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
          pieces.push(element.getAttribute(name) ?? '');
    return pieces
      .map((piece) => piece.replace(/\s+/g, ' ').trim())
      .filter((piece) => /\p{L}{2}/u.test(piece));
  });
}

/** What is left of a text without what is marked, the innermost first. */
function dropMarked(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return rest === text ? text : dropMarked(rest);
}

/** Terms that are the same in every language: of HTTP, OpenAPI, JSON and the keyboard. */
const terms =
  /\b(?:string|integer|boolean|object|array|number|null|Esc|Ctrl|JSON|GET|PUT|OK|Not Found|cURL|JavaScript|Node\.js|Python|Go|Ruby|PHP|Java|C#|Rust|Kotlin|Swift|Dart|PowerShell|Bearer|Authorization|Content-Type|application\/json|Octavo|RSS|Markdown|email|Lantern|path|query|bytes?|kB|ms|Accept(?:-Encoding|-Language)?|User-Agent|Origin|Sec|Connection|zzzz)\b/g;

/** All entries of `contextual` that Octavo has texts for. */
const options =
  'copy view chatgpt claude perplexity grok aistudio devin mcp add-mcp cursor vscode devin-mcp'.split(' ');

test.use({ asks: ['https://api.lantern.example.com'] });

test('everything that Octavo says to readers can be said in another language', async ({ page, sites }) => {
  test.slow();
  const files = await sites.copy('languages');
  const config = JSON.parse(await files.read('site.json')) as Record<string, unknown>;
  // The page’s own menu comes first, then that of `contextual`.
  const { languages: _, contextual: __, ...single } = config;
  const plain = JSON.parse(
    JSON.stringify(single, (key, value: unknown) => (key === 'language' ? undefined : value)),
  ) as Record<string, unknown>;
  await files.write('site.json', JSON.stringify({ ...plain, labels: marked }));
  const { url, show } = await sites.start(files);
  const own = (await readOwnTexts(files.folder)).replace(/\s+/g, ' ');
  const check = async (state: string) => {
    const found = (await readPieces(page)).flatMap((piece) => {
      const rest = dropMarked(piece)
        .replace(/^(?:\/[\w-]+)+\/$/, ' ')
        .replace(terms, ' ')
        .split(/[^\p{L}\p{N}'’.-]+/u)
        .filter((word) => /\p{L}{2}/u.test(word) && !own.includes(word.replace(/\.$/, '')));
      return rest.length > 0 ? [piece] : [];
    });
    expect.soft([...new Set(found)], state).toEqual([]);
  };
  const isMarked = async (selector: string) => expect(await readText(page, selector)).toContain('⟦');

  await page.goto(`${url}components/`);
  await isMarked('.page-actions');
  await check('components');
  await page.locator('octavo-copy-button button').first().click();
  await page.locator('.page-actions button').last().click();
  await check('the menu of the page, and a copied text');
  await page.keyboard.press('Escape');
  await page.locator('.search-button').click();
  await page.getByRole('combobox').fill('zzzz');
  await page.locator('.results[aria-busy=false]').waitFor();
  await check('a search that finds nothing');
  await page.getByRole('combobox').fill('lamp');
  await page.locator('[role=group] > .hit').first().waitFor();
  await check('a search');
  await page.keyboard.press('Escape');

  const api = new PlaygroundPage(page, url);
  for (const name of ['read-a-lamp', 'change-a-lamp']) {
    await api.open(`lamps/${name}`, '');
    await check(name);
    await api.open(`lamps/${name}`);
    await page.locator('.form').waitFor();
    await check(`${name}, its form`);
    await api.parameter('path.id').fill('');
    await api.send.click();
    await page.locator('.errors .error').first().waitFor();
    await check(`${name}, its mistakes`);
  }
  await page.route('https://api.lantern.example.com/**', (route) => route.abort());
  await api.open('lamps/read-a-lamp');
  await api.parameter('path.id').fill('1');
  await page.locator('[data-value]:visible').fill('secret');
  await api.send.click();
  await page.locator('octavo-answer .outcome').waitFor();
  await check('a request without an answer');

  await page.goto(`${url}no/such/page/`);
  await page.locator('octavo-near-pages').waitFor({ state: 'attached' });
  await check('the page that is not there');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}quickstart/`);
  await page.locator('.menu-opener').click();
  await page.locator('.menu-dialog[open]').waitFor();
  await check('the menu');

  // The page would load itself again while the next one is opened.
  await page.goto('about:blank');
  await show(
    { ...plain, labels: marked, contextual: { display: 'toc', mcpServer: url, options } },
    'quickstart/',
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${url}quickstart/`);
  await isMarked('.context-list');
  await check('entries of contextual');
});
