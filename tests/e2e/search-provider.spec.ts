import { existsSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { fillGuideBlock, readGuideBlocks } from '../support/guide-blocks.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import {
  answerAlgolia,
  answerTypesense,
  type IndexRecord,
  type SearchIndexData,
  type ServiceReply,
} from '../support/search-service.ts';
import { readCrawlerSettings, readScraperSettings } from './crawl-site.ts';
import { startOctavo } from './octavo-command.ts';
import { crawledUrl, type ProviderSite, startProviderSite } from './provider-site.ts';
import { SearchDialog } from './search-page.ts';
import { policyTest as test } from './site-fixture.ts';

/** What a service answers; undefined where it cannot be reached. */
type Answer = (index: SearchIndexData, url: string, body: string) => ServiceReply | undefined;

/** A service in work: what it was asked, and what it answers from now on. */
interface Service {
  readonly asked: { readonly url: string; readonly search: Readonly<Record<string, unknown>> }[];
  index: SearchIndexData;
  answer: Answer;
}

const guide = readGuideBlocks('configuration/search');
const key = 'search-only';
const facets = ['type', 'language', 'version'];

function createService(site: ProviderSite, answer: Answer): Service {
  return { asked: [], index: { records: site.records, facets, apiKey: key, name: 'docs' }, answer };
}

function ask(service: Service, url: string, body: string): ServiceReply | undefined {
  const { requests = [], searches = [] } = JSON.parse(body);
  service.asked.push({ url, search: [...requests, ...searches][0] });
  return service.answer(service.index, url, body);
}

/** Every page of these tests asks this machine; of other hosts those of Algolia answer. */
async function answerAsAlgolia(page: Page, service: Service): Promise<void> {
  await page.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    async (route) => {
      const request = route.request();
      const isService = /^https:\/\/a1b2c3d4e5-(?:dsn\.algolia\.net|[123]\.algolianet\.com)\//.test(
        request.url(),
      );
      const reply = isService ? ask(service, request.url(), request.postData() ?? '') : undefined;
      await (reply
        ? route.fulfill({ ...reply, headers: { 'Access-Control-Allow-Origin': '*' } })
        : route.abort());
    },
  );
}

