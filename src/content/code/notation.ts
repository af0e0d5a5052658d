import { escapeHtml } from '../../lib/html/escape.ts';

const opener = String.raw`(?:\/\/|\{?\/\*|<!--|\(\*|\{[#-]|#|--|;|%)`;
const closer = String.raw`(?:\*\/\}?|-->|\*\)|[#-]\})?`;
const kinds = String.raw`\+\+|--|highlight|hl|focus|error|warning|word:(?<word>(?:\\.|[^:\]\\])+)`;
const notation = new RegExp(
  String.raw`^(?<code>.*?)(?<comment>[ \t]*${opener}.*?)[ \t]*\[!code (?<kind>${kinds})(?::(?<count>\d{1,4}))?\](?<end>[ \t]*${closer})[ \t]*$`,
);
const emptyComment = new RegExp(String.raw`[ \t]*${opener}[ \t]*${closer}[ \t]*$`);

/** What the comments of a block say, and its code without them. */
interface ReadNotations {
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

/** A word that is marked wherever it occurs in the lines `from` to `to`, counted from 1. */
interface WordMark {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Puts `<mark class="word">` around words in highlighted lines: `html` is one line of HTML for each line of code. A
 * word that lies in several spans is marked in each; the text of the result is the code.
 */
export function markWords(html: string, words: readonly WordMark[]): string {
  if (words.length === 0) return html;
  return html
    .split('\n')
    .map((line, index) =>
      words
        .filter(({ from, to }) => index + 1 >= from && index + 1 <= to)
        .reduce((marked, { word }) => markWord(marked, escapeHtml(word)), line),
    )
    .join('\n');
}

function markWord(line: string, word: string): string {
  const parts = line.split(/(<[^>]*>)/);
  const text = parts.filter((_, index) => index % 2 === 0).join('');
  const starts: number[] = [];
  for (let at = text.indexOf(word); at >= 0 && word !== ''; at = text.indexOf(word, at + word.length))
    starts.push(at);
  let offset = 0;
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return part;
      const marked = markPart(part, offset, starts, word.length);
      offset += part.length;
      return marked;
    })
    .join('');
}

function markPart(part: string, offset: number, starts: readonly number[], length: number): string {
  let done = 0;
  let marked = '';
  for (const start of starts) {
    const from = Math.max(0, start - offset);
    const to = Math.min(part.length, start + length - offset);
    if (to <= from) continue;
    marked += `${part.slice(done, from)}<mark class="word">${part.slice(from, to)}</mark>`;
    done = to;
  }
  return marked + part.slice(done);
}
