import type { Place } from './problem.ts';

/**
 * A function from an offset in `text` (UTF-16 units, from 0) to its place in `file`.
 * LF, CRLF and CR end a line; a leading byte order mark takes no column.
 */
export function createLocator(file: string, text: string): (offset: number) => Place {
  const starts = [0];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 10 || (unit === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1);
  }
  const mark = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const column = offset - (starts[low] ?? 0) + 1 - (low === 0 ? mark : 0);
    return { file, line: low + 1, column: Math.max(1, column) };
  };
}
