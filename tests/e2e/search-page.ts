import { expect, type Locator, type Page } from '@playwright/test';
import { english, type InterfaceWords } from './interface-words.ts';

/** The search of a site with what readers do in it. */
export class SearchDialog {
  readonly page: Page;
  private readonly words: InterfaceWords;

  constructor(page: Page, words: InterfaceWords = english) {
    this.page = page;
    this.words = words;
  }

  get button(): Locator {
    return this.page.locator('.search-button');
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.words('Search') });
  }

  get field(): Locator {
    return this.dialog.getByRole('combobox');
  }

  /** Buttons that narrow the search. */
  get scopes(): Locator {
    return this.dialog.locator('.scopes button[aria-pressed]');
  }

  get options(): Locator {
    return this.dialog.getByRole('option');
  }

  /** Pages that were opened before. */
  get recent(): Locator {
    return this.dialog.getByRole('group', { name: this.words('Recent pages') }).getByRole('option');
  }

  /** What was searched for before. */
  get queries(): Locator {
    return this.dialog.getByRole('group', { name: this.words('Recent searches') }).getByRole('option');
  }

  /** Pages to begin with. */
  get suggested(): Locator {
    return this.dialog.getByRole('group', { name: this.words('Suggested pages') }).getByRole('option');
  }

  /** Beside the list, on wide screens. */
  get preview(): Locator {
    return this.dialog.locator('.preview');
  }

  get chosen(): Locator {
    return this.dialog.locator('[role=option][aria-selected=true]');
  }

  /** Why nothing, or nothing more, was found. */
  failure(text: string): Locator {
    return this.dialog.getByRole('group', { name: text, exact: true });
  }

  get status(): Locator {
    return this.dialog.getByRole('status');
  }

  /** Opens it by the keyboard; presses again until the page's script listens. */
  async open(keys = 'Control+k'): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.page.keyboard.press(keys);
    await this.field.waitFor();
  }

  /**
   * Opens it on a page that a search has led to, and waits for what it kept of that. On a disk each page may have a process of its
   * own, and one that is busy reads what is kept before the last one has written it: then the page is loaded anew.
   */
  async openAgain(look: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await this.open();
      await look().catch(async (error: unknown) => {
        if (this.page.url().startsWith('file:')) await this.page.reload();
        throw error;
      });
    }).toPass();
  }

  /** Types a query in place of what stands there, and waits for its answer. */
  async ask(query: string): Promise<void> {
    await this.field.fill(query);
    await this.dialog.locator('.results[aria-busy=false]').waitFor();
  }

  /** URL paths of the pages that were found, the best first. */
  async readPages(): Promise<readonly string[]> {
    const rows = this.dialog.locator('[role=group] > .hit:first-child');
    return rows.evaluateAll((list) => list.map((row) => (row as HTMLAnchorElement).pathname));
  }
}
