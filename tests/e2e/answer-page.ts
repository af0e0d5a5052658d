import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { serveSite } from '../../src/cli/serve-site.ts';
import type { AnswerCard } from '../../src/client/response/response-card.ts';
import type { WireRequest, WireView } from '../../src/client/response/wire-view.ts';
import type { PreparedRequest } from '../../src/http/playground/exchange.ts';
import { type AnswerServer, startAnswerServer } from './answer-server.ts';
import { copyFixture } from './fixture-folder.ts';
import { runOctavo } from './octavo-command.ts';
import { test as base } from './site-fixture.ts';

interface AnswerSite {
  readonly server: AnswerServer;
  /** The page with the cards. */
  readonly url: string;
}

/** Playwright's `test` with a site whose page has an answer card, and the cards' own scripts beside it. */
export const test = base.extend<{ readonly answer: AnswerPage }, { readonly answerSite: AnswerSite }>({
  answerSite: [
    async ({ browserName: _ }, use) => {
      const server = await startAnswerServer();
      const files = await copyFixture('answers', server.url);
      const { code, stdout, stderr } = await runOctavo(['build', files.folder]);
      if (code !== 0) throw new Error(`It could not be built:\n${stdout}${stderr}`);
      const output = join(files.folder, 'dist');
      const site = await serveSite({ output, port: 0, host: '127.0.0.1' });
      await use({ server, url: `${site.url}answer/` });
      site.server.closeAllConnections();
      site.server.close();
      await server.close();
      await files.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  answer: async ({ page, answerSite }, use) => {
    const answer = new AnswerPage(page, answerSite);
    await answer.open();
    await use(answer);
  },
});

export { expect } from '@playwright/test';

export interface ShowOptions {
  readonly route?: 'direct' | 'relay';
  readonly limit?: number;
}

/** The answer card and the wire view, as their readers use them. */
export class AnswerPage {
  readonly page: Page;
  readonly card: Locator;
  readonly wire: Locator;
  /** The card around the wire view. */
  readonly request: Locator;
  /** What screen readers say. */
  readonly live: Locator;
  readonly outcome: Locator;
  readonly body: Locator;
  readonly server: AnswerServer;
  private readonly url: string;

  constructor(page: Page, { server, url }: AnswerSite) {
    this.page = page;
    this.server = server;
    this.url = url;
    this.card = page.locator('octavo-answer');
    this.wire = page.locator('octavo-wire');
    this.request = page.locator('octavo-tabs', { has: this.wire });
    this.live = this.card.getByRole('status');
    this.outcome = this.card.locator('.outcome');
    this.body = this.card.getByRole('region', { name: 'Response body' });
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.url}#try`);
    // What the page itself shows of its request comes first.
    await expect(this.wire.locator('code')).not.toBeEmpty();
    await expect(this.page.locator('.way')).not.toBeEmpty();
  }

  /** Asks the server and shows the answer as the playground does; resolves with its end, or why it is not shown. */
  async show(kind: string, { route = 'direct', limit }: ShowOptions = {}): Promise<string> {
    return this.page.evaluate(
      async ({ url, way, most }) => {
        const answer = document.querySelector<HTMLElement & AnswerCard>('octavo-answer');
        if (!answer) throw new Error('No card.');
        const ending = new AbortController();
        answer.wait(() => ending.abort());
        const sentAt = Date.now();
        const response = await fetch(url, { signal: ending.signal }).catch(() => undefined);
        if (!response) {
          await answer.fail({ title: 'Canceled', message: 'It may have arrived.' }, undefined);
          return 'nothing';
        }
        await answer.show({
          request: { method: 'GET', url, headers: [], body: undefined },
          route: way,
          sent: undefined,
          status: response.status,
          statusText: response.statusText,
          headers: [...response.headers],
          body: response.body ?? new ReadableStream({ start: (controller) => controller.close() }),
          limit: most,
          sentAt,
          duration: Date.now() - sentAt,
        });
        return answer.dataset['state'] ?? '';
      },
      { url: `${this.server.url}/${kind}`, way: route, most: limit },
    );
  }

  async showWire(
    request: Omit<PreparedRequest, 'body'> & { readonly body?: string | undefined },
    sent: WireRequest['sent'],
    route: WireRequest['route'],
    secrets: readonly string[] = [],
  ): Promise<void> {
    await this.page.evaluate(
      async ({ given, ...more }) => {
        const body = given.body === undefined ? undefined : new TextEncoder().encode(given.body);
        await document
          .querySelector<HTMLElement & WireView>('octavo-wire')
          ?.showWire({ ...more, sent: more.sent ?? undefined, request: { ...given, body } });
      },
      { given: request, sent, route, secrets },
    );
  }

  tab(name: string): Locator {
    return this.card.getByRole('tab', { name });
  }

  button(name: string | RegExp): Locator {
    return this.card.getByRole('button', { name });
  }
}
