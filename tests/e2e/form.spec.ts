import fc from 'fast-check';
import { runAxeInBothModes } from '../a11y/run-axe.ts';
import { FormPage } from './form-page.ts';
import { expect, test } from './site-fixture.ts';

test.describe.configure({ mode: 'parallel' });

const open = async (
  page: FormPage['page'],
  sites: { built: (name: 'forms') => Promise<{ url: string }> },
  path: string,
) => {
  const form = new FormPage(page, (await sites.built('forms')).url);
  await form.open(`api-reference/${path}/`);
  return form;
};

test('a body starts as the documented example, to the character', async ({ page, sites }) => {
  const form = await open(page, sites, 'group');
  const example = await form.text.or(page.getByLabel('Body as JSON')).first().inputValue();
  expect(await form.readText()).toBe(example);
  expect(example).toContain('"mapping": { "sch_orders": "ds_41" }');
  expect(await form.check()).toEqual([]);
});

test('what is typed into the form is in the JSON, and the other way round', async ({ page, sites }) => {
  const form = await open(page, sites, 'group');
  await form.input('name').fill('Acme "Ltd" ä');
  await form.field('mapping').getByLabel('Key').fill('orders');
  await form.field('mapping').getByRole('button', { name: 'Add key-value pair' }).click();
  await page.keyboard.type('k2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('v2');
  expect(JSON.parse(await form.readText())).toEqual({
    name: 'Acme "Ltd" ä',
    user_group_id: 'acme-1',
    mapping: { orders: 'ds_41', k2: 'v2' },
    properties: { plan: 'pro' },
  });
  await page.getByLabel('JSON', { exact: true }).check();
  await form.text.fill(
    '{"user_group_id": "b", "more": [1, 2.50, 9007199254740993], "mapping": {"a": "1"}, "name": "N"}',
  );
  await page.getByLabel('Form', { exact: true }).check();
  await expect(form.input('name')).toHaveValue('N');
  await expect(form.field('mapping').getByLabel('Key')).toHaveCount(1);
  await form.input('user_group_id').fill('c');
  expect(await form.readText()).toBe(
    '{\n  "user_group_id": "c",\n  "more": [1, 2.50, 9007199254740993],\n  "mapping": { "a": "1" },\n  "name": "N"\n}',
  );
  expect(await form.countChanges()).toBeGreaterThan(3);
});

test('text that is not JSON stays, is explained, and keeps the form closed until it is fixed', async ({
  page,
  sites,
}) => {
  const form = await open(page, sites, 'group');
  await page.getByLabel('JSON', { exact: true }).check();
  await form.text.fill('{ "name": "A",\n  "mapping": }');
  await form.text.blur();
  await expect(form.root.locator('.errors')).toContainText('line 2, column');
  await page.getByLabel('Form', { exact: true }).click();
  await expect(form.text).toBeVisible();
  expect(await form.readText()).toBe('{ "name": "A",\n  "mapping": }');
  await form.text.fill('{ "name": "A" }');
  await expect(form.root.locator('.errors')).toHaveCount(0);
  await page.getByLabel('Form', { exact: true }).click();
  await expect(form.input('name')).toHaveValue('A');
});

test('JSON inside a field is checked where it stands', async ({ page, sites }) => {
  const form = await open(page, sites, 'group');
  await form.input('properties').fill('{ "plan": "pro", "seats": }');
  expect(await form.check()).toHaveLength(1);
  expect(await form.readMistakes('properties')).toEqual(['Missing value after "seats": (line 1, column 27)']);
  await expect(form.input('properties')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.input('properties')).toBeFocused();
  await form.input('properties').fill('{ "seats": 3 }');
  expect(await form.readMistakes('properties')).toEqual([]);
  await expect(form.input('properties')).not.toHaveAttribute('aria-invalid');
  expect(JSON.parse(await form.readText())['properties']).toEqual({ seats: 3 });
});

test('numbers keep their digits', async ({ page, sites }) => {
  const form = await open(page, sites, 'everything');
  await form.input('id').fill('9007199254740993');
  await form.input('ratio').fill('1.500');
  expect(await form.readText()).toContain('"id": 9007199254740993');
  expect(await form.readText()).toContain('"ratio": 1.500');
  await form.input('id').fill('12a');
  expect(await form.readText()).toContain('"id": "12a"');
  expect((await form.check()).filter((line) => line.startsWith('body/id'))).toHaveLength(1);
});

test('nested objects, lists, maps and choices are read as they stand', async ({ page, sites }) => {
  const form = await open(page, sites, 'everything');
  await form.field('tags').getByRole('button', { name: 'Remove item 1' }).click();
  await form.field('items').getByRole('button', { name: 'Add item' }).first().click();
  await page.keyboard.type('two');
  await form.field('address.zip').locator('.control').fill('');
  await form.input('payment').selectOption('Transfer');
  await form.field('payment.iban').locator('.control').fill('DE1');
  await form.input('value').selectOption('string');
  await form.field('value').locator('.slot .control').fill('12');
  await form.input('state').selectOption('null');
  await form.field('note').getByRole('checkbox').check();
  const value = JSON.parse(await form.readText());
  expect(value).toMatchObject({
    tags: ['blue'],
    items: [{ name: 'one', count: 1 }, { name: 'two' }],
    address: { street: 'Main Street 1', geo: { lat: 1.5 } },
    payment: { kind: 'transfer', iban: 'DE1' },
    value: '12',
    state: null,
    note: null,
    extra: 'kept',
  });
  expect(Object.keys(value)).toEqual([
    ...[
      'id',
      'title',
      'note',
      'ratio',
      'state',
      'address',
      'tags',
      'items',
      'labels',
      'payment',
      'value',
      'extra',
    ],
  ]);
  expect(value).not.toHaveProperty('billing');
  await form.input('payment').selectOption('Card');
  await expect(form.field('payment.number').locator('.control')).toHaveValue('4111');
  await form.field('billing').locator('> summary').click();
  await form.field('billing.street').locator('.control').fill('Elm');
  expect(JSON.parse(await form.readText())['billing']).toEqual({ street: 'Elm', country: 'DE' });
});

test('each mistake stands beside its field and goes when it is fixed', async ({ page, sites }) => {
  const form = await open(page, sites, 'everything');
  await form.input('title').fill('ab');
  await form.field('address.zip').locator('.control').fill('x');
  await form.field('items').locator('[data-name="count"] .control').fill('0');
  await form.field('address').locator('> summary').click();
  const found = await form.check();
  expect(found.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining(['body/title', 'body/address/zip', 'body/items/0/count']),
  );
  expect(await form.readFocus()).toBe('title');
  const input = form.input('title');
  const described = await input.getAttribute('aria-describedby');
  await expect(page.locator(`[id="${described?.split(' ').at(-1)}"]`)).toBeVisible();
  await input.fill('abc');
  expect(await form.readMistakes('title')).toEqual([]);
  expect(await form.check()).toHaveLength(found.length - 1);
  await expect(form.field('address.zip').locator('.control')).toBeFocused();
  await expect(form.field('address.zip').locator('.errors')).toBeVisible();
});

test('a pattern that JavaScript would try in millions of ways answers while a reader types', async ({
  page,
  sites,
}) => {
  const pattern = '^((a{0,8}){0,8}){0,8}$';
  const form = new FormPage(page, (await sites.built('forms')).url);
  await form.open('api-reference/everything/', () =>
    page.evaluate((given) => {
      const data = document.querySelector('octavo-playground script[type="application/json"]');
      const text = data?.textContent ?? '';
      if (data) data.textContent = text.replace('"^\\\\d{5}$"', () => JSON.stringify(given));
    }, pattern),
  );
  await form
    .field('address.zip')
    .locator('.control')
    .fill(`${'a'.repeat(61)}!`);
  expect(await form.check()).toContain(`body/address/zip: Must match the pattern ${pattern}`);
  await form.field('address.zip').locator('.control').fill('a'.repeat(61));
  expect((await form.check()).filter((line) => line.includes('zip'))).toEqual([]);
});

test('parameters are JSON values by place, and empty ones are not there', async ({ page, sites }) => {
  const form = await open(page, sites, 'parameters');
  expect((await form.read()).parameters).toEqual({ 'path.id': 7, 'path.kind': 'small' });
  await form.input('since').fill('2026-02-03');
  await form.input('full').selectOption('true');
  await form.field('tags').getByRole('button', { name: 'Add item' }).click();
  await page.keyboard.type('ab');
  await form.field('filter').locator('> summary').click();
  await form.field('filter.size').locator('.control').fill('3');
  await form.input('where').fill('{"a": [1]}');
  await form.field('maybe').getByRole('checkbox').check();
  await form.input('X-Secret').fill('hidden');
  await form.input('theme').selectOption('null');
  await form.input('limit').fill('90071992547409931');
  expect((await form.read()).parameters).toEqual({
    'path.id': 7,
    'path.kind': 'small',
    'query.since': '2026-02-03',
    'query.limit': '90071992547409931',
    'query.full': true,
    'query.tags': ['ab'],
    'query.filter': { size: 3 },
    'query.where': { a: [1] },
    'query.maybe': null,
    'header.X-Secret': 'hidden',
    'cookie.theme': null,
  });
  await expect(form.input('X-Secret')).toHaveAttribute('type', 'password');
  await form.input('id').fill('');
  const found = await form.check();
  expect(found).toContain('path.id: Required');
  expect(found.some((line) => line.startsWith('query.limit: '))).toBe(true);
});

test('values that were read can be written back', async ({ page, sites }) => {
  const form = await open(page, sites, 'parameters');
  await form.input('at').fill('2026-01-01T00:00:00Z');
  await form.field('tags').getByRole('button', { name: 'Add item' }).click();
  await page.keyboard.type('ab');
  await form.field('maybe').getByRole('checkbox').check();
  const values = await form.read();
  await page.reload();
  await form.open('api-reference/parameters/');
  await form.write({ ...values, parameters: {} });
  expect((await form.read()).parameters).toEqual({});
  await form.write(values);
  expect(await form.read()).toEqual(values);
});

test('a list says when it is full', async ({ page, sites }) => {
  const form = await open(page, sites, 'parameters');
  const add = form.field('tags').getByRole('button', { name: 'Add item' });
  for (let count = 0; count < 3; count++) await add.click();
  await expect(add).toBeHidden();
  await form.field('tags').getByRole('button', { name: 'Remove item 3' }).click();
  await expect(add).toBeVisible();
  expect((await form.read()).parameters['query.tags']).toEqual(['', '']);
});

test('each media type keeps its own body', async ({ page, sites }) => {
  const form = await open(page, sites, 'bodies');
  const media = page.getByLabel('Media type');
  await form.input('a').fill('changed');
  await media.selectOption('application/x-www-form-urlencoded');
  expect((await form.read()).body).toEqual({
    kind: 'text',
    text: 'name=A+%26+B&tags=x&tags=y&codes=1%2C2&point%5Bx%5D=1',
  });
  await form.field('point.y').locator('.control').fill('2');
  await form.field('codes').getByRole('button', { name: 'Add item' }).click();
  await page.keyboard.type('3');
  expect((await form.read()).body).toEqual({
    kind: 'text',
    text: 'name=A+%26+B&tags=x&tags=y&codes=1%2C2%2C3&point%5Bx%5D=1&point%5By%5D=2',
  });
  await media.selectOption('text/plain');
  expect((await form.read()).body).toEqual({ kind: 'text', text: 'One line\nand another' });
  await media.selectOption('application/octet-stream');
  expect((await form.read()).body).toBeUndefined();
  expect(await form.check()).toEqual(['body: Choose a file']);
  await form.root
    .locator('input[type=file]:visible')
    .setInputFiles({ name: 'a.bin', mimeType: 'application/x', buffer: Buffer.from([1, 2, 3]) });
  expect(
    await page.evaluate(() => {
      const { body } = globalThis.form.read();
      return body?.kind === 'file' && `${body.file.name} ${body.file.size}`;
    }),
  ).toBe('a.bin 3');
  await media.selectOption('application/json');
  await expect(form.input('a')).toHaveValue('changed');
  await page.getByLabel('Send a body').uncheck();
  expect(await form.read()).toEqual({ parameters: {}, mediaType: 'application/json', body: undefined });
  await expect(form.input('a')).toBeHidden();
});

test('a multipart body has its texts and files, and can be sent again', async ({ page, sites }) => {
  const form = await open(page, sites, 'bodies');
  await page.getByLabel('Media type').selectOption('multipart/form-data');
  expect(await form.check()).toEqual(['body/file: Required']);
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) });
  await form.input('file').setInputFiles(file('one.txt'));
  await form.input('pictures').setInputFiles([file('two.txt'), file('three.txt')]);
  await form.field('meta').locator('> summary').click();
  await form.field('meta.by').locator('.control').fill('me');
  const readParts = () =>
    page.evaluate(() => {
      const { body } = globalThis.form.read();
      const parts = body?.kind === 'multipart' ? body.parts : [];
      return parts.map((part) => `${part.name}=${'file' in part ? part.file.name : part.text}`);
    });
  const expected = [
    'title=A picture',
    'file=one.txt',
    'pictures=two.txt',
    'pictures=three.txt',
    'meta={ "by": "me" }',
  ];
  expect(await readParts()).toEqual(expected);
  expect(await form.check()).toEqual([]);
  await page.evaluate(async () => {
    const values = globalThis.form.read();
    await globalThis.form.write({ ...values, body: { kind: 'multipart', parts: [] } });
    await globalThis.form.write(values);
  });
  expect(await readParts()).toEqual(expected);
});

