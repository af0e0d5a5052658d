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
  '.choice',
  'octavo-view-choice',
  '[data-footnote-backref]',
  '[data-footnote-ref]',
  '.in-try',
  '.in-reference',
];

const blocks =
  'address,article,aside,blockquote,dd,details,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,legend,li,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul';

/**
 * The texts of a page, each block's of its own, as its HTML has them without JavaScript: what a reader sees once all tabs
 * and folds are open. `tab` stands on a page of the same origin; `without` selects more that is not read.
 */
export async function readShownText(
  tab: Page,
  url: string,
  without: readonly string[] = [],
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
      // A run of text ends where another block begins.
      const texts: string[] = [];
      const seen = new Set<Node>();
      let last: Element | null | undefined;
      for (const part of page.querySelectorAll(parts)) {
        const walker = page.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (seen.has(node)) continue;
          seen.add(node);
          const block = node.parentElement?.closest(blocks);
          if (block === last) texts.push((texts.pop() ?? '') + (node.textContent ?? ''));
          else texts.push(node.textContent ?? '');
          last = block;
        }
      }
      const parted = texts.flatMap((text) => text.split('\u0001'));
      return [...new Set(parted.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean);
    },
    { url, parts: 'main article, main aside.rail', chrome: [...chrome, ...without].join(','), blocks },
  );
}

/** The texts of a page that its Markdown does not hold. Letters and digits alone are compared: the rest is markup. */
export function listMissing(shown: readonly string[], markdown: string): readonly string[] {
  const plain = markdown.replace(/<\/?(?:sup|sub|br)>/g, '');
  const read = plain.replace(/\]\((?:<[^>]*>|[^()\s]*)\)|\[\^[^\]]+\]/g, ']');
  // What code shows may look like a link.
  const held = [markdown, plain, read].map(readLetters);
  return shown.filter((text) => !held.some((letters) => letters.includes(readLetters(text))));
}

function readLetters(text: string): string {
  return text.normalize('NFC').replace(/[^\p{L}\p{N}]+/gu, '');
}
