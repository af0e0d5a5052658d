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
