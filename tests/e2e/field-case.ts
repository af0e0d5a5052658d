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
  /** Gives the field a value, where the site's own `site.json` has none. */
  readonly given?: Change;
  /** Left out, it takes the whole field out. */
  readonly without?: Change;
  /**
   * Instead, for a field that only asks for what Octavo does anyway: what has to change in another file of the site.
   */
  readonly withoutIn?: { readonly file: string; readonly change: (text: string) => string };
  /** What the reader's operating system prefers; light when left out. */
  readonly system?: 'light' | 'dark';
  /** What the reader chose on an earlier visit. */
  readonly chosen?: 'light' | 'dark';
}

/** The cases, those that are read from one page as one reader sees it behind each other. */
export function groupByPage(cases: readonly FieldCase[]): readonly FieldCase[] {
  return [...Map.groupBy(cases, ({ at, system, chosen }) => [at, system, chosen].join()).values()].flat();
}

/** The mark that a page sets once it was acted on. */
const mark = 'acted-on';

/** Has every page that is opened in a tab say whether it was acted on, which `readCase` asks. */
export async function markActs(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    for (const type of ['pointerdown', 'keydown', 'input'])
      addEventListener(type, () => performance.mark(name), { capture: true, once: true });
  }, mark);
}

/** What a tab shows as it was loaded, and the reader that it was loaded for. */
const loaded = new WeakMap<Page, string>();

/**
 * Reads the case's page as its reader sees it. The tab serves one case after the other: what a reader chose in one is
 * forgotten before the next. A page that was only read is not loaded again for a case that asks for the same, unless it
 * `isChanged`. Throws where the site has no page to show.
 */
export async function readCase(
  page: Page,
  siteUrl: string,
  fieldCase: FieldCase,
  isChanged = false,
): Promise<unknown> {
  const { at, read, system = 'light', chosen } = fieldCase;
  const url = new URL(at, siteUrl).href;
  const asked = [url, system, chosen].join(' ');
  if (isChanged || loaded.get(page) !== asked) await openCase(page, url, system, chosen);
  loaded.set(page, asked);
  const seen = await read(page);
  const askWhetherActedOn = () =>
    page.evaluate((name) => performance.getEntriesByName(name).length > 0, mark);
  // A page that leads elsewhere cannot be asked.
  const isAsLoaded = page.url() === url && !(await askWhetherActedOn().catch(() => true));
  if (!isAsLoaded) loaded.delete(page);
  if (page.url().startsWith(siteUrl)) await page.evaluate(() => localStorage.clear());
  return seen;
}

async function openCase(
  page: Page,
  url: string,
  system: 'light' | 'dark',
  chosen: FieldCase['chosen'],
): Promise<void> {
  await page.emulateMedia({ colorScheme: system });
  const response = await page.goto(url);
  const status = response?.status() ?? 0;
  if (status >= 500) throw new Error(`${url} was answered with ${status}.`);
  if (chosen !== undefined) {
    await page.evaluate((mode) => localStorage.setItem('octavo-mode', mode), chosen);
    await page.reload();
  }
}
