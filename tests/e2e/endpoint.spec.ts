import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { serveSite } from '../../src/cli/serve-site.ts';
import { runOctavo } from './octavo-command.ts';
import { policyTest } from './site-fixture.ts';

const longPath = '/repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name_of_the_label}';
const host = 'https://one.two.three.a-rather-long-host-name.internal.example-company.com';

const api = {
  openapi: '3.1.1',
  info: { title: 'T', version: '1' },
  servers: [
    { url: host, description: 'The **real** one' },
    {
      url: 'https://{region}.example.com/v2',
      variables: { region: { default: 'eu', enum: ['eu', 'us'], description: 'Where data lies' } },
    },
  ],
  paths: {
    [longPath]: {
      get: {
        summary: 'Long',
        parameters: ['owner', 'repo', 'runner_id', 'name_of_the_label'].map((name) => ({
          in: 'path',
          name,
          required: true,
          schema: { type: 'string' },
        })),
        responses: {
          '200': {
            description: 'ok',
            content: {
              'application/json': {
                examples: {
                  one: { summary: 'A new label', value: { id: 1 } },
                  two: { summary: 'A known label', description: 'It *was* there.', value: { id: 2 } },
                  far: { summary: 'All labels', externalValue: 'https://example.com/labels.json' },
                },
              },
              'application/xml': { example: '<label id="3"/>' },
            },
          },
          '404': { description: 'a picture', content: { 'image/png': { schema: { type: 'string' } } } },
        },
      },
    },
    [`/${'long'.repeat(40)}`]: { put: { summary: 'Unbroken', responses: { '200': { description: 'ok' } } } },
  },
};

const test = policyTest.extend<object, { readonly site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'octavo-endpoint-'));
      await mkdir(join(folder, 'content'));
      await writeFile(join(folder, 'openapi.json'), JSON.stringify(api));
      await writeFile(join(folder, 'content/index.mdx'), '---\ntitle: Start\n---\nHello.\n');
      const config = { name: 'T', openapi: 'openapi.json', navigation: [{ group: 'G', pages: ['index'] }] };
      await writeFile(join(folder, 'site.json'), JSON.stringify(config));
      const { code, stdout, stderr } = await runOctavo(['build', folder]);
      if (code !== 0) throw new Error(`It could not be built:\n${stdout}${stderr}`);
      const { server, url } = await serveSite({ output: join(folder, 'dist'), port: 0, host: '127.0.0.1' });
      await use(`${url}api-reference/`);
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

for (const width of [1440, 1024, 768, 600, 390, 320])
  test(`the whole address stands in its bar at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const slug of ['long', 'unbroken']) {
      await page.goto(`${site}${slug}/`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const boxes = await page.locator('.call').evaluate((call) => {
        const inner = call.getBoundingClientRect();
        const parts = [...call.querySelectorAll('.method, .base, .path, button, a')]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect());
        const isInside = parts.every(
          (box) => box.left >= inner.left && box.right <= inner.right && box.bottom <= inner.bottom + 0.5,
        );
        const overlaps = parts.filter((one, index) =>
          parts.some(
            (other, place) =>
              place > index &&
              one.left < other.right - 0.5 &&
              other.left < one.right - 0.5 &&
              one.top < other.bottom - 0.5 &&
              other.top < one.bottom - 0.5,
          ),
        );
        return { count: parts.length, isInside, overlaps: overlaps.length };
      });
      expect(boxes).toEqual({ count: 5, isInside: true, overlaps: 0 });
    }
  });

test('a long path breaks before its slashes only', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${site}long/`);
  const lines = await page.locator('.call .path').evaluate((path) => {
    const found: { top: number; text: string }[] = [];
    const walker = document.createTreeWalker(path, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let index = 0; index < (node.textContent?.length ?? 0); index++) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { top } = range.getBoundingClientRect();
        const last = found.at(-1);
        if (last && Math.abs(last.top - top) < 4) last.text += range.toString();
        else found.push({ top, text: range.toString() });
      }
    }
    return found.map(({ text }) => text);
  });
  expect(lines.join('')).toBe(longPath);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^\//);
});

test('the address is copied whole, and its parameters are marked', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site}long/`);
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(host + longPath);
  expect(await page.locator('.call .path var').allTextContents()).toEqual([
    '{owner}',
    '{repo}',
    '{runner_id}',
    '{name_of_the_label}',
  ]);
});

test('of several examples the open one is copied', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site}long/`);
  await page.getByText('A known label').click();
  await page.locator('#examples').getByRole('button', { name: 'Copy code' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"id": 2');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every base URL and every example can be read', async ({ page, site }) => {
    await page.goto(`${site}long/`);
    const servers = page.locator('.servers');
    await expect(servers.getByText('The real one')).toBeVisible();
    await expect(servers.getByText('https://{region}.example.com/v2')).toBeVisible();
    await expect(servers.getByText('Where data lies')).toBeVisible();
    const rail = page.locator('#examples');
    await expect(rail.getByText('"id": 1')).toBeVisible();
    await rail.getByText('A known label').click();
    await expect(rail.getByText('It was there.')).toBeVisible();
    await expect(rail.getByText('"id": 2')).toBeVisible();
    await rail.locator('summary', { hasText: 'application/xml' }).click();
    await expect(rail.getByText('<label id="3"/>')).toBeVisible();
    await rail.getByText('All labels').click();
    await expect(rail.getByRole('link')).toHaveAttribute('href', 'https://example.com/labels.json');
    await expect(rail.getByText('A file: image/png')).toBeVisible();
  });
});
