import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { readOutline } from './outline.ts';
import { settlePage } from './settle-page.ts';

/** How a page looks: its picture as PNG, and its outline (see `readOutline`). */
export interface Look {
  readonly picture: Buffer;
  readonly outline: string;
}

/** A picture ends here, in CSS pixels from the top: what is longer would take more room than it tells. */
const highest = 10_000;

/** So many pictures are taken until two that follow each other are the same. */
const tries = 20;

/** Opens the page at `url` and looks at the whole of it once it stands still. Rejects when it does not. */
export async function takePicture(context: BrowserContext, url: string): Promise<Look> {
  const page = await context.newPage();
  try {
    await page.goto(url);
    await settlePage(page);
    const picture = await takeStill(page, await measureHeight(page));
    return { picture, outline: `${await readOutline(page)}\n` };
  } finally {
    await page.close();
  }
}

/** The same bytes twice: a picture of a page on which nothing moves any more. */
export async function takeStill(page: Page, height: number | undefined): Promise<Buffer> {
  const width = page.viewportSize()?.width ?? 0;
  const whole = height === undefined ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height } };
  let last: Buffer | undefined;
  for (let count = 0; count < tries; count++) {
    const picture = await page.screenshot({ animations: 'disabled', ...whole });
    if (last?.equals(picture)) return picture;
    last = picture;
    await wait(50);
  }
  throw new Error('it did not stand still.');
}

async function measureHeight(page: Page): Promise<number> {
  return Math.min(highest, await page.evaluate(() => document.documentElement.scrollHeight));
}
