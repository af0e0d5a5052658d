import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PlaygroundPage } from './playground-page.ts';
import { expect, test } from './playground-site.ts';

const answer = '.answer';

test('a request that a server allows goes directly, and the line under the bar says so before', async ({
  page,
  playground,
}) => {
  const { open, url } = playground;
  const reader = new PlaygroundPage(page, url);
  await reader.open('get-an-item');
  await expect(reader.way).toHaveText(`Goes directly from your browser to ${new URL(open.url).host}.`);
  await page.locator('[name="query.q"]').fill('x y');
  await reader.token.fill('abc');
  await reader.send.click();
  await expect(page.locator(answer)).toContainText('200');
  const last = open.requests.at(-1);
  expect([last?.method, last?.target]).toEqual(['GET', '/v1/items/a%201?q=x%20y']);
  expect(last?.headers.authorization).toBe('Token abc');
  expect(last?.headers.cookie).toBeUndefined();
  expect(last?.headers.referer).toBeUndefined();
});

test('without a relay a GET with a body is offered as a cURL command, which sends it', async ({
  page,
  playground,
}) => {
  const { open, url } = playground;
  const reader = new PlaygroundPage(page, url);
  await reader.open('search-by-a-body');
  await expect(reader.way).toHaveText(
    'Your browser cannot send this, because a browser cannot send a GET request with a body, and no relay is served with this site. This cURL command sends it:',
  );
  const before = open.requests.length;
  await page.getByLabel('Body').fill('{"name":"It’s $HOME"}');
  await expect(reader.command).toContainText('$HOME');
  await reader.send.click();
  await expect(reader.command).toContainText('$API_TOKEN');
  expect(open.requests.length).toBe(before);
  const command = await reader.command.innerText();
  // The server is one of this process, so nothing may wait for the command in the meantime.
  await promisify(execFile)('sh', ['-c', command], { env: { ...process.env, API_TOKEN: 'abc' } });
  const last = open.requests.at(-1);
  expect([last?.method, last?.target, last?.body]).toEqual(['GET', '/v1/search', '{"name":"It’s $HOME"}']);
  expect(last?.headers.authorization).toBe('Token abc');
});

test('with a relay it goes through it, as values and never as a URL', async ({ page, playground, relay }) => {
  const reader = new PlaygroundPage(page, playground.url);
  await reader.open('search-by-a-body');
  await expect(reader.way).toHaveText(
    'Goes through this site’s relay, because a browser cannot send a GET request with a body.',
  );
  await page.getByLabel('Body').fill('{"a":1}');
  await reader.token.fill('abc');
  await reader.send.click();
  await expect(page.locator(answer)).toContainText('{"relayed":true}');
  expect(relay.asked).toEqual([
    {
      operation: 'openapi.yaml GET /search',
      server: { url: `${playground.open.url}/v1`, variables: {} },
      parameters: {},
      security: 0,
      credentials: { API_TOKEN: 'Token abc' },
      mediaType: 'application/json',
      body: { text: '{"a":1}' },
    },
  ]);
});

test('a request that a server keeps from browsers goes on through the relay, and it is said', async ({
  page,
  playground,
  relay,
}) => {
  const { closed, url } = playground;
  const reader = new PlaygroundPage(page, url);
  await reader.open('change-an-item');
  await reader.choose(closed.url);
  const { host } = new URL(closed.url);
  await expect(reader.way).toHaveText(`Goes directly from your browser to ${host}.`);
  const before = closed.requests.length;
  await reader.send.click();
  await expect(reader.way).toHaveText(
    `${host} does not allow browsers of other sites (CORS), so it went through this site’s relay.`,
  );
  await expect(page.locator(answer)).toContainText('relayed');
  expect(relay.asked.length).toBe(1);
  expect(closed.requests.length).toBe(before);
  await page.getByLabel('Body').fill('{}');
  await expect(reader.way).toHaveText(
    `Goes through this site’s relay, because ${host} does not allow browsers of other sites (CORS).`,
  );
});

test('without a relay it ends as a command', async ({ page, playground }) => {
  const { closed, url } = playground;
  const reader = new PlaygroundPage(page, url);
  await reader.open('get-an-item');
  await reader.choose(closed.url);
  await reader.send.click();
  await expect(reader.way).toContainText(
    'does not allow browsers of other sites (CORS), and no relay is served',
  );
  await expect(reader.command).toContainText(`curl -X GET "${closed.url}/items/a%201"`);
});

