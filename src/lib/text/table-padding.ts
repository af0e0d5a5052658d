/** The delimiter row of a table: https://github.github.com/gfm/#delimiter-row */
const delimiters = /^[|:\- \t>]*-[|:\- \t>]*$/;

/**
 * Where a Markdown table begins to need more than `limit` empty cells: parsers give each row as many cells as the header
 * has, so a wide header over many short rows takes memory with the product of both. Gives the offset of the row, or
 * undefined. Rows in code count too: nobody writes so many short ones below such a line.
 */
export function findTablePadding(text: string, limit: number): number | undefined {
  // Fewer characters cannot hold a header and rows that make so many cells.
  if (text.length < 2 * Math.sqrt(limit) || !text.includes('|')) return undefined;
  let columns = 0;
  let padding = 0;
  for (const { line, offset } of listLines(text)) {
    const cells = line.split('|').length;
    if (line.trim() === '') {
      columns = 0;
      padding = 0;
    } else if (columns > cells)
      // One of dashes, too: below the first, they are a row like others.
      padding += columns - cells;
    else if (delimiters.test(line)) columns = cells;
    if (padding > limit) return offset;
  }
  return undefined;
}

/** A line of a text without its end, and where it begins. */
interface Line {
  readonly line: string;
  readonly offset: number;
}

/** The lines of a text as Markdown has them: a carriage return alone ends one too (CommonMark, 2.1). */
export function* listLines(text: string): Generator<Line> {
  let offset = 0;
  for (const { 0: end, index } of text.matchAll(/\r\n?|\n/g)) {
    yield { line: text.slice(offset, index), offset };
    offset = index + end.length;
  }
  yield { line: text.slice(offset), offset };
}
