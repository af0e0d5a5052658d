import { t } from '../../i18n/browser.ts';
import { createButton } from './create-button.ts';
import { create } from './elements.ts';
import { writeSize } from './write-amount.ts';

/** Maximum characters that are shown of a text that still arrives: its end. */
const window = 20_000;

/** Shows text as it arrives, some time after it did. A text that is longer than its window ends as pages from its start. */
export function showText(root: HTMLElement, delay: number, readAll: () => string): BodyView {
  const shown = create('span', 'body-text');
  const follow = followEnd(root);
  const began = performance.now();
  let text = '';
  let isLong = false;
  const { ask, now } = gather(delay, () => {
    if (!shown.isConnected) root.append(shown);
    shown.textContent = text;
    follow();
  });
  return {
    add: (more) => {
      isLong ||= text.length + more.length > window;
      text = (text + more).slice(-window);
      ask();
    },
    end: () => {
      now();
      if (isLong) root.replaceChildren(...createPagedText(readAll()));
      // What came at once is read from its start.
      if (isLong || performance.now() - began < 1000) root.scrollTop = 0;
    },
  };
}

/** Shows a body's text while it arrives. */
export interface BodyView {
  readonly add: (text: string) => void;
  /** Shows what is left; nothing is added any more. */
  readonly end: () => void;
}

/** Calls `act` once, some time after it was first asked for: what comes in between is shown at once. */
export function gather(
  delay: number,
  act: () => void,
): { readonly ask: () => void; readonly now: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    act();
  };
  return { ask: () => (timer ??= setTimeout(now, delay)), now };
}

/** Keeps the end of what an element holds in sight, unless its reader scrolled away from there. */
export function followEnd(root: HTMLElement): () => void {
  let follows = true;
  // In place of what followed the text before.
  root.onscroll = () => {
    follows = root.scrollTop + root.clientHeight > root.scrollHeight - 16;
  };
  return () => {
    if (follows) root.scrollTop = root.scrollHeight;
  };
}

/** Maximum number of lines that a browser lays out fast enough. */
const mostLines = 1000;

/** A text of which so much is there at first; a button brings more of it, page by page. */
export function createPagedText(text: string, first = 40_000, size = 40_000): readonly Node[] {
  let at = 0;
  const takePage = (length: number) => {
    const end = findPageEnd(text, at, length);
    const page = create('span', 'body-text', text.slice(at, end));
    at = end;
    return page;
  };
  const page = takePage(first);
  if (at === text.length) return [page];
  const label = () => t('Show more ({size} left)', { size: writeSize(text.length - at) });
  const button = createButton('more', label(), () => {
    button.before(takePage(size));
    if (at === text.length) button.remove();
    else button.textContent = label();
  });
  return [page, button];
}

/** Where a page that begins at `at` ends: behind a line where it can, never inside a character. */
export function findPageEnd(text: string, at: number, size: number): number {
  let end = Math.min(at + size, text.length);
  let line = at;
  for (let count = 0; count < mostLines; count++) {
    line = text.indexOf('\n', line) + 1;
    if (line === 0 || line >= end) break;
    if (count === mostLines - 1) return line;
  }
  if (end === text.length) return end;
  const lastLine = text.lastIndexOf('\n', end - 1) + 1;
  if (lastLine > at + size / 2) return lastLine;
  if (/[\uD800-\uDBFF]/.test(text[end - 1] ?? '')) end++;
  return end;
}
