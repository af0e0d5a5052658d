/** Where a page is scrolled to; all in pixels. */
interface ScrollPlace {
  /** Where a heading comes to that a link leads to, below the window's top. */
  readonly line: number;
  /** How high the window is. */
  readonly height: number;
  /** How far the page is scrolled, and how far it scrolls on. */
  readonly scrolled: number;
  readonly rest: number;
}

/**
 * The place of the heading whose section is read: the last one above the line, or the first. On the last window of the
 * page the line sinks to the window's foot, so that short sections at the end have their turn too. `tops` are the
 * headings', below the window's top.
 */
export function findCurrent(tops: readonly number[], { line, height, scrolled, rest }: ScrollPlace): number {
  const way = Math.min(height - line, scrolled + rest);
  const sunk = rest < way ? line + (height - line) * (1 - rest / way) : line;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= sunk),
  );
}
