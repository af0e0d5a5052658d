import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { relayLimits } from '../../src/relay/relay-options.ts';
import { PlaygroundPage } from './playground-page.ts';
import { expect, hastyTime, test } from './playground-site.ts';

const hostOf = (url: string) => new URL(url).host;

test('a request that a server allows goes directly, and the line under the bar says so before', async ({
  page,
  playground: { open, plain },
}) => {
  const reader = new PlaygroundPage(page, plain);
  await reader.open('get-an-item');
  await expect(reader.way).toHaveText(`This request goes directly from your browser to ${hostOf(open.url)}.`);
  await reader.parameter('query.q').fill('x y');
  await reader.token.fill('abc');
  await reader.send.click();
  await expect(reader.outcome).toContainText('200 OK');
  const last = open.requests.at(-1);
  expect([last?.method, last?.target]).toEqual(['GET', '/v1/items/a%201?q=x%20y']);
  expect(last?.headers.authorization).toBe('Token abc');
  expect(last?.headers.cookie).toBeUndefined();
  expect(last?.headers.referer).toBeUndefined();
  await expect(reader.answerBody).toContainText(`${open.requests.length}`);
});

test('without a relay a GET with a body is offered as a cURL command, which sends it', async ({
  page,
  playground: { open, plain },
}) => {
  const reader = new PlaygroundPage(page, plain);
  await reader.open('search-by-a-body');
  await reader.token.fill('abc');
  await expect(reader.way).toHaveText(
    'Your browser cannot send this request. Browsers cannot send a GET request with a body. This site’s relay is not available. Use this cURL command:',
  );
  const before = open.requests.length;
  await reader.writeJson('{"name":"It’s $HOME"}');
  await expect(reader.command).toContainText('$HOME');
  await reader.send.click();
  await expect(reader.outcome).toContainText('Not sent');
  await expect(reader.command).toContainText('$API_TOKEN');
  expect(open.requests.length).toBe(before);
  expect(reader.relayed).toEqual([]);
  const command = await reader.command.innerText();
  // The server is one of this process, so nothing may wait for the command in the meantime.
  await promisify(execFile)('sh', ['-c', command], { env: { ...process.env, API_TOKEN: 'abc' } });
  const last = open.requests.at(-1);
  expect([last?.method, last?.target, last?.body]).toEqual(['GET', '/v1/search', '{"name":"It’s $HOME"}']);
  expect(last?.headers.authorization).toBe('Token abc');
});

test('with a relay it goes through it, as values and never as a URL', async ({
  page,
  playground: { open, relayed },
}) => {
  const reader = new PlaygroundPage(page, relayed);
  await reader.open('search-by-a-body');
  await expect(reader.way).toHaveText(
    'This request goes through this site’s relay. Browsers cannot send a GET request with a body.',
  );
  await reader.writeJson('{"a":1}');
  await reader.token.fill('abc');
  await reader.send.click();
  await expect(reader.outcome).toContainText('200 OK');
  await expect(reader.answerBody).toContainText(`${open.requests.length}`);
  expect(reader.relayed).toEqual([
    {
      operation: 'openapi.yaml GET /search',
      server: { url: `${open.url}/v1`, variables: {} },
      parameters: {},
      security: 0,
      credentials: { API_TOKEN: 'Token abc' },
      mediaType: 'application/json',
      body: { text: '{"a":1}' },
    },
  ]);
  const last = open.requests.at(-1);
  expect([last?.method, last?.target, last?.body]).toEqual(['GET', '/v1/search', '{"a":1}']);
  expect(last?.lines.filter(([name]) => /^authorization$/i.test(name))).toEqual([
    ['Authorization', 'Token abc'],
  ]);
});

test('a request that a server keeps from browsers goes on through the relay, and it is said', async ({
  page,
  playground: { closed, relayed },
}) => {
  const reader = new PlaygroundPage(page, relayed);
  await reader.open('change-an-item');
  await reader.token.fill('abc');
  await reader.choose(closed.url);
  const host = hostOf(closed.url);
  await expect(reader.way).toHaveText(`This request goes directly from your browser to ${host}.`);
  const before = closed.requests.length;
  await reader.send.click();
  await expect(reader.way).toHaveText(
    `${host} does not allow requests from other sites (CORS), so this request went through this site’s relay.`,
  );
  await expect(reader.outcome).toContainText('200 OK');
  expect(reader.relayed.length).toBe(1);
  // The browser asked first, so it arrived once.
  expect(closed.requests.length).toBe(before + 1);
  expect(closed.requests.at(-1)?.body).toBe('{\n  "name": "Acme"\n}');
  await reader.writeJson('{}');
  await expect(reader.way).toHaveText(
    `This request goes through this site’s relay. ${host} does not allow requests from other sites (CORS).`,
  );
});

