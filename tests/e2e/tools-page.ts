import type { Locator, Page } from '@playwright/test';
import { DocPage } from './doc-page.ts';
import { english, type InterfaceWords } from './interface-words.ts';

/** A page with the tools around its text. */
export class ToolsPage extends DocPage {
  private readonly words: InterfaceWords;

  constructor(page: Page, siteUrl: string, words: InterfaceWords = english) {
    super(page, siteUrl);
    this.words = words;
  }

  get copyPage(): Locator {
    return this.page.getByRole('button', { name: this.words('Copy page') });
  }

  get more(): Locator {
    return this.page.getByRole('button', { name: this.words('More page actions') });
  }

  action(name: string): Locator {
    return this.page.locator('.page-menu:popover-open').getByText(name);
  }

  get status(): Locator {
    return this.page.getByRole('status');
  }

  helpful(answer: 'Yes' | 'No'): Locator {
    return this.page
      .getByRole('group', { name: this.words('Was this page helpful?') })
      .getByRole('button', { name: this.words(answer) });
  }

  get comment(): Locator {
    return this.page.getByRole('textbox', { name: this.words('What was missing? (optional)') });
  }

  async readClipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }
}
