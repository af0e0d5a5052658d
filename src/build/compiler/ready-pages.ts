/** Pages that are prepared beyond the first that is not ready: fewer than `draftEach` begins in a thread, so that none is compiled twice. */
const ahead = 48;

/** Pages that are ready and not taken yet, at most: each is held whole. */
const mostReady = 48;

/** Pages put off until all others are done. They are held meanwhile. */
const mostLate = 32;

/**
 * Gives each page once, those first that are ready, so that nothing waits for one while others can be rendered. `prepare` does what a page
 * needs first, and gives whether it had better be put off to the end; one that fails is ready.
 */
export async function* takeReady<Page>(
  pages: readonly Page[],
  prepare: (page: Page) => Promise<boolean>,
): AsyncGenerator<Page, void> {
  const pending = new Map<number, Promise<void>>();
  const ready: Page[] = [];
  const late: Page[] = [];
  let next = 0;
  const begin = (page: Page, index: number) =>
    prepare(page)
      .catch(() => false)
      .then((isLate) => {
        pending.delete(index);
        (isLate ? late : ready).push(page);
      });
  for (;;) {
    const [first = next] = pending.keys();
    const hasRoom = () => next - first < ahead && pending.size + ready.length < mostReady;
    for (let page = pages[next]; page !== undefined && hasRoom(); page = pages[next]) {
      pending.set(next, begin(page, next));
      next += 1;
    }
    const takesLate = late.length > mostLate || (pending.size === 0 && next === pages.length);
    const page = ready.shift() ?? (takesLate ? late.shift() : undefined);
    if (page !== undefined) yield page;
    else if (pending.size > 0) await Promise.race(pending.values());
    else if (next === pages.length) return;
  }
}
