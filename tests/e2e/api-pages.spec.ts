import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countDeadLinks } from '../../bench/count-dead-links.ts';
import { DocPage } from './doc-page.ts';
import { runOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

const site = 'api-pages';

test('every operation has a page below its tab, at the address that existing sites give it', async ({
  sites,
}) => {
  const { files } = await sites.built(site);
  const isThere = (path: string) => existsSync(join(files.folder, 'dist', path, 'index.html'));
  for (const path of [
    'shop',
    'shop/orders',
    'shop/orders/list-orders',
    'shop/orders/list-orders-1',
    'shop/orders/recount',
    'shop/special/one-item',
    'shop/internal/health',
    'shop/get-ping',
    'shop/orders/orderplaced',
    'shop/webhooks-of-the-shop',
    'admin/orders/list-orders',
    'api-reference/carts/list-carts',
    'api-reference/cart-emptied',
  ])
    expect(isThere(path), path).toBe(true);
  expect(isThere('admin/orders/secret')).toBe(false);
  expect(isThere('shop/items/get-one-item')).toBe(false);
});

test('no link of the built site is dead', async ({ sites }) => {
  const { files, told } = await sites.built(site);
  expect(countDeadLinks(join(files.folder, 'dist'))).toBe(0);
  expect(told).toMatch(/^\d+ pages in /m);
  expect(told).not.toMatch(/^(?:error|warning) /m);
});

test('the sidebar of a tab groups its operations and leaves out hidden ones', async ({ page, sites }) => {
  const { url } = await sites.built(site);
  const doc = new DocPage(page, url);
  await doc.open('shop/orders/list-orders/');
  const sidebar = page.locator('nav.sidebar');
  await expect(sidebar.locator('h2')).toHaveText(['Trade', 'Internal', 'Endpoints', 'Webhooks']);
  await expect(sidebar.locator('summary')).toHaveText(['Orders', 'Items for sale']);
  await expect(sidebar.locator('[aria-current=page]')).toHaveText(['List ordersGET']);
  await expect(sidebar.getByText('Recount')).toHaveCount(0);
  await expect(
    page.locator('.tabs [aria-current], nav[aria-label="Sections"] [aria-current]').first(),
  ).toHaveText('Shop API');
});

test('a hidden operation is there for those who have its address, and kept from search engines', async ({
  page,
  sites,
}) => {
  const { url } = await sites.built(site);
  const doc = new DocPage(page, url);
  expect(await doc.open('shop/orders/recount/')).toBe(200);
  await expect(doc.heading).toHaveText('Recount');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a webhook says that it is one, and has neither an address nor a sample to send', async ({
  page,
  sites,
}) => {
  const { url } = await sites.built(site);
  const doc = new DocPage(page, url);
  for (const [path, title] of [
    ['shop/orders/orderplaced/', 'orderPlaced'],
    ['guides/event/', 'A cart was filled'],
  ] as const) {
    await doc.open(path);
    await expect(doc.heading).toHaveText(title);
    await expect(page.getByText('A webhook: the API sends this request to you.')).toBeVisible();
    await expect(page.locator('.endpoint .base')).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'cURL' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Authorization' })).toHaveCount(0);
  }
  await doc.open('shop/orders/orderplaced/');
  await expect(page.locator('.lead')).toContainText('This event occurs when an order is placed.');
  const rest = 'It is sent once for each order';
  await expect(page.locator('.lead')).not.toContainText(rest);
  await expect(page.locator('.reference')).toContainText(rest);
});

test('a webhook shows what it brings, and how to tell that it is genuine', async ({ page, sites }) => {
  const { url } = await sites.built(site);
  const doc = new DocPage(page, url);
  await doc.open('shop/orders/orderplaced/');
  await expect(page.getByRole('tabpanel', { name: 'Body' })).toContainText('"number": 7');
  await expect(page.getByRole('heading', { name: 'Verify the request' })).toBeVisible();
  await expect(page.locator('#verify')).toHaveCount(1);
  await expect(page.locator('.reference')).toContainText('only if it matches X-Shop-Signature.');
  await doc.open('shop/webhooks-of-the-shop/');
  await expect(page.getByRole('heading', { name: 'Verify the request' })).toHaveCount(0);
});

test('search engines are told of what every page is about', async ({ page, sites }) => {
  const { url } = await sites.built(site);
  const doc = new DocPage(page, url);
  const description = page.locator('meta[name=description]');
  for (const [path, words] of [
    ['shop/orders/orderplaced/', 'For more, see "About orders".'],
    ['shop/orders/list-orders/', 'GET '],
  ] as const) {
    await doc.open(path);
    await expect(description).toHaveCount(1);
    expect(await description.getAttribute('content')).toContain(words);
  }
});

test('x-mint names a page, and its text stands before the parameters', async ({ page, sites }) => {
  const { url } = await sites.built(site);
  const doc = new DocPage(page, url);
  await doc.open('shop/special/one-item/');
  await expect(doc.heading).toHaveText('One item');
  await expect(page.locator('p.lead')).toHaveText('How to get an item.');
  await expect(page.locator('article')).toContainText('Before you begin');
  await expect(page.locator('article b', { hasText: 'account' })).toHaveCount(0);
  await expect(page.locator('nav.sidebar [aria-current=page]')).toHaveText('The itemGET');
});

