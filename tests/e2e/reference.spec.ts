import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { ReferencePage } from './reference-page.ts';
import { expect, test } from './site-fixture.ts';

const everything = 'api-reference/change-an-order/';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a row tells everything that its schema says', async ({ page, sites }) => {
    const reference = new ReferencePage(page, (await sites.built('reference')).url);
    await reference.open(everything);
    const rows: Readonly<Record<string, string>> = {
      'path-order_id': 'order_idstringrequiredFormat uuid | The order\u2019s id.',
      'query-dry_run': 'dry_runbooleanDefault false | Checks everything and changes nothing.',
      'query-fields':
        'fieldsstring[] | Which fields the response has. | Items at least 1uniqueAllowed values iditemstotalExample ["id", "total"]',
      'query-limit': 'limitintegerdeprecatedRange 1 to 100',
      'header-idempotency-key': 'Idempotency-KeystringrequiredLength 8 to 64Pattern ^[\\w-]+$',
      'cookie-session': 'sessionstring',
      'body-id': 'idstringread-onlyFormat uuid | Given by us.',
      'body-items': 'itemsobject[]requiredItems 1 to 50 | What is ordered.',
      'body-items-amount': 'amountintegerDefault 1Range at least 1',
      'body-status':
        'statusstring | Where it is. | Default draftAllowed values draftCan be changed.openWaits for payment.sentOn its way.',
      'body-shipping': 'shippingobject | null',
      'body-labels': 'labelsobject | Your own words. | Properties at most 20Keys match ^[a-z]+$',
      'body-labels-key': '{key}stringLength at most 40',
      'body-extensions': 'extensionsobjectProperties only those listed',
      'body-extensions-x': '/^x-/any | Anything of yours.',
      'body-extensions-beta': '/^beta-/boolean',
      'body-position': 'position[number, number] | Longitude and latitude.',
      'body-position-0': '[0]numberRange -180 to 180',
      'body-version': 'versionintegerValue 3 | Of this form.',
      'body-discount': 'discountnumber | null | Example 12.5Range more than 0Multiple of 0.5',
      'body-secret': 'secretstringwrite-onlyFormat password',
      'body-old_total': 'old_totalnumberdeprecated | Use payment.',
      'body-coupon': 'couponstringNot "NONE", "ALL"',
      'body-picture': 'picturestring | Media type image/pngEncoding base64',
      'body-contact':
        'contactobject | Required with phone countryNeeds at least one of emailphone | More documentation',
      'body-shipping-by': 'bystring | integer',
      'response-200-warnings': 'warningsobject[]optional',
      'response-200-header-x-rate-limit':
        'X-Rate-LimitintegerRange at least 0Example 17 | Calls left in this hour.',
      'response-200-header-x-old': 'X-Oldstringdeprecated',
      'callback-paid-header-x-signature': 'X-Signaturestring',
      'callback-paid-body-order_id': 'order_idstringFormat uuid',
    };
    const said = await Promise.all(
      Object.keys(rows).map(async (id) => [id, (await reference.readRow(id)).replaceAll("'", '\u2019')]),
    );
    expect(Object.fromEntries(said)).toEqual(rows);
  });

  test('the three operations of the User Group API are complete', async ({ page, example }) => {
    const document = parse(
      readFileSync(fileURLToPath(new URL('../../openapi.yaml', import.meta.url)), 'utf8'),
      { maxAliasCount: 0 },
    );
    const pages = { get: 'get-or-create', put: 'update', post: 'rotate-token' } as const;
    for (const [method, path] of Object.entries(pages)) {
      const reference = new ReferencePage(page, example);
      await reference.open(`user-group-api/${path}/`);
      const closed = page.locator('main .reference details:not([open]) > summary');
      while ((await closed.count()) > 0) await closed.first().click();
      const text = ((await page.locator('main article').innerText()) ?? '').replace(/\s+/g, ' ');
      const expected = listTexts(document, document.paths['/api/user'][method]);
      expect(expected.length).toBeGreaterThan(40);
      for (const one of expected) expect(text, `${method}: ${one}`).toContain(one);
      expect(await reference.readRow('body-properties')).toMatch(
        method === 'post' ? /^$/ : /^propertiesobject/,
      );
      expect(await reference.findRepeatedIds()).toEqual([]);
      expect(await reference.findDeadLinks()).toEqual([]);
    }
  });

  test('a schema stands once, and its other uses lead there', async ({ page, sites }) => {
    const reference = new ReferencePage(page, (await sites.built('reference')).url);
    await reference.open(everything);
    const links = Object.fromEntries(
      await page
        .locator('main .see a')
        .evaluateAll((all) =>
          all.map((link) => [
            link.closest('[id]')?.id ?? '',
            `${link.textContent} ${link.getAttribute('href')}`,
          ]),
        ),
    );
    expect(links).toEqual({
      'body-items-category-parent': 'Category #body-items-category',
      'body-items-category-children': 'Category #body-items-category',
      'body-items-parts': 'Item #body-items',
      'body-payment-invoice-address': 'Address #body-shipping-to',
      'response-200-order': 'Order #body',
      'response-200-warnings-about': 'Item #body-items',
      'response-404': 'Problem #response-400',
      'callback-paid-body-payment': 'Payment #body-payment',
    });
    expect(await reference.findRepeatedIds()).toEqual([]);
    expect(await reference.findDeadLinks()).toEqual([]);
  });

  test('choices have a name, the values that mean them and their fields', async ({ page, sites }) => {
    const reference = new ReferencePage(page, (await sites.built('reference')).url);
    await reference.open(everything);
    const choices = reference.row('body-payment').locator('> .choices');
    await expect(choices.locator('> p')).toHaveText(/^One of\s*, depending on method$/);
    await expect(choices.locator('> details > summary')).toHaveText([
      /^Card\s*card\s*object$/,
      /^Invoice\s*invoice\s*credit\s*object$/,
    ]);
    await expect(reference.row('body-payment-card-card')).toBeVisible();
    await expect(reference.row('body-payment-invoice-days')).toBeHidden();
    await choices.locator('> details > summary').last().click();
    await expect(reference.row('body-payment-invoice-days')).toBeVisible();
    await expect(
      reference.row('body-shipping-carrier').locator('> .choices > details > summary > b'),
    ).toHaveText(['{ name }', 'By its number']);
  });

  test('media types, responses, links and callbacks have their parts', async ({ page, sites }) => {
    const reference = new ReferencePage(page, (await sites.built('reference')).url);
    await reference.open(everything);
    await expect(page.locator('.fields:has(> header > #body) > .statuses > details > summary')).toHaveText([
      'application/json, application/merge-patch+json',
      'multipart/form-data',
      'text/csv',
    ]);
    await expect(
      page.locator('.fields:has(> header > #response) > .statuses > details > summary'),
    ).toHaveText([
      /^200\s*The order as it is now\.$/,
      /^202\s*It takes longer: ask again\.$/,
      /^400\s*The body is not valid\.$/,
      /^404\s*No such order\.$/,
      /^default\s*Anything else\.$/,
    ]);
    await expect(reference.row('response-200')).toContainText('to listCategories');
    await expect(reference.row('response-200')).toContainText('$response.body#/order/id');
    await expect(reference.row('callback-paid').locator('> summary')).toHaveText(
      /^POST\s*paid\s*\{\$request\.body#\/callback_url\}$/,
    );
    await expect(reference.row('callback-paid')).toContainText('Sent once, when the money is there.');
    await expect(reference.row('callback-paid-response-204')).toContainText('Received.');
    await reference.open('api-reference/list-categories/');
    await expect(page.locator('.page-head .deprecated')).toHaveText('Deprecated');
    await reference.open('api-reference/an-order-was-shipped/');
    await expect(reference.row('body-to')).not.toContainText('required');
  });

  test('what a page leaves out is counted', async ({ page, sites }) => {
    const reference = new ReferencePage(page, (await sites.built('reference')).url);
    await reference.open('api-reference/read-wide-tables/');
    const shown = await page.locator('[id^="response-200-column_"]').count();
    expect(shown).toBeGreaterThan(60);
    await expect(reference.row('response-200').locator('.see')).toContainText(
      `${151 - shown} more fields omitted`,
    );
    expect(Buffer.byteLength(await page.content())).toBeLessThan(300_000);
  });
});

