import type { Locator } from '@playwright/test';
import { DocPage } from './doc-page.ts';

/** A page with the tools around its text. */
export class ToolsPage extends DocPage {
  get copyPage(): Locator {
    return this.page.getByRole('button', { name: 'Copy page' });
  }

  get more(): Locator {
    return this.page.getByRole('button', { name: 'More page actions' });
  }

  action(name: string): Locator {
    return this.page.locator('.page-menu:popover-open').getByText(name);
  }

  get status(): Locator {
    return this.page.getByRole('status');
  }

  helpful(answer: 'Yes' | 'No'): Locator {
    return this.page
      .getByRole('group', { name: 'Was this page helpful?' })
      .getByRole('button', { name: answer });
  }

  get comment(): Locator {
    return this.page.getByRole('textbox', { name: 'What was missing? (optional)' });
  }

  async readClipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }
}
