import { readFile, writeFile } from 'node:fs/promises';
import { serveSite } from '../../src/cli/serve-site.ts';
import { runOctavo } from './octavo-command.ts';
import { PlaygroundPage } from './playground-page.ts';
import { type Recorder, startRecorder } from './recorder.ts';
import { test as base, expect } from './site-fixture.ts';

interface LedgerSite {
  /** With a slash at its end. */
  readonly url: string;
  /** The first base URL's server, which lets every site read its answers. */
  readonly open: Recorder;
  /** The second one's, which lets none. */
  readonly closed: Recorder;
  /** Reads a file of the built site. */
  readonly read: (file: string) => Promise<string>;
}

/** Playwright's `test` with a site whose pages describe their requests by hand. */
const test = base.extend<object, { readonly ledger: LedgerSite }>({
  ledger: [
    async ({ sites }, use) => {
      const [open, closed] = await Promise.all([
        startRecorder({ allowsAll: true }),
        startRecorder({ allowsAll: false }),
      ]);
      const files = await sites.copy('api-playground');
      const config = await files.read('site.json');
      await files.write(
        'site.json',
        config
          .replace('https://test.ledger.example.com', closed.url)
          .replace('https://ledger.example.com', open.url),
      );
      const { code, stdout, stderr } = await runOctavo(['build', files.folder]);
      if (code !== 0) throw new Error(`The site could not be built:\n${stdout}${stderr}`);
      const output = `${files.folder}/dist`;
      const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1' });
      await use({ url, open, closed, read: (file) => readFile(`${output}/${file}`, 'utf8') });
      server.closeAllConnections();
      server.close();
      await Promise.all([open.close(), closed.close(), files.remove()]);
    },
    { scope: 'worker' },
  ],
});

const openPage = async (page: PlaygroundPage['page'], { url }: LedgerSite, path: string) => {
  const reader = new PlaygroundPage(page, url, '.');
  await reader.open(path);
  await expect(reader.way).not.toBeEmpty();
  return reader;
};

test('its fields fill a request, which arrives as it is described', async ({ page, ledger }) => {
  const reader = await openPage(page, ledger, 'create');
  await expect(reader.parameter('path.owner')).toHaveValue('acme');
  await reader.parameter('path.branch').fill('north');
  await reader.parameter('query.dry_run').selectOption('true');
  await reader.parameter('header.Idempotency-Key').fill('9b2f5f0e-7a1c-4e0e-9a55-0d6c7f6d1f11');
  await page.getByLabel('X-Api-Key', { exact: true }).fill('k-1');
  await reader.writeJson('{ "name": "Savings", "limit": 500 }');
  await reader.send.click();
  await expect(reader.outcome).toContainText('200');
  const last = ledger.open.requests.at(-1);
  expect([last?.method, last?.target, last?.body]).toEqual([
    'POST',
    '/v1/owners/acme/accounts/north?dry_run=true',
    '{ "name": "Savings", "limit": 500 }',
  ]);
  expect(last?.headers).toMatchObject({
    'x-api-key': 'k-1',
    'idempotency-key': '9b2f5f0e-7a1c-4e0e-9a55-0d6c7f6d1f11',
    'content-type': 'application/json',
  });
});

test('what a field forbids is said beside it, and nothing is sent', async ({ page, ledger }) => {
  const reader = await openPage(page, ledger, 'create');
  await reader.parameter('path.branch').fill('north');
  await reader.field('name').first().fill('');
  await reader.field('limit').fill('many');
  const before = ledger.open.requests.length;
  await reader.send.click();
  await expect(reader.mistakes).toHaveCount(2);
  expect(ledger.open.requests.length).toBe(before);
});

test('what the writer wrote is text in the page, whatever it is', async ({ page, ledger }) => {
  const reader = await openPage(page, ledger, 'create');
  await expect(page.locator('main')).toContainText('</script><!-- is only text here.');
  const currency = page.locator('.form [data-name="currency"] .control');
  await expect(currency.locator('option')).toContainText(['EUR', 'USD', '</script>']);
  // `hidden` leaves it out of the text alone.
  await expect(page.locator('.form [data-name="secret"]')).toHaveCount(1);
  await expect(page.locator('.form [data-name="never"]')).toHaveCount(0);
  await expect(reader.send).toBeVisible();
});

