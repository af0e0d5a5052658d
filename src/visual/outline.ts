import type { Page } from 'playwright';

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
