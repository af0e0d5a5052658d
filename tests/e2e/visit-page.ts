import type { Locator, Page } from '@playwright/test';

const updated = 'Updated since your last visit';

/** A page of a site as readers find it who were there before. */
export class VisitPage {
  readonly page: Page;
  private readonly url: string;
  /** Files that the page asked for, by their names without hashes, since `forgetRequests`. */
  readonly asked: string[] = [];

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
    page.on('request', (request) => {
      const [name = ''] = /(?:changes|since-visit)\b/.exec(request.url()) ?? [];
      if (name !== '') this.asked.push(name);
    });
  }

  /** Opens a page at a time, and waits for all that it loads. */
  async open(path: string, time: string): Promise<void> {
    this.asked.length = 0;
    await this.page.clock.setFixedTime(time);
    await this.page.goto(this.url + path);
    await this.page.waitForLoadState('networkidle');
  }

  get sidebar(): Locator {
    return this.page.getByRole('navigation', { name: 'Pages' });
  }

  /** What is marked in the sidebar, or in another place, by the text that it has. */
  async listMarked(place: Locator = this.sidebar): Promise<readonly string[]> {
    const marks = place.getByRole('img', { name: updated }).locator('xpath=..');
    return (await marks.allTextContents()).map((text) => text.trim());
  }

  get headings(): Locator {
    return this.page.getByRole('main').getByRole('heading', { name: new RegExp(`${updated}$`) });
  }

  get contents(): Locator {
    return this.page.getByRole('navigation', { name: 'On this page' });
  }

  /** Of the search, before anything is typed. */
  get list(): Locator {
    return this.page.getByRole('dialog', { name: 'Search' }).getByRole('group', { name: updated });
  }

  /** Where the entries of the sidebar and the headings are. */
  readPlaces(): Promise<readonly string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('.sidebar :is(a, summary), main :is(h1, h2, h3), .toc a')].map(
        (element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [element.textContent.trim(), left, top, width, height].join(' ');
        },
      ),
    );
  }
}
