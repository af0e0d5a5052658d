import type { Browser, Page } from 'playwright';
import { type Problem, startOf } from '../problem/problem.ts';
import type { PdfDocument } from './compose-document.ts';
import { pdfProblem } from './problems.ts';
import { readDestinations } from './read-destinations.ts';

interface PrintOptions {
  readonly browser: Browser;
  readonly document: PdfDocument;
  /** Where the document is served, once `put` has put it there. */
  readonly url: string;
  readonly put: (html: string) => Promise<void>;
  /** Told what is done, with how often before. */
  readonly begin?: (what: string) => void;
}

/** A PDF, and what of its pages is cut. */
export interface PrintedPdf {
  readonly bytes: Uint8Array;
  /** How many pages it has. */
  readonly length: number;
  readonly problems: readonly Problem[];
}

/** As wide as text is on paper, in CSS pixels: 156 mm. */
const width = 590;

/** Milliseconds for what is loaded from other hosts, and for all diagrams; what is not there by then is left out. */
const patience = 30_000;

/** Numbers that have changed once change the contents no more: they are as wide as before. */
const mostRounds = 4;

/**
 * Prints a document by a browser: once to see on which pages things are, then with these numbers in the contents, until they
 * are right. Gives the problem where the browser cannot.
 */
export async function printSite(options: PrintOptions): Promise<PrintedPdf | Problem> {
  const { browser, document, begin } = options;
  const count = document.pages.size;
  const context = await browser.newContext({ viewport: { width, height: 1000 }, colorScheme: 'light' });
  try {
    const page = await context.newPage();
    // A diagram is drawn when it comes into view: on paper all are.
    await page.addInitScript(seeAll);
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    let numbers: ReadonlyMap<string, number> = new Map();
    for (let round = 1; round <= mostRounds; round++) {
      begin?.(round === 1 ? 'Laying out the PDF' : 'Writing the PDF');
      await open(page, options, numbers);
      const cut = round === 1 ? [] : await page.evaluate(findCut, width);
      const isLast = round > 1;
      const bytes = await page.pdf({
        preferCSSPageSize: true,
        printBackground: true,
        tagged: isLast,
        outline: isLast,
      });
      const read = readDestinations(bytes);
      const listed = new Map(document.listed.flatMap((id) => place(read?.pages, id)));
      if (!read || listed.size < document.listed.length)
        return pdfProblem('old-browser', startOf('site.json'), browser.version());
      if (isLast && document.listed.every((id) => numbers.get(id) === listed.get(id)))
        return { bytes, length: read.length, problems: describeCut(cut, document) };
      numbers = listed;
    }
    return pdfProblem('not-printed', startOf('site.json'), count, 'the numbers of its pages do not settle');
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return pdfProblem('not-printed', startOf('site.json'), count, reason);
  } finally {
    await context.close().catch(() => undefined);
  }
}

function place(
  found: ReadonlyMap<string, number> | undefined,
  id: string,
): readonly (readonly [string, number])[] {
  const number = found?.get(id);
  return number === undefined ? [] : [[id, number]];
}

async function open(
  page: Page,
  { document, url, put }: PrintOptions,
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  await put(document.write(numbers));
  await page.goto(url, { waitUntil: 'load', timeout: 0 });
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined));
  await page.waitForFunction(isComplete, undefined, { timeout: patience }).catch(() => undefined);
  await page.evaluate(breakWideTables);
}

/** Run in the page: where words as they are do not fit beside each other, they are broken. */
function breakWideTables(): void {
  const tables = [...document.querySelectorAll<HTMLElement>('.pdf-page table')];
  const room = document.body.clientWidth;
  const wide = tables.filter((table) => {
    const around = table.parentElement?.clientWidth ?? room;
    return table.scrollWidth > Math.min(room, around) + 1;
  });
  for (const table of wide) table.classList.add('pdf-wide');
}

/** Run in the page: whether all images are there, or failed, and all diagrams are drawn. */
function isComplete(): boolean {
  const isDrawn = document.querySelector('octavo-diagram:not(.drawn)') === null;
  return isDrawn && [...document.images].every(({ complete }) => complete);
}

/** Run in the page: lets everything be in view that a script waits for to be. */
function seeAll(): void {
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    readonly #call: IntersectionObserverCallback;

    constructor(call: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(call, options);
      this.#call = call;
    }

    override observe(target: Element): void {
      queueMicrotask(() => this.#call([{ isIntersecting: true, target } as IntersectionObserverEntry], this));
    }
  };
}

interface CutPart {
  /** Of the page that it is on. */
  readonly id: string;
  readonly text: string;
}

/** Run in the page: what is wider than paper, or than what cuts it. */
function findCut(room: number): readonly CutPart[] {
  const found: CutPart[] = [];
  for (const section of document.querySelectorAll('.pdf-page')) {
    const elements = section.querySelectorAll<HTMLElement>(
      'pre, code, table, td, th, p, li, h1, h2, h3, h4, h5, h6, img, figure, math, octavo-diagram, .table, .code',
    );
    for (const element of elements) {
      if (element.closest('svg') || !element.checkVisibility()) continue;
      const { left, right } = element.getBoundingClientRect();
      const isCut =
        element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
      if (right <= room + 1 && left >= -1 && !(isCut && element.clientWidth > 1)) continue;
      const text = (element.textContent || element.getAttribute('alt') || element.localName).trim();
      found.push({ id: section.id, text: text.replace(/\s+/g, ' ').slice(0, 60) });
      break;
    }
  }
  return found;
}

function describeCut(cut: readonly CutPart[], { pages }: PdfDocument): readonly Problem[] {
  return cut.map(({ id, text }) => {
    const page = pages.get(id);
    return pdfProblem('cut', startOf(page?.source?.file ?? 'site.json'), page?.url ?? '', text);
  });
}
