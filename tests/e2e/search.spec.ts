import { setTimeout as wait } from 'node:timers/promises';
import { judgeQueries, measureQueries, readQueries } from '../browser/measure-queries.ts';
import { pageAt, pathAt, readingPlaces } from './reading-place.ts';
import { SearchDialog } from './search-page.ts';
import { expect, test } from './site-fixture.ts';

for (const place of readingPlaces)
  test.describe(`from a ${place}`, () => {
    test('Ctrl K, a few letters and Enter lead to a part of a page, which is offered again', async ({
      page,
      sites,
    }) => {
      const url = await sites.opened(place, 'fields-one');
      const search = new SearchDialog(page);
      await page.goto(pageAt(url, 'guides/install/'));
      await search.open();
      await search.ask('compon');
      await expect(search.chosen).toHaveAttribute('href', pathAt(url, 'kinds/components/'));
      await expect(search.status).toHaveText(/^\d+ pages? in 2\.0$/);
      await search.field.press('Enter');
      await page.waitForURL(pageAt(url, 'kinds/components/'));
      await search.openAgain(() => expect(search.recent).toHaveCount(1, { timeout: 3000 }));
      await expect(search.recent).toHaveAttribute('href', pathAt(url, 'kinds/components/'));
      await expect(search.queries).toHaveText(['compon']);
      await search.queries.click();
      await expect(search.chosen).toHaveAttribute('href', pathAt(url, 'kinds/components/'));
      await search.field.fill('');
      await search.dialog.getByRole('button', { name: 'Clear' }).click();
      await expect(search.recent).toHaveCount(0);
      await expect(search.queries).toHaveCount(0);
      await expect(search.field).toBeFocused();
    });

    test('before anything is typed, it offers the first page of each part of the site', async ({
      page,
      openExample,
    }) => {
      const url = await openExample(place);
      const search = new SearchDialog(page);
      await page.goto(pageAt(url, 'quickstart/'));
      await search.open();
      await expect(search.suggested.first()).toBeVisible();
      const hrefs = await search.suggested.evaluateAll((list) => list.map((one) => one.getAttribute('href')));
      expect(hrefs).toContain(pathAt(url, 'writing/pages/'));
      await search.field.press('ArrowDown');
      await search.field.press('Enter');
      await page.waitForURL((address) => address.pathname === hrefs[0]);
    });

    test('the list goes on to the last page', async ({ page, openExample }) => {
      const url = await openExample(place);
      const search = new SearchDialog(page);
      await page.goto(pageAt(url, ''));
      await search.open();
      await search.ask('page');
      const total = Number.parseInt((await search.status.textContent()) ?? '', 10);
      expect(total).toBeGreaterThan(30);
      const results = search.dialog.locator('.results');
      await expect(async () => {
        await results.evaluate((list) => list.scrollTo(0, list.scrollHeight));
        const last = Number.parseInt((await search.status.textContent()) ?? '', 10);
        expect(await search.readPages()).toHaveLength(last);
      }).toPass();
      expect(new Set(await search.readPages()).size).toBeGreaterThan(total - 10);
      // By the keyboard too: what is chosen stays, and the last one is behind the end that was shown at first.
      await search.ask('site');
      await expect(async () => {
        for (let step = 0; step < 20; step++) await search.field.press('ArrowDown');
        expect((await search.readPages()).length).toBeGreaterThan(16);
      }).toPass();
    });

    test('an operation is one row; on wide screens more of what is chosen is beside the list', async ({
      page,
      openExample,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      const url = await openExample(place);
      const search = new SearchDialog(page);
      await page.goto(pageAt(url, ''));
      await search.open();
      await search.ask('POST /api/user');
      const row = search.dialog.getByRole('group', { name: 'Rotate a user group token' }).getByRole('option');
      await expect(row).toHaveCount(1);
      await expect(search.preview).toContainText('Rotate a user group token');
      await search.ask('token');
      await expect(search.preview).toContainText('token');
      const first = await search.preview.textContent();
      await search.field.press('ArrowDown');
      await expect(search.preview).not.toHaveText(first ?? '');
      await page.setViewportSize({ width: 900, height: 900 });
      await expect(search.preview).toBeHidden();
    });

    test('Tab leads to the scopes, the arrow keys choose one, and letters go on in the field', async ({
      page,
      openExample,
    }) => {
      const url = await openExample(place);
      const search = new SearchDialog(page);
      await page.goto(pageAt(url, ''));
      await search.open();
      await search.ask('token');
      await search.field.press('Tab');
      await expect(search.scopes.first()).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(search.scopes.nth(1)).toBeFocused();
      await expect(search.scopes.nth(1)).toHaveAttribute('aria-pressed', 'true');
      await expect(search.status).toHaveText(/^\d+ pages?$/);
      await page.keyboard.type('s');
      await expect(search.field).toBeFocused();
      await expect(search.field).toHaveValue('tokens');
    });

    test('words that mean the same find a page, and a name that every page has does not decide', async ({
      page,
      openExample,
    }) => {
      const url = await openExample(place);
      const search = new SearchDialog(page);
      await page.goto(pageAt(url, ''));
      await search.open();
      await search.ask('fetch or make user group');
      expect((await search.readPages()).slice(0, 3)).toContain(pathAt(url, 'user-group-api/get-or-create/'));
      await search.ask('octavo redirects');
      expect((await search.readPages())[0]).toMatch(/redirects/);
    });

    test('arrows choose among pages and their headings, and the field says which one is chosen', async ({
      page,
      sites,
    }) => {
      const url = await sites.opened(place, 'components');
      const search = new SearchDialog(page);
      await page.goto(pageAt(url, ''));
      await search.open('/');
      await search.ask('cards');
      const hrefs = await search.options.evaluateAll((list) =>
        list.map((one) => one.getAttribute('href') ?? ''),
      );
      expect(hrefs.filter((href) => href.includes('#')).length).toBeGreaterThan(0);
      await search.field.press('ArrowUp');
      const last = search.options.last();
      await expect(last).toHaveAttribute('aria-selected', 'true');
      await expect(search.field).toHaveAttribute(
        'aria-activedescendant',
        (await last.getAttribute('id')) ?? '',
      );
      await search.field.press('ArrowDown');
      await expect(search.options.first()).toHaveAttribute('aria-selected', 'true');
      const part = hrefs.findIndex((href) => href.includes('#'));
      for (let step = 0; step < part; step++) await search.field.press('ArrowDown');
      await search.field.press('Enter');
      await page.waitForURL(new URL(hrefs[part] ?? '', url).href);
      await expect(search.dialog).toBeHidden();
    });

    test('what a reader chose among the first pages stays chosen when the others come below them', async ({
      page,
      openExample,
    }) => {
      const url = await openExample(place);
      const search = new SearchDialog(page);
      await page.goto(pageAt(url, ''));
      await search.open();
      // They are shown in the same list.
      await search.suggested.first().waitFor();
      await search.dialog.locator('.results').evaluate((results) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          results.setAttribute('data-first', `${results.childElementCount}`);
          const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
          document.querySelector('.search-dialog input')?.dispatchEvent(key);
        });
        observer.observe(results, { childList: true });
      });
      await search.ask('page');
      const first = Number(await search.dialog.locator('.results').getAttribute('data-first'));
      const pages = await search.readPages();
      expect(first).toBeLessThan(pages.length);
      expect(new Set(pages).size).toBe(pages.length);
      const ids = await search.options.evaluateAll((list) => list.map(({ id }) => id));
      expect(ids).toEqual(ids.map((_, place) => `search-hit-${place}`));
      await expect(search.chosen).toHaveCount(1);
      await expect(search.chosen).toHaveId('search-hit-1');
    });

    test('an operation is found with its method and path, and tabs and versions narrow the search', async ({
      page,
      sites,
    }) => {
      const url = await sites.opened(place, 'fields-one');
      const search = new SearchDialog(page);
      await page.goto(pageAt(url, 'guides/install/'));
      await search.open();
      await search.ask('user');
      const everywhere = await search.readPages();
      await expect(search.dialog.locator('.hit .method').first()).toBeVisible();
      await expect(search.options.filter({ hasText: 'Try it' })).toHaveCount(0);
      await search.dialog.getByRole('button', { name: 'API', exact: true }).click();
      await search.dialog.locator('.results[aria-busy=false]').waitFor();
      await expect.poll(async () => (await search.readPages()).length).toBeLessThan(everywhere.length);
      const start = pathAt(url, 'api');
      for (const path of await search.readPages()) expect(path.slice(0, start.length)).toBe(start);
      await search.dialog.getByRole('button', { name: 'Everything' }).click();
      await search.ask('old install');
      expect(await search.readPages()).not.toContain(pathAt(url, 'guides/old-install/'));
      await page.goto(pageAt(url, 'guides/old-install/'));
      await search.open();
      await search.ask('old install');
      await expect(search.chosen).toHaveAttribute('href', pathAt(url, 'guides/old-install/'));
      await expect(search.status).toHaveText(/ in 1\.0$/);
    });

    test('nothing of the search is loaded before it is opened; Escape leads back', async ({
      page,
      sites,
    }) => {
      const url = await sites.opened(place, 'fields-one');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const search = new SearchDialog(page);
      await page.goto(pageAt(url, 'guides/install/'), { waitUntil: 'networkidle' });
      expect(asked.filter((path) => path.startsWith('/_octavo/search/') || path.includes('search'))).toEqual(
        [],
      );
      await search.button.click();
      await search.ask('zzzzqqq');
      await expect(search.dialog).toContainText('No results for “zzzzqqq”.');
      await expect(search.status).toHaveText('No pages found');
      await search.field.press('Escape');
      await expect(search.dialog).toBeHidden();
      await expect(search.button).toBeFocused();
    });

    test('a path with its method, an operationId and a slug lead to their page first', async ({
      page,
      openExample,
    }) => {
      const url = await openExample(place);
      const search = new SearchDialog(page);
      await page.goto(pageAt(url, 'quickstart/'));
      await search.open();
      for (const [query, title] of [
        ['PUT /api/user', 'Update a user group'],
        ['post api/user', 'Rotate a user group token'],
        ['GET /api/user', 'Get or create a user group'],
        ['rotate-token', 'Rotate a user group token'],
        ['rotateUserGroupToken', 'Rotate a user group token'],
        ['api-diff', 'octavo api diff'],
      ] as const) {
        await search.ask(query);
        await expect(search.options.first(), query).toContainText(title, { ignoreCase: true });
      }
    });

    test('what readers of the example site look for is found', async ({ page, openExample }) => {
      const queries = readQueries('example') ?? [];
      expect(queries).toHaveLength(30);
      const url = await openExample(place);
      await page.goto(pageAt(url, ''));
      const measure = await measureQueries(page, queries, (path) => pathAt(url, path.slice(1)));
      const { isGood, line } = judgeQueries(measure, queries.length);
      expect(isGood, [line, ...measure.missed].join('\n')).toBe(true);
    });
  });

