/** Which lines of a block are marked, counted from 1. */
export interface LineMarks {
  readonly highlighted: ReadonlySet<number>;
  readonly added: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
  readonly focused: ReadonlySet<number>;
}

export const noMarks: LineMarks = {
  highlighted: new Set(),
  added: new Set(),
  removed: new Set(),
  focused: new Set(),
};

/**
 * Puts marks on highlighted lines. `html` is one line of HTML for each line of code. A marked line, or every
 * line when `all` is set, becomes an element that ends with its own line break: `ins`, `del`, `mark` or
 * `span`, with the class `line` and, in focus, `focus`. The text of the result is the code.
 */
export function markLines(html: string, marks: LineMarks, all: boolean): string {
  const isPlain = Object.values(marks).every((lines: ReadonlySet<number>) => lines.size === 0);
  if (isPlain && !all) return html;
  const lines = html.split('\n');
  let marked = '';
  lines.forEach((line, index) => {
    const number = index + 1;
    const end = number === lines.length ? '' : '\n';
    const element = marks.added.has(number)
      ? 'ins'
      : marks.removed.has(number)
        ? 'del'
        : marks.highlighted.has(number)
          ? 'mark'
          : 'span';
    const isFocused = marks.focused.has(number);
    if (element === 'span' && !isFocused && !all) marked += line + end;
    else marked += `<${element} class="line${isFocused ? ' focus' : ''}">${line}${end}</${element}>`;
  });
  return marked;
}
