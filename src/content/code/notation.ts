import type { LineMarks } from './line-marks.ts';
import type { WordMark } from './mark-words.ts';

const opener = String.raw`(?:\/\/|\{?\/\*|<!--|\(\*|\{[#-]|#|--|;|%)`;
const closer = String.raw`(?:\*\/\}?|-->|\*\)|[#-]\})?`;
const kinds = String.raw`\+\+|--|highlight|hl|focus|error|warning|word:(?<word>(?:\\.|[^:\]\\])+)`;
const notation = new RegExp(
  String.raw`^(?<code>.*?)(?<comment>[ \t]*${opener}.*?)[ \t]*\[!code (?<kind>${kinds})(?::(?<count>\d{1,4}))?\](?<end>[ \t]*${closer})[ \t]*$`,
);
const emptyComment = new RegExp(String.raw`[ \t]*${opener}[ \t]*${closer}[ \t]*$`);

/** What the comments of a block say, and its code without them. */
export interface ReadNotations {
  readonly code: string;
  readonly marks: LineMarks;
  readonly words: readonly WordMark[];
}

/**
 * Takes the comments `[!code ++]`, `[!code --]`, `[!code highlight]`, `[!code focus]` and `[!code word:name]` out of
 * `code` and adds what they say to `marks`, which count the lines of the code without them. `[!code highlight:3]`
 * marks three lines. A comment alone on its line marks those after it, and its line is dropped; other words in the
 * comment stay. `[!!code ++]` is how a sample shows `[!code ++]` itself.
 */
export function readNotations(code: string, marks: LineMarks): ReadNotations {
  if (!/\[!!?code /.test(code)) return { code, marks, words: [] };
  const found = {
    highlighted: new Set(marks.highlighted),
    added: new Set(marks.added),
    removed: new Set(marks.removed),
    focused: new Set(marks.focused),
  };
  const words: WordMark[] = [];
  const kept: string[] = [];
  for (const written of code.split('\n')) {
    let line = written;
    for (let match = notation.exec(line); match; match = notation.exec(line)) {
      const { code: before = '', comment = '', kind = '', word, count, end = '' } = match.groups ?? {};
      line = before + `${comment}${end}`.replace(emptyComment, '');
      const from = kept.length + 1;
      if (word !== undefined) {
        const last = count === undefined ? Number.POSITIVE_INFINITY : kept.length + Number(count);
        words.push({ word: word.replace(/\\(.)/g, '$1'), from, to: last });
        continue;
      }
      const lines = chooseLines(kind, found);
      for (let offset = 0; offset < Number(count ?? 1); offset++) lines.add(from + offset);
    }
    if (line === written || line.trim() !== '') kept.push(line.replaceAll('[!!code ', '[!code '));
  }
  return { code: kept.join('\n'), marks: found, words };
}

function chooseLines<Lines>(kind: string, found: Readonly<Record<keyof LineMarks, Lines>>): Lines {
  if (kind === '++') return found.added;
  if (kind === '--') return found.removed;
  return kind === 'focus' ? found.focused : found.highlighted;
}
