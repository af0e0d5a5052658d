import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { IslandPage } from './island-page.ts';
import { runOctavo, startOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

/** Bytes of the script that all islands share, packed. */
const mostBytes = 8 * 1024;

for (const base of ['/', '/docs/v2/'])
  test(`a component keeps its state, and what a page gives it, below ${base}`, async ({ page, sites }) => {
    const doc = new IslandPage(page, (await sites.built('islands', base)).url);
    await doc.open('state/');
    await expect(doc.clock).toHaveText('Clock: running');
    await expect(page.locator('html')).toHaveAttribute('data-effect', 'Clock');
    await expect(page.locator('.late')).toHaveText('Shown in browsers alone');
    await expect(page.locator('.block')).toHaveCount(1);
    const counter = doc.counter(3);
    await expect(doc.count(counter)).toHaveText('3');
    await doc.add(counter);
    await doc.add(counter);
    await expect(doc.count(counter)).toHaveText('7');
    await expect(counter.locator('strong')).toHaveText('bold text');
    await expect(counter.getByRole('link', { name: 'link' })).toHaveAttribute('href', `${base}plain/`);
    const inner = doc.counter(10);
    await doc.add(inner);
    await expect(doc.count(inner)).toHaveText('11');
    await expect(doc.count(counter)).toHaveText('7');
  });

test('what a component hides at first is shown when it is asked for, as often as that is', async ({
  page,
  sites,
}) => {
  const doc = new IslandPage(page, (await sites.built('islands')).url);
  await doc.open('state/');
  await expect(doc.panel).not.toContainText('Hidden at first');
  for (const isOpen of [true, false, true]) {
    await doc.openPanel();
    await expect(doc.panel.locator('.inside')).toHaveCount(isOpen ? 1 : 0);
  }
  await expect(doc.panel.locator('.inside code')).toHaveText('code');
  await expect(doc.panel.getByRole('note')).toHaveText('Said by a component of the site.');
  await doc.filter('re');
  await expect(doc.tags).toHaveText(['red', 'green']);
});

test('without JavaScript the first state is shown', async ({ browser, sites }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const doc = new IslandPage(await context.newPage(), (await sites.built('islands')).url);
  await doc.open('state/');
  await expect(doc.clock).toHaveText('Clock: not running');
  await expect(doc.count(doc.counter(3))).toHaveText('3');
  await expect(doc.tags).toHaveText(['red', 'green', 'blue']);
  await expect(doc.panel.getByText('Hidden at first')).toBeHidden();
  await context.close();
});

test('a page without a state loads nothing of it; what the others share is small', async ({
  page,
  sites,
}) => {
  const { url, files, told } = await sites.built('islands');
  expect(told).toContain('0 errors, 0 warnings');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const doc = new IslandPage(page, url);
  await doc.open('plain/');
  await expect(page.locator('main')).toContainText('The sum is 3.');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /island/i.test(path))).toEqual([]);
  expect(await files.read('dist/plain/index.html')).not.toMatch(/island/);
  await doc.open('state/');
  await doc.add(doc.counter(3));
  const [shared = '', ...more] = asked.filter((path) => /\/Island\.[\w-]+\.js$/.test(path));
  expect(more).toEqual([]);
  expect(gzipSync(await readFile(`${files.folder}/dist${shared}`)).length).toBeLessThanOrEqual(mostBytes);
});

test('the Markdown of a page and the search have the first state', async ({ sites }) => {
  const { files } = await sites.built('islands');
  const markdown = await files.read('dist/state.md');
  expect(markdown).toContain('Clock: not running');
  expect(markdown).toContain('Children with **bold text**');
  expect(markdown).not.toMatch(/octavo-|Hidden at first/);
});

test('in dev a component runs too, and an edit is shown', async ({ page, sites }) => {
  const { url, files } = await sites.live('islands');
  const doc = new IslandPage(page, url);
  await doc.open('state/');
  await doc.add(doc.counter(3));
  await expect(doc.count(doc.counter(3))).toHaveText('5');
  const file = 'content/snippets/counter.jsx';
  await files.write(file, (await files.read(file)).replace('<output>', '<output>n = '));
  await expect(doc.count(doc.counter(3))).toHaveText('n = 3');
  await doc.add(doc.counter(3));
  await expect(doc.count(doc.counter(3))).toHaveText('n = 5');
});

test('what a reader does before a component runs is done as soon as it does', async ({ page, sites }) => {
  const { url } = await sites.built('islands');
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/_octavo/islands/*', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const doc = new IslandPage(page, url);
  await doc.open('state/');
  const counter = doc.counter(3);
  const button = counter.locator('button').first();
  await button.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => customElements.get('octavo-island') !== undefined);
  await button.click();
  await button.click();
  await expect(doc.count(counter)).toHaveText('3');
  await doc.panel.getByRole('textbox', { name: 'Filter' }).pressSequentially('re');
  await expect(doc.tags).toHaveText(['red', 'green', 'blue']);
  isHeld = false;
  for (const release of held) release();
  await expect(doc.count(counter)).toHaveText('7');
  await expect(doc.tags).toHaveText(['red', 'green']);
});

test('a component of a package that the site has is rendered, and goes on in the browser', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-packages-'));
  const files = {
    'site.json': '{"name":"Lantern","navigation":[{"group":"Pages","pages":["index"]}]}',
    'package.json': '{"dependencies":{"lamp-counter":"1.0.0"}}',
    'content/index.mdx':
      '---\ntitle: Lamps\n---\nimport words, { Counter } from "lamp-counter"\n\n{words("lamp")}\n\n<Counter start={3}/>\n',
    'node_modules/lamp-counter/package.json':
      '{"name":"lamp-counter","version":"1.0.0","license":"MIT","main":"index.js"}',
    'node_modules/lamp-counter/index.js':
      'const { createElement, useState } = require("react");\nmodule.exports = (word) => `${word}s`;\nmodule.exports.Counter = ({ start }) => {\n  const [count, setCount] = useState(start);\n  return createElement("button", { onClick: () => setCount(count + 1) }, `${count} lamps`);\n};\n',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const { stdout } = await runOctavo(['build', folder]);
  expect(stdout).toMatch(/ 0 errors, 0 warnings/);
  expect(await readFile(join(folder, 'dist/_octavo/licenses.txt'), 'utf8')).toContain(
    'lamp-counter 1.0.0 (MIT)',
  );
  const server = startOctavo(['serve', folder, '--port', '0']);
  try {
    const [url = ''] = await server.waitFor(/http:\/\/\S+/);
    await page.goto(url);
    await expect(page.locator('article')).toContainText('lamps');
    const button = page.getByRole('button', { name: '3 lamps' });
    await expect(page.locator('octavo-island[data-live]')).toHaveCount(1);
    await button.click();
    await expect(page.getByRole('button', { name: '4 lamps' })).toBeVisible();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
