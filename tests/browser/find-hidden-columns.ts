import type { Page } from 'playwright';

/**
 * The tables of a page, by what they are called, of whose widest text column nothing is to be seen before they are scrolled. The
 * widest one has the most text in its cells; the first column names the rows, and counts only where it is the only one.
 */
export async function findHiddenColumns(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .table')].flatMap((box) => {
      const view = box.getBoundingClientRect();
      if (view.width === 0) return [];
      const rows = [...box.querySelectorAll('tbody tr')].map((row) => [...row.children]);
      const count = Math.max(0, ...rows.map(({ length }) => length));
      const columns = Array.from({ length: count }, (_, index) => rows.flatMap((row) => row[index] ?? []));
      const lengths = columns.map((cells) => cells.reduce((sum, cell) => sum + cell.textContent.length, 0));
      const widest =
        columns[lengths.indexOf(Math.max(...lengths.slice(count > 1 ? 1 : 0)), count > 1 ? 1 : 0)];
      const filled = widest?.filter((cell) => cell.textContent.trim() !== '') ?? [];
      const isSeen = filled.some((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return right > view.left + 24 && left < view.right - 24;
      });
      return isSeen || filled.length === 0 ? [] : [box.ariaLabel ?? ''];
    }),
  );
}