test('what was typed before the form was opened stays', async ({ page, sites }) => {
  const form = new FormPage(page, (await sites.built('forms')).url);
  await form.open('api-reference/group/', async () => {
    await page.locator('[data-name="name"] .control').fill('Early');
  });
  expect(JSON.parse(await form.readText())).toMatchObject({ name: 'Early', user_group_id: 'acme-1' });
});

test('by keyboard alone a list is filled and emptied', async ({ page, sites }) => {
  const form = await open(page, sites, 'everything');
  const add = form.field('tags').getByRole('button', { name: 'Add item' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('green');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  expect(JSON.parse(await form.readText())['tags']).toEqual(['red', 'green']);
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(add).toBeFocused();
  expect(JSON.parse(await form.readText())).not.toHaveProperty('tags');
});

test('whatever JSON the form is given, an edit leaves the rest of it as it was', async ({ page, sites }) => {
  await open(page, sites, 'everything');
  const names = [
    'id',
    'title',
    'note',
    'state',
    'address',
    'tags',
    'items',
    'labels',
    'limits',
    'payment',
    'more',
    '2',
  ];
  const values = fc.sample(
    fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 }), { noNullPrototype: true }),
    { numRuns: 150, seed: 7 },
  );
  const wrong = await page.evaluate(
    async (all) => {
      const free = document.querySelector<HTMLTextAreaElement>('[data-name="free"] .control');
      const changed: string[] = [];
      for (const text of all) {
        await globalThis.form.write({
          parameters: {},
          mediaType: 'application/json',
          body: { kind: 'text', text },
        });
        if (free) free.value = '1.0';
        free?.dispatchEvent(new Event('input', { bubbles: true }));
        const { body } = globalThis.form.read();
        const read: unknown = JSON.parse(body?.kind === 'text' ? body.text : '');
        const sort = (object: object) =>
          JSON.stringify(Object.entries(object).toSorted(([a], [b]) => (a < b ? -1 : 1)));
        if (sort(read as object) !== sort({ ...JSON.parse(text), free: 1 })) changed.push(text);
      }
      return changed;
    },
    values.map((value) => JSON.stringify(value)),
  );
  // Only what a body cannot do without comes besides; a pair without a key is one that is still being typed.
  const whole = wrong.filter((text) => !text.includes('"":'));
  expect(whole.filter((text) => /"items":.*"payment":|"payment":.*"items":/s.test(text))).toEqual([]);
});

