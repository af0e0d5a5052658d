import { test as base, expect, type Page } from '@playwright/test';
import {
  answerTypes,
  type HostileReaderSite,
  openHostileReaderSite,
  parcels,
} from './hostile-reader-site.ts';
import { provoke, watch } from './hostile-watch.ts';
import { PlaygroundPage } from './playground-page.ts';
import { SearchDialog } from './search-page.ts';

const test = base.extend<object, { readonly site: HostileReaderSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await openHostileReaderSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Does all that a reader can do in a page, and waits for what that has started, or until it leads to another page of the site. */
async function tryAll(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const links = await provoke(page).catch((error: unknown) => {
    if (!/context was destroyed/.test(String(error))) throw error;
    return [page.url()];
  });
  expect(new URL(page.url()).origin).toBe(origin);
  const protocols = links.map((link) => new URL(link).protocol);
  expect(protocols.filter((protocol) => !/^(?:https?|mailto|tel):$/.test(protocol))).toEqual([]);
}

test('no answer of an API runs, whatever it calls itself', async ({ page, site }) => {
  test.setTimeout(300_000);
  const { ran } = await watch(page, site.url);
  const playground = new PlaygroundPage(page, site.url);
  await playground.open('get-an-answer');
  let sent = 0;
  for (const kind of answerTypes.keys()) {
    await playground.parameter('query.kind').fill(kind);
    for (const parcel of parcels.keys()) {
      await playground.parameter('query.parcel').fill(String(parcel));
      // Of thousands of requests one may meet a connection that ends.
      await expect(async () => {
        await playground.send.click();
        await expect(playground.answer).toHaveAttribute('data-state', 'done', { timeout: 5_000 });
      }, `${kind} ${parcel}`).toPass();
      sent += 1;
    }
    await page.evaluate(async () => {
      for (const button of document.querySelectorAll<HTMLElement>(
        'octavo-answer button:not([data-part=cancel])',
      ))
        if (!button.closest('a')) button.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(
      await playground.answer.locator('script, iframe, object, embed, [onerror], [onload]').count(),
    ).toBe(0);
    expect(ran, kind).toEqual([]);
  }
  expect(sent).toBe(answerTypes.size * parcels.length);
});

/** Opens an address: what was clicked on the page before may still lead on. */
async function visit(page: Page, url: string): Promise<void> {
  await expect(() => page.goto(url)).toPass();
}

/** As `writeShared` writes it, of anything. */
function writeLink(value: unknown): string {
  return `#try=${Buffer.from(JSON.stringify(value)).toString('base64url')}`;
}

test('no shared link runs, nor another query or fragment of an address', async ({ page, site }) => {
  test.setTimeout(300_000);
  const { ran } = await watch(page, site.url);
  for (const [one = '', two = '', three = '', four = '', five = '', six = ''] of parcels) {
    const shared = {
      p: { 'query.kind': one, 'header.X-Text': two, 'query.id': three, [four]: five },
      m: 'application/json',
      b: six,
      s: { url: one, variables: { scheme: two, [three]: four } },
    };
    for (const [name, value] of [
      ['get-an-answer', shared],
      ['send-a-text', shared],
      [
        'send-a-text',
        {
          ...shared,
          m: 'multipart/form-data',
          b: [
            [one, two],
            ['text', three],
          ],
        },
      ],
    ] as const) {
      const query = `${encodeURIComponent(one)}=${encodeURIComponent(two)}`;
      await visit(page, `${site.url}api-reference/${name}/?${query}${writeLink(value)}`);
      await tryAll(page);
    }
    for (const text of [one, two, three]) {
      await visit(page, `${site.url}?q=${encodeURIComponent(text)}#${encodeURIComponent(text)}`);
      await page.evaluate((words) => {
        location.hash = words;
      }, text);
    }
    await visit(page, `${site.url}${encodeURIComponent(four)}/`);
    await tryAll(page);
    expect(ran).toEqual([]);
  }
});

test('no value that is kept in a browser runs', async ({ browser, site }) => {
  test.setTimeout(300_000);
  const context = await browser.newContext();
  const first = await context.newPage();
  // All that Octavo keeps is kept by using it.
  const playground = new PlaygroundPage(first, site.url);
  await playground.open('send-a-text');
  await playground.parameter('query.id').fill('1');
  await playground.writeJson('{ "text": "a" }');
  await playground.server.selectOption({ index: 1 });
  await first.goto(`${site.url}api-reference/get-an-answer/#try`);
  await playground.parameter('query.kind').fill('application/json');
  await playground.send.click();
  await expect(playground.answer).toHaveAttribute('data-state', /done|failed/);
  await first.locator('.mode').click();
  await first.goto(site.url);
  const search = new SearchDialog(first);
  await search.open();
  await search.field.fill('script');
  await search.options.first().click();
  const kept = await first.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  const keys = kept.flatMap((storage) => Object.keys(storage));
  expect(keys.length).toBeGreaterThanOrEqual(5);
  const page = await context.newPage();
  const { ran } = await watch(page, site.url);
  for (const texts of parcels) {
    // It has no script that leads on, or keeps anything itself.
    await visit(page, `${site.url}llms.txt`);
    await page.evaluate(
      ([local, tab, words]) => {
        let turn = 0;
        const next = () => words[turn++ % words.length];
        // Every text within what is JSON, and all of what is none.
        const spoil = (value: unknown): unknown => {
          if (Array.isArray(value)) return value.map(spoil);
          if (typeof value === 'object' && value !== null)
            return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoil(inner)]));
          return typeof value === 'string' ? next() : value;
        };
        const spoilLine = (line: string) => {
          try {
            return JSON.stringify(spoil(JSON.parse(line)));
          } catch {
            return next() ?? '';
          }
        };
        for (const [storage, values] of [
          [localStorage, local],
          [sessionStorage, tab],
        ] as const)
          for (const [key, text] of Object.entries(values ?? {}))
            storage.setItem(key, text.split('\n').map(spoilLine).join('\n'));
      },
      [kept[0], kept[1], texts] as const,
    );
    for (const path of ['', 'api-reference/send-a-text/', 'api-reference/get-an-answer/']) {
      await visit(page, site.url + path);
      await page.keyboard.press('Control+k');
      await tryAll(page);
    }
    expect(ran).toEqual([]);
  }
  await context.close();
});

