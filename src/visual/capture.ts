import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Page as SitePage } from '../site/site.ts';
import type { View } from './viewports.ts';

/** Of what a site's pictures are taken. */
interface TakenPages {
  readonly browser: Browser;
  /** Where the site is served, with a slash at its end. */
  readonly url: string;
  readonly pages: readonly SitePage[];
  readonly views: readonly View[];
}

/** Maximum number of views captured at the same time. */
const most = 4;

/** Milliseconds that a tab may take to close. */
const patience = 1000;

/**
 * Looks at each page in each view and gives every snapshot, or why there is none, to `handle` as it comes; no more of them
 * are held than are worked on.
 */
export function takeSnapshots(
  pages: TakenPages,
  handle: (page: SitePage, view: View, look: Snapshot | { readonly failure: string }) => Promise<void>,
): Promise<void> {
  return visitPages(pages, async (opened, page, view) =>
    handle(page, view, 'failure' in opened ? opened : await takeSnapshot(opened).catch(describeFailure)),
  );
}

/**
 * Opens each page in each view, once all of it is there and stands still, and waits for what `visit` does with it or with why it
 * cannot be shown; it is closed afterwards.
 */
export async function visitPages(
  { browser, url, pages, views }: TakenPages,
  visit: (opened: Page | { readonly failure: string }, page: SitePage, view: View) => Promise<void>,
): Promise<void> {
  const waiting = [...views];
  const work = async () => {
    for (let view = waiting.shift(); view; view = waiting.shift()) {
      const context = await openView(browser, new URL(url).origin, view);
      for (const page of pages) {
        const tab = await context.newPage();
        const address = new URL(page.url.replace(/^\//, ''), url);
        await visit(await openPage(tab, address).catch(describeFailure), page, view);
        // Chromium gives no answer where a page is closed that is just leading to another one. It ends with its context.
        await Promise.race([tab.close(), wait(patience)]);
      }
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, availableParallelism()) }, work));
}

/** Brings a tab to an address. Rejects where that leads to another one by itself. */
async function openPage(tab: Page, address: URL): Promise<Page> {
  await tab.goto(address.href);
  await waitUntilStable(tab);
  const { pathname } = new URL(tab.url());
  if (pathname !== address.pathname) throw new Error(`it leads to ${pathname}.`);
  return tab;
}

/** The first line of what Playwright says. */
export function describeFailure(error: unknown): { readonly failure: string } {
  const message = error instanceof Error ? error.message : String(error);
  return { failure: message.split('\n')[0] ?? '' };
}

/** How a page looks: its picture as PNG, and its outline (see `readOutline`). */
export interface Snapshot {
  readonly picture: Buffer;
  readonly outline: string;
}

/** Maximum height of a screenshot, in CSS pixels; a longer page is cut. */
const highest = 10_000;

/** Maximum number of screenshots taken until two in a row are the same. */
const tries = 20;

/** Looks at the whole of a page that stands still. Rejects when it does not. */
async function takeSnapshot(page: Page): Promise<Snapshot> {
  const picture = await takeStill(page, await measureHeight(page));
  return { picture, outline: `${await readOutline(page)}\n` };
}

/** The same bytes twice: a picture of a page on which nothing moves any more. */
export async function takeStill(page: Page, height: number | undefined): Promise<Buffer> {
  const width = page.viewportSize()?.width ?? 0;
  const whole = height === undefined ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height } };
  let last: Buffer | undefined;
  for (let count = 0; count < tries; count++) {
    const picture = await page.screenshot({ animations: 'disabled', ...whole });
    if (last?.equals(picture)) return picture;
    last = picture;
    await wait(50);
  }
  throw new Error('it did not stand still.');
}

async function measureHeight(page: Page): Promise<number> {
  return Math.min(highest, await page.evaluate(() => document.documentElement.scrollHeight));
}

/** Timeout for diagrams that are drawn in the browser, in milliseconds. */
const timeLimit = 10_000;