for (const path of ['everything', 'parameters', 'bodies'])
  test(`${path} with its mistakes has nothing that axe finds, in either mode, wide and narrow`, async ({
    page,
    sites,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const form = await open(page, sites, path);
    if (path === 'everything') {
      await form.input('title').fill('');
      await form.input('pair').fill('[1,');
      await form.field('items').getByRole('button', { name: 'Add item' }).first().click();
    }
    if (path === 'parameters') await form.input('id').fill('0');
    if (path === 'bodies') await page.getByLabel('Media type').selectOption('multipart/form-data');
    expect((await form.check()).length).toBeGreaterThan(0);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect.soft(await runAxeInBothModes(page, ['.form']), `${width} px`).toEqual([]);
    }
  });

test('a date with its time can be picked, and is sent in UTC', async ({ page, sites }) => {
  const form = await open(page, sites, 'parameters');
  const field = page.locator('.form [data-place="query.at"]');
  await field.getByRole('button', { name: 'Pick date and time' }).click();
  await expect(field.locator('.picker')).toBeAttached();
  await field.locator('.picker').fill('2026-03-04T05:06:07');
  const picked = await page.evaluate(() =>
    new Date('2026-03-04T05:06:07').toISOString().replace('.000Z', 'Z'),
  );
  await expect(field.locator('.control')).toHaveValue(picked);
  await field.locator('.control').fill('2027-01-02T03:04:05Z');
  await field.getByRole('button', { name: 'Pick date and time' }).click();
  await expect(field.locator('.picker')).toHaveValue(/^2027-01-0[123]T/);
  expect(await form.check()).toEqual([]);
});
