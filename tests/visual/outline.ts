import type { Page } from '@playwright/test';

/**
 * Where the parts of a page stand and how they begin, one line each, in steps of 4 px: what has to stay the same when
 * another version of the browser draws letters in another way.
 */
export function readOutline(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts =
      'header, nav, main, aside, footer, h1, h2, h3, article > *, .prose > *, .code, details, dialog[open]';
    const round = (value: number) => Math.round(value / 4) * 4;
    return [...document.querySelectorAll<HTMLElement>(parts)]
      .filter((part) => part.checkVisibility() && !part.closest('script, style'))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const box = [x, y + scrollY, width, height].map(round).join(' ');
        const text = part.innerText.replace(/\s+/g, ' ').trim().slice(0, 48);
        return `${part.localName}${part.className ? `.${part.className.split(' ')[0]}` : ''} ${box} ${text}`.trim();
      })
      .join('\n');
  });
}
