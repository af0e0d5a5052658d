/**
 * Leaves the code that scrolls among the stops of the Tab key, and takes out what is seen whole. Code beside a reference
 * stays: the arrow keys go through its lines. What is hidden now may be shown later, so it is called at each press.
 */
export function updateTabStops(): void {
  for (const pre of document.querySelectorAll<HTMLElement>('pre[tabindex]:not(.rail *)')) {
    const isScrolled = pre.scrollWidth > pre.clientWidth || pre.scrollHeight > pre.clientHeight;
    pre.tabIndex = isScrolled || pre === document.activeElement ? 0 : -1;
  }
}