test('without a relay it ends as a command', async ({ page, playground: { closed, plain } }) => {
  const reader = new PlaygroundPage(page, plain);
  await reader.open('get-an-item');
  await reader.token.fill('abc');
  await reader.choose(closed.url);
  await reader.send.click();
  await expect(reader.way).toHaveText(
    `Your browser cannot send this request. ${hostOf(closed.url)} does not allow requests from other sites (CORS). This site’s relay is not available. Use this cURL command:`,
  );
  await expect(reader.command).toContainText(`curl -X GET "${closed.url}/items/a%201"`);
});

test('a write that may have arrived is not sent a second time unless the reader says so', async ({
  page,
  playground: { closed, relayed },
}) => {
  const reader = new PlaygroundPage(page, relayed);
  await reader.open('write-a-note');
  await reader.choose(closed.url);
  await page.getByRole('textbox', { name: 'Body' }).fill('A new note');
  const before = closed.requests.length;
  await reader.send.click();
  await expect(reader.way).toHaveText(
    `${hostOf(closed.url)} does not allow requests from other sites (CORS). The request may have been processed; sending it again may repeat it.`,
  );
  expect(closed.requests.length).toBe(before + 1);
  expect(reader.relayed).toEqual([]);
  await page.locator('.route').getByRole('button', { name: 'Send through the relay' }).click();
  await expect(reader.outcome).toContainText('200 OK');
  expect(reader.relayed).toMatchObject([
    { security: null, body: { text: 'A new note' }, mediaType: 'text/plain' },
  ]);
  expect(closed.requests.slice(before).map(({ body }) => body)).toEqual(['A new note', 'A new note']);
});

test('a service that is down is told from one that refuses', async ({
  page,
  playground: { down, relayed },
}) => {
  const reader = new PlaygroundPage(page, relayed);
  await reader.open('get-an-item');
  await reader.token.fill('abc');
  await reader.choose(down);
  await reader.send.click();
  await expect(reader.way).toHaveText(
    `${hostOf(down)} did not respond. It may be down, or your browser cannot reach it.`,
  );
  await expect(reader.outcome).toContainText('No response');
  await expect(reader.send).toHaveText('Send');
  expect(reader.relayed).toEqual([]);
});

test('the relay says when a service is down', async ({ page, playground: { down, relayed } }) => {
  const reader = new PlaygroundPage(page, relayed);
  await reader.open('search-by-a-body');
  await reader.token.fill('abc');
  await reader.choose(down);
  await reader.send.click();
  await expect(reader.way).toHaveText('127.0.0.1 refused the connection; no server is listening there.');
  await expect(reader.outcome).toContainText('No response');
  await expect(reader.command).toBeHidden();
});

test('no answer in time ends the waiting', async ({ page, playground: { open, relayed } }) => {
  await page.clock.install();
  const reader = new PlaygroundPage(page, relayed);
  await reader.open('get-an-item');
  await reader.token.fill('abc');
  await page.clock.runFor(1000);
  await reader.parameter('path.id').fill('slow');
  const before = open.requests.length;
  await reader.send.click();
  await expect(reader.send).toHaveText('Cancel');
  await expect.poll(() => open.requests.length).toBe(before + 1);
  await page.clock.runFor(61_000);
  await expect(reader.way).toHaveText('The request timed out. It may still have reached the server.');
  await expect(reader.send).toHaveText('Send');
  expect(open.requests.length).toBe(before + 1);
});

test('no answer in time ends the waiting of the relay too', async ({ page, playground: { hasty } }) => {
  await page.clock.install();
  const reader = new PlaygroundPage(page, hasty);
  await reader.open('wait-for-nothing');
  await reader.token.fill('abc');
  await page.clock.runFor(1000);
  await reader.send.click();
  await expect(reader.send).toHaveText('Cancel');
  await expect.poll(() => reader.relayed.length).toBe(1);
  // The page waits longer than the usual relay, so it is the relay that says it.
  expect(relayLimits.firstByteTime).toBe(30_000);
  await page.clock.runFor(relayLimits.firstByteTime + 1000);
  await expect(reader.way).toHaveText(`127.0.0.1 did not respond within ${hastyTime / 1000} seconds.`);
  await expect(reader.outcome).toContainText('No response');
  await expect(reader.send).toHaveText('Send');
});

test('Send becomes Cancel, which ends the waiting', async ({ page, playground: { relayed } }) => {
  const reader = new PlaygroundPage(page, relayed);
  await reader.open('get-an-item');
  await reader.token.fill('abc');
  await reader.parameter('path.id').fill('slow');
  await reader.send.click();
  await expect(reader.send).toHaveText('Cancel');
  await reader.send.click();
  await expect(reader.way).toHaveText('The request may still have reached the server.');
  await expect(reader.outcome).toContainText('Canceled');
  await expect(reader.send).toHaveText('Send');
});

