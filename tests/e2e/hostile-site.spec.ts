import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serveSite } from '../../src/cli/serve-site.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { makeHostileConfigs, makeHostilePages } from './hostile-site.ts';
import { provoke, watch } from './hostile-watch.ts';
import { runOctavo } from './octavo-command.ts';

const pages = makeHostilePages();
const { files, texts } = makeHostileConfigs([...pages.keys()]);
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/** Builds a site, serves it without the policies of its pages, and gives the paths of these. */
async function openBare(
  config: string,
  use: (url: string, paths: readonly string[]) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-hostile-site-'));
  await mkdir(join(folder, 'content'));
  await writeFile(join(folder, 'site.json'), config);
  for (const [name, text] of pages) await writeFile(join(folder, `content/${name}.mdx`), text);
  const { code, stdout, stderr } = await runOctavo(['build', folder]);
  expect(code, (stdout + stderr).slice(-3_000)).toBe(0);
  const output = join(folder, 'bare');
  await cp(join(folder, 'dist'), output, { recursive: true });
  const paths: string[] = [];
  for await (const file of glob('**/index.html', { cwd: output })) {
    const html = await readFile(join(output, file), 'utf8');
    if (!html.includes('http-equiv="refresh"')) paths.push(relative('.', file).replace(/index\.html$/, ''));
    await writeFile(join(output, file), html.replace(policy, ''));
  }
  const { server, url } = await serveSite({ output, port: 0, host: '127.0.0.1' });
  try {
    await use(url, paths);
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

test('no text of site.json, of frontmatter, of code titles or of what components are given runs, without any policy', async ({
  context,
}) => {
  test.setTimeout(300_000);
  expect(texts).toBeGreaterThanOrEqual(80);
  expect(texts * files.length).toBeGreaterThanOrEqual(hostileTexts.length);
  for (const config of files)
    await openBare(config, async (url, paths) => {
      expect(paths.length).toBeGreaterThanOrEqual(pages.size);
      const page = await context.newPage();
      const { ran } = await watch(page, url);
      await visit(page, url, paths);
      expect(ran).toEqual([]);
      await page.close();
    });
});
