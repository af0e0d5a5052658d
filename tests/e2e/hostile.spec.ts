import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { serveSite } from '../../src/cli/serve-site.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { isProof } from '../support/is-proof.ts';
import { copyBare, policyTag } from './bare-copy.ts';
import { makeHostileChannels } from './hostile-channels.ts';
import { makeHostileDocument } from './hostile-document.ts';
import { provoke, watch } from './hostile-watch.ts';
import { runOctavo } from './octavo-command.ts';

/** The site of two documents whose every text is hostile, as it is published and without its policies. */
interface HostileSite {
  /** Paths of its pages, without a slash in front. */
  readonly pages: readonly string[];
  readonly published: string;
  /** Nothing but the sanitiser stands between the texts and the browser there. */
  readonly bare: string;
  readonly htmlOf: (path: string) => Promise<string>;
}

const test = base.extend<object, { readonly site: HostileSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'octavo-hostile-'));
      await mkdir(join(folder, 'content'));
      await writeFile(join(folder, 'openapi.json'), makeHostileDocument());
      await writeFile(join(folder, 'channels.json'), makeHostileChannels());
      await writeFile(join(folder, 'content/index.mdx'), '---\ntitle: Start\n---\nHello.\n');
      const config = {
        name: 'Hostile',
        openapi: ['openapi.json', 'channels.json'],
        navigation: [{ group: 'Start', pages: ['index'] }],
      };
      await writeFile(join(folder, 'site.json'), JSON.stringify(config));
      const { code, stdout, stderr } = await runOctavo(['build', folder]);
      if (code !== 0) throw new Error(`It could not be built:\n${(stdout + stderr).slice(-3_000)}`);
      const published = join(folder, 'dist');
      const bare = join(folder, 'bare');
      const pages = await copyBare(published, bare);
      const servers = await Promise.all(
        [published, bare].map((output) => serveSite({ output, port: 0, host: '127.0.0.1' })),
      );
      const [first, second] = servers;
      await use({
        pages,
        published: first?.url ?? '',
        bare: second?.url ?? '',
        htmlOf: (path) => readFile(join(published, path, 'index.html'), 'utf8'),
      });
      for (const { server } of servers) {
        server.closeAllConnections();
        server.close();
      }
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('nothing runs, and no other host is asked, on any page, published or without its policies', async ({
  context,
  site,
}) => {
  test.setTimeout(300_000);
  expect(site.pages.length).toBeGreaterThanOrEqual(54);
  const visitAll = async (origin: string, pages: readonly string[]) => {
    const page = await context.newPage();
    const { ran, asked } = await watch(page, origin);
    for (const path of pages) {
      const url = new URL(encodeURI(path), origin).href;
      expect((await page.goto(url))?.status(), url).toBe(200);
      expect(await page.locator('h1').count(), url).toBe(1);
      const protocols = new Set((await provoke(page)).map((link) => new URL(link).protocol));
      expect([...protocols].filter((protocol) => !/^(?:https?|mailto|tel):$/.test(protocol))).toEqual([]);
      expect(`${new URL(page.url()).origin}/`).toBe(origin);
      expect({ ran, asked }, url).toEqual({ ran: [], asked: [] });
    }
  };
  // What runs with policies runs without them too.
  const some = site.pages.filter((_, index) => isProof || index % 3 === 0);
  await Promise.all([visitAll(site.published, some), visitAll(site.bare, site.pages)]);
});

test('a script that does run is noticed by the test', async ({ page, site }) => {
  const { ran, asked } = await watch(page, site.bare);
  await page.goto(site.bare);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src=//evil.example/x onerror=alert(1)><a href="javascript:alert(1)">x</a>',
    );
  });
  await provoke(page);
  await expect.poll(() => ran.length).toBeGreaterThanOrEqual(2);
  expect(asked.length).toBeGreaterThanOrEqual(1);
});

test('no policy is widened by a text of the document', async ({ site }) => {
  for (const path of site.pages) {
    const [found = ''] = (await site.htmlOf(path)).match(policyTag) ?? [];
    expect(found, path).toContain('Content-Security-Policy');
    expect(found, path).not.toMatch(/unsafe-|script-src[^;]*(?:\*|https?:|data:)|default-src[^;]*https?:/);
  }
});

test('what is no Markdown is readable as it was written', async ({ page, site }) => {
  await page.goto(new URL('api-reference/every-text/', site.published).href);
  const text = (await page.locator('article').evaluate((article) => article.textContent)).replace(
    /\s+/g,
    ' ',
  );
  const visible = hostileTexts.filter((one) => !/[\p{Cc}\p{Cs}]/u.test(one) && one.length <= 100);
  // Values are shown as JSON.
  const forms = (one: string) =>
    [one, JSON.stringify(one).slice(1, -1)].map((form) => form.replace(/\s+/g, ' '));
  const missing = visible.filter((one) => !forms(one).some((form) => text.includes(form)));
  expect(missing).toEqual([]);
});