test('nothing that an authorization server says runs, nor what stands in the address that it leads back to', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const { ran } = await watch(page, site.url);
  let parcel = 0;
  await page.route(`${site.api}/token*`, (route) =>
    route.continue({ url: `${site.api}/token?parcel=${parcel}` }),
  );
  for (const [index, [one = '', two = '', three = '', four = '']] of parcels.entries()) {
    parcel = index;
    const query = new URLSearchParams({ code: one, state: two, error: three, error_description: four });
    for (const return_ of [undefined, one]) {
      await page.goto(`${site.url}api-reference/send-a-text/#try`);
      if (return_ !== undefined)
        await page.evaluate((text) => sessionStorage.setItem('octavo-oauth-return', text), return_);
      await page.goto(`${site.url}_octavo/oauth.html?${query}`).catch(() => undefined);
      expect(new URL(page.url()).origin, one).toBe(new URL(site.url).origin);
    }
    await page.goto(`${site.url}api-reference/send-a-text/?${query}#try`);
    await tryAll(page);
    expect(ran).toEqual([]);
  }
});

test('no search runs what is typed, or what it finds', async ({ page, site }) => {
  test.setTimeout(300_000);
  const { ran } = await watch(page, site.url);
  await page.goto(site.url);
  const search = new SearchDialog(page);
  await search.open();
  for (const text of parcels.flat()) {
    await search.field.fill(text.replace(/[\r\n]/g, ' '));
    await page.waitForTimeout(30);
  }
  await expect(search.dialog).toBeVisible();
  expect(await search.dialog.locator('script, iframe, img, [onerror]').count()).toBe(0);
  expect(ran).toEqual([]);
});

test('what assistants are answered is no page', async ({ site }) => {
  for (const text of parcels.flat()) {
    for (const name of ['search_documentation', text]) {
      const response = await fetch(`${site.url}mcp`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: text,
          method: 'tools/call',
          params: { name, arguments: { query: text } },
        }),
      });
      expect(response.headers.get('content-type') ?? '').toMatch(
        /^(?:application\/json|text\/event-stream|text\/plain)/,
      );
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  }
});