test('a body that is too large for the relay is said to be, and a command sends it', async ({
  page,
  playground: { open, relayed },
}) => {
  const reader = new PlaygroundPage(page, relayed);
  await reader.open('search-by-a-body');
  await reader.token.fill('abc');
  const before = open.requests.length;
  const write = (size: number) => reader.writeJson(`{"a":"${'x'.repeat(size - 8)}"}`);
  await write(1_000_001);
  await expect(reader.way).toHaveText(
    'Your browser cannot send this request. Browsers cannot send a GET request with a body. The body is too large for the relay, which accepts up to 1 MB. Use this cURL command:',
  );
  await reader.send.click();
  await expect(reader.outcome).toContainText('Not sent');
  expect(reader.relayed).toEqual([]);
  expect(open.requests.length).toBe(before);
  await write(1_000_000);
  await expect(reader.way).toContainText('This request goes through this site’s relay');
  await reader.send.click();
  await expect(reader.outcome).toContainText('200 OK');
  expect(open.requests.at(-1)?.bytes.length).toBe(1_000_000);
});

test('an answer that is too large for the relay is cut, and it is said', async ({
  page,
  playground: { relayed },
}) => {
  const reader = new PlaygroundPage(page, relayed);
  await reader.open('fetch-too-much');
  await reader.token.fill('abc');
  await reader.send.click();
  await expect(reader.outcome).toContainText('200 OK');
  await expect(reader.outcome).toContainText('Truncated at 10 MB: this is the relay’s limit.');
});

test('a body that is not JSON is said beside it, and nothing is sent', async ({
  page,
  playground: { open, relayed },
}) => {
  const reader = new PlaygroundPage(page, relayed);
  for (const path of ['search-by-a-body', 'change-an-item']) {
    await reader.open(path);
    await reader.token.fill('abc');
    const before = open.requests.length;
    await reader.writeJson('{\n  "a": 1,\n  "b": }');
    await reader.send.click();
    await expect(reader.mistakes).toHaveCount(1);
    await expect(reader.mistakes).toHaveText('Missing value after "b": (line 3, column 8)');
    await expect(page.getByLabel('Body as JSON')).toBeFocused();
    await expect(page.locator('.problem-count')).toHaveText('1 problem');
    expect(reader.relayed).toEqual([]);
    expect(open.requests.length).toBe(before);
    await expect(reader.send).toHaveText('Send');
  }
});

test('what the relay refuses is said in its own words, and a command is offered', async ({
  page,
  playground: { open, relayed },
}) => {
  const reader = new PlaygroundPage(page, relayed);
  await reader.open('forward-a-request');
  await reader.token.fill('abc');
  await reader.parameter('header.X-Forwarded-For').fill('192.0.2.1');
  const before = open.requests.length;
  await reader.send.click();
  await expect(reader.way).toHaveText(
    'The relay does not send the header X-Forwarded-For. Leave it empty, or send the request with cURL.',
  );
  await expect(reader.outcome).toContainText('Refused by the relay');
  await expect(reader.command).toContainText('X-Forwarded-For: 192.0.2.1');
  expect(reader.relayed.length).toBe(1);
  expect(open.requests.length).toBe(before);
});

test('a cookie, which browsers keep to themselves, goes through the relay', async ({
  page,
  playground: { open, relayed },
}) => {
  const reader = new PlaygroundPage(page, relayed);
  await reader.open('authorize-in-many-ways');
  await page.getByLabel('Authorize with').selectOption({ label: 'API key in cookie' });
  await page.getByLabel('session', { exact: true }).fill('abc');
  await expect(reader.way).toHaveText(
    'This request goes through this site’s relay. Browsers do not let pages set the header Cookie.',
  );
  await reader.send.click();
  await expect(reader.outcome).toContainText('200 OK');
  expect(reader.relayed).toMatchObject([{ security: 2, credentials: { SESSION: 'abc' } }]);
  expect(open.requests.at(-1)?.headers.cookie).toBe('session=abc');
});

test('what is chosen and pressed while the page is still loading is sent, once and whole', async ({
  page,
  playground: { closed, open, plain },
}) => {
  const reader = new PlaygroundPage(page, plain);
  await reader.open('get-an-item');
  await reader.token.fill('abc');
  await expect(reader.way).toContainText('This request goes directly');
  await reader.choose(closed.url);
  let go = () => {};
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/playground\.|form-pairs/, async (route) => {
    await waiting;
    await route.continue();
  });
  await reader.open('send-a-form');
  await expect(reader.server).toHaveValue(closed.url);
  await reader.choose(`${open.url}/v1`);
  const before = open.requests.length;
  await reader.send.click();
  await reader.send.click();
  go();
  await expect(reader.outcome).toContainText('200 OK');
  expect(open.requests.slice(before).map(({ body }) => body)).toEqual(['name=A+b']);
});

test('what cannot be taken back says so on the button', async ({ page, playground: { open, relayed } }) => {
  const reader = new PlaygroundPage(page, relayed);
  await reader.open('rotate-the-key');
  await reader.token.fill('abc');
  await expect(reader.send).toHaveText('Send (cannot be undone)');
  await reader.open('remove-an-item');
  await expect(reader.send).toHaveText('Send DELETE');
  const before = open.requests.length;
  await reader.parameter('path.id').press('Enter');
  await expect(reader.send).toHaveText('Send DELETE');
  expect(open.requests.length).toBe(before);
  await reader.parameter('path.id').press('Control+Enter');
  await expect.poll(() => open.requests.at(-1)?.method).toBe('DELETE');
});
