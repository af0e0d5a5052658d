import { expect, type Locator, type Page } from '@playwright/test';
import { type RelayRequest, relayPath } from '../../src/http/playground/relay-message.ts';

/** An answer as its card shows it. */
export interface ShownAnswer {
  /** `200 OK`. */
  readonly status: string;
  // The tests read what they expect.
  // biome-ignore lint/suspicious/noExplicitAny: JSON of any operation
  readonly body: any;
}

/** The page of an operation that a reader tries. */
export class PlaygroundPage {
  readonly page: Page;
  readonly send: Locator;
  readonly way: Locator;
  readonly token: Locator;
  readonly prefix: Locator;
  readonly demo: Locator;
  readonly forget: Locator;
  readonly server: Locator;
  readonly command: Locator;
  readonly sample: Locator;
  readonly share: Locator;
  readonly answer: Locator;
  /** Body of the answer, or why there is none. */
  readonly answerBody: Locator;
  /** The body as the reader types it, in place of the form. */
  readonly text: Locator;
  readonly asJson: Locator;
  /** Status, time and size of the answer. */
  readonly outcome: Locator;
  /** What is wrong with the form, beside its fields. */
  readonly mistakes: Locator;
  /** What the page asked its site's relay for. */
  readonly relayed: RelayRequest[] = [];
  private readonly siteUrl: string;
  private readonly folder: string;

  /** `folder` is where the pages of operations stand in this site. */
  constructor(page: Page, siteUrl: string, folder = 'api-reference') {
    this.page = page;
    this.siteUrl = siteUrl;
    this.folder = folder;
    this.send = page.locator('.endpoint .send');
    this.way = page.locator('.way');
    this.token = page.getByLabel('Authorization', { exact: true });
    this.prefix = page.getByLabel('Prefix', { exact: true });
    this.demo = page.getByRole('button', { name: 'Use the demo token' });
    this.forget = page.getByRole('button', { name: 'Forget' });
    this.server = page.getByLabel('Base URL');
    this.command = page.locator('.command');
    this.sample = page.locator('#samples .panel.open code');
    this.share = page.getByRole('button', { name: 'Copy link to this request' });
    this.answer = page.locator('octavo-answer');
    this.answerBody = this.answer.getByRole('region', { name: 'Response body' });
    this.text = page.getByLabel('Body as JSON');
    this.asJson = page.getByRole('radio', { name: 'JSON' });
    this.outcome = page.locator('octavo-answer .outcome');
    this.mistakes = page.locator('.form .errors .error');
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url() === new URL(relayPath.slice(1), siteUrl).href)
        this.relayed.push(request.postDataJSON());
    });
  }

  /** Opens an operation's page; `path` as `requests/get-an-item`. */
  async open(path: string, fragment = '#try'): Promise<void> {
    await this.page.goto(`${this.siteUrl}${this.folder}/${path}/${fragment}`);
  }

  /** The input of a parameter, by its place: `path.id`. */
  parameter(place: string): Locator {
    return this.page.locator(`.form [data-place="${place}"] .control`);
  }

  /** Edits the body as JSON and gives it this text. */
  async writeJson(text: string): Promise<void> {
    if (await this.asJson.isVisible()) await this.asJson.check();
    await this.text.fill(text);
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

  /** The input of a field of the body's form, by its name. */
  field(name: string): Locator {
    return this.page.locator(`.form .body .field[data-name="${name}"] > label > .control`);
  }

  /** Puts a text on the clipboard and from there into an input, behind what stands there. */
  async paste(input: Locator, text: string): Promise<void> {
    await input.focus();
    await this.page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await this.page.keyboard.press('End');
    await this.page.keyboard.press('ControlOrMeta+V');
  }

  /** Presses Send and gives what is answered. */
  async sendAndRead(): Promise<ShownAnswer> {
    await this.send.click();
    return this.readAnswer();
  }

  /** Waits until a JSON answer is whole. */
  async readAnswer(): Promise<ShownAnswer> {
    await expect(this.answer).toHaveAttribute('data-state', 'done');
    return {
      status: await this.answer.locator('[data-part=status]').innerText(),
      body: JSON.parse(await this.answerBody.innerText()),
    };
  }

  /** Copies the link to the request as it is filled in. */
  async copyLink(): Promise<string> {
    await this.share.click();
    await expect(this.page.locator('[data-copied="Copied"]')).toBeVisible();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }
}
