import type { Page } from '@playwright/test';

/** Controls that a reader of this window cannot see whole, and texts that stand out of what they are in. */
export async function findCutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found: string[] = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, h1, h2, h3, main p, main li';
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('.visually-hidden, .skip, .sprite, svg')) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      // What scrolls sideways shows the rest when it is asked to.
      let around = element.parentElement;
      while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) {
        const { overflowX } = getComputedStyle(around);
        const outer = around.getBoundingClientRect();
        if (overflowX !== 'visible' && (box.left < outer.left - 1 || box.right > outer.right + 1)) break;
        around = around.parentElement;
      }
      if (around && getComputedStyle(around).textOverflow === 'ellipsis') continue;
      const isScrolled = around !== null && /auto|scroll/.test(getComputedStyle(around).overflowX);
      const isOutside = box.left < -1 || box.right > clientWidth + 1;
      const isEllipsed = getComputedStyle(element).textOverflow === 'ellipsis';
      const isTooWide =
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).display !== 'inline' &&
        !isEllipsed &&
        !/^(?:input|select|textarea)$/.test(element.localName);
      if ((isOutside || around !== null || isTooWide) && !isScrolled)
        found.push(`${element.localName}.${element.className} "${element.textContent.trim().slice(0, 40)}"`);
    }
    return found;
  });
}