test('a server that keeps browsers away is asked through the relay', async ({ page, ledger }) => {
  const reader = await openPage(page, ledger, 'own-request');
  await page.getByLabel('X-Api-Key', { exact: true }).fill('k-1');
  await reader.choose(ledger.closed.url);
  await reader.parameter('path.id').fill('7');
  await reader.send.click();
  await expect(reader.outcome).toContainText('200 OK');
  expect(reader.relayed.map(({ operation }) => operation)).toEqual([
    'page /own-request DELETE /accounts/{id}',
  ]);
  const last = ledger.closed.requests.at(-1);
  expect([last?.method, last?.target]).toEqual(['DELETE', '/v1/accounts/7']);
});

test('a page’s own request stands in its reference, and samples stand beside the form', async ({
  page,
  ledger,
}) => {
  const reader = new PlaygroundPage(page, ledger.url, '.');
  await reader.open('own-request', '');
  await expect(page.getByText('curl https://ledger.example.com/own')).toBeVisible();
  await page.getByRole('link', { name: 'Try it' }).first().click();
  await expect(page.getByText('curl https://ledger.example.com/own')).toBeHidden();
  await page.getByRole('tab', { name: 'cURL' }).click();
  await expect(reader.sample).toContainText('curl -X DELETE');
});

test('its own host is a server, whose variables are typed, and authMethod "none" asks for nothing', async ({
  page,
  ledger,
}) => {
  const reader = await openPage(page, ledger, 'find');
  await expect(page.locator('.credentials')).toHaveCount(0);
  await page.getByLabel('region').fill('eu');
  await expect(page.locator('octavo-wire code')).toContainText('Host: eu.ledger.example.com');
  await reader.parameter('query.from').fill('2026-01-31');
  await expect(page.locator('octavo-wire code')).toContainText('GET /accounts?from=2026-01-31 HTTP/1.1');
});

test('a file makes the body one of parts', async ({ page, ledger }) => {
  const reader = await openPage(page, ledger, 'upload');
  await page.getByLabel('X-Api-Key', { exact: true }).fill('k-1');
  const file = { name: 'may.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') };
  await page.locator('.form [data-name="statement"] .control').setInputFiles(file);
  await page.locator('.form [data-name="note"] .control').fill('May');
  await reader.send.click();
  await expect(reader.outcome).toContainText('200');
  const last = ledger.open.requests.at(-1);
  expect(last?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(last?.body).toContain('filename="may.csv"');
  expect(last?.body).toContain('a,b\n1,2\n');
  expect(last?.body).toContain('May');
});

test('a file can be dropped on its field', async ({ page, context, ledger }, info) => {
  await openPage(page, ledger, 'upload');
  const path = info.outputPath('june.csv');
  await writeFile(path, 'c,d\n');
  const field = page.locator('.form [data-name="statement"] .control');
  await field.scrollIntoViewIfNeeded();
  const box = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Only the browser itself can drop files. https://chromedevtools.github.io/devtools-protocol/tot/Input/#method-dispatchDragEvent
  const devtools = await context.newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    });
  await expect
    .poll(() => field.evaluate((input) => (input as HTMLInputElement).files?.[0]?.name))
    .toBe('june.csv');
});

test('a request without parameters is sent as it stands', async ({ page, ledger }) => {
  const reader = await openPage(page, ledger, 'open-door');
  await page.getByLabel('X-Api-Key', { exact: true }).fill('k-1');
  await reader.send.click();
  await expect(reader.outcome).toContainText('200');
  expect(ledger.open.requests.at(-1)?.target).toBe('/v1/hello');
});

for (const path of ['simple', 'hidden'])
  test(`"${path}" has no playground`, async ({ ledger }) => {
    const html = await ledger.read(`${path}/index.html`);
    expect(html).not.toMatch(/octavo-playground|octavo-answer|Try it/);
  });
