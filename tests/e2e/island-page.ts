import type { Locator } from '@playwright/test';
import { DocPage } from './doc-page.ts';

/** A page with components that go on in the browser. */
export class IslandPage extends DocPage {
  /** The counter that begins at a number; one may stand in another. */
  counter(start: number): Locator {
    return this.page.locator(`octavo-island[data-given*='"start":${start}']`);
  }

  /** Adds to a counter, once its code runs. */
  async add(counter: Locator): Promise<void> {
    await this.start(counter);
    await counter.locator('button').first().click();
  }

  count(counter: Locator): Locator {
    return counter.locator('output').first();
  }

  get clock(): Locator {
    return this.page.locator('.clock');
  }

  get panel(): Locator {
    return this.page.locator('octavo-island', { has: this.page.locator('.panel-island') });
  }

  async openPanel(): Promise<void> {
    await this.start(this.panel);
    await this.panel.getByRole('button', { name: 'Open the panel' }).click();
  }

  async filter(words: string): Promise<void> {
    await this.start(this.panel);
    await this.panel.getByRole('textbox', { name: 'Filter' }).pressSequentially(words);
  }

  get tags(): Locator {
    return this.panel.getByRole('listitem');
  }

  /** Brings an island into view and waits until its code runs. */
  private async start(island: Locator): Promise<void> {
    await island.locator(':scope > :not(template)').first().scrollIntoViewIfNeeded();
    await island.and(this.page.locator('[data-live]')).waitFor({ state: 'attached' });
  }
}
