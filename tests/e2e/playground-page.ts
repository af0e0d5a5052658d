import type { Locator, Page } from '@playwright/test';
import type { RelayHead, RelayRequest } from '../../src/request/relay-message.ts';

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
      .evaluateAll((options, wanted) => options.map((option) => option.textContent ?? '').find((text) => text.startsWith(wanted)), url);
    await this.server.selectOption({ label: label ?? url });
  }
}

/** Answers below the page's relay as a relay does, and gives what it was asked for. */
export async function serveRelay(page: Page, status = 200): Promise<RelayRequest[]> {
  const asked: RelayRequest[] = [];
  const head: RelayHead = {
    sent: { method: 'GET', target: '/search', headers: [] },
    status,
    statusText: 'OK',
    headers: [['content-type', 'application/json']],
    limit: 10_000_000,
  };
  await page.route('**/_octavo/relay', async (route) => {
    if (route.request().method() === 'GET')
      return route.fulfill({ status: 204, headers: { 'Octavo-Relay': '1' } });
    asked.push(route.request().postDataJSON());
    return route.fulfill({ status: 200, body: `${JSON.stringify(head)}\n{"relayed":true}` });
  });
  return asked;
}
