import { expect, type Locator, type Page } from '@playwright/test';

/** Looks again soon: Playwright's own intervals are longer than what a page on this machine takes. */
export const quick = { intervals: [20] };

export interface WireHeader {
  readonly name: string;
  readonly value: string;
  /** It is said to be added by what sends the request. */
  readonly isAdded: boolean;
}

/** What the wire view shows, taken apart. */
export interface Wire {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly WireHeader[];
  /** Texts as they stand there; a `summary` stands for bytes that are not shown. */
  readonly body: readonly { readonly text: string; readonly isSummary: boolean }[];
  readonly note: string;
}

/** The wire view beside the form of an operation's page, with its secrets shown. */
export class WirePage {
  readonly view: Locator;
  readonly code: Locator;
  private readonly reveal: Locator;

  constructor(page: Page) {
    this.view = page.locator('octavo-wire');
    this.code = this.view.locator('code');
    this.reveal = this.view.getByRole('button', { name: 'Show secrets', pressed: false });
  }

  /** Waits until the view shows this text. */
  async expectText(text: string): Promise<void> {
    await expect.poll(() => this.code.textContent(), quick).toContain(text);
  }

  async read(): Promise<Wire> {
    const folded = this.view.page().locator('.request:not([open]) > summary');
    if (await folded.isVisible()) await folded.click();
    if (await this.reveal.isVisible()) await this.reveal.click();
    const { nodes, note } = await this.view.evaluate((view) => ({
      nodes: [...(view.querySelector('code')?.childNodes ?? [])].map((node) => ({
        text: node.textContent ?? '',
        kind: node instanceof Element ? node.className : '',
      })),
      note:
        [...view.querySelectorAll('.note > span')].find((note) => getComputedStyle(note).display !== 'none')
          ?.textContent ?? '',
    }));
    // Each line of the head ends with a break of its own; an empty line stands before the body.
    const end = nodes.findIndex(({ text }, index) => text === '\n' && nodes[index - 1]?.text === '\n');
    const head = nodes.slice(0, end < 0 ? nodes.length : end);
    const lines = head
      .map(({ text }) => text)
      .join('')
      .split('\n')
      .slice(0, -1);
    const added = head.flatMap(({ text, kind }) => (kind === 'added' ? [text] : []));
    const [first = '', ...headers] = lines;
    const [, method = '', target = ''] = /^(\S+) (.*) HTTP\/1\.1$/s.exec(first) ?? [];
    return {
      method,
      target,
      headers: headers.map((line) => {
        const [, name = '', value = ''] = /^([^:]+): (.*)$/s.exec(line) ?? [];
        return { name, value, isAdded: added.includes(line) };
      }),
      body: (end < 0 ? [] : nodes.slice(end + 1)).map(({ text, kind }) => ({
        text,
        isSummary: kind === 'tk-m',
      })),
      note,
    };
  }
}