/**
 * Brings a page that was opened into the state in which it stays: everything that is loaded late is there, fonts and
 * diagrams too, films stand at their start. What another day shows otherwise is taken out: when the page was last
 * changed, and the stars of the repository.
 */
export async function waitUntilStable(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const dated of document.querySelectorAll('.page-end > .updated, .github > .stars')) dated.remove();
    const pageEnd = document.querySelector('.page-end');
    if (pageEnd?.childElementCount === 0) pageEnd.remove();
    for (const late of document.querySelectorAll('[loading="lazy"]')) late.setAttribute('loading', 'eager');
    for (const film of document.querySelectorAll('video, audio'))
      if (film instanceof HTMLMediaElement) {
        film.pause();
        film.currentTime = 0;
      }
    const paint = () => new Promise((painted) => requestAnimationFrame(painted));
    // The very end may be between two pixels, where what sticks would be drawn, and stay so.
    const end = document.documentElement.scrollHeight - innerHeight - 1;
    for (let top = 0; top < end + innerHeight; top += innerHeight) {
      scrollTo({ top: Math.min(top, end), behavior: 'instant' });
      await paint();
      await paint();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  // One that cannot be drawn stays code.
  await page
    .waitForFunction(
      () => [...document.querySelectorAll('octavo-diagram')].every((one) => one.classList.contains('drawn')),
      undefined,
      { timeout: timeLimit },
    )
    .catch(() => undefined);
}

const landmarks = [
  ...['header', 'nav', 'main', 'aside', 'footer', 'h1', 'h2', 'h3'],
  ...['article > *', '.prose > *', '.code', 'details', 'dialog[open]'],
];

/**
 * Where the parts of a page stand and how they begin, one line each, in steps of 4 px: what has to stay the same when
 * another version of the browser draws letters in another way. Given selectors, of what they match and what lies in it,
 * counted from the first of them.
 */
export async function readOutline(page: Page, of?: readonly string[]): Promise<string> {
  const inside = ['', ' li', ' a', ' button', ' summary', ' p', ' code', ' img', ' svg'];
  const selectors = of ? of.flatMap((selector) => inside.map((part) => selector + part)) : landmarks;
  const elements = page.locator(selectors.join(', '));
  return elements.evaluateAll((found, isPart) => {
    const round = (value: number) => Math.round(value / 4) * 4;
    const shown = found.filter((part) => part.checkVisibility() && !part.closest('script, style'));
    const top = isPart ? (shown[0]?.getBoundingClientRect().y ?? 0) : -scrollY;
    return shown
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const box = [x, y - top, width, height].map(round).join(' ');
        const words = (part instanceof HTMLElement ? part.innerText : '').replace(/\s+/g, ' ').trim();
        const text = [...words].slice(0, 48).join('');
        return `${part.localName}${part.classList[0] ? `.${part.classList[0]}` : ''} ${box} ${text}`.trim();
      })
      .join('\n');
  }, of !== undefined);
}

/** The moment that a page's clock shows. */
const moment = new Date('2026-01-01T12:00:00Z');

/**
 * A browser context in which pages of one site look the same whenever and wherever they are opened: of one size and in
 * one mode, without motion, in one language and time zone, at one moment. Whatever is not from `origin` is answered with
 * nothing.
 */
export async function openView(browser: Browser, origin: string, view: View): Promise<BrowserContext> {
  const { width, mode } = view;
  const context = await browser.newContext({
    viewport: { width, height: width < 500 ? 844 : 900 },
    deviceScaleFactor: 1,
    colorScheme: mode,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(moment);
  await context.addInitScript((chosen) => {
    try {
      localStorage.setItem('octavo-mode', chosen);
    } catch {
      // A frame of another origin has no storage.
    }
  }, mode);
  await context.route(
    (url) => url.origin !== origin,
    (route) =>
      route.request().resourceType() === 'document'
        ? route.fulfill({ contentType: 'text/html', body: '' })
        : route.abort(),
  );
  return context;
}