const record = (url: string, fields: Partial<IndexRecord> = {}): IndexRecord => ({
  url,
  url_without_anchor: url.replace(/#.*/, ''),
  type: 'content',
  content: 'A beacon that glows.',
  hierarchy: { lvl0: 'Lamps', lvl1: 'Lamp' },
  language: 'en',
  version: ['2.0', '1.0'],
  ...fields,
});

test.describe('with Algolia', () => {
  let site: ProviderSite;
  let service: Service;
  const provider = { type: 'algolia', appId: 'A1B2C3D4E5', apiKey: key, indexName: 'docs' };

  test.beforeAll(async ({ browser }) => {
    const settings = readCrawlerSettings(fillGuideBlock(await guide, 'Crawler'));
    site = await startProviderSite(browser, provider, settings);
  });
  test.beforeEach(async ({ page }) => {
    service = createService(site, answerAlgolia);
    await answerAsAlgolia(page, service);
  });
  test.afterAll(() => site.stop());

  test('pages are found once a reader types, and Enter leads to one of this site', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const search = new SearchDialog(page);
    await page.goto(site.url);
    await search.open();
    await expect(search.suggested.first()).toBeVisible();
    await search.field.fill('  ');
    await page.waitForLoadState('networkidle');
    expect(service.asked).toEqual([]);

    await search.ask('glow button');
    await expect(search.chosen).toHaveAttribute('href', '/docs/quickstart/');
    const part = search.options.nth(1);
    await expect(part).toHaveAttribute('href', '/docs/quickstart/#turn-on');
    await expect(part).toContainText('Turn on');
    await expect(part).toContainText('Press the <amber> button');
    await expect(part.locator('mark')).toHaveText(['button', 'glows']);
    await expect(search.status).toHaveText('1 page in 2.0');
    expect(new URL(service.asked[0]?.url ?? '').host).toBe('a1b2c3d4e5-dsn.algolia.net');
    await search.field.press('ArrowDown');
    await search.field.press('Enter');
    await page.waitForURL(`${site.url}quickstart/#turn-on`);
    await search.open();
    await expect(search.recent).toHaveAttribute('href', '/docs/quickstart/');
    await expect(search.queries).toHaveText(['glow button']);
    expect(said).toEqual([]);
  });

  test('a reader finds what their language and their version have', async ({ page }) => {
    const search = new SearchDialog(page);
    await page.goto(site.url);
    await search.open();
    await search.ask('amber');
    expect((await search.readPages()).toSorted()).toEqual([
      '/docs/api-reference/list-lamps/',
      '/docs/quickstart/',
      '/docs/v2/diodes/',
    ]);
    expect(service.asked.at(-1)?.search['facetFilters']).toEqual(['language:en', 'version:2.0']);
    await page.goto(`${site.url}v1/wicks/`);
    await search.open();
    await search.ask('amber');
    expect(await search.readPages()).toContain('/docs/v1/wicks/');
    expect(await search.readPages()).not.toContain('/docs/v2/diodes/');
    await page.goto(`${site.url}de/quickstart/`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('amber');
    const found = page.locator('.search-dialog a.hit:first-child');
    await expect(found.first()).toBeVisible();
    for (const row of await found.all()) await expect(row).toHaveAttribute('href', /^\/docs\/de\//);
    // The version of the page that they came from.
    expect(service.asked.at(-1)?.search['facetFilters']).toEqual(['language:de', 'version:1.0']);
  });

  test('an index that cannot be kept to a language and a version gives no pages of others', async ({
    page,
  }) => {
    service.index = { ...service.index, facets: ['type'] };
    const search = new SearchDialog(page);
    await page.goto(site.url);
    await search.open();
    await search.ask('amber');
    expect((await search.readPages()).toSorted()).toEqual([
      '/docs/api-reference/list-lamps/',
      '/docs/quickstart/',
      '/docs/v2/diodes/',
    ]);
    await search.ask('zzqq');
    await expect(search.dialog).toContainText('No results for “zzqq”.');
  });

  test('an operation is one row, a tab narrows the search, and the policy allows nobody else', async ({
    page,
    browser,
  }) => {
    const search = new SearchDialog(page);
    await page.goto(site.url);
    await search.open();
    await search.ask('glow');
    const row = search.dialog.getByRole('group', { name: 'List lamps' }).getByRole('option');
    await expect(row).toHaveCount(1);
    await expect(row.locator('.method')).toHaveText('GET');
    await expect(row).toContainText('/lamps');
    await search.dialog.getByRole('button', { name: 'API', exact: true }).click();
    await expect.poll(() => search.readPages()).toEqual(['/docs/api-reference/list-lamps/']);
    // In a context of its own, for a violation fails the test.
    const other = await browser.newPage();
    await other.goto(page.url());
    const refused = await other.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI));
          void fetch('https://other.algolia.net/').catch(() => undefined);
        }),
    );
    expect(refused).toBe('https://other.algolia.net/');
    await other.context().close();
  });

  test('the list goes on to the last page, and says below it when it cannot', async ({ page }) => {
    const search = new SearchDialog(page);
    await page.goto(site.url);
    await search.open();
    await search.ask('beacon');
    await expect(search.status).toHaveText(/^\d+ or more pages in 2\.0$/);
    const first = await search.readPages();
    expect(first.length).toBeLessThan(30);
    service.answer = () => undefined;
    const scroll = () =>
      search.dialog.locator('.results').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await scroll();
    await expect(search.failure('The search service cannot be reached.')).toBeVisible();
    expect(await search.readPages()).toEqual(first);
    service.answer = answerAlgolia;
    await search.options.filter({ hasText: 'Try again' }).click();
    await expect(async () => {
      await scroll();
      await expect(search.status).toHaveText('30 pages in 2.0');
    }).toPass();
    const all = await search.readPages();
    expect(new Set(all).size).toBe(30);
    expect(all.slice(0, first.length)).toEqual(first);
    expect(await search.dialog.getByRole('group', { name: 'Lamp 9' }).getByRole('option').count()).toBe(3);
  });

  test('the next node answers for one that does not, and what is wrong is told until the service is right', async ({
    page,
    context,
  }) => {
    const search = new SearchDialog(page);
    await page.goto(site.url);
    await search.open();
    service.answer = (index, url, body) =>
      url.startsWith('https://a1b2c3d4e5-dsn.') ? { status: 503, json: {} } : answerAlgolia(index, url, body);
    await search.ask('unpack');
    await expect(search.chosen).toHaveAttribute('href', '/docs/quickstart/');
    expect(service.asked.map(({ url }) => new URL(url).host)).toEqual([
      'a1b2c3d4e5-dsn.algolia.net',
      'a1b2c3d4e5-1.algolianet.com',
    ]);
    service.answer = () => undefined;
    await search.ask('press');
    await expect(search.failure('The search service cannot be reached.')).toBeVisible();
    service.answer = (index, ...request) => answerAlgolia({ ...index, apiKey: 'another' }, ...request);
    await search.field.press('Enter');
    await expect(
      search.failure('The search service answers with an error: 403 Invalid Application-ID or API key'),
    ).toBeVisible();
    await context.setOffline(true);
    service.answer = () => undefined;
    await search.field.press('Enter');
    await expect(search.failure('The search needs a connection, and this device is offline.')).toBeVisible();
    await context.setOffline(false);
    service.answer = answerAlgolia;
    await search.field.press('Enter');
    await expect(search.chosen).toHaveAttribute('href', '/docs/quickstart/');
    // What was found before is not asked for again.
    const count = service.asked.length;
    await search.ask('unpack');
    await expect(search.chosen).toHaveAttribute('href', '/docs/quickstart/');
    expect(service.asked).toHaveLength(count);
  });

  test('what an index says is text, and leads to pages of this site alone', async ({ page }) => {
    let dialogs = 0;
    page.on('dialog', async (dialog) => {
      dialogs += 1;
      await dialog.dismiss();
    });
    const elsewhere = [
      'javascript:alert(1)',
      'data:text/html,beacon',
      'https://evil.example.com/docs/quickstart/',
      '//evil.example.com/docs/quickstart/',
      `${crawledUrl}gone/`,
      `${crawledUrl}de/quickstart/`,
      'https://lantern.example.com:444/docs/quickstart/',
      'not a URL',
    ];
    const hostile = hostileTexts.map((text, place) =>
      record(`${crawledUrl}quickstart/#${place % 2 === 0 ? encodeURIComponent(text) : `a${place}`}`, {
        content: `A beacon ${text}`,
        hierarchy: { lvl0: text, lvl1: text, lvl2: `Beacon ${text}` },
      }),
    );
    const long = record(`${crawledUrl}lamps/lamp-1/`, { content: `beacon ${hostileTexts.join(' ')}` });
    service.index = { ...service.index, records: [...elsewhere.map((url) => record(url)), ...hostile, long] };
    await page.setViewportSize({ width: 1280, height: 900 });
    const search = new SearchDialog(page);
    await page.goto(site.url);
    await search.open();
    await search.ask('beacon');
    expect(await search.readPages()).toEqual(['/docs/quickstart/', '/docs/lamps/lamp-1/']);
    const drawn = search.dialog.locator('.found');
    for (let step = 0; step < 4; step++) await search.field.press('ArrowDown');
    const names = await drawn.evaluate((found) => [
      ...new Set([...found.querySelectorAll('*')].map(({ localName }) => localName)),
    ]);
    expect(names.toSorted()).toEqual(['a', 'b', 'div', 'kbd', 'mark', 'p', 'path', 'svg']);
    await expect(drawn).toContainText('<script>alert(1)</script>');
    const hrefs = await drawn
      .locator('a')
      .evaluateAll((list) => list.map((one) => (one as HTMLAnchorElement).href));
    expect(hrefs.filter((href) => !href.startsWith(site.url))).toEqual([]);
    await search.field.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/docs/');
    expect(dialogs).toBe(0);
  });

  test('a preview below another base leads to its own pages', async ({ page }) => {
    const url = await site.preview('/');
    const search = new SearchDialog(page);
    await page.goto(url);
    await search.open();
    await search.ask('glow button');
    await expect(search.chosen).toHaveAttribute('href', '/quickstart/');
    await search.field.press('Enter');
    await page.waitForURL(`${url}quickstart/`);
  });

  test('a build makes no index, and dev searches what is being written', async ({ page }) => {
    const files = readdirSync(join(site.output, '_octavo/search'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.includes('.')).toSorted()).toEqual([
      join('de', 'provider.json'),
      'provider.json',
    ]);
    expect(existsSync(join(site.output, '_octavo/search/index.json'))).toBe(false);
    const live = startOctavo(['dev', site.folder, '--port', '0', '--base', '/']);
    try {
      const [, url = ''] = await live.waitFor(/(http:\/\/\S+:\d+\/\S*)$/m);
      const search = new SearchDialog(page);
      await page.goto(`${url}quickstart/`);
      await search.open();
      await search.ask('glow button');
      await expect(search.chosen).toHaveAttribute('href', /^\/quickstart\//);
      expect(service.asked).toEqual([]);
    } finally {
      await live.stop();
    }
  });
});

