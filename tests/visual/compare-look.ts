import { existsSync } from 'node:fs';
import type { Page, PageAssertionsToHaveScreenshotOptions, TestInfo } from '@playwright/test';
import { readOutline } from '../../src/visual/capture.ts';
import type { Mode } from '../../src/visual/viewports.ts';
import { expect } from '../e2e/site-fixture.ts';
import { baselines } from './baselines.ts';

/** What is compared of a page besides where its landmarks are. */
export interface Look {
  /** Selectors: the outline is of what they match, instead of the landmarks. */
  readonly of?: readonly string[];
  /** Selectors: the outline is of what they match too. */
  readonly parts?: readonly string[];
  /** Whether the outline has the roles, names and values of all of `main`, as a screen reader tells them. */
  readonly hasNames?: boolean;
  /** How the picture is taken; without it there is none. */
  readonly picture?: PageAssertionsToHaveScreenshotOptions | undefined;
}

/**
 * Compares a page with its kept outline and picture, or takes them anew where that is asked for. Another version of the browser, of
 * which no pictures are kept, has to keep the outline.
 */
export async function compareLook(page: Page, info: TestInfo, name: string, look: Look): Promise<void> {
  const { of, parts, hasNames = false, picture } = look;
  const outline = [
    await readOutline(page, of),
    ...(parts ? [await readOutline(page, parts)] : []),
    ...(hasNames ? [await readNames(page)] : []),
  ];
  expect.soft(outline.join('\n\n')).toMatchSnapshot(`${name}.txt`);
  const { updateSnapshots } = info.config;
  if (picture && (updateSnapshots === 'all' || updateSnapshots === 'changed' || existsSync(baselines)))
    await expect.soft(page).toHaveScreenshot(`${name}.png`, picture);
}

/** Roles, names and values of all of `main`; the address that the site is served from is another each time. */
async function readNames(page: Page): Promise<string> {
  const names = await page.getByRole('main').ariaSnapshot();
  return names.replaceAll(new URL(page.url()).origin, 'https://site.example.com');
}

/** Whether a page's picture is kept: each in both modes where it is wide, in one where it is narrow. */
export function isPictured(width: number, mode: Mode): boolean {
  return width === 1440 || (width === 390 && mode === 'light');
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
