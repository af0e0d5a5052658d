import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PlaygroundPage } from './playground-page.ts';
import { expect, test } from './started-example.ts';

// The first test of a worker may wait for a whole build.
test.describe.configure({ timeout: 300_000 });

const pages = 'user-group-api';

/** Adds a row of what the document does not describe. */
async function addRow(page: Page, place: string, name: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a header, query parameter, or cookie' }).click();
  const row = page.locator('.extra').last();
  await row.getByLabel('Location').selectOption(place);
  await row.getByLabel('Name').fill(name);
  await row.getByLabel('Value').fill(value);
}

test('headers and query parameters of a reader’s own are sent, seen and left out again', async ({
  page,
  examples,
}) => {
  const { url, recorder } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  await reader.open('update');
  await reader.demo.click();
  await addRow(page, 'Headers', 'X-Trace', 'abc 1');
  await addRow(page, 'Query parameters', 'dry run', 'a&b');
  const wire = page.locator('octavo-wire');
  await expect(wire).toContainText('PUT /sandbox/api/user?dry%20run=a%26b HTTP/1.1');
  await expect(wire).toContainText('X-Trace: abc 1');
  await page.getByRole('tab', { name: 'cURL' }).click();
  await expect(page.getByRole('tabpanel', { name: 'cURL' })).toContainText('-H "X-Trace: abc 1"');
  await page.locator('.extra').last().getByLabel('Include in request').uncheck();
  await expect(page.getByRole('tabpanel', { name: 'cURL' })).not.toContainText('dry');
  const before = recorder.requests.length;
  await reader.sendAndRead();
  const [sent] = recorder.requests.slice(before);
  expect(sent?.headers.find(([name]) => name.toLowerCase() === 'x-trace')?.[1]).toBe('abc 1');
  expect(sent?.target).not.toContain('?');
  await page.locator('.extra').first().getByRole('button').click();
  await expect(page.locator('.extra')).toHaveCount(1);
});

test('what the relay would leave out is sent by hand, and said before', async ({ page, examples }) => {
  const { url } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  await reader.open('get-or-create');
  await expect(reader.way).toContainText('relay');
  await addRow(page, 'Headers', 'X-Trace', 'abc');
  await expect(reader.way).toContainText('The relay sends only what the API description defines.');
  await expect(page.locator('.route .command')).toContainText('X-Trace: abc');
  await page.locator('.extra').getByLabel('Location').selectOption('Cookies');
  await expect(page.locator('.route .command')).toContainText('Cookie: X-Trace=abc');
});

test('an empty credential leads to its field, as an empty field of the body does', async ({
  page,
  examples,
}) => {
  const { url, recorder } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  await reader.open('update');
  await expect(reader.way).toContainText('This request goes directly');
  const before = recorder.requests.length;
  await reader.send.click();
  await expect(reader.token).toBeFocused();
  await expect(page.locator('.credentials .error')).toHaveText('Required');
  expect(recorder.requests.length).toBe(before);
  await reader.demo.click();
  await expect(page.locator('.credentials .error')).toBeHidden();
  await page.getByRole('button', { name: 'Forget' }).click();
  await reader.send.click();
  await expect(page.locator('.credentials .error')).toBeVisible();
  await page.locator('.route').getByRole('button', { name: 'Send anyway' }).click();
  await expect(page.locator('octavo-answer [data-part=status]')).toHaveText('401 Unauthorized');
});

test('a request of the history says what was sent, and is sent again', async ({ page, examples }) => {
  const { url, recorder } = await examples.on('SQLite');
  const reader = new PlaygroundPage(page, url, pages);
  const id = `again-${randomUUID()}`;
  await reader.open('get-or-create');
  await reader.demo.click();
  await reader.field('name').fill('Again');
  await reader.field('user_group_id').fill(id);
  await reader.sendAndRead();
  await reader.field('name').fill('Another');
  await page.getByRole('tab', { name: 'History' }).click();
  const row = page.locator('.history li').first();
  await expect(row).toContainText('{ "name": "Again"');
  const before = recorder.requests.length;
  await row.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => recorder.requests.length).toBe(before + 1);
  expect(JSON.parse(String(recorder.requests.at(-1)?.body))).toMatchObject({
    name: 'Again',
    user_group_id: id,
  });
  await reader.field('name').fill('Another');
  await reader.sendAndRead();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.locator('.history ol > li')).toHaveCount(3);
  const fold = page.locator('.history details').first();
  await fold.getByText('Compare with previous request').click();
  await expect(fold.locator('li')).toHaveText(['body.name Again Another']);
  const same = page.locator('.history details').nth(1);
  await same.locator('summary').click();
  await expect(same.locator('p')).toHaveText('No differences.');
  await expect(page.locator('.history ol > li').last().locator('details')).toHaveCount(0);
});
