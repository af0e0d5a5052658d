import type { Page } from '@playwright/test';
import { listMissing, readShownText } from './shown-text.ts';
import { expect, test } from './site-fixture.ts';

/** Words of the interface on an operation's page, which count rows or lead to what the Markdown has in their place. */
const interfaceWords =
  /^(?:\d+ (?:fields?|items?|links?|headers?)|Any key|See .*|Any of|One of(?:, depending on .*)?|one of these media types|[\w.+-]+\/[\w.+-]+(?:, [\w.+-]+\/[\w.+-]+)*(?: · optional)?|More documentation|\d+ more fields? omitted .*)$/;

/** Reads every page that `llms.txt` lists, and compares its texts with its Markdown and with `llms-full.txt`. */
async function expectWholeMarkdown(tab: Page, site: string): Promise<void> {
  const read = async (path: string) => (await tab.request.get(new URL(path, site).href)).text();
  const files = [...(await read('llms.txt')).matchAll(/\]\((\/[^)]*\.md)\)/g)].map(([, path = '']) => path);
  const full = await read('llms-full.txt');
  await tab.goto(new URL('llms.txt', site).href);
  for (const file of files) {
    const markdown = await read(file);
    const url = file.replace(/(?:\/index)?\.md$/, '/');
    const shown = (
      await readShownText(tab, url, [
        '.endpoint .call',
        '.callbacks > details > summary',
        '.request > summary',
      ])
    ).filter((text) => !interfaceWords.test(text) && text !== 'For humans alone.');
    expect(shown.length, `texts of ${url}`).toBeGreaterThan(0);
    expect(listMissing(shown, markdown), `texts of ${url} that ${file} lacks`).toEqual([]);
    expect(full, `llms-full.txt has ${file}`).toContain(markdown);
    const prose = markdown.replace(/^( *)(`{3,}).*\n[\s\S]*?^\1\2$/gm, '').replace(/(`+)[^`]+\1/g, '');
    expect(prose.match(/<\/?[A-Z][\w.]*[\s/>].*/g), `tags of components in ${file}`).toBeNull();
  }
  expect(files.length).toBeGreaterThan(2);
}

test('every page of the example site is whole as Markdown, and in llms-full.txt', async ({
  page,
  example,
}) => {
  await expectWholeMarkdown(page, example);
});

for (const name of ['components', 'markdown', 'reference', 'api-playground', 'snippets'] as const)
  test(`every page of the site ${name} is whole as Markdown`, async ({ page, sites }) => {
    await expectWholeMarkdown(page, (await sites.built(name)).url);
  });

test('what is for agents stands in the Markdown alone, and what is for people on the page alone', async ({
  page,
  sites,
}) => {
  const { url } = await sites.built('published');
  const read = async (path: string) => (await page.request.get(url + path)).text();
  const [html, markdown] = [await read('changelog/'), await read('changelog.md')];
  expect([html.includes('People read'), html.includes('Agents read')]).toEqual([true, false]);
  expect([markdown.includes('People read'), markdown.includes('Agents read')]).toEqual([false, true]);
});

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
