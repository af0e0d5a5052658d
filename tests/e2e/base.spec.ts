import { serveSite } from '../../src/cli/serve-site.ts';
import { PlaygroundPage } from './playground-page.ts';
import { expect, test as playgroundTest } from './playground-site.ts';
import { SearchDialog } from './search-page.ts';
import { shareExample } from './site-fixture.ts';

const base = '/docs/v2/';

/** Playwright's `test` with the example site below a path; `asked` has what its pages ask for and lead to elsewhere on the host, and what is not there. */
const test = playgroundTest.extend<{ readonly asked: readonly string[] }, { readonly below: string }>({
  below: [
    async ({ browserName: _ }, use) => {
      const output = `${await shareExample(base)}/dist`;
      const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1' });
      await use(url);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  asked: async ({ context }, use) => {
    const asked: string[] = [];
    context.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (/^http/.test(protocol) && !pathname.startsWith(base)) asked.push(`outside ${pathname}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) asked.push(`${response.status()} ${response.url()}`);
    });
    await use(asked);
  },
});
test.use({ base });

test('nothing that a site has is asked for, or linked to, outside of its base, and all of it is there', async ({
  asked,
  below,
  context,
  request,
}) => {
  const host = new URL(below).origin;
  const known = new Set([below]);
  const pages = [below];
  const files: string[] = [];
  const outside: string[] = [];
  const read = async () => {
    const page = await context.newPage();
    for (let url = pages.shift(); url !== undefined; url = pages.shift()) {
      await page.goto(url);
      const links = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            '[href],[src],[action],[poster],[data-list],[data-groups],[data-copy-from]',
          ),
        ].flatMap((element) =>
          ['href', 'src', 'action', 'poster', 'data-list', 'data-groups', 'data-copy-from'].flatMap(
            (name) => {
              const value = element.getAttribute(name);
              return value === null ? [] : new URL(value, document.baseURI).href.replace(/#.*/, '');
            },
          ),
        ),
      );
      for (const link of links.filter((link) => new URL(link).origin === host)) {
        if (!link.startsWith(host + base)) outside.push(`${link} on ${url}`);
        else if (!known.has(link)) (link.endsWith('/') ? pages : files).push(link);
        known.add(link);
      }
    }
    await page.close();
  };
  await Promise.all([read(), read()]);
  for (const file of files) expect.soft((await request.get(file)).status(), file).toBe(200);
  expect(known.size).toBeGreaterThan(150);
  expect(outside).toEqual([]);
  expect(asked).toEqual([]);
});

test('the search, its recent pages and the page that is not there lead below the base', async ({
  asked,
  below,
  page,
}) => {
  const search = new SearchDialog(page);
  await page.goto(below);
  await search.open();
  await search.ask('redirects');
  await expect(search.chosen).toHaveAttribute('href', `${base}configuration/redirects/`);
  await search.field.press('Enter');
  await page.waitForURL(`${below}configuration/redirects/`);
  await search.open();
  await expect(search.recent).toHaveAttribute('href', `${base}configuration/redirects/`);
  await expect(search.suggested.first()).toHaveAttribute('href', new RegExp(`^${base}`));
  expect(asked).toEqual([]);
  await page.goto(`${below}configuration/redirect/`);
  await expect(page.locator('octavo-near-pages').getByRole('link').first()).toHaveAttribute(
    'href',
    `${base}configuration/redirects/`,
  );
});

test('a relative base URL of an API is the host’s', async ({ below, page }) => {
  const reader = new PlaygroundPage(page, below, 'user-group-api');
  await reader.open('get-or-create');
  // The playground's script completes it by the page's origin, as soon as it is loaded.
  await expect(page.locator('.endpoint [data-copy]')).toHaveAttribute(
    'data-copy',
    /^(?:http:\/\/localhost:\d+)?\/sandbox\/api\/user$/,
  );
});

test('the relay answers below the base', async ({ page, playground: { open, relayed } }) => {
  const reader = new PlaygroundPage(page, relayed);
  await reader.open('search-by-a-body');
  await expect(reader.way).toContainText('This request goes through this site’s relay');
  await reader.token.fill('abc');
  await reader.writeJson('{"name":"a"}');
  await reader.send.click();
  await expect(reader.outcome).toContainText('200 OK');
  expect(reader.relayed).toHaveLength(1);
  expect(open.requests.at(-1)?.body).toBe('{"name":"a"}');
});

test('what is not below the base is not found, but the root of the host leads to it', async ({
  below,
  request,
}) => {
  const host = new URL(below).origin;
  const root = await request.get(host, { maxRedirects: 0 });
  expect([root.status(), root.headers()['location']]).toEqual([307, base]);
  const other = await request.get(`${host}/quickstart/`);
  expect([other.status(), await other.text()]).toEqual([
    404,
    `Nothing is here: this site is below ${base}\n`,
  ]);
});

test('dev serves a site below a base that its own paths begin with, and shows an edit there', async ({
  page,
  sites,
}) => {
  const { url, files } = await sites.start(await sites.copy('fields-three'), '/docs/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(new URL('/', url).href);
  await page.waitForURL(`${url}docs/first/`);
  const search = new SearchDialog(page);
  await search.open();
  await files.write('docs/first.md', `${await files.read('docs/first.md')}\nA quokka smiles.\n`);
  await page.getByText('A quokka smiles.').waitFor();
  await search.open();
  await search.ask('quokka');
  await expect(search.chosen).toHaveAttribute('href', '/docs/docs/first/');
  expect(asked.filter((path) => path.startsWith('/_octavo/'))).toEqual([]);
});
