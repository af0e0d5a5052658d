import type { Locator, Page } from '@playwright/test';
import { DocPage } from './doc-page.ts';

/** A page that shows components, with what readers do with them. */
export class ComponentPage extends DocPage {
  /** The tooltip's words, as a control. */
  tipOf(words: string): Locator {
    return this.page.locator('octavo-tooltip > button', { hasText: words });
  }

  get openTip(): Locator {
    return this.page.locator('.tip-box:popover-open');
  }

  view(name: string): Locator {
    return this.page.getByRole('radio', { name });
  }

  fold(name: string): Locator {
    return this.page
      .locator('details', { has: this.page.locator(':scope > summary', { hasText: name }) })
      .last();
  }

  banner(words: string): Locator {
    return this.page.locator('octavo-banner', { hasText: words });
  }

  /** Whether something on the page is wider than the window, and what. */
  async listTooWide(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      document.documentElement.scrollWidth <= innerWidth
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map((element) => element.outerHTML.slice(0, 120)),
    );
  }

  /** Presses Tab through the page's content; gives what had the focus each time. */
  async tabThrough(): Promise<readonly string[]> {
    const seen: string[] = [];
    await this.page.locator('main h1').evaluate((heading) => {
      heading.setAttribute('tabindex', '-1');
      if (heading instanceof HTMLElement) heading.focus();
    });
    for (let step = 0; step < 200; step += 1) {
      await this.page.keyboard.press('Tab');
      const name = await this.page.evaluate(() => {
        const at = document.activeElement;
        if (!at?.closest('main article, main .rail')) return undefined;
        const words =
          at.getAttribute('aria-label') ?? (at instanceof HTMLInputElement ? at.value : at.textContent);
        return `${at.localName} ${words.replace(/\s+/g, ' ').trim()}`.trim();
      });
      if (name === undefined) return seen;
      seen.push(name);
    }
    return seen;
  }
}

/** Opens `everything`, the page with every component. */
export async function openEverything(page: Page, url: string): Promise<ComponentPage> {
  const shown = new ComponentPage(page, url);
  await shown.open('everything/');
  return shown;
}