// A folder on a disk follows no edit, and has no latency.

test('a search that cannot be loaded says so, and is made again by Enter', async ({ page, sites }) => {
  const { url } = await sites.built('fields-one');
  const search = new SearchDialog(page);
  await page.goto(`${url}guides/install/`);
  await page.route('**/_octavo/search/**', (route) => route.abort());
  await search.open();
  await search.ask('compon');
  await expect(search.failure('The search could not be loaded.')).toBeVisible();
  await expect(search.chosen).toHaveText('Try again');
  await expect(search.status).toHaveText('The search could not be loaded.');
  await page.unroute('**/_octavo/search/**');
  await search.field.press('Enter');
  await expect(search.chosen).toHaveAttribute('href', '/kinds/components/');
});

test('in dev an edit is found at once, also after a search before it', async ({ page, sites }) => {
  const live = await sites.live('fields-one');
  const file = 'content/guides/install.mdx';
  const search = new SearchDialog(page);
  await page.goto(`${live.url}guides/install/`);
  await search.open();
  await search.ask('quokka');
  await expect(search.status).toHaveText('No pages found');
  await live.files.write(file, `${await live.files.read(file)}\nA quokka smiles.\n`);
  await page.getByText('A quokka smiles.').waitFor();
  await search.open();
  await search.ask('quokka');
  await expect(search.options.filter({ hasText: 'A quokka smiles.' })).toHaveCount(1);
});

