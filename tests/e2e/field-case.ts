import type { BrowserContext, Page } from '@playwright/test';
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

/** A tab that looks at one page after the other. It keeps no choice from one look to the next. */
export interface Reader {
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** Opens the case's page as its reader does and reads it. Throws where the site has no page to show. */
export async function readCase(
  { page }: Reader,
  siteUrl: string,
  { at, read, system = 'light', chosen }: FieldCase,
): Promise<unknown> {
  const url = new URL(at, siteUrl).href;
  await page.emulateMedia({ colorScheme: system });
  await page.goto(url);
  await page.evaluate((mode) => {
    localStorage.clear();
    if (mode) localStorage.setItem('octavo-mode', mode);
  }, chosen);
  const response = chosen === undefined ? undefined : await page.reload();
