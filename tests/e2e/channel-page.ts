import type { Locator, Page } from '@playwright/test';

/** The page of a channel of WebSockets, as its readers connect from it. */
export class ChannelPage {
  readonly page: Page;
  readonly client: Locator;
  readonly status: Locator;
  readonly message: Locator;
  readonly connect: Locator;
  readonly disconnect: Locator;
  readonly send: Locator;
  readonly clear: Locator;
  readonly log: Locator;

  constructor(page: Page) {
    this.page = page;
    this.client = page.locator('octavo-channel');
    this.status = this.client.getByRole('status');
    this.message = this.client.locator('textarea');
    this.connect = this.client.getByRole('button', { name: 'Connect', exact: true });
    this.disconnect = this.client.getByRole('button', { name: 'Disconnect' });
    this.send = this.client.getByRole('button', { name: 'Send', exact: true });
    this.clear = this.client.getByRole('button', { name: 'Clear' });
    this.log = this.client.getByRole('log');
  }

  field(label: string): Locator {
    return this.client.getByLabel(label);
  }

  /** What went to and fro, as `Sent {"a":1}`, without times and white space. */
  async readLog(): Promise<readonly string[]> {
    return this.log.locator('li').evaluateAll((items) =>
      items.map((item) => {
        const text = (item.querySelector('code')?.textContent ?? '').replace(/\s+/g, '');
        return `${item.querySelector('b')?.textContent} ${text}`;
      }),
    );
  }
}
