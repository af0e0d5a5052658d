import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readAttribute, readStyle } from './reading.ts';
import { expect, test } from './site-fixture.ts';

const at = (name: string) => `[data-test="${name}"]`;

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('load');
}

test('styles of content hold without a style attribute', async ({ page, sites }) => {
  const { url } = await sites.built('html');
  expect(await (await page.request.get(url)).text()).not.toMatch(/<[^>]*\sstyle=/);
  await open(page, url);
  expect(await readStyle(page, at('static'), 'margin-top')).toBe('8px');
  expect(await readStyle(page, at('static'), 'color')).toBe('rgb(1, 2, 3)');
  expect(await readStyle(page, at('string'), 'color')).toBe('rgb(4, 5, 6)');
  expect(await readStyle(page, at('bar'), 'min-height')).toBe('12px');
  expect(await readStyle(page, at('bar'), 'opacity')).toBe('0.5');
  const share = await page.locator(at('bar')).evaluate((bar) => {
    const box = bar.parentElement?.getBoundingClientRect().width ?? 0;
    return Math.round((100 * bar.getBoundingClientRect().width) / box);
  });
  expect(share).toBe(40);
  expect(await readStyle(page, `${at('sheet')} b`, 'color')).toBe('rgb(7, 8, 9)');
});

test("the writer's own files are loaded on every page and win", async ({ page, sites }) => {
  const { url, files } = await sites.built('html');
  await open(page, url);
  expect(await readStyle(page, at('own'), 'color')).toBe('rgb(10, 20, 30)');
  expect(await readStyle(page, at('own'), 'letter-spacing')).toBe('2px');
  expect(await readStyle(page, at('own'), 'padding-top'), 'the attribute stands above the sheet').toBe('3px');
  expect(await readStyle(page, at('utility'), 'outline-color')).toBe('rgb(1, 1, 1)');
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    own: 'loaded',
    module: 'loaded',
    inline: 'true',
  });
  await open(page, `${url}plain/`);
  expect(await page.evaluate(() => document.documentElement.dataset['own'])).toBe('loaded');
  for (const name of ['tool.js', 'tool.config.js'])
    await expect(stat(join(files.folder, 'dist', name))).rejects.toThrow();
});

test('a handler that the writer wrote runs', async ({ page, sites }) => {
  await open(page, (await sites.built('html')).url);
  await page.locator(at('click')).click();
  expect(await readAttribute(page, at('click'), 'data-clicked')).toBe('yes');
});

test('utility classes hold, in both modes, where they are used', async ({ page, sites }) => {
  const { url } = await sites.built('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, url);
  expect(await readStyle(page, at('utility'), 'padding-top')).toBe('32px');
  expect(await readStyle(page, at('utility'), 'font-size')).toBe('18px');
  expect(await readStyle(page, at('bar'), 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
  await expect(page.locator(at('light'))).toBeVisible();
  await expect(page.locator(at('dark'))).toBeHidden();
  await page.locator('octavo-mode-toggle button:visible').first().click();
  await expect(page.locator(at('light'))).toBeHidden();
  await expect(page.locator(at('dark'))).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await readStyle(page, at('utility'), 'padding-top')).toBe('16px');
  await open(page, `${url}plain/`);
  await expect(page.locator('link[href*="utilities"]')).toHaveCount(0);
});

test('utility classes follow the system without a script', async ({ browser, sites }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto((await sites.built('html')).url);
  await expect(page.locator(at('light'))).toBeHidden();
  await expect(page.locator(at('dark'))).toBeVisible();
  await context.close();
});

test('attributes of drawings are those of SVG', async ({ page, sites }) => {
  await open(page, (await sites.built('html')).url);
  const found = await page.locator(at('drawing')).evaluate((svg) => ({
    viewBox: svg.getAttribute('viewBox'),
    aspect: svg instanceof SVGSVGElement && svg.preserveAspectRatio.baseVal.align,
    gradient: svg.querySelector('linearGradient')?.getAttribute('gradientTransform'),
    clip: getComputedStyle(svg.querySelector('g') ?? svg).clipPath,
    width: getComputedStyle(svg.querySelector('path') ?? svg).strokeWidth,
    stroke: getComputedStyle(svg.querySelector('path') ?? svg).stroke,
    opacity: getComputedStyle(svg.querySelector('stop') ?? svg).stopOpacity,
    link: svg.querySelector('use')?.href.baseVal,
  }));
  expect(found).toEqual({
    viewBox: '0 0 100 40',
    aspect: 6,
    gradient: 'rotate(90)',
    clip: 'url("#cut")',
    width: '3px',
    stroke: 'rgb(9, 9, 9)',
    opacity: '0.25',
    link: '#cut',
  });
  const mark = await page.locator(`${at('mark')} path`).evaluate((path) => {
    const { strokeLinecap, strokeWidth } = getComputedStyle(path);
    return { strokeLinecap, strokeWidth };
  });
  expect(mark).toEqual({ strokeLinecap: 'round', strokeWidth: '2px' });
});

test('nothing is wider than a phone', async ({ page, sites }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, (await sites.built('html')).url);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const selector of [at('drawing'), at('video'), '.prose iframe', '.prose .table'])
    expect((await page.locator(selector).boundingBox())?.width, selector).toBeLessThanOrEqual(390 - 32);
});

test('a page that takes an address from elsewhere names it in its policy', async ({ sites }) => {
  const { files } = await sites.built('html');
  const html = await readFile(join(files.folder, 'dist/index.html'), 'utf8');
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(policy).toContain("default-src 'self';");
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)|https?:/);
});

test('every page of a site has a policy, and every answer its headers', async ({ sites }) => {
  const { url } = await sites.built('html');
  for (const path of ['', 'plain/', 'nothing/']) {
    const answer = await fetch(new URL(path, url));
    expect(answer.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
    expect(await answer.text(), path).toMatch(/<meta http-equiv="Content-Security-Policy"/);
  }
});

test('dev follows styles, scripts and classes, and serves nothing of its own package', async ({
  page,
  sites,
}) => {
  const live = await sites.live('html');
  await open(page, live.url);
  expect(await readStyle(page, at('own'), 'color')).toBe('rgb(10, 20, 30)');
  expect(await readStyle(page, at('utility'), 'font-size')).toBe('18px');
  const css = await live.files.read('content/style.css');
  await live.files.write('content/style.css', css.replace('10, 20, 30', '30, 20, 10'));
  await expect(page.locator(at('own'))).toHaveCSS('color', 'rgb(30, 20, 10)');
  const text = await live.files.read('content/index.mdx');
  await live.files.write('content/index.mdx', text.replace('pt-4 text-lg', 'pt-4 text-4xl'));
  await expect(page.locator(at('utility'))).toHaveCSS('font-size', '36px');
  for (const path of ['package.json', 'CHANGELOG.md', 'src/index.ts', 'src/cli/main.ts', 'package.json?raw'])
    expect((await fetch(new URL(path, live.url))).status, path).toBe(404);
});

for (const [mode, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`of a pair of pictures the one of ${mode} mode is shown`, async ({ page, sites }) => {
    await page.emulateMedia({ colorScheme: mode });
    await open(page, (await sites.built('html')).url);
    await page.locator(at(mode)).scrollIntoViewIfNeeded();
    await expect(page.locator(at(mode))).toBeVisible();
    await expect(page.locator(at(other))).toBeHidden();
    await expect
      .poll(() => page.locator(at(mode)).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await page.locator(at(other)).evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  });
