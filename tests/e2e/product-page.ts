import type { Locator } from '@playwright/test';
import { DocPage } from './doc-page.ts';

/** A page of a site with products, and what readers do to choose one. */
export class ProductPage extends DocPage {
  /** What opens the list in the sidebar's head. */
  get opener(): Locator {
    return this.page.locator('.sidebar .product-menu > summary');
  }

  get list(): Locator {
    return this.page.locator('.sidebar .product-list');
  }

  /** The same in the menu of narrow screens. */
  get menuProducts(): Locator {
    return this.menu.locator('.product-menu');
  }

  /** On a page without a sidebar. */
  get topbarOpener(): Locator {
    return this.page.locator('.topbar .identity .product-menu > summary');
  }

  /** A tab that opens a menu. */
  tab(name: string): Locator {
    return this.page.locator('.topbar .tabs').getByRole('button', { name });
  }

  get tabMenu(): Locator {
    return this.page.locator('.topbar .tab-menu');
  }

  /** A product in a list, by the beginning of its name. */
  productIn(list: Locator, name: string): Locator {
    return list.getByRole('link', { name: new RegExp(`^${name}`) });
  }

  async choose(name: string): Promise<void> {
    await this.opener.click();
    await this.productIn(this.list, name).click();
  }

  async readVersions(): Promise<readonly string[]> {
    return (await this.versionList.locator('a').allTextContents()).map((text) => text.trim());
  }
}
