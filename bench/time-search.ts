import type { Page } from 'playwright';

declare global {
  /** Milliseconds from the last key press to the frame that showed its results; put there by `watchResults`. */
  var shownAfter: Promise<number> | undefined;
}

/** Makes a page with an open search time each key press from now on. */
export async function watchResults(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [field, results] = ['input', '.results'].map((name) =>
      document.querySelector(`.search-dialog ${name}`),
    );
    field?.addEventListener('keydown', ({ timeStamp }) => {
      globalThis.shownAfter = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          // A task after the frame that shows it. https://html.spec.whatwg.org/multipage/webappapis.html#update-the-rendering
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage('');
          });
        });
        if (results) observer.observe(results, { childList: true });
      });
    });
  });
}

/** Puts all of a query but its last letter into the field, presses that, and gives the milliseconds until its results are seen. */
export async function pressKey(page: Page, query: string): Promise<number> {
  await page.evaluate(
    (text) => {
      const field = document.querySelector<HTMLInputElement>('.search-dialog input');
      if (field) field.value = text;
    },
    query.slice(0, -1),
  );
  await page.keyboard.press(query.slice(-1));
  return readTime(page);
}

/** Types a word into the empty field, each letter once the results of the one before are seen; milliseconds of each. */
export async function typeWord(page: Page, word: string): Promise<readonly number[]> {
  await page.locator('.search-dialog input').fill('');
  await page.waitForTimeout(100);
  const times: number[] = [];
  for (const letter of word) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    times.push(await readTime(page));
  }
  return times;
}

/** Throws after ten seconds without results. */
async function readTime(page: Page): Promise<number> {
  return page.evaluate(() =>
    Promise.race([
      globalThis.shownAfter ?? 0,
      new Promise<number>((_, reject) => setTimeout(() => reject(new Error('No results')), 10_000)),
    ]),
  );
}
