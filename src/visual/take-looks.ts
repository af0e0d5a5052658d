import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright';
import type { Page } from '../site/site.ts';
import { openView } from './open-view.ts';
import type { View } from './shot.ts';
import { type Look, takePicture } from './take-picture.ts';

/** Of what a site's pictures are taken. */
export interface TakenPages {
  readonly browser: Browser;
  /** Where the site is served, with a slash at its end. */
  readonly url: string;
  readonly pages: readonly Page[];
  readonly views: readonly View[];
}

/** So many views are worked on at a time, at most. */
const most = 4;

/**
 * Looks at each page in each view and gives every look, or why there is none, to `handle` as it comes; no more of them
 * are held than are worked on.
 */
export async function takeLooks(
  { browser, url, pages, views }: TakenPages,
  handle: (page: Page, view: View, look: Look | { readonly failure: string }) => Promise<void>,
): Promise<void> {
  const waiting = [...views];
  const work = async () => {
    for (let view = waiting.shift(); view; view = waiting.shift()) {
      const context = await openView(browser, new URL(url).origin, view);
      for (const page of pages) {
        const address = new URL(page.url.replace(/^\//, ''), url).href;
        await handle(page, view, await takePicture(context, address).catch(describeFailure));
      }
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, availableParallelism()) }, work));
}

/** The first line of what Playwright says. */
function describeFailure(error: unknown): { readonly failure: string } {
  const message = error instanceof Error ? error.message : String(error);
  return { failure: message.split('\n')[0] ?? '' };
}
