import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serveSite } from '../../src/cli/serve-site.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { isProof } from '../support/is-proof.ts';
import { copyBare } from './bare-copy.ts';
import { makeHostileConfigs, makeHostilePages } from './hostile-site.ts';
import { provoke, watch } from './hostile-watch.ts';
import { runOctavo } from './octavo-command.ts';

const pages = makeHostilePages();
const { files, texts } = makeHostileConfigs([...pages.keys()]);

/** Builds a site, serves it without the policies of its pages, and gives the paths of these. */
async function openBare(
  config: string,
  use: (site: {
    readonly url: string;
    readonly paths: readonly string[];
    readonly folder: string;
  }) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-hostile-site-'));
  await mkdir(join(folder, 'content'));
  await writeFile(join(folder, 'site.json'), config);
  for (const [name, text] of pages) await writeFile(join(folder, `content/${name}.mdx`), text);
  const { code, stdout, stderr } = await runOctavo(['build', folder]);
  expect(code, (stdout + stderr).slice(-3_000)).toBe(0);
  const output = join(folder, 'bare');
  const paths = await copyBare(join(folder, 'dist'), output);
  const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1' });
  try {
    await use({ url, paths, folder });
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens pages and does all that a reader can do there; what ran is in `ran`. */
async function visit(page: Page, url: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(new URL(encodeURI(path), url).href);
    const protocols = new Set((await provoke(page)).map((link) => new URL(link).protocol));
    expect(
      [...protocols].filter((protocol) => !/^(?:https?|mailto|tel):$/.test(protocol)),
      path,
    ).toEqual([]);
  }
}

/** Feeds, sitemaps, Markdown, data and pictures of a site, which a browser opens by themselves. */
async function readOthers(page: Page, url: string, output: string): Promise<void> {
  let count = 0;
  for await (const file of glob('**/*.{xml,txt,md,svg,json,png}', { cwd: output })) {
    // What is no page may come as a download.
    await page.goto(new URL(encodeURI(file), url).href).catch(() => undefined);
    count += 1;
  }
  expect(count).toBeGreaterThan(pages.size);
}

/** Has the search show excerpts of all pages. */
async function search(page: Page, url: string): Promise<void> {
  await page.goto(`${url}page-1/`);
  // Its own words are hostile too, so that it is not found by its name.
  const dialog = page.locator('.search-dialog');
  const field = dialog.locator('input').first();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  for (const words of ['findable', 'script', 'alert', 'onerror', 'javascript', 'img', 'evil']) {
    await field.fill(words);
    await expect(dialog.getByRole('option').first()).toBeVisible();
    for (let key = 0; key < 12; key++) await page.keyboard.press('ArrowDown');
  }
  await provoke(page);
}

test('nothing of those texts runs, or leads anywhere unsafe, in a PDF of the site', async () => {
  test.setTimeout(300_000);
  const [config = ''] = files;
  await openBare(config, async ({ folder }) => {
    const out = join(folder, 'site.pdf');
    const env = { CHROMIUM_PATH: findChromium() };
    const { code, stdout, stderr } = await runOctavo(['pdf', folder, '--out', out], { env, limit: 200_000 });
    expect(code, (stdout + stderr).slice(-3_000)).toBe(0);
    const bytes = await readFile(out, 'latin1');
    expect(
      bytes.match(/\/(?:JavaScript|JS|Launch|SubmitForm|ImportData|EmbeddedFiles|OpenAction)\b/g),
    ).toBeNull();
    const links = [...bytes.matchAll(/\/URI \(((?:\\.|[^)\\])*)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !/^(?:https?|mailto|tel):/.test(link))).toEqual([]);
    expect(bytes.length).toBeGreaterThan(100_000);
  });
});

test('no text of site.json, of frontmatter, of code titles or of what components are given runs, without any policy', async ({
  context,
}) => {
  test.setTimeout(300_000);
  expect(texts).toBeGreaterThanOrEqual(80);
  expect(texts * files.length).toBeGreaterThanOrEqual(hostileTexts.length);
  for (const [index, config] of files.entries())
    await openBare(config, async ({ url, paths, folder }) => {
      expect(paths.length).toBeGreaterThanOrEqual(pages.size);
      const page = await context.newPage();
      const { ran } = await watch(page, url);
      // Another site.json has other texts around the same pages.
      await visit(page, url, index === 0 || isProof ? paths : paths.slice(0, 4));
      await readOthers(page, url, join(folder, 'bare'));
      await search(page, url);
      expect(ran).toEqual([]);
      await page.close();
    });
});
