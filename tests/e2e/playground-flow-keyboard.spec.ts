import { randomUUID } from 'node:crypto';
import { Keyboard } from './keyboard.ts';
import { PlaygroundPage } from './playground-page.ts';
import { expect, test } from './started-example.ts';

// The first test of a worker may wait for a whole build, and may install PostgreSQL.
test.describe.configure({ timeout: 300_000 });

test('the whole flow needs no more than a keyboard', async ({ page, examples }) => {
  const { url, recorder } = await examples.on('SQLite');
  const before = recorder.requests.length;
  const reader = new PlaygroundPage(page, url, 'user-group-api');
  const keys = new Keyboard(page);
  const id = `keys-${randomUUID()}`;
  const views = page.getByRole('navigation', { name: 'Switch view' });
  const sidebar = page.getByRole('navigation', { name: 'Pages' });
  const body = reader.answerBody;

  await reader.open('get-or-create', '');
  await keys.reach(views.getByRole('link', { name: 'Try it' }));
  await keys.press('Enter');
  await expect(reader.send).toBeVisible();
  await keys.reach(reader.token);
  await keys.type('Token demo-customer');
  await keys.reach(reader.field('name'));
  await keys.type('Keys');
  await keys.reach(reader.field('user_group_id'));
  await keys.type(id);
  await keys.reach(reader.send, 'Shift+Tab');
  await keys.press('Enter');
  const created = await reader.readAnswer();
  expect(created.body).toMatchObject({ new_user_group: true, user_group: { name: 'Keys' } });
  await keys.reach(body);
  await keys.reach(reader.send, 'Shift+Tab');
  await keys.press('Space');
  await expect(body).toContainText('"new_user_group": false');

  await keys.reach(sidebar.getByRole('link', { name: 'Update' }), 'Shift+Tab');
  await keys.press('Enter');
  await page.waitForURL(/\/update\/$/);
  await keys.reach(views.getByRole('link', { name: 'Try it' }));
  await keys.press('Enter');
  await keys.reach(reader.demo);
  await keys.press('Space');
  await expect(reader.token).toHaveValue('demo-customer');
  await keys.reach(page.getByRole('radio', { name: 'Form' }));
  await keys.press('ArrowRight');
  await expect(reader.text).toBeVisible();
  await keys.reach(reader.text);
  await keys.type(`{ "user_group_id": "${id}", "name": "Keys Ltd" }`);
  await keys.press('ControlOrMeta+Enter');
  const changed = await reader.readAnswer();
  expect(changed.body).toMatchObject({ user_group: { name: 'Keys Ltd', provided_id: id } });
  await keys.reach(body);

  await keys.reach(sidebar.getByRole('link', { name: 'Rotate a token' }), 'Shift+Tab');
  await keys.press('Enter');
  await page.waitForURL(/\/rotate-token\/$/);
  await keys.reach(views.getByRole('link', { name: 'Try it' }));
  await keys.press('Enter');
  await keys.reach(reader.token);
  await keys.type('demo-customer');
  await keys.reach(reader.field('current_token'));
  await keys.type(created.body.user_group.token);
  await keys.reach(reader.send, 'Shift+Tab');
  await keys.press('Enter');
  const rotated = await reader.readAnswer();
  expect(rotated.body.user_group.token).not.toBe(created.body.user_group.token);
  await keys.press('Enter');
  await expect(body).toContainText('No user group holds this token.');
  await keys.reach(body);

  expect(recorder.requests.slice(before).map(({ method }) => method)).toEqual([
    'GET',
    'GET',
    'PUT',
    'POST',
    'POST',
  ]);
});

for (const view of ['', '#try'])
  test(`nothing keeps the focus for itself, forwards or backwards, at "${view}"`, async ({
    page,
    examples,
  }) => {
    const { url } = await examples.on('SQLite');
    const reader = new PlaygroundPage(page, url, 'user-group-api');
    const keys = new Keyboard(page);
    await reader.open('get-or-create', view);
    if (view !== '') {
      await reader.demo.click();
      await reader.asJson.check();
      await reader.sendAndRead();
    }
    const forwards = await keys.walk();
    const backwards = await keys.walk('Shift+Tab');
    expect([backwards[0], ...backwards.slice(1).reverse()]).toEqual(forwards);
    for (const part of view === '' ? ['a  "Try it"'] : ['"Send"', 'Body as JSON', 'Response body'])
      expect(forwards.join('\n')).toContain(part);
  });
