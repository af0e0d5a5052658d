import type { Page } from 'playwright';

/** How long diagrams that are drawn in the browser may take, in milliseconds. */
const timeLimit = 10_000;

/**
 * Brings a page that was opened into the state in which it stays: everything that is loaded late is there, fonts and
 * diagrams too, films stand at their start. What another day shows otherwise is taken out: when the page was last
 * changed, and the stars of the repository.
 */
export async function settlePage(page: Page): Promise<void> {
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
