import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runOctavo, startOctavo } from './octavo-command.ts';
import { expect, test } from './site-fixture.ts';

const name = '@fontsource-variable/geist-mono';
const installed = fileURLToPath(new URL(`../../node_modules/${name}/`, import.meta.url));

test('a font of a package that the site has is loaded from the site, built and in dev', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-fonts-'));
  const files = {
    'site.json':
      '{"name":"Lantern","siteUrl":"https://example.com/docs","font":{"body":{"family":"geist mono"}},"navigation":[{"group":"Pages","pages":["index"]}]}',
    'package.json': `{"dependencies":{"${name}":"5.0.0"}}`,
    'content/index.mdx': '---\ntitle: Lamps\n---\n\nA lamp, an *old* lamp.\n',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await cp(installed, join(folder, 'node_modules', name), { recursive: true });
  const { stdout } = await runOctavo(['build', folder]);
  expect(stdout).toMatch(/ 0 errors, 0 warnings/);
  expect(await readFile(join(folder, 'dist/_octavo/licenses.txt'), 'utf8')).toContain(name);
  for (const command of ['serve', 'dev']) {
    const server = startOctavo([command, folder, '--port', '0']);
    try {
      const [url = ''] = await server.waitFor(/http:\/\/\S+/);
      const asked: string[] = [];
      const note = (request: { url(): string }) => void asked.push(new URL(request.url()).pathname);
      page.on('request', note);
      await page.goto(url);
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.fonts]
              .filter(
                ({ family, status }) => family.replaceAll('"', '') === 'geist mono' && status === 'loaded',
              )
              .map(({ style }) => style)
              .sort(),
          ),
        )
        .toEqual(['italic', 'normal']);
      page.off('request', note);
      const fonts = asked.filter((path) => path.startsWith('/docs/_octavo/fonts/'));
      expect(fonts.map((path) => path.replace(/.*\//, '')).sort()).toEqual([
        'geist-mono-latin-wght-italic.woff2',
        'geist-mono-latin-wght-normal.woff2',
      ]);
      expect(asked.filter((path) => path.includes('/geist-latin'))).toEqual([]);
    } finally {
      await server.stop();
    }
  }
  await rm(folder, { recursive: true });
});

test('nothing of a page moves when its fonts come late', async ({ page, example }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fonts: string[] = [];
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    fonts.push(route.request().url());
    await route.continue();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      for (const { value } of shifts) document.documentElement.dataset['shift'] = String(value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${example}writing/code/`);
  await expect.poll(() => fonts.length).toBe(2);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
});

test('the fonts of a built site have its letters alone, and are less than 60 % of what they were', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-letters-'));
  await mkdir(join(folder, 'content'));
  await writeFile(
    join(folder, 'site.json'),
    '{"name":"Lantern","navigation":[{"group":"Pages","pages":["index"]}]}',
  );
  await writeFile(join(folder, 'content/index.mdx'), '---\ntitle: Lamps\n---\n\nStraße\n');
  expect((await runOctavo(['build', folder])).code).toBe(0);
  const server = startOctavo(['serve', folder, '--port', '0']);
  try {
    const [url = ''] = await server.waitFor(/http:\/\/\S+/);
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const hasLetter = (letter: string) =>
      page.evaluate((text) => {
        const brush = document.createElement('canvas').getContext('2d');
        const measure = (font: string) => {
          if (brush) brush.font = font;
          return brush?.measureText(text).width;
        };
        return measure('100px Geist, monospace') !== measure('100px monospace');
      }, letter);
    expect([await hasLetter('a'), await hasLetter('ß'), await hasLetter('ø')]).toEqual([true, true, false]);
    const files = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    const bodies = await Promise.all(files.map(async (file) => (await page.request.get(file)).body()));
    const whole = ['geist', 'geist-mono'].map((one) =>
      readFile(join(installed, `../${one}/files/${one}-latin-wght-normal.woff2`)),
    );
    const sum = (parts: readonly Buffer[]) => parts.reduce((bytes, part) => bytes + part.length, 0);
    expect(bodies).toHaveLength(2);
    expect(sum(bodies)).toBeLessThan(sum(await Promise.all(whole)) * 0.6);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
