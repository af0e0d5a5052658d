import type { Page } from 'playwright';

/** What a page shows at a frame. */
export interface Screen {
  /** The first word of its article that begins with `fresh` and a number. */
  readonly word: string;
  readonly accent: string;
  /** The first group of its sidebar. */
  readonly group: string;
  /** Milliseconds since 1970, after the frame. */
  readonly at: number;
}

/**
 * Watches what a page shows from frame to frame, over all its reloads. Gives what waits for the first frame, from now on, that
 * shows what is asked for; it rejects after `limit` milliseconds.
 */
export async function watchScreen(
  page: Page,
  limit: number,
): Promise<(isShown: (screen: Screen) => boolean) => Promise<Screen>> {
  const listeners = new Set<(screen: Screen) => void>();
  await page.exposeBinding('tellScreen', (_source, screen: Screen) => {
    for (const listener of listeners) listener(screen);
  });
  await page.addInitScript(() => {
    let last = '';
    const look = () => {
      requestAnimationFrame(look);
      const root = document.documentElement;
      const article = document.querySelector('article');
      if (!article) return;
      const word = /\bfresh\d+/.exec(article.textContent ?? '')?.[0] ?? '';
      const accent = getComputedStyle(root).getPropertyValue('--color-accent');
      const group = document.querySelector('.sidebar .name')?.textContent ?? '';
      const shown = [word, accent, group].join('\n');
      if (shown === last) return;
      last = shown;
      // A task after the frame that shows it. https://html.spec.whatwg.org/multipage/webappapis.html#update-the-rendering
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const at = performance.timeOrigin + performance.now();
        (globalThis as unknown as { tellScreen: (screen: Screen) => void }).tellScreen({
          word,
          accent,
          group,
          at,
        });
      };
      port2.postMessage('');
    };
    requestAnimationFrame(look);
  });
  return (isShown) =>
    new Promise((resolve, reject) => {
      const end = (act: () => void) => {
        clearTimeout(timer);
        listeners.delete(listener);
        act();
      };
      const listener = (screen: Screen) => {
        if (isShown(screen)) end(() => resolve(screen));
      };
      const timer = setTimeout(() => end(() => reject(new Error('It was not shown.'))), limit);
      listeners.add(listener);
    });
}
