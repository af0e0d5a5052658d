import type { LineMarks } from './line-marks.ts';

const notation =
  /[ \t]*(?:\/\/|\/\*|<!--|#|--|;|%|\{\/\*)[ \t]*\[!code (?<kind>\+\+|--|highlight|hl|focus)(?::(?<count>\d{1,4}))?\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/;

/**
 * Takes the comments `[!code ++]`, `[!code --]`, `[!code highlight]` and `[!code focus]` out of `code` and
 * adds what they say to `marks`, which count the lines of the code without them. `[!code highlight:3]` marks
 * three lines. A comment alone on its line marks those after it, and its line is dropped.
 */
export function readNotations(
  code: string,
  marks: LineMarks,
): { readonly code: string; readonly marks: LineMarks } {
  if (!code.includes('[!code ')) return { code, marks };
  const found = {
    highlighted: new Set(marks.highlighted),
    added: new Set(marks.added),
    removed: new Set(marks.removed),
    focused: new Set(marks.focused),
  };
  const kept: string[] = [];
  for (const written of code.split('\n')) {
    let line = written;
    for (let match = notation.exec(line); match; match = notation.exec(line)) {
      line = line.slice(0, match.index);
      const { kind = '', count = '1' } = match.groups ?? {};
      const lines =
        kind === '++'
          ? found.added
          : kind === '--'
            ? found.removed
            : kind === 'focus'
              ? found.focused
              : found.highlighted;
      for (let offset = 1; offset <= Number(count); offset++) lines.add(kept.length + offset);
    }
    if (line === written || line.trim() !== '') kept.push(line);
  }
  return { code: kept.join('\n'), marks: found };
}