test('words of languages without spaces are found, and marked in their sentences', async ({
  page,
  sites,
}) => {
  const live = await sites.live('fields-one');
  const sentences = [
    ['检索', '您可以在此检索文档的内容。'],
    ['設定', '検索エンジンを設定します。'],
    ['ติดตั้ง', 'วิธีการติดตั้งระบบ'],
    ['ເອກະສານ', 'ການຄົ້ນຫາເອກະສານ'],
    ['ឯកសារ', 'ការស្វែងរកឯកសារ'],
    ['ရှာဖွေ', 'စာရွက်စာတမ်းများကိုရှာဖွေပါ'],
  ] as const;
  const file = 'content/guides/install.mdx';
  const text = sentences.map(([, sentence]) => sentence).join('\n\n');
  await live.files.write(file, `${await live.files.read(file)}\n${text}\n`);
  await page.goto(`${live.url}guides/install/`);
  await page.getByText(sentences[1][1]).waitFor();
  const search = new SearchDialog(page);
  await search.open();
  for (const [word, sentence] of sentences) {
    await search.ask(word);
    const found = search.options.filter({ hasText: sentence }).first();
    await expect(found).toBeVisible();
    expect((await found.locator('mark').allTextContents()).join('')).toContain(word);
  }
});

for (const latency of [80, 400, 2000])
  test(`no letter is lost that is typed while the search loads, at ${latency} ms of latency`, async ({
    page,
    example,
  }) => {
    const search = new SearchDialog(page);
    await page.goto(`${example}quickstart/`);
    await page.waitForLoadState('networkidle');
    await page.route('**/*', async (route) => {
      await wait(latency);
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('token', { delay: 20 });
    await expect(search.field).toHaveValue('token');
    await expect(search.options.first()).toContainText('token', { ignoreCase: true });
    await expect(search.field).toHaveValue('token');
    await expect(search.field).toBeFocused();
  });
