import type { Locator, Page } from '@playwright/test';

/** The page of an operation that a reader tries. */
export class PlaygroundPage {
  readonly page: Page;
  readonly send: Locator;
  readonly way: Locator;
  readonly token: Locator;
  readonly server: Locator;
  readonly command: Locator;
  readonly sample: Locator;
  private readonly siteUrl: string;

  constructor(page: Page, siteUrl: string) {
    this.page = page;
    this.siteUrl = siteUrl;
    this.send = page.locator('.endpoint .send');
    this.way = page.locator('.way');
    this.token = page.getByLabel('Authorization', { exact: true });
    this.server = page.getByLabel('Base URL');
    this.command = page.locator('.command');
    this.sample = page.locator('#samples .panel.open code');
  }

  /** Opens an operation's page; `path` as `requests/get-an-item`. */
  async open(path: string, fragment = '#try'): Promise<void> {
    await this.page.goto(`${this.siteUrl}api-reference/${path}/${fragment}`);
  }

  /** Chooses the server whose base URL this is, or begins with it. */
  async choose(url: string): Promise<void> {
    const label = await this.server
      .locator('option')
      .evaluateAll(
        (options, wanted) =>
          options.map((option) => option.textContent ?? '').find((text) => text.startsWith(wanted)),
        url,
      );
    await this.server.selectOption({ label: label ?? url });
  }
}
