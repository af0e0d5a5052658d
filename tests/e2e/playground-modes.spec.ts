import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOctavo } from './octavo-command.ts';
import { PlaygroundPage } from './playground-page.ts';
import { expect, test } from './playground-site.ts';

/** What stands in a page that lets its readers send, and in no other: elements, scripts, styles and words. */
const ofPlayground =
  /octavo-(?:playground|answer|wire)|\/playground\.[\w-]+\.js|_send|#try|Try it|api\/relay|\.send-bar|data-share|Use the demo token/g;

const findParts = (html: string) => [...new Set(html.match(ofPlayground))];

test('a page with a playground has what the others are searched for', async ({ playground }) => {
  const html = await playground.read('api-reference/get-an-item/index.html');
  for (const part of ['octavo-playground', 'octavo-answer', 'octavo-wire', '_send', '#try', 'Try it'])
    expect(findParts(html)).toContain(part);
});

test('"simple" shows the bar with its copy button and nothing else of the playground', async ({
  page,
  playground,
}) => {
  expect(findParts(await playground.read('shown-simply/index.html'))).toEqual([]);
  await page.goto(`${playground.relayed}shown-simply/#try`);
  await expect(page.locator('.endpoint')).toContainText('/items/{id}/parts');
  await expect(page.locator('.endpoint').getByRole('button')).toHaveText(['']);
  await expect(page.getByRole('button', { name: 'Copy URL' })).toBeVisible();
  await expect(page.locator('form')).toHaveCount(0);
  await expect(page.locator('.reference')).toContainText('Authorization');
  await expect(page.locator('.reference')).toContainText('id');
  await expect(page.locator('#samples')).toContainText('curl');
});

test('"hide" shows not even the bar; parameters and samples stay', async ({ page, playground }) => {
  expect(findParts(await playground.read('hidden/index.html'))).toEqual([]);
  await page.goto(`${playground.relayed}hidden/#try`);
  await expect(page.locator('.endpoint')).toHaveCount(0);
  await expect(page.locator('form')).toHaveCount(0);
  await expect(page.locator('.reference')).toContainText('id');
  await expect(page.locator('#samples')).toContainText('curl');
});

test('a page that is not tried loads no script of the playground', async ({ page, playground }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['shown-simply/', 'hidden/']) {
    await page.goto(playground.relayed + path);
    await page.locator('#samples').hover();
    await page.waitForLoadState('networkidle');
  }
  const listOwn = () => asked.filter((url) => /_astro\/.*(?:playground|cards|form)/.test(url));
  expect(listOwn()).toEqual([]);
  await page.goto(`${playground.relayed}api-reference/get-an-item/#try`);
  await expect(page.locator('.way')).not.toBeEmpty();
  expect(listOwn()).not.toEqual([]);
});

for (const mode of ['simple', 'hide'])
  test(`a page may show the playground where the site says "${mode}"`, async ({ sites }) => {
    const files = await sites.copy('playground');
    const config = JSON.parse(await files.read('site.json'));
    config.api.playground = { mode };
    await files.write('site.json', JSON.stringify(config));
    const own = await files.read('content/without-credential.mdx');
    await writeFile(
      join(files.folder, 'content/without-credential.mdx'),
      own.replace('authMethod', 'playground: show\nauthMethod'),
    );
    const { code, stdout, stderr } = await runOctavo(['build', files.folder]);
    expect(code, stdout + stderr).toBe(0);
    const read = (path: string) => readFile(join(files.folder, 'dist', path, 'index.html'), 'utf8');
    expect(findParts(await read('without-credential'))).toContain('octavo-playground');
    for (const path of ['api-reference/get-an-item', 'api-reference/rotate-the-key'])
      expect(findParts(await read(path)), path).toEqual([]);
    expect((await read('api-reference/get-an-item')).includes('class="endpoint"')).toBe(mode === 'simple');
  });

for (const [what, path] of [
  ['"authMethod: none" of a page', 'without-credential/'],
  ['"security: []" of an operation', 'api-reference/needs-nothing/'],
] as const)
  test(`${what} asks for no credential and sends none`, async ({ page, playground }) => {
    const reader = new PlaygroundPage(page, playground.relayed);
    await page.goto(`${playground.relayed}${path}#try`);
    await expect(reader.way).toContainText('This request goes directly');
    await expect(page.locator('.credentials :is(h2, input)')).toHaveCount(0);
    await expect(reader.token).toHaveCount(0);
    const before = playground.open.requests.length;
    await reader.send.click();
    await expect.poll(() => playground.open.requests.length).toBe(before + 1);
    expect(playground.open.requests.at(-1)?.headers).not.toHaveProperty('authorization');
    await expect(page.locator('octavo-wire')).not.toContainText('Authorization');
  });
