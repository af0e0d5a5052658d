import type { Page } from '@playwright/test';

/** What of a page is not its text: controls, the way there, and what is drawn. */
const chrome = [
  'nav',
  'button:not(octavo-tooltip button)',
  '.prompt .button',
  'select',
  'script',
  'style',
  'template',
  'svg',
  'octavo-copy-button',
  '.page-head .eyebrow',
  '.visually-hidden',
  '.expand',
  '[role=tablist]',
  'octavo-view-choice',
  '[data-footnote-backref]',
  '.in-try',
  '.in-reference',
];

const blocks =
  'address,article,aside,blockquote,dd,details,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,legend,li,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul';

/**
 * The texts of a page, each block's of its own, as its HTML has them without JavaScript: what a reader sees once all tabs
 * and folds are open. `tab` reads pages of the same origin; `parts` select what holds the text.
 */
export async function readShownText(
  tab: Page,
  url: string,
  { parts = 'main article, main aside.rail', without = [] as readonly string[] } = {},
): Promise<readonly string[]> {
  return tab.evaluate(
    async ({ url, parts, chrome, blocks }) => {
      const html = await (await fetch(url)).text();
      const page = new DOMParser().parseFromString(html, 'text/html');
      for (const element of page.querySelectorAll(chrome)) element.remove();
      // A text goes on behind a tooltip and a formula, which are read apart.
      for (const element of page.querySelectorAll('math, .tip-box')) {
        element.before('\u0001');
        element.after('\u0001');
        if (element.matches('math')) element.remove();
      }
      const texts = new Map<Element, string>();
      const seen = new Set<Node>();
      for (const part of page.querySelectorAll(parts)) {
        const walker = page.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const block = node.parentElement?.closest(blocks);
          if (block && !seen.has(node)) texts.set(block, (texts.get(block) ?? '') + (node.textContent ?? ''));
          seen.add(node);
        }
      }
      const parted = [...texts.values()].flatMap((text) => text.split('\u0001'));
      return [...new Set(parted.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean);
    },
    { url, parts, chrome: [...chrome, ...without].join(','), blocks },
  );
}

/** The texts of a page that its Markdown does not hold. Letters and digits alone are compared: the rest is markup. */
export function listMissing(shown: readonly string[], markdown: string): readonly string[] {
  const read = markdown.replace(/\]\((?:<[^>]*>|[^()\s]*)\)/g, ']').replace(/<\/?(?:sup|sub|br)>/g, '');
  const held = [markdown, read].map(readLetters);
  return shown.filter((text) => !held.some((letters) => letters.includes(readLetters(text))));
}

function readLetters(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');
}
