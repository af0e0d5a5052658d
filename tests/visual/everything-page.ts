import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from '../e2e/site-fixture.ts';
import { beginIn } from './compare-look.ts';

/** The page with every component, kept open from one look at it to the next. */
export interface EverythingPage {
  /** The page at this width (CSS pixels), as it was loaded in light or as the last test left it. */
  readonly open: (width: number) => Promise<Page>;
  /** Says that the page was changed: it is loaded anew for the next test. */
  readonly leave: () => void;
}

/** Playwright's `test` with that page: loading it takes longer than looking at one of its parts. */
export const test = base.extend<object, { readonly everything: EverythingPage }>({
  everything: [
    async ({ browser, sites }, use) => {
      let context: BrowserContext | undefined;
      let page: Page | undefined;
      let shown = 0;
      const load = async (width: number) => {
        await context?.close();
        context = await browser.newContext({
          viewport: { width, height: width < 500 ? 844 : 900 },
          permissions: ['clipboard-write'],
          locale: 'en-GB',
          timezoneId: 'UTC',
        });
        const opened = await context.newPage();
        await beginIn(opened, 'light');
        await opened.goto(`${(await sites.built('components')).url}everything/`);
        await opened.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
        return opened;
      };
      await use({
        async open(width) {
          if (page === undefined || shown !== width) page = await load(width);
          shown = width;
          return page;
        },
        leave() {
          page = undefined;
        },
      });
      await context?.close();
    },
    { scope: 'worker' },
  ],
});