test('a write that may have arrived is not sent a second time unless the reader says so', async ({
  page,
  playground,
  relay,
}) => {
  const { closed, url } = playground;
  const reader = new PlaygroundPage(page, url);
  await reader.open('write-a-note');
  await reader.choose(closed.url);
  await page.getByLabel('Body').fill('A note');
  const before = closed.requests.length;
  await reader.send.click();
  await expect(reader.way).toContainText('The request may have arrived');
  expect(closed.requests.length).toBe(before + 1);
  expect(relay.asked).toEqual([]);
  await page.getByRole('button', { name: 'Send through the relay' }).click();
  await expect(page.locator(answer)).toContainText('relayed');
  expect(relay.asked[0]).toMatchObject({ security: null, body: { text: 'A note' }, mediaType: 'text/plain' });
  expect(closed.requests.length).toBe(before + 1);
});

test('a service that is down is told from one that refuses', async ({ page, playground }) => {
  const reader = new PlaygroundPage(page, playground.url);
  await reader.open('get-an-item');
  await reader.choose(playground.down);
  await reader.send.click();
  await expect(reader.way).toHaveText(
    `${new URL(playground.down).host} did not answer: it is down, or out of your browser’s reach.`,
  );
  await expect(reader.send).toHaveText('Send');
});

test('no answer in time ends the waiting', async ({ page, playground }) => {
  await page.clock.install();
  const reader = new PlaygroundPage(page, playground.url);
  await reader.open('get-an-item');
  await page.clock.runFor(1000);
  await page.locator('[name="path.id"]').fill('slow');
  const before = playground.open.requests.length;
  await reader.send.click();
  await expect(reader.send).toHaveText('Cancel');
  await expect.poll(() => playground.open.requests.length).toBe(before + 1);
  await page.clock.runFor(61_000);
  await expect(reader.way).toHaveText('None came in time, so it was given up. It may have arrived.');
  await expect(reader.send).toHaveText('Send');
});

test('Send becomes Cancel, which ends the waiting', async ({ page, playground }) => {
  const reader = new PlaygroundPage(page, playground.url);
  await reader.open('get-an-item');
  await page.locator('[name="path.id"]').fill('slow');
  await reader.send.click();
  await expect(reader.send).toHaveText('Cancel');
  await reader.send.click();
  await expect(reader.way).toHaveText('The request may have arrived all the same.');
  await expect(reader.send).toHaveText('Send');
});

test('a body that is too large for the relay is said to be', async ({ page, playground, relay }) => {
  const reader = new PlaygroundPage(page, playground.url);
  await reader.open('search-by-a-body');
  await page.getByLabel('Body').evaluate((input: HTMLTextAreaElement) => {
    input.value = `"${'x'.repeat(1_000_001)}"`;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(reader.way).toContainText('and the body is too large for the relay, which takes 1 MB');
  await reader.send.click();
  expect(relay.asked).toEqual([]);
});

test('what the relay refuses is said in its own words', async ({ page, playground, relay }) => {
  relay.refusal = { status: 504, body: { code: 'timeout', message: 'The server gave no answer in 30 s.' } };
  const reader = new PlaygroundPage(page, playground.url);
  await reader.open('search-by-a-body');
  await reader.send.click();
  await expect(reader.way).toHaveText('The server gave no answer in 30 s.');
});

test('a cookie, which browsers keep to themselves, goes through the relay', async ({
  page,
  playground,
  relay,
}) => {
  const reader = new PlaygroundPage(page, playground.url);
  await reader.open('authorize-in-many-ways');
  await page.getByLabel('Authorize with').selectOption({ label: 'API key in cookie' });
  await page.getByLabel('session', { exact: true }).fill('abc');
  await expect(reader.way).toHaveText(
    'Goes through this site’s relay, because browsers let no page set the header Cookie.',
  );
  await reader.send.click();
  await expect(page.locator(answer)).toContainText('relayed');
  expect(relay.asked[0]).toMatchObject({ security: 4, credentials: { SESSION: 'abc' } });
});

test('what cannot be taken back says so on the button', async ({ page, playground }) => {
  const reader = new PlaygroundPage(page, playground.url);
  await reader.open('rotate-the-key');
  await expect(reader.send).toHaveText('Send, cannot be undone');
  await reader.open('remove-an-item');
  await expect(reader.send).toHaveText('Send DELETE');
  const before = playground.open.requests.length;
  await page.locator('[name="path.id"]').press('Enter');
  await expect(reader.send).toHaveText('Send DELETE');
  expect(playground.open.requests.length).toBe(before);
  await page.locator('[name="path.id"]').press('Control+Enter');
  await expect.poll(() => playground.open.requests.at(-1)?.method).toBe('DELETE');
});
