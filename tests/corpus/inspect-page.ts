import type { ConsoleMessage, Page } from 'playwright';
import { findHiddenColumns } from '../browser/find-hidden-columns.ts';
import { findDroppedWords } from './dropped-words.ts';
import type { EntrySource } from './page-source.ts';

/** What a reader's browser finds wrong with a page at the width of a phone. */
export interface Inspection {
  readonly faults: readonly string[];
}

/** What the page says of itself, read inside the browser. */
interface Reading {
  readonly heading: string;
  readonly title: string;
  /** All text of the page, what its attributes say included. */
  readonly text: string;
  readonly isMistake: boolean;
  /** Text outside of code that is a value or a tag that was never rendered. */
  readonly raw: readonly string[];
  /** Elements that stand out of the viewport without scrolling inside something. */
  readonly wide: readonly string[];
}

/**
 * Opens a page and lists what is wrong: its status, its title, errors in the console, text that was not rendered,
 * elements wider than the viewport. `source` is all text that the page was made from: what stands there may stand
 * on the page, and no word of the page's own file may be missing.
 */
export async function inspectPage(
  page: Page,
  url: string,
  { title, text, hasOwnHeading }: EntrySource,
  source: string,
): Promise<Inspection> {
  const said: string[] = [];
  const hear = (message: ConsoleMessage) => {
    if (message.type() === 'error')
      said.push(`${message.text().slice(0, 200)} ${message.location().url}`.trim());
  };
  const hearError = (error: Error) => said.push(error.message.slice(0, 200));
  page.on('console', hear);
  page.on('pageerror', hearError);
  try {
    const response = await page.goto(url, { waitUntil: 'load' });
    const status = response?.status() ?? 0;
    if (status !== 200) return { faults: [`answers ${status}`] };
    const reading = await page.evaluate(readPage);
    const hidden = await findHiddenColumns(page);
    return {
      faults: [
        ...(reading.isMistake ? ['shows a mistake'] : []),
        ...checkTitle(hasOwnHeading ? { ...reading, heading: '' } : reading, title),
        ...reading.raw.filter((text) => !source.includes(text)).map((text) => `shows ${text}`),
        ...listDropped(text, reading),
        ...reading.wide.map((element) => `${element} is wider than the page`),
        ...hidden.map((name) => `"${name}" hides its widest column`),
        ...said.map((text) => `console: ${text}`),
      ],
    };
  } finally {
    page.off('console', hear);
    page.off('pageerror', hearError);
  }
}

function checkTitle({ heading, title }: Reading, expected: string | undefined): readonly string[] {
  const plain = (text: string) => text.replace(/[\s`*_\\]+/g, '').toLowerCase();
  if (expected === undefined) return title === '' ? ['has no title'] : [];
  if (!plain(title).startsWith(plain(expected))) return [`is titled "${title}" instead of "${expected}"`];
  return heading !== '' && plain(heading) !== plain(expected)
    ? [`has the heading "${heading}" instead of "${expected}"`]
    : [];
}

function listDropped(text: string, reading: Reading): readonly string[] {
  const words = reading.isMistake ? [] : findDroppedWords(text, reading.text);
  return words.length === 0 ? [] : [`lacks ${words.length} words: ${words.slice(0, 8).join(' ')}`];
}

/** Runs in the browser. */
function readPage(): Reading {
  const main = document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const raw = new Set<string>();
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode as Text;
    if (parentElement?.closest('code, pre, script, style, svg, template, math, [data-literal]')) continue;
    for (const found of (nodeValue ?? '').matchAll(
      /\[object [A-Z]\w*\]|\bundefined\b|<\/?[A-Z][\w.]*[^<]{0,40}/g,
    ))
      raw.add(found[0].trim());
  }
  const width = document.documentElement.clientWidth;
  const scrolls = new WeakMap<Element, boolean>();
  const isHeld = (element: Element): boolean => {
    const parent = element.parentElement;
    if (!parent || parent === document.body || parent === document.documentElement) return false;
    const known = scrolls.get(parent);
    if (known !== undefined) return known;
    const style = getComputedStyle(parent);
    const holds = style.overflowX !== 'visible' && parent.getBoundingClientRect().right <= width + 1;
    const held = holds || isHeld(parent);
    scrolls.set(parent, held);
    return held;
  };
  const wide = new Set<string>();
  if (document.documentElement.scrollWidth > width) wide.add('the page');
  for (const element of main.querySelectorAll('*')) {
    if (element instanceof SVGElement && element.tagName !== 'svg') continue;
    const { right, width: own, height } = element.getBoundingClientRect();
    if (own === 0 || height === 0 || right <= width + 1 || isHeld(element)) continue;
    if (getComputedStyle(element).visibility === 'hidden') continue;
    wide.add(
      `${element.tagName.toLowerCase()}${element.className ? `.${String(element.className).split(' ')[0]}` : ''}`,
    );
    if (wide.size > 3) break;
  }
  return {
    heading: main.querySelector('h1')?.textContent?.trim() ?? '',
    title: document.title,
    text: [
      document.body.textContent,
      ...[...document.querySelectorAll('[alt], [title], [aria-label], [placeholder]')].flatMap((element) =>
        ['alt', 'title', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ].join(' '),
    isMistake: document.querySelector('.problems') !== null,
    raw: [...raw].slice(0, 5),
    wide: [...wide],
  };
}
