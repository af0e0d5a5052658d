import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { openView, takeStill } from '../../src/visual/capture.ts';
import type { Mode } from '../../src/visual/viewports.ts';
import { chromiumFlags, findChromium } from '../browser/find-chromium.ts';
import { SearchDialog } from '../e2e/search-page.ts';
import { startExample } from '../e2e/started-site.ts';

/** What `docs/screenshots.md` shows of the example site. */
interface Scene {
  readonly name: string;
  readonly path: string;
  readonly widths: readonly number[];
  readonly modes: readonly Mode[];
  readonly act?: (page: Page) => Promise<unknown>;
}

const both: readonly Mode[] = ['light', 'dark'];

const search = async (page: Page) => {
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('token');
};

/** Sent to the service that runs beside the site. */
const send = async (page: Page) => {
  await page.getByRole('button', { name: 'Use the demo token' }).click();
  await page.locator('.form [data-name="user_group_id"] .control').fill('acme-1');
  await page.locator('.send').locator('visible=true').click();
  await page.locator('octavo-answer[data-state="done"]').waitFor();
};

const scenes: readonly Scene[] = [
  { name: 'guide', path: 'quickstart/', widths: [1440, 390], modes: both },
  { name: 'table', path: 'configuration/colors/', widths: [1440], modes: ['light'] },
  { name: 'operation', path: 'user-group-api/update/', widths: [1440, 390], modes: both },
  { name: 'playground', path: 'user-group-api/get-or-create/#try', widths: [1440], modes: both, act: send },
  { name: 'search', path: 'quickstart/', widths: [1440], modes: both, act: search },
  {
    name: 'menu',
    path: 'quickstart/',
    widths: [390],
    modes: both,
    act: async (page) => {
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  { name: 'missing', path: 'no/such/page/', widths: [1440], modes: ['light'] },
];

const folder = new URL('../../docs/screenshots/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const site = await startExample({});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
for (const { name, path, widths, modes, act } of scenes)
  for (const width of widths)
    for (const mode of modes) {
      const context = await openView(browser, new URL(site.url).origin, { width, mode });
      const page = await context.newPage();
      await page.goto(site.url + path);
      await page.evaluate(() => document.fonts.ready);
      await act?.(page);
      writeFileSync(new URL(`${name}-${width}-${mode}.png`, folder), await takeStill(page, undefined));
      await context.close();
    }
await browser.close();
await site.stop();
