import { create, createButton } from './create.ts';
import { writeSize } from './write-amount.ts';

/** More than this in one page takes a browser too long to lay out. */
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
  const label = () => `Show more (${writeSize(text.length - at)} left)`;
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
