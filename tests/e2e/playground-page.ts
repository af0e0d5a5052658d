import type { Locator, Page } from '@playwright/test';
import { type RelayRequest, relayPath } from '../../src/request/relay-message.ts';

/** The page of an operation that a reader tries. */
export class PlaygroundPage {
  readonly page: Page;
  readonly send: Locator;
  readonly way: Locator;
  readonly token: Locator;
  readonly server: Locator;
  readonly command: Locator;
  readonly sample: Locator;
  /** Status, time and size of the answer. */
  readonly outcome: Locator;
  /** Body of the answer, or why there is none. */
  readonly answer: Locator;
  /** What is wrong with the form, beside its fields. */
  readonly mistakes: Locator;
  /** What the page asked its site's relay for. */
  readonly relayed: RelayRequest[] = [];
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
    this.outcome = page.locator('octavo-answer .outcome');
    this.answer = page.getByRole('region', { name: 'Body of the response' });
    this.mistakes = page.locator('.form .errors .error');
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === relayPath)
        this.relayed.push(request.postDataJSON());
    });
  }

  /** Opens an operation's page; `path` as `requests/get-an-item`. */
  async open(path: string, fragment = '#try'): Promise<void> {
    await this.page.goto(`${this.siteUrl}api-reference/${path}/${fragment}`);
  }

  /** The input of a parameter, by its place: `path.id`. */
  parameter(place: string): Locator {
    return this.page.locator(`.form [data-place="${place}"] .control`);
  }

  /** Edits the body as JSON and gives it this text. */
  async writeJson(text: string): Promise<void> {
    const view = this.page.locator('.form .segments').getByLabel('JSON');
    if (await view.isVisible()) await view.check();
    await this.page.getByLabel('Body as JSON').fill(text);
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
