import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { PlaygroundPage } from './playground-page.ts';
import type { WireRequest } from './recording-proxy.ts';
import { expect, test } from './started-example.ts';

// The first test of a worker may wait for a whole build, and may install PostgreSQL.
test.describe.configure({ timeout: 300_000 });

const pages = 'user-group-api';

/** An identifier that no other test uses. */
const nameGroup = () => `flow-${randomUUID()}`;

const allowClipboard = (context: BrowserContext) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write']);

const readHeaders = ({ headers }: WireRequest, name: string) =>
  headers.filter(([one]) => one.toLowerCase() === name).map(([, value]) => value);

test('what an answer returned is filled in where a link names it, and rotating works at the first try', async ({
  page,
  examples,
}) => {
  const { url } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  await reader.open('get-or-create');
  await reader.demo.click();
  await reader.field('user_group_id').fill(nameGroup());
  const created = await reader.sendAndRead();
  const { token, provided_id: id } = created.body.user_group;

  await reader.open('rotate-token');
  await expect(reader.field('current_token')).toHaveValue(token);
  await expect(page.locator('.offered')).toHaveText(
    'Filled in from the response to Get or create a user group.',
  );
  const rotated = await reader.sendAndRead();
  expect(rotated).toMatchObject({ status: '200 OK', body: { user_group: { provided_id: id } } });
  await reader.field('current_token').hover();
  await expect(reader.field('current_token'), 'the token of before is of no use any more').toHaveValue(
    rotated.body.user_group.token,
  );
  await expect(page.locator('.offered')).toHaveText(
    'Filled in from the response to Rotate a user group token.',
  );

  await reader.open('update');
  await expect(reader.field('user_group_id')).toHaveValue(id);
  await reader.field('user_group_id').fill('another');
  await expect(page.locator('.offered'), 'what a reader types is theirs').toHaveCount(0);
});

test('a reader may have a value of an earlier answer in a field of the same name, and can have all forgotten', async ({
  page,
  examples,
}) => {
  const { url } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  await reader.open('get-or-create');
  await reader.demo.click();
  await reader.field('name').fill('Named before');
  await reader.field('user_group_id').fill(nameGroup());
  await reader.sendAndRead();

  await reader.open('update');
  const offer = page.getByRole('button', {
    name: 'Use Named before from the response to Get or create a user group',
  });
  await offer.press('Enter');
  await expect(reader.field('name')).toHaveValue('Named before');
  await expect(reader.field('name')).toBeFocused();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Forget' }).click();
  await expect(page.locator('.offered')).toHaveCount(0);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('octavo-history'))),
  ).not.toContainEqual(expect.stringContaining('answers'));
});

for (const storage of ['SQLite', 'PostgreSQL'] as const)
  test(`a group is created, returned, changed, and its token replaced, on ${storage}`, async ({
    page,
    context,
    examples,
  }) => {
    const { url, recorder, output } = await examples.on(storage);
    await allowClipboard(context);
    const id = nameGroup();
    const before = recorder.requests.length;
    const reader = new PlaygroundPage(page, url, pages);

    await reader.open('get-or-create');
    await reader.demo.click();
    await reader.field('name').fill('Flow');
    await reader.field('user_group_id').fill(id);
    const created = await reader.sendAndRead();
    expect(created).toMatchObject({ status: '200 OK', body: { success: 1, new_user_group: true } });
    expect(created.body.user_group).toMatchObject({ name: 'Flow', provided_id: id });
    const again = await reader.sendAndRead();
    expect(again.body).toEqual({ ...created.body, new_user_group: false });

    await reader.open('update');
    await expect(reader.token, 'what is typed once is there on other pages').toHaveValue('demo-customer');
    await reader.token.fill('');
    await reader.paste(reader.token, 'demo-customer');
    await reader.field('name').fill('Flow Ltd');
    await reader.field('user_group_id').fill(id);
    const changed = await reader.sendAndRead();
    expect(changed).toMatchObject({ status: '200 OK', body: { success: 1 } });
    expect(changed.body.user_group).toMatchObject({
      name: 'Flow Ltd',
      provided_id: id,
      token: created.body.user_group.token,
      api_environment_tag: 'Customer',
    });

    await reader.open('rotate-token');
    await reader.token.fill('demo-customer');
    await reader.field('current_token').fill(created.body.user_group.token);
    await expect(reader.send).toHaveText('Send (cannot be undone)');
    const rotated = await reader.sendAndRead();
    expect(rotated).toMatchObject({ status: '200 OK', body: { user_group: { provided_id: id } } });
    expect(rotated.body.user_group.token).not.toBe(created.body.user_group.token);
    const refused = await reader.sendAndRead();
    expect(refused).toMatchObject({
      status: '404 Not Found',
      body: { success: 0, error: { code: 'not_found', message: 'No user group holds this token.' } },
    });
    await expect(reader.answer).toHaveAttribute('data-tone', 'bad');

    const arrived = recorder.requests.slice(before);
    expect(arrived.map(({ method, target }) => `${method} ${target}`)).toEqual([
      'GET /api/user',
      'GET /api/user',
      'PUT /api/user',
      'POST /api/user',
      'POST /api/user',
    ]);
    for (const one of arrived) {
      expect(readHeaders(one, 'authorization')).toEqual(['Token demo-customer']);
      expect(readHeaders(one, 'content-type')).toEqual(['application/json']);
      expect(readHeaders(one, 'cookie')).toEqual([]);
    }
    const file = join(output, '../.octavo/user-groups.sqlite');
    expect(existsSync(file), 'the file of SQLite').toBe(storage === 'SQLite');
  });

