import { expect, test } from './example-site.ts';

test('an operation’s page leads to its Markdown, which says what the page says', async ({
  page,
  example,
}) => {
  await page.goto(`${example}user-group-api/update/`);
  const shown = await page.locator('article .param b').allTextContents();
  await expect(page.locator('link[rel=alternate][type="text/markdown"]')).toHaveAttribute(
    'href',
    '/user-group-api/update.md',
  );
  await page.getByRole('button', { name: 'More page actions' }).click();
  const href = await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href');
  const answer = await page.request.get(new URL(href ?? '', example).href);
  expect(answer.headers()['content-type']).toMatch(/^text\/markdown; ?charset=utf-8$/);
  const text = await answer.text();
  expect(text).toMatch(/^# Update a user group\n\n`PUT /);
  expect(shown.length).toBeGreaterThan(10);
  for (const name of shown) expect(text).toContain(`\`${name}\``);
});

test('octavo dev has the Markdown of an operation too, as its files are now', async ({ request, sites }) => {
  const site = await sites.start(await sites.copy('fields-one'));
  const ask = (path: string) => request.get(new URL(path, site.url).href);
  expect(await (await ask('api/list-users.md')).text()).toMatch(/^# List users\n\n`GET /);
  await site.edit('spec/users.yaml', (text) => text.replace('How many.', 'How many at most.'));
  await site.show(site.config, '');
  expect(await (await ask('api/list-users.md')).text()).toContain('How many at most.');
  expect((await ask('nothing.md')).status()).toBe(404);
});