test('a link to a field opens what it lies in, and its name is a link to itself', async ({ page, sites }) => {
  const reference = new ReferencePage(page, (await sites.built('reference')).url);
  await reference.open(`${everything}#body-shipping-to-geo-place-id`);
  await expect(reference.row('body-shipping-to-geo-place-id')).toBeInViewport();
  await reference.row('response-404').locator('summary').click();
  await reference.row('response-404').getByRole('link', { name: 'Problem' }).click();
  await expect(reference.row('response-400-title')).toBeInViewport();
  await reference.row('body-labels').getByRole('link', { name: 'labels' }).click();
  await expect(page).toHaveURL(/#body-labels$/);
});

test('a page can be gone through by keyboard, its folds included', async ({ page, sites }) => {
  const reference = new ReferencePage(page, (await sites.built('reference')).url);
  await reference.open(everything);
  const category = reference.fold('body-items-category');
  await expect(reference.row('body-items-category-name')).toBeHidden();
  await reference.row('body-items-category').getByRole('link', { name: 'category' }).focus();
  await page.keyboard.press('Tab');
  await expect(category).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reference.row('body-items-category-name')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(reference.row('body-items-category-name').getByRole('link')).toBeFocused();
});

for (const width of [1440, 1100, 768, 390])
  test(`at ${width} px nothing scrolls sideways, and examples stand ${width > 1200 ? 'beside' : 'before'} the reference`, async ({
    page,
    sites,
  }) => {
    const reference = new ReferencePage(page, (await sites.built('reference')).url);
    await page.setViewportSize({ width, height: 900 });
    await reference.open(everything);
    await page.locator('main details').evaluateAll((all) => {
      for (const one of all) if (one instanceof HTMLDetailsElement) one.open = true;
    });
    expect(await reference.measureOverflow()).toBe(0);
    const [rail, fields] = await Promise.all(
      ['.rail', '.reference'].map((part) => page.locator(part).boundingBox()),
    );
    if (!rail || !fields) throw new Error('no rail or no reference');
    if (width > 1200) expect(rail.x).toBeGreaterThan(fields.x + fields.width);
    else expect(rail.y + rail.height).toBeLessThan(fields.y + 1);
    if (width > 1200) {
      await page.locator('#callbacks').scrollIntoViewIfNeeded();
      await expect(page.locator('.rail pre').first()).toBeInViewport();
    }
  });

test('on paper every fold is open', async ({ page, sites }) => {
  const reference = new ReferencePage(page, (await sites.built('reference')).url);
  await reference.open(everything);
  await page.emulateMedia({ media: 'print' });
  await expect(reference.row('body-shipping-to-geo-place-id')).toBeVisible();
  await expect(reference.row('callback-paid-body-order_id')).toBeVisible();
});

for (const [expanded, open] of [
  ['all', ['body-items', 'body-items-category', 'body-payment-card', 'body-payment-invoice']],
  ['topLevel', ['body-items', 'body-payment-card', 'body-payment-invoice']],
  ['topLevelOneOfs', ['body-payment-card', 'body-payment-invoice']],
  ['none', []],
] as const)
  test(`paramFields.expanded "${expanded}" opens what it names`, async ({ page, sites }) => {
    const { url, config, show } = await sites.live('reference');
    await show({ ...config, api: { paramFields: { expanded } } }, everything);
    const reference = new ReferencePage(page, url);
    await reference.open(everything);
    const folds = {
      'body-items': reference.row('body-items').locator('> details'),
      'body-items-category': reference.row('body-items-category').locator('> details'),
      'body-payment-card': reference.row('body-payment-card'),
      'body-payment-invoice': reference.row('body-payment-invoice'),
    };
    const found: string[] = [];
    for (const [name, fold] of Object.entries(folds))
      if ((await fold.getAttribute('open')) !== null) found.push(name);
    expect(found).toEqual(open);
    await expect(reference.row('response-200')).toHaveAttribute('open');
  });

/** Every text that a page has to show of an operation: names, types, descriptions, values, statuses. */
function listTexts(document: Record<string, never>, operation: unknown): readonly string[] {
  const texts: string[] = [];
  const add = (text: unknown) => {
    if (typeof text === 'string') texts.push(plain(text));
  };
  const follow = (node: unknown): Record<string, unknown> => {
    const value = node as Record<string, unknown>;
    if (typeof value?.$ref !== 'string') return value ?? {};
    const target = value.$ref
      .split('/')
      .slice(1)
      .reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], document);
    return { ...follow(target), ...value };
  };
  const schema = (node: unknown) => {
    const one = follow(node);
    add(one.description);
    for (const value of (one.enum as unknown[] | undefined) ?? []) if (value !== null) add(String(value));
    for (const example of (one.examples as unknown[] | undefined) ?? [])
      if (typeof example !== 'object') add(String(example));
    for (const [name, property] of Object.entries((one.properties as object | undefined) ?? {})) {
      const { type } = follow(property) as { type: string | readonly string[] };
      add(`${name} ${[type].flat().join(' | ')}`);
      schema(property);
    }
    if (one.additionalProperties) schema(one.additionalProperties);
  };
  const { requestBody, responses } = operation as Record<string, Record<string, unknown>>;
  const content = (owner: Record<string, unknown>) => {
    add(owner.description);
    for (const [mediaType, media] of Object.entries((owner.content as object | undefined) ?? {})) {
      add(mediaType);
      schema((media as Record<string, unknown>).schema);
    }
  };
  content(requestBody ?? {});
  for (const [status, response] of Object.entries(responses ?? {})) {
    add(status);
    content(follow(response));
  }
  return texts;
}

/** As a reader sees a sentence in Markdown. */
function plain(text: string): string {
  return text.replace(/[`*]/g, '').replace(/\s+/g, ' ').trim();
}

test('the contents of every page are its sections, in their order', async ({ page, sites }) => {
  const { url } = await sites.built('reference');
  const list = await (await page.request.get(`${url}llms.txt`)).text();
  const paths = [...list.matchAll(/\]\(\/([^)]*)\.md\)/g)].map(([, path = '']) => `${path}/`);
  let sections = 0;
  for (const path of paths.filter((one) => one.startsWith('api-reference/'))) {
    await page.goto(url + path);
    const listed = await page
      .locator('.toc > ul > li > a')
      .evaluateAll((links) => links.map((link) => link.textContent));
    const shown = await page
      .locator('.reference :is(h2, .prose > h3), .overview h2')
      .evaluateAll((headings) => headings.map((heading) => heading.textContent.trim()));
    expect(listed, path).toEqual(shown);
    sections += listed.length;
  }
  expect(sections).toBeGreaterThan(10);
});
