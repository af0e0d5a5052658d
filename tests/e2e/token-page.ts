import { expect, type Locator, type Page } from '@playwright/test';

/** The playground of an operation whose reader gets a token first. */
export class TokenPage {
  readonly panel: Locator;
  readonly status: Locator;
  readonly token: Locator;
  readonly get: Locator;

  private readonly page: Page;
  private readonly url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
    this.panel = page.locator('details.oauth');
    this.status = this.panel.getByRole('status');
    this.token = page.locator('.credentials [data-value]');
    this.get = this.panel.getByRole('button', { name: 'Get a token' });
  }

  async open(name: string): Promise<void> {
    await this.page.goto(`${this.url}api-reference/${name}/#try`);
    await this.panel.locator('summary').click();
  }

  /** Presses the button, and gives the window that opens. */
  async openWindow(): Promise<Page> {
    const [popup] = await Promise.all([this.page.waitForEvent('popup'), this.get.click()]);
    return popup;
  }

  async send(): Promise<void> {
    await this.page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(this.page.locator('octavo-answer')).toContainText('200');
  }
}

/** Signs in at oidc-provider and agrees. */
export async function signIn(window: Page): Promise<void> {
  await window.locator('[name=login]').fill('ada');
  await window.locator('[name=password]').fill('any');
  await window.getByRole('button', { name: 'Sign-in' }).click();
  await window.getByRole('button', { name: 'Continue' }).click();
}