test('the body of a GET arrives byte for byte as it was typed', async ({ page, examples }) => {
  const { url, recorder } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  await reader.open('get-or-create');
  await reader.demo.click();
  await reader.asJson.check();
  // What no JSON.stringify writes: spaces of all kinds, an escape that need not be one, 1.0, an order of one's own.
  const typed = `  {\n"properties":{"10": 1.0,"2":\t1E2, "é":"\\u0041 ☃ 😀"} ,\n\n "user_group_id" : "${nameGroup()}","name":"Ænima" }\n `;
  await reader.text.fill(typed);
  const { body } = await reader.sendAndRead();
  expect(body).toMatchObject({ new_user_group: true, user_group: { name: 'Ænima' } });
  const last = recorder.requests.at(-1);
  expect(last?.method).toBe('GET');
  expect(last?.body.toString('hex')).toBe(Buffer.from(typed).toString('hex'));
  expect(last && readHeaders(last, 'content-length')).toEqual([String(Buffer.byteLength(typed))]);
});

for (const [how, pasted] of [
  ['alone', 'demo-testing'],
  ['with its word', 'Token demo-testing'],
  ['with its word and two spaces', 'Token  demo-testing'],
  ['with its word twice', 'Token Token demo-testing'],
  ['with spaces around it', '  Token demo-testing  '],
] as const)
  test(`a token that is pasted ${how} is sent with the word once and one space`, async ({
    page,
    context,
    examples,
  }) => {
    const { url, recorder } = await examples.on('SQLite');
    await allowClipboard(context);
    const reader = new PlaygroundPage(page, url, pages);
    const id = nameGroup();
    for (const path of ['get-or-create', 'update']) {
      await reader.open(path);
      await reader.field('user_group_id').fill(id);
      await reader.token.fill('');
      await reader.paste(reader.token, pasted);
      const before = recorder.requests.length;
      expect((await reader.sendAndRead()).status).toBe('200 OK');
      // The first goes through the relay, the other one directly.
      const [arrived, ...others] = recorder.requests.slice(before);
      expect(others).toEqual([]);
      expect(arrived && readHeaders(arrived, 'authorization')).toEqual(['Token demo-testing']);
    }
  });

test('a token is typed with its word, key by key', async ({ page, examples }) => {
  const { url, recorder } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  await reader.open('get-or-create');
  await reader.field('user_group_id').fill(nameGroup());
  await reader.token.pressSequentially('Token  demo-testing');
  expect((await reader.sendAndRead()).status).toBe('200 OK');
  const last = recorder.requests.at(-1);
  expect(last && readHeaders(last, 'authorization')).toEqual(['Token demo-testing']);
});

test('what is typed and pressed before the scripts have come counts', async ({ page, examples }) => {
  const { url, recorder } = await examples.on('SQLite');
  let letGo = () => {};
  const isTyped = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/playground\./, async (route) => {
    await isTyped;
    await route.continue();
  });
  const reader = new PlaygroundPage(page, url, pages);
  await reader.open('get-or-create');
  const id = nameGroup();
  await reader.token.fill('Token  demo-testing');
  await reader.field('user_group_id').fill(id);
  const before = recorder.requests.length;
  await reader.send.click();
  await reader.send.click();
  letGo();
  expect((await reader.readAnswer()).body.user_group.provided_id).toBe(id);
  // It is sent once, also when the scripts are asked for again.
  await page.evaluate(() => {
    location.hash = '_reference';
    location.hash = 'try';
  });
  await expect(reader.answer).toBeVisible();
  expect((await reader.sendAndRead()).body.new_user_group).toBe(false);
  const arrived = recorder.requests.slice(before).map((one) => readHeaders(one, 'authorization'));
  expect(arrived).toEqual([['Token demo-testing'], ['Token demo-testing']]);
});

