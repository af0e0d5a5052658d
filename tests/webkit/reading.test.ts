import { globSync } from 'node:fs';
import { Key } from 'selenium-webdriver';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { openWebKit, type WebKitReader } from './webkit-reader.ts';

let reader: WebKitReader;
const open = (path: string) => reader.driver.get(new URL(path, inject('url')).href);
const readPath = async () => new URL(await reader.driver.getCurrentUrl()).pathname;

beforeAll(async () => {
  reader = await openWebKit();
});
afterAll(() => reader.close());
beforeEach(() => reader.resize(1440));

it('no page is wider than a phone, a tablet or a desk', async () => {
  const pages = globSync('**/index.html', { cwd: inject('output') }).map((file) =>
    file.replace('index.html', ''),
  );
  // Every fourth: each width takes all of them a minute.
  const some = pages.sort().filter((_, index) => index % 4 === 0);
  expect(some.length).toBeGreaterThan(20);
  for (const width of [450, 768, 1025, 1440]) {
    await reader.resize(width);
    for (const page of some) {
      await open(page);
      const excess = await reader.run<number>('return document.documentElement.scrollWidth - innerWidth');
      expect({ page, width, excess }).toEqual({ page, width, excess: 0 });
    }
  }
});

it('links in text are underlined', async () => {
  await open('components/tabs');
  const link = await reader.find('.prose p a', 'code group');
  expect(await link.getCssValue('text-decoration-line')).toBe('underline');
  expect(await link.getCssValue('text-decoration-thickness')).toBe('1px');
});

it('the search opens with a key, finds, and leads to what it found', async () => {
  await open('');
  await reader.press(Key.CONTROL, 'k');
  await reader.find('.search-dialog input');
  for (const key of 'webhook') await reader.press(key);
  await reader.find('.search-dialog [aria-selected="true"]');
  await reader.press(Key.ENTER);
  await reader.find('h1', 'Document an API');
  expect(await readPath()).toBe('/writing/api-pages/');
});

it('a color mode that a reader chose holds on the next page', async () => {
  await open('');
  const readGround = 'return getComputedStyle(document.documentElement).colorScheme';
  const before = await reader.run<string>(readGround);
  await (await reader.find('[aria-label="Switch color mode"]')).click();
  const after = await reader.until<string>(readGround, (scheme) => scheme !== before);
  await open('quickstart');
  expect(await reader.run(readGround)).toBe(after);
  await (await reader.find('[aria-label="Switch color mode"]')).click();
  await reader.until<string>(readGround, (scheme) => scheme === before);
});

it('the menu of a phone opens, leads on and closes', async () => {
  // Until the page's script has run it is a link to the sidebar below the text.
  const opener = '.menu-opener[role="button"]';
  await reader.resize(450);
  await open('');
  await (await reader.find(opener)).click();
  await (await reader.find('dialog.menu-dialog[open] a', 'Quickstart')).click();
  await reader.find('h1', 'Quickstart');
  expect(await readPath()).toBe('/quickstart/');
  await (await reader.find(opener)).click();
  await reader.find('dialog.menu-dialog[open]');
  await reader.press(Key.ESCAPE);
  await reader.until<number>(
    'return document.querySelectorAll("dialog[open]").length',
    (count) => count === 0,
  );
});

it('the contents lead to a section and mark the one that is read', async () => {
  await open('writing/math');
  await (await reader.find('.toc a', 'Prices are never math')).click();
  await reader.until<string>('return location.hash', (hash) => hash === '#prices-are-never-math');
  const readMark = 'return document.querySelector(".toc [aria-current]")?.textContent.trim()';
  await reader.until(readMark, (text) => text === 'Prices are never math');
  const top = await reader.run<number>(
    'return document.querySelector("#prices-are-never-math").getBoundingClientRect().top',
  );
  expect(top, 'below the topbar').toBeGreaterThan(50);
  await reader.driver.navigate().back();
  await reader.until<string>('return location.hash', (hash) => hash === '');
});

it('tabs, folds and tooltips open', async () => {
  await open('components/tabs');
  await (await reader.find('[role="tab"]', 'Testing')).click();
  await reader.find('[role="tabpanel"]', /Its tag is Testing/);
  await open('components/accordions');
  const closed = 'return document.querySelector(".prose details:not([open]) > summary")';
  const summary = await reader.find('.prose details:not([open]) > summary');
  await summary.click();
  expect(await reader.run('return arguments[0].parentElement.open', summary), closed).toBe(true);
  await open('components/tooltips');
  await (await reader.find('.tip-of > button', 'user group')).click();
  await reader.find('.tip-box', /embedded dashboard/);
  await reader.press(Key.ESCAPE);
  await reader.until<number>(
    'return document.querySelectorAll(":popover-open").length',
    (count) => count === 0,
  );
});

it('a diagram that browsers draw is drawn', async () => {
  await open('writing/diagrams');
  await reader.run('document.querySelector("octavo-diagram").scrollIntoView()');
  const frame = await reader.find('octavo-diagram.drawn iframe');
  await reader.driver.switchTo().frame(frame);
  await reader.find('svg');
  await reader.driver.switchTo().defaultContent();
});

it('accents of math stand at their letter', async () => {
  await open('writing/math');
  const gap = await reader.run<number>(`
    const [letter, accent] = document.querySelector('math mover').children;
    return (letter.getBoundingClientRect().top - accent.getBoundingClientRect().bottom) /
      parseFloat(getComputedStyle(letter).fontSize);`);
  expect(gap).toBeLessThan(0);
});
