import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { openView, takeStill, waitUntilStable } from '../src/visual/capture.ts';
import type { Mode } from '../src/visual/viewports.ts';
import { chromiumFlags, findChromium } from '../tests/browser/find-chromium.ts';
import { SearchDialog } from '../tests/e2e/search-page.ts';
import { startExample } from '../tests/e2e/started-site.ts';
import { say } from './say.ts';

/** So often each picture is taken, in this many browsers one after the other, and each time in a context of its own. */
const rounds = 20;
const browsers = 2;

interface Scene {
  readonly name: string;
  readonly path: string;
  readonly widths: readonly number[];
  readonly act?: (page: Page) => Promise<void>;
}

const scenes: readonly Scene[] = [
  { name: 'guide', path: 'configuration/colors/', widths: [1440, 390] },
  {
    name: 'operation with playground',
    path: 'user-group-api/get-or-create/#try',
    widths: [1440, 390],
    // What is sent is shown once the playground's script has come.
    act: (page) =>
      page.locator('octavo-wire code').filter({ hasText: 'Host: ' }).first().waitFor({ state: 'attached' }),
  },
  {
    name: 'search open',
    path: 'quickstart/',
    widths: [1440, 390],
    act: async (page) => {
      const search = new SearchDialog(page);
      await search.open();
      await search.ask('user');
    },
  },
  {
    name: 'phone menu',
    path: 'quickstart/',
    widths: [390],
    act: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
];

/** One of the pictures: a scene at a width (CSS pixels), in a mode. */
interface Shot {
  readonly scene: Scene;
  readonly width: number;
  readonly mode: Mode;
}

/**
 * Takes each picture of the example site twenty times and compares their bytes; gives those that were not always the
 * same, and leaves their kinds in a temporary folder.
 */
export async function benchPictures(): Promise<readonly string[]> {
  const site = await startExample({});
  const shots = scenes.flatMap((scene) =>
    scene.widths.flatMap((width) => (['light', 'dark'] as const).map((mode) => ({ scene, width, mode }))),
  );
  const taken = new Map<Shot, Buffer[]>(shots.map((shot) => [shot, []]));
  for (let count = 0; count < browsers; count++) {
    const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
    for (let round = 0; round < rounds / browsers; round++)
      for (const shot of shots) taken.get(shot)?.push(await take(browser, site.url, shot));
    await browser.close();
  }
  await site.stop();
  return [...taken].flatMap(([shot, pictures]) => judge(shot, pictures));
}

async function take(browser: Browser, url: string, { scene, width, mode }: Shot): Promise<Buffer> {
  const context = await openView(browser, new URL(url).origin, { width, mode });
  const page = await context.newPage();
  await page.goto(url + scene.path);
  await waitUntilStable(page);
  await scene.act?.(page);
  const picture = await takeStill(page, undefined);
  await context.close();
  return picture;
}

/** Says how many of the pictures are as the most are. */
function judge({ scene, width, mode }: Shot, pictures: readonly Buffer[]): readonly string[] {
  const kinds = Map.groupBy(pictures, (picture) => createHash('sha256').update(picture).digest('hex'));
  const most = Math.max(...[...kinds.values()].map(({ length }) => length));
  const name = `${scene.name}, ${width} px, ${mode}`;
  say(`${name.padEnd(44)}${most} of ${pictures.length} identical`);
  if (kinds.size === 1) return [];
  const folder = mkdtempSync(join(tmpdir(), 'octavo-pictures-'));
  [...kinds.values()].forEach(([picture], index) => {
    if (picture) writeFileSync(join(folder, `${index}.png`), picture);
  });
  say(`  their kinds are in ${folder}`);
  return [`${name}: ${pictures.length} of ${pictures.length} pictures identical`];
}