test('a wrong token is refused, and the answer says so', async ({ page, examples }) => {
  const { url } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  await reader.open('get-or-create');
  await reader.token.fill('wrong');
  const { status, body } = await reader.sendAndRead();
  expect([status, body.error.code]).toEqual(['401 Unauthorized', 'unauthorized']);
  await expect(reader.answer).toHaveAttribute('data-tone', 'bad');
});

test('the demo token is offered for the example’s own service only', async ({ page, examples }) => {
  const { url } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  await reader.open('update');
  await expect(reader.demo).toBeVisible();
  await reader.choose('https://api.example.com');
  await expect(reader.way).toContainText('api.example.com');
  await expect(reader.demo).toBeHidden();
  await reader.choose(`${url}sandbox`);
  await expect(reader.demo).toBeVisible();
});

test('from a server that the reader’s machine is not, over http, it sends too, and offers no demo token', async ({
  browser,
  examples,
}) => {
  const { url } = await examples.on('SQLite');
  const context = await browser.newContext();
  await context.route('http://docs.example.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, url).href }) });
  });
  const page = await context.newPage();
  const reader = new PlaygroundPage(page, 'http://docs.example.test/', pages);
  await reader.open('update');
  await expect(reader.way).toHaveText('This request goes directly from your browser to docs.example.test.');
  await expect(reader.demo).toBeHidden();
  // Browsers give the clipboard to https and this machine only: here a command copies.
  await reader.share.click();
  await expect(reader.share).toHaveAttribute('data-copied', 'Copied');
  await reader.field('user_group_id').fill(nameGroup());
  await reader.token.fill('demo-testing');
  expect((await reader.sendAndRead()).body.error.code).toBe('not_found');
  await context.close();
});

test('a link fills in the request in another tab, without the credential', async ({
  page,
  context,
  examples,
}) => {
  const { url } = await examples.on('SQLite');
  await allowClipboard(context);
  const reader = new PlaygroundPage(page, url, pages);
  await reader.open('get-or-create');
  const id = nameGroup();
  await reader.token.fill('demo-testing');
  await reader.field('name').fill('Shared “☃”');
  await reader.field('user_group_id').fill(id);
  const link = await reader.copyLink();
  const other = new PlaygroundPage(await context.newPage(), url, pages);
  await other.page.goto(link);
  await expect(other.field('user_group_id')).toHaveValue(id);
  await expect(other.field('name')).toHaveValue('Shared “☃”');
  await expect(other.token).toHaveValue('');
  await other.demo.click();
  expect((await other.sendAndRead()).body).toMatchObject({ user_group: { name: 'Shared “☃”' } });
});

test('a request of the history is filled in again, with the credential of the tab', async ({
  page,
  examples,
}) => {
  const { url } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  await reader.open('get-or-create');
  const [first, second] = [nameGroup(), nameGroup()];
  await reader.demo.click();
  for (const id of [first, second]) {
    await reader.field('user_group_id').fill(id);
    await reader.sendAndRead();
  }
  await page.reload();
  await reader.answer.getByRole('tab', { name: 'History' }).click();
  const entries = reader.answer.getByRole('button', { name: /^Restore request: 200 / });
  await expect(entries).toHaveCount(2);
  await entries.last().click();
  await expect(reader.field('user_group_id')).toHaveValue(first);
  await entries.first().click();
  await expect(reader.field('user_group_id')).toHaveValue(second);
  await expect(reader.token).toHaveValue('demo-customer');
});

test('the chosen server is remembered on the pages of other operations', async ({ page, examples }) => {
  const { url } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  await reader.open('update');
  await reader.choose('https://api.example.com');
  await reader.open('rotate-token', '');
  await expect(reader.server).toHaveValue('https://api.example.com');
  await reader.open('rotate-token');
  await expect(reader.way).toHaveText('This request goes directly from your browser to api.example.com.');
  await reader.server.selectOption('/sandbox');
  await reader.open('get-or-create');
  await expect(reader.server).toHaveValue('/sandbox');
});

test('a server that is chosen while the playground loads is remembered too', async ({ page, examples }) => {
  const { url } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/playground\.[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await reader.open('update');
  await reader.choose('https://api.example.com');
  await reader.open('rotate-token', '');
  await expect(reader.server).toHaveValue('https://api.example.com');
  release();
});

test('what the form takes for a mistake is sent all the same when a reader wants the API’s own answer', async ({
  page,
  examples,
}) => {
  const { url } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  const anyway = page.getByRole('button', { name: 'Send anyway' });
  await reader.open('get-or-create');
  await reader.demo.click();
  await reader.field('user_group_id').fill('');
  await expect(anyway).toBeHidden();
  await reader.send.click();
  await expect(reader.field('user_group_id')).toBeFocused();
  await anyway.click();
  await expect(reader.answer).toContainText('400 Bad Request');
  await reader.field('user_group_id').fill(nameGroup());
  await expect(anyway).toBeHidden();
});
