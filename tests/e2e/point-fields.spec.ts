import { Keyboard } from './keyboard.ts';
import { ReferencePage } from './reference-page.ts';
import { expect, test } from './site-fixture.ts';

const everything = 'api-reference/change-an-order/';

/** Fields whose lines are in the sample or in the example, as the page shows them at first. */
const lines: readonly (readonly [field: string, line: string | RegExp])[] = [
  ['authorization-token', /^"?Authorization: Bearer /],
  ['path-order_id', /^https:\/\/api\.example\.test\/orders\//],
  ['header-idempotency-key', /^"?Idempotency-Key: /],
  ['body-status', '"status": "draft"'],
  ['body-labels-key', /^"\w+": "/],
  // In the response the order is but a link to the rows of the body.
  ['body-labels', /^"labels": \{ /],
  // Of choices with the same name the one whose other names are there.
  ['body-payment-invoice-method', '"method": "invoice"'],
  ['response-200-warnings-text', '"text": "string"'],
];

test('a field lights its line in the sample or the example, and the line its field', async ({
  page,
  sites,
}) => {
  const reference = new ReferencePage(page, (await sites.built('reference')).url);
  await reference.open(everything);
  const lit = () => reference.readLit();
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  // The first interaction loads what answers the next.
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await reference.row('body-items').locator('> header').hover();
    expect((await lit()).fields).toEqual(['body-items']);
  }).toPass();
  for (const [field, line] of lines) {
    await reference.row(field).locator('> header').hover();
    await expect.poll(async () => (await lit()).fields, field).toEqual([field]);
    const found = (await lit()).lines;
    expect(found.length, field).toBeGreaterThan(0);
    for (const one of found) expect(one, field).toMatch(line);
  }
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(lit).toEqual({ lines: [], fields: [] });
  await reference.exampleName('status').first().hover();
  await expect.poll(lit).toEqual({ lines: ['"status": "draft"'], fields: ['body-status'] });
  await reference.exampleName('days').last().click();
  await expect(reference.row('body-payment-invoice-days').locator('> header > a')).toBeFocused();
});

test('by keyboard lines are gone through and said, and lead to their fields', async ({ page, sites }) => {
  const reference = new ReferencePage(page, (await sites.built('reference')).url);
  await reference.open(everything);
  const keyboard = new Keyboard(page);
  const said = page.getByRole('status').last();
  // The first stop loads what answers it.
  await expect(async () => {
    await reference.row('body-status').locator('> header > a').focus();
    await keyboard.press('Shift+Tab');
    await keyboard.press('Tab');
    await expect(said).toHaveText('"status": "draft"', { timeout: 500 });
  }).toPass();
  await keyboard.reach(page.locator('#examples .open pre'));
  await expect(said).toHaveText('order object');
  await keyboard.press('ArrowDown');
  await expect.poll(async () => (await reference.readLit()).lines[0]).toContain('"id": "');
  await keyboard.press('Enter');
  await expect(reference.row('body-id').locator('> header > a')).toBeFocused();
});

test('a tap on a field lights its line', async ({ browser, sites }) => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 1366 }, hasTouch: true });
  const page = await context.newPage();
  const reference = new ReferencePage(page, (await sites.built('reference')).url);
  await reference.open(everything);
  // The first one loads what answers it.
  await expect(async () => {
    await reference.row('body-status').locator('> .facts').tap();
    expect((await reference.readLit()).lines).toContain('"status": "draft"');
  }).toPass();
  await context.close();
});

test('while a request is tried, a press on a name of it leads nowhere', async ({ page, sites }) => {
  const reference = new ReferencePage(page, (await sites.built('reference')).url);
  await reference.open(`${everything}#try`);
  const name = page.locator('#panel-wire.open .tk-n').filter({ hasText: '"status"' }).first();
  await name.hover();
  await page.waitForLoadState('networkidle');
  await name.click();
  await name.click();
  await expect(page).toHaveURL(/#try$/);
  expect(await reference.readLit()).toEqual({ lines: [], fields: [] });
});