test.describe('with Typesense', () => {
  let site: ProviderSite;
  let service: Service;
  let server: Server;

  test.beforeAll(async ({ browser }) => {
    server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      // The preflight of a request with headers of its own is not answered: none is sent.
      const reply = request.method === 'POST' ? ask(service, request.url ?? '', body) : undefined;
      if (!reply) return void request.socket.destroy();
      response.writeHead(reply.status, {
        'Content-Type': 'application/json; charset=utf-8',
        'Access-Control-Allow-Origin': '*',
      });
      response.end(JSON.stringify(reply.json));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const settings = readScraperSettings(fillGuideBlock(await guide, 'docsearch.json'));
    const nodes = ['http://127.0.0.1:9', `http://127.0.0.1:${port}`];
    site = await startProviderSite(
      browser,
      { type: 'typesense', nodes, apiKey: key, collectionName: 'docs' },
      settings,
    );
  });
  test.beforeEach(() => {
    service = createService(site, answerTypesense);
  });
  test.afterAll(async () => {
    await site.stop();
    server.closeAllConnections();
    server.close();
  });

  test('pages are found by their sections and counted, and Enter leads to one of this site', async ({
    page,
  }) => {
    const search = new SearchDialog(page);
    await page.goto(site.url);
    await search.open();
    await expect(search.suggested.first()).toBeVisible();
    expect(service.asked).toEqual([]);
    await search.ask('glow button');
    const part = search.options.nth(1);
    await expect(part).toHaveAttribute('href', '/docs/quickstart/#turn-on');
    await expect(part).toContainText('Press the <amber> button');
    await expect(part.locator('mark')).toHaveText(['button', 'glows']);
    await expect(search.status).toHaveText('1 page in 2.0');
    await search.ask('beacon');
    await expect(search.status).toHaveText('30 pages in 2.0');
    await expect(async () => {
      await search.dialog.locator('.results').evaluate((list) => list.scrollTo(0, list.scrollHeight));
      expect(new Set(await search.readPages()).size).toBe(30);
    }).toPass();
    await search.field.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/docs/lamps/'));
  });

  test('a reader finds what their version has, and a collection without these fields gives no more', async ({
    page,
  }) => {
    const expected = ['/docs/api-reference/list-lamps/', '/docs/quickstart/', '/docs/v2/diodes/'];
    const search = new SearchDialog(page);
    await page.goto(site.url);
    await search.open();
    await search.ask('amber');
    expect((await search.readPages()).toSorted()).toEqual(expected);
    expect(service.asked.at(-1)?.search['filter_by']).toBe('language:=`en` && version:=`2.0`');
    service.index = { ...service.index, facets: [] };
    await page.reload();
    await search.open();
    await search.ask('amber');
    expect((await search.readPages()).toSorted()).toEqual(expected);
  });

  test('a collection that is not there is told in the words of the service', async ({ page }) => {
    service.index = { ...service.index, name: 'other' };
    const search = new SearchDialog(page);
    await page.goto(site.url);
    await search.open();
    await search.ask('amber');
    await expect(search.failure('The search service answers with an error: 404 Not found.')).toBeVisible();
  });
});
