import type { Locator, Page } from '@playwright/test';

/** The page of an operation, as its readers use it. */
export class ReferencePage {
  readonly page: Page;
  private readonly siteUrl: string;

  constructor(page: Page, siteUrl: string) {
    this.page = page;
    this.siteUrl = siteUrl;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.siteUrl).href);
  }

  /** The row of a field, by its id. */
  row(id: string): Locator {
    return this.page.locator(`[id="${id}"]`);
  }

  /** What a row says by itself: its name with type and marks, its text, its facts. */
  async readRow(id: string): Promise<string> {
    const parts = this.row(id).locator('> :is(header, .description, .facts, .docs)');
    return (await parts.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim()).join(' | ');
  }

  /** Opens or closes a fold of a row. */
  fold(id: string): Locator {
    return this.row(id).locator('> details > summary');
  }

  /** A name in the code of the examples, in one that is shown. */
  exampleName(name: string): Locator {
    return this.page.locator('.rail pre:visible .tk-n').filter({ hasText: `"${name}"` });
  }

  /** What is lit: the lines of code, and the ids of fields. */
  async readLit(): Promise<{ readonly lines: readonly string[]; readonly fields: readonly string[] }> {
    return this.page.evaluate(() => ({
      lines: [...(CSS.highlights.get('pointed') ?? [])].map(String),
      fields: [...document.querySelectorAll('.pointed')].map(({ id }) => id),
    }));
  }

  /** All ids that more than one element has. */
  async findRepeatedIds(): Promise<readonly string[]> {
    const ids = await this.page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  }

  /** Links to places of the page that are not there. */
  async findDeadLinks(): Promise<readonly string[]> {
    return this.page
      .locator('main a[href^="#"]')
      .evaluateAll((links) =>
        links
          .map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))
          .filter((id) => document.getElementById(id) === null),
      );
  }

  /** How far the page is wider than the window. */
  async measureOverflow(): Promise<number> {
    return this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  }
}