test('a schema’s page shows its rows, an example and the operations that use it', async ({ page, sites }) => {
  const { url } = await sites.built(site);
  const doc = new DocPage(page, url);
  await doc.open('schemas/order/');
  await expect(doc.heading).toHaveText('An order');
  await expect(page.locator('.lead')).toHaveText('What a customer bought.');
  await expect(page.getByText('Written by hand.')).toBeVisible();
  await expect(page.locator('#schema-number')).toContainText('required');
  await expect(page.locator('aside.rail')).toContainText('"number": 7');
  await expect(page.locator('.operation-links a')).toHaveText([
    /GET.*List orders/s,
    /POST.*List orders/s,
    /orderPlaced/,
  ]);
  await page.locator('.operation-links a').first().click();
  await doc.arriveAt('shop/orders/list-orders/');
  await doc.open('schemas/size/');
  await expect(page.locator('article')).toContainText('large');
});

test('tags and documents introduce themselves, and lead to their operations', async ({ page, sites }) => {
  const { url } = await sites.built(site);
  const doc = new DocPage(page, url);
  await doc.open('shop/');
  await expect(doc.heading).toHaveText('Shop API');
  await expect(page.locator('.about')).toContainText('2.4.0');
  await expect(page.getByRole('link', { name: 'Support' })).toHaveAttribute(
    'href',
    'mailto:help@example.test',
  );
  await page.locator('article').getByRole('link', { name: 'orders', exact: true }).click();
  await doc.arriveAt('shop/orders/');
  await expect(page.locator('article')).toContainText('What customers bought.');
  await expect(page.getByRole('link', { name: 'The handbook on orders' })).toHaveAttribute(
    'href',
    'https://example.test/orders',
  );
  await expect(page.locator('.operation-links a')).toHaveCount(2);
});

test('a reader downloads the document with the files that it refers to, but none with excluded operations', async ({
  page,
  sites,
}) => {
  const { files, url } = await sites.built(site);
  const doc = new DocPage(page, url);
  await doc.open('shop/orders/list-orders/');
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download OpenAPI document' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('shop.yaml');
  expect(readFileSync(await download.path(), 'utf8')).toBe(await files.read('openapi/shop.yaml'));
  const part = await page.request.get(new URL('openapi/parts/responses.yaml', url).href);
  expect(await part.text()).toBe(await files.read('openapi/parts/responses.yaml'));
  await doc.open('admin/orders/list-orders/');
  await expect(page.getByRole('link', { name: 'Download OpenAPI document' })).toHaveCount(0);
  expect((await page.request.get(new URL('openapi/admin.json', url).href)).status()).toBe(404);
});

test('octavo dev offers the document as its file is now', async ({ request, sites }) => {
  const live = await sites.start(await sites.copy(site));
  const ask = () => request.get(new URL('openapi/shop.yaml', live.url).href);
  const answer = await ask();
  expect(answer.headers()['content-type']).toContain('yaml');
  expect(await answer.text()).toContain('title: Shop API');
});

test('operations by hand, quoted and named with their document in front', async ({ page, sites }) => {
  const { url } = await sites.built(site);
  const doc = new DocPage(page, url);
  await doc.open('guides/by-hand/');
  await expect(page.locator('.endpoint .base')).toHaveAttribute('title', 'https://api.example.test');
  await expect(page.locator('.endpoint .path')).toHaveText('/v1/gifts/{id}');
  await doc.open('guides/quoted/');
  await expect(doc.heading).toHaveText('Delete a cart');
  await expect(page.getByText('This stands between the address and the parameters.')).toBeVisible();
});

test('of many operations only the group of the page is listed, others are links that say where they lead', async ({
  sites,
}) => {
  const files = await sites.copy(site);
  const operation = (index: number) => ({
    get: {
      tags: [index < 60 ? 'First' : 'Second'],
      summary: `Operation ${index}`,
      responses: { 200: { description: 'Done.' } },
    },
  });
  const paths = Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => [`/${index}`, operation(index)]),
  );
  const document = { openapi: '3.1.1', info: { title: 'Many', version: '1' }, paths };
  await files.write('many.json', JSON.stringify(document));
  const config = { name: 'Many', navigation: [{ group: '', pages: ['index'] }], openapi: 'many.json' };
  await files.write('site.json', JSON.stringify(config));
  const { code, stdout, stderr } = await runOctavo(['build', files.folder], { env: sites.env });
  expect(code, stdout + stderr).toBe(0);
  const html = await files.read('dist/api-reference/first/operation-3/index.html');
  expect([...html.matchAll(/href="\/api-reference\/first\/operation-\d+\/"/g)].length).toBeGreaterThan(59);
  const closed = [
    ...html.matchAll(/<a [^>]*href="(\/api-reference\/second\/[^"]*)"[^>]*>\s*([^<]*?)\s*<\/a>/g),
  ];
  expect(closed.map(([, href, name]) => [href, name])).toEqual([
    ['/api-reference/second/operation-60/', 'Second'],
  ]);
});
