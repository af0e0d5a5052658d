import type { Locator, Page } from '@playwright/test';
import { readGroups, readTexts } from './reading.ts';
import { pageAt } from './reading-place.ts';

/** A page of a site with what readers do on it. */
export class DocPage {
  readonly page: Page;
  private readonly siteUrl: string;

  constructor(page: Page, siteUrl: string) {
    this.page = page;
    this.siteUrl = siteUrl;
  }

  /** Opens the page at a path without a slash at its start; gives the HTTP status, 0 of a file. */
  async open(path: string): Promise<number> {
    const response = await this.page.goto(pageAt(this.siteUrl, path));
    return response?.status() ?? 0;
  }

  /** Waits until the page at a path, written as for `open`, is there. */
  async arriveAt(path: string): Promise<void> {
    await this.page.waitForURL(pageAt(this.siteUrl, path));
  }

  get heading(): Locator {
    return this.page.locator('main h1');
  }

  get next(): Locator {
    return this.page.locator('.pagination a[rel="next"]:visible');
  }

  get previous(): Locator {
    return this.page.locator('.pagination a[rel="prev"]:visible');
  }

  get versionButton(): Locator {
    return this.page.locator('.topbar .menu-button');
  }

  get versionList(): Locator {
    return this.page.locator('.topbar .menu-list');
  }

  get menuOpener(): Locator {
    return this.page.locator('.menu-opener');
  }

  /** The button that opens the page's contents, where they are no column. */
  get contentsOpener(): Locator {
    return this.page.getByRole('button', { name: 'On this page' });
  }

  get menu(): Locator {
    return this.page.locator('.menu-dialog');
  }

  get sidebar(): Locator {
    return this.page.locator('.sidebar');
  }

  async chooseVersion(name: string): Promise<void> {
    await this.versionButton.click();
    // A tag may stand beside its name.
    const link = this.versionList
      .getByRole('link')
      .filter({ hasText: new RegExp(`^\\s*${name.replaceAll('.', '\\.')}(?![\\w.])`) });
    await link.click();
  }

  /** Names of the groups and, in the same order, of all pages that the sidebar shows. */
  async readSidebar(): Promise<{ readonly groups: readonly string[]; readonly pages: readonly string[] }> {
    const groups = await readGroups(this.page);
    return { groups: groups.map(({ name }) => name), pages: groups.flatMap(({ pages }) => pages) };
  }

  /** Titles from this page on, following "next" to the end. */
  async followNext(): Promise<readonly string[]> {
    const titles: string[] = [];
    for (;;) {
      titles.push((await readTexts(this.page, 'main h1'))[0] ?? '');
      if (titles.length > 50 || (await this.next.count()) === 0) return titles;
      const { href } = await this.next.evaluate((link) => ({ href: link.getAttribute('href') ?? '' }));
      await this.open(href);
    }
  }
}
