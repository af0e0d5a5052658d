import { existsSync } from 'node:fs';
import type { Page, PageAssertionsToHaveScreenshotOptions, TestInfo } from '@playwright/test';
import { readOutline } from '../../src/visual/capture.ts';
import type { Mode } from '../../src/visual/viewports.ts';
import { expect } from '../e2e/site-fixture.ts';
import { baselines } from './baselines.ts';

/**
 * Compares a page with its kept outline and picture, or takes them anew where that is asked for. Another version of the browser, of
 * which no pictures are kept, has to keep the outline. `of` narrows the outline to what selectors match.
 */
export async function compareLook(
  page: Page,
  info: TestInfo,
  name: string,
  options: PageAssertionsToHaveScreenshotOptions,
  of?: readonly string[],
): Promise<void> {
  expect.soft(await readOutline(page, of)).toMatchSnapshot(`${name}.txt`);
  const { updateSnapshots } = info.config;
  if (updateSnapshots === 'all' || updateSnapshots === 'changed' || existsSync(baselines))
    await expect.soft(page).toHaveScreenshot(`${name}.png`, options);
}

/** Makes a page that is opened after it begin in a mode, as a reader who chose it and whose system is in the same. */
export async function beginIn(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  await page.addInitScript((chosen) => localStorage.setItem('octavo-mode', chosen), mode);
}

/** Turns an open page to a mode, as a reader does; a site whose mode nobody can change stays as it is. */
export async function turnTo(page: Page, mode: Mode): Promise<void> {
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  for (const frame of page.frames())
    await frame.evaluate((chosen) => {
      if (document.querySelector('octavo-mode-toggle')) document.documentElement.dataset['theme'] = chosen;
    }, mode);
}
