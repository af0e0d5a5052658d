import type { Browser, BrowserContext } from 'playwright';
import type { View } from './shot.ts';

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
