import { escapeCode } from './render-line.ts';

/** A word that is marked wherever it stands in the lines `from` to `to`, counted from 1. */
export interface WordMark {
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
        .reduce((marked, { word }) => markWord(marked, escapeCode(word)), line),
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
