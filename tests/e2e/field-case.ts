import type { Page } from '@playwright/test';
import type { SiteName } from './fixture-folder.ts';
import type { Change } from './json-change.ts';

/**
 * One form of one field, as a reader sees its effect: on the page, `read` gives `expected`. Once `without` has taken
 * the field out of `site.json` (or, where that must not be, has changed it), it has to give something else.
 */
export interface FieldCase {
  /** As `listFields()` names it. */
  readonly field: string;
  /** Which form, value or effect of it. */
  readonly form: string;
  readonly site: SiteName;
  /** The page's path, without a slash at its start. */
  readonly at: string;
  readonly read: (page: Page) => Promise<unknown>;
  readonly expected: unknown;
  readonly without: Change;
  /**
   * Instead, for a field that only asks for what Octavo does anyway: what has to change in another file of the site.
   */
  readonly withoutIn?: { readonly file: string; readonly change: (text: string) => string };
  /** What the reader's operating system prefers; light when left out. */
  readonly system?: 'light' | 'dark';
  /** What the reader chose on an earlier visit. */
  readonly chosen?: 'light' | 'dark';
}

/**
 * Opens the case's page as its reader does and reads it. The tab serves one case after the other: what a reader chose
 * in one is forgotten before the next. Throws where the site has no page to show.
 */
export async function readCase(page: Page, siteUrl: string, fieldCase: FieldCase): Promise<unknown> {
  const { at, read, system = 'light', chosen } = fieldCase;
  await page.emulateMedia({ colorScheme: system });
  const response = await page.goto(new URL(at, siteUrl).href);
  const status = response?.status() ?? 0;
  if (status >= 500) throw new Error(`/${at} was answered with ${status}.`);
  if (chosen !== undefined) {
    await page.evaluate((mode) => localStorage.setItem('octavo-mode', mode), chosen);
    await page.reload();
  }
  const seen = await read(page);
  if (page.url().startsWith(siteUrl)) await page.evaluate(() => localStorage.clear());
  return seen;
}
