import type { Page } from '@playwright/test';
import { expect, test } from './answer-page.ts';

/** For how many times a fixed piece of work the page does nothing else, at most: of 21 ms on two cores of 2.1 GHz. */
const longest = 12;

/** Milliseconds that the fixed piece of work takes on this machine, which may be three times as slow as another. */
async function measureWork(page: Page): Promise<number> {
  return page.evaluate(() => {
    const text = JSON.stringify(Array.from({ length: 1e5 }, (_, id) => ({ id, name: `name ${id}` })));
    const times = Array.from({ length: 7 }, () => {
      const start = performance.now();
      JSON.parse(text);
      return performance.now() - start;
    });
    return Math.min(...times);
  });
}

/**
 * The longest task of the page's main thread while it does this, its painting included. The shortest of five rounds at
 * most: what another program held up does not count, what is slow is slow in each.
 */
async function measureTasks(page: Page, limit: number, act: () => Promise<void>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5 && best >= limit; round++) {
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    await act();
    const worst = await page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          // Two frames and a moment later all that was shown is painted, and every long task told.
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              setTimeout(() => resolve(Math.max(0, ...Reflect.get(window, 'tasks'))), 200),
            ),
          ),
        ),
    );
    best = Math.min(best, worst);
  }
  return best;
}

for (const kind of [
  'large-lines',
  'large-one-line',
  'large-numbers',
  'large-depth',
  'large-arrays',
  'large-string',
  'large-invalid',
  'large-unclosed',
  'large-text',
  'large-breaks',
  'large-stream',
  'large-events',
])
  test(`the page stays responsive while it shows ${kind}`, async ({ answer, page }) => {
    const work = await measureWork(page);
    const limit = longest * work;
    const shown = await measureTasks(page, limit, async () => {
      expect(await answer.show(kind)).toBe('done');
    });
    const read = await measureTasks(page, limit, async () => {
      // By the page itself: a search for what to press would be a long task of its own.
      await answer.card.evaluate(async (card) => {
        const press = async (selector: string) => {
          card.querySelector<HTMLElement>(selector)?.click();
          await new Promise((resolve) => setTimeout(resolve));
        };
        for (let round = 0; round < 5; round++) await press('.shown .more');
        for (let round = 0; round < 5; round++) await press('.shown details:not([open]) > summary');
        for (let round = 0; round < 2; round++) await press('[data-part=raw]:not([hidden])');
      });
    });
    test
      .info()
      .annotations.push({ type: 'longest task', description: `${shown} ms, ${read} ms of ${limit} ms` });
    expect(Math.max(shown, read)).toBeLessThan(limit);
  });
