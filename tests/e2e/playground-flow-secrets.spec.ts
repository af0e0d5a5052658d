import { randomUUID } from 'node:crypto';
import { PlaygroundPage } from './playground-page.ts';
import { collectTraces, findSecret, readFiles, type Traces } from './reader-traces.ts';
import { expect, test } from './started-example.ts';

// The first test of a worker may wait for a whole build, and may install PostgreSQL.
test.describe.configure({ timeout: 300_000 });

test('no secret is left anywhere after the whole flow', async ({ page, context, examples }) => {
  const secret = `secret-${randomUUID()}`;
  const mistyped = `mistyped-${randomUUID()}`;
  const site = await examples.start({ API_TOKENS: `${secret}:Testing,demo-customer:Customer` });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const reader = new PlaygroundPage(page, site.url, 'user-group-api');
  const id = `secrets-${randomUUID()}`;
  const traces: Record<string, Traces> = {};
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));

  await reader.open('get-or-create');
  await reader.field('user_group_id').fill(id);
  await reader.token.fill(mistyped);
  expect((await reader.sendAndRead()).status).toBe('401 Unauthorized');
  await reader.token.fill('');
  await reader.paste(reader.token, `Token ${secret}`);
  const created = await reader.sendAndRead();
  expect(created.body).toMatchObject({ new_user_group: true });
  traces['get'] = { ...(await collectTraces(page)), link: await reader.copyLink() };

  await reader.open('update');
  await reader.token.fill(`Token ${secret}`);
  await reader.field('user_group_id').fill(id);
  expect((await reader.sendAndRead()).status).toBe('200 OK');
  traces['put'] = { ...(await collectTraces(page)), link: await reader.copyLink() };

  await reader.open('rotate-token');
  await reader.token.fill(secret);
  await reader.asJson.check();
  await reader.text.fill(`{ "current_token": "\\u0075${created.body.user_group.token.slice(1)}" }`);
  const rotated = await reader.sendAndRead();
  expect(rotated.status).toBe('200 OK');
  traces['post'] = { ...(await collectTraces(page)), link: await reader.copyLink() };

  await reader.open('get-or-create');
  traces['after'] = await collectTraces(page);
  const files = await readFiles(site.output);
  expect(Object.keys(files).length).toBeGreaterThan(100);

  // They were typed and sent, so that a search that looked in the right place would find them.
  const sent = JSON.stringify(site.recorder.requests.map(({ headers }) => headers));
  for (const typed of [secret, mistyped]) expect(findSecret({ sent }, typed)).toEqual(['sent']);
  const outside: Traces = { ...files, requests: asked.join('\n'), console: said.join('\n') };
  for (const typed of [secret, mistyped, created.body.user_group.token, rotated.body.user_group.token])
    expect(findSecret({ ...outside, log: site.log() }, typed)).toEqual([]);
  for (const typed of [secret, mistyped])
    for (const [when, kept] of Object.entries(traces))
      expect(
        findSecret(kept, typed).filter((place) => place !== 'sessionStorage'),
        `kept by the page after ${when}`,
      ).toEqual([]);

  // The token of a group is what its operations answer and ask for: it may be read in the answer, and in the request as
  // the reader typed it, which stands in the wire view and the samples. Answers are kept as credentials are, for the pages
  // of other operations.
  for (const token of [created.body.user_group.token, rotated.body.user_group.token])
    for (const [when, { html = '', ...kept }] of Object.entries(traces))
      expect(
        findSecret(when === 'after' ? { ...kept, html } : kept, token).filter(
          (place) => place !== 'sessionStorage',
        ),
        `kept of a group's token after ${when}`,
      ).toEqual([]);

  await site.stop();
  for (const typed of [secret, mistyped, created.body.user_group.token, rotated.body.user_group.token])
    expect(findSecret({ log: site.log() }, typed), 'when everything has ended').toEqual([]);
});

test('what is typed once is kept for the tab and in no other one, until it is forgotten', async ({
  page,
  context,
  examples,
}) => {
  const { url } = await examples.on('SQLite');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const secret = `secret-${randomUUID()}`;
  const reader = new PlaygroundPage(page, url, 'user-group-api');
  await reader.open('get-or-create');
  await reader.token.fill(secret);
  expect((await reader.sendAndRead()).status).toBe('401 Unauthorized');

  await reader.open('update');
  await expect(reader.token).toHaveValue(secret);
  const kept = { ...(await collectTraces(page)), link: await reader.copyLink() };
  expect(findSecret(kept, secret)).toEqual(['sessionStorage']);

  const other = new PlaygroundPage(await context.newPage(), url, 'user-group-api');
  await other.open('update');
  await expect(other.way).toContainText('This request goes directly');
  await expect(other.token).toHaveValue('');
  expect(findSecret(await collectTraces(other.page), secret)).toEqual([]);

  await reader.forget.click();
  await expect(reader.token).toHaveValue('');
  expect(findSecret(await collectTraces(page), secret)).toEqual([]);
  await page.reload();
  await expect(reader.way).toContainText('This request goes directly');
  await expect(reader.token).toHaveValue('');
});

test('the wire view and the samples keep a credential to themselves until the reader asks', async ({
  page,
  examples,
}) => {
  const { url } = await examples.on('SQLite');
  const secret = `secret-${randomUUID()}`;
  const reader = new PlaygroundPage(page, url, 'user-group-api');
  await reader.open('update');
  await reader.token.fill(secret);
  await expect(page.locator('octavo-wire')).toContainText('Authorization: Token •');
  expect(findSecret(await collectTraces(page), secret)).toEqual([]);
  await page.getByRole('button', { name: 'Show secrets' }).click();
  expect(findSecret(await collectTraces(page), secret)).toEqual(['html']);
});
