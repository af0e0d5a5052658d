import type { Locator } from '@playwright/test';
import { ToolsPage } from './tools-page.ts';

/** A page of a site with `contextual`. */
export class ContextualPage extends ToolsPage {
  /** The menu behind the button beside the title. */
  get openMenu(): Locator {
    return this.page.locator('.context-menu:popover-open');
  }

  /** The list under the table of contents. */
  get list(): Locator {
    return this.page.locator('.context-list');
  }

  entry(name: string): Locator {
    return this.openMenu.getByRole('link', { name });
  }
}
